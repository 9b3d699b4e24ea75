import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type AtRule, type ChildNode, type Container, type Declaration, type Document, parse } from 'postcss';
import type { ServedBrowser } from '../../tools/served.ts';
import { lackedBy, partsOf, platform } from './lacking.ts';
import type { Newer } from './Newer.ts';

const { css } = platform;
/**
 * Vendor-prefixed names apply only to their engine. Arguments of `:has` and the like are checked as parts.
 */
const PSEUDO = /::?([a-z][\w-]*)(\((?:[^()]|\([^()]*\))*\))?/g;
const PREFIXES = ['-webkit-', '-moz-'];
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

type Tell = (what: string, by: readonly ServedBrowser[]) => void;

/**
 * Returns what a style uses that a supported browser lacks, without a fallback. A fallback is `@supports`, an
 * earlier value of the property in the same rule that every supported browser knows, or a prefixed property
 * beside it.
 */
export function findNewerStyle(text: string): readonly Newer[] {
  const found: Newer[] = [];
  const visit = (node: ChildNode) => {
    if (node.type === 'comment' || (node.type === 'atrule' && node.name === 'supports')) return;
    newerOf(node, (what, by) => {
      if (by.length > 0) found.push({ what, lackedBy: by, around: String(node).slice(0, 200) });
    });
    if ('nodes' in node) node.nodes?.forEach(visit);
  };
  parse(text).nodes.forEach(visit);
  return found;
}

function newerOf(node: ChildNode, tell: Tell) {
  if (node.type === 'atrule') tellOfAtRule(node, tell);
  if (node.type === 'rule') {
    if (node.parent?.type === 'rule') tell('&', lackedBy(css.selectors?.nesting));
    tellOfSelector(node.selector, tell);
  }
  if (node.type === 'decl' && !hasFallback(node)) tellOfDeclaration(node, tell);
}

/** Also inside `:not()` and the like, since a browser drops a whole rule for one unknown part. */
function tellOfSelector(selector: string, tell: Tell) {
  for (const [, name = '', inner = ''] of selector.matchAll(PSEUDO)) {
    tell(`:${name}${inner}`, lackedBy(css.selectors?.[name]));
    tellOfSelector(inner, tell);
  }
}

function tellOfAtRule({ name, params }: AtRule, tell: Tell) {
  const data = css['at-rules']?.[name];
  tell(`@${name}`, lackedBy(data));
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    tell(`@${name} (${feature})`, lackedBy(data?.[feature]));
  if (name === 'container' && params.includes('style('))
    tell('@container style()', lackedBy(data?.style_queries_for_custom_properties));
}

/** Whether an earlier value serves as a fallback, since a browser keeps the last value that it can read. */
function hasFallback(declaration: Declaration): boolean {
  const earlier = before(declaration);
  return earlier.some((other) => other.prop === declaration.prop && isReadByAll(other));
}

function before(declaration: Declaration): readonly Declaration[] {
  const nodes = declaration.parent?.nodes ?? [];
  return nodes.slice(0, nodes.indexOf(declaration)).flatMap((node) => (node.type === 'decl' ? [node] : []));
}

function isReadByAll(declaration: Declaration): boolean {
  let isRead = true;
  tellOfDeclaration(declaration, (_what, by) => (isRead &&= by.length === 0));
  return isRead;
}

function tellOfDeclaration(declaration: Declaration, tell: Tell) {
  const { prop, value, parent } = declaration;
  const data = prop.startsWith('--') ? undefined : css.properties?.[prop];
  if (!prop.startsWith('-') && !isPrefixed(prop, parent)) tell(prop, lackedBy(data));
  for (const word of new Set(value.match(/[a-z][a-z-]*(?![\w(-])/g)))
    if (data?.[word] && word !== '__compat') tell(`${prop}: ${word}`, lackedBy(data[word]));
  for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/g))
    tell(`${prop}: ${name}()`, lackedBy(data?.[name] ?? functions().get(name)));
  for (const [, unit = ''] of value.matchAll(/\d([a-z]{1,5})\b/g))
    tell(`1${unit}`, lackedBy(css.types?.length?.[UNITS.find(([of]) => of.test(unit))?.[1] ?? unit]));
}

function isPrefixed(prop: string, parent: Container | Document | undefined): boolean {
  return (parent?.nodes ?? []).some(
    (node) => node.type === 'decl' && PREFIXES.some((prefix) => node.prop === prefix + prop),
  );
}

let known: ReadonlyMap<string, Identifier> | undefined;

/** Functions of values, by name. */
function functions(): ReadonlyMap<string, Identifier> {
  known ??= new Map(
    partsOf(css.types).flatMap(([name, data]) => [[name, data] as const, ...partsOf(data)].reverse()),
  );
  return known;
}
