import { type Node, parse } from 'acorn';
import type { ServedBrowser } from '../../tools/served.ts';
import { isOfValues, lackedBy, partsOf, platform } from './lacking.ts';
import type { Newer } from './Newer.ts';

/** Objects with a single instance, by their name in scripts. */
const SINGLE: Readonly<Record<string, string>> = {
  Clipboard: 'clipboard',
  Crypto: 'crypto',
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
  ServiceWorkerContainer: 'serviceWorker',
  StorageManager: 'storage',
  VisualViewport: 'visualViewport',
};
const GLOBAL = ['globalThis', 'self', 'window'];
const EDGE = 40;

type Lacked = ReadonlyMap<string, readonly ServedBrowser[]>;

/**
 * Names used by a script: globals, members of named objects (`URL.canParse`), methods of values (`toSorted`).
 */
interface LackedNames {
  globals: Lacked;
  parts: Lacked;
  methods: Lacked;
}

/**
 * Returns what a script uses that a supported browser lacks: syntax newer than ES2022, and platform names. A
 * method is known only by its name, so methods of other objects with the same name are found too.
 */
export function findNewerScript(text: string, sourceType: 'module' | 'script' = 'module'): readonly Newer[] {
  const found: Newer[] = [];
  const tell = (what: string, by: readonly ServedBrowser[] | undefined, { start, end }: Node) => {
    if (by) found.push({ what, lackedBy: by, around: text.slice(Math.max(0, start - EDGE), end + EDGE) });
  };
  const tree = parseOr(text, sourceType, (newer) => found.push(newer));
  if (tree) walk(tree, null, (node, parent) => tellOf(node as Known, parent as Known, tell));
  return found;
}

function parseOr(text: string, sourceType: 'module' | 'script', refuse: (newer: Newer) => void): Node | null {
  try {
    return parse(text, { ecmaVersion: 2022, sourceType });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) throw error;
    const at = Number(error.pos);
    refuse({ what: error.message, lackedBy: [], around: text.slice(Math.max(0, at - EDGE), at + EDGE) });
    return null;
  }
}

/** The fields of acorn's nodes that are read. */
interface Known extends Node {
  name?: string;
  computed?: boolean;
  object?: Known;
  property?: Known;
  key?: Known;
}

function tellOf(
  node: Known,
  parent: Known | null,
  tell: (what: string, by: readonly ServedBrowser[] | undefined, at: Node) => void,
) {
  const { globals, parts, methods } = lackedNames();
  if (node.type === 'Identifier' && isValue(node, parent))
    tell(node.name ?? '', globals.get(node.name ?? ''), node);
  if (node.type !== 'MemberExpression' || node.computed) return;
  const [owner, name = ''] = [nameOf(node.object), node.property?.name];
  if (GLOBAL.includes(owner)) tell(name, globals.get(name), node);
  else if (parts.has(`${owner}.${name}`)) tell(`${owner}.${name}`, parts.get(`${owner}.${name}`), node);
  else tell(`.${name}`, methods.get(name), node);
}

/** Whether a name is a value, and not a property's name, which may be anything. */
function isValue(node: Known, parent: Known | null): boolean {
  return parent === null || parent.computed === true || (parent.property !== node && parent.key !== node);
}

function nameOf(node: Known | undefined): string {
  return node?.type === 'MemberExpression' ? (node.property?.name ?? '') : (node?.name ?? '');
}

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void) {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) walk(child, node, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

let names: LackedNames | undefined;

function lackedNames(): LackedNames {
  names ??= listLacked();
  return names;
}

function listLacked(): LackedNames {
  const [globals, parts, methods] = [0, 0, 0].map(() => new Map<string, readonly ServedBrowser[]>()) as [
    Map<string, readonly ServedBrowser[]>,
    Map<string, readonly ServedBrowser[]>,
    Map<string, readonly ServedBrowser[]>,
  ];
  const note = (into: Map<string, readonly ServedBrowser[]>, name: string, by: readonly ServedBrowser[]) => {
    if (by.length > 0) into.set(name, by);
  };
  const present = new Set<string>();
  for (const [object, data] of partsOf(platform.javascript.builtins)) {
    note(globals, object, lackedBy(data));
    for (const [name, part] of partsOf(data)) {
      const by = lackedBy(part);
      note(parts, `${object}.${name}`, by);
      if (by.length === 0) present.add(name);
      else if (
        part.__compat?.spec_url &&
        isOfValues(name, part) &&
        (object === 'Iterator' || lackedBy(data).length === 0)
      )
        methods.set(name, by);
    }
  }
  for (const name of present) methods.delete(name);
  for (const [object, data] of partsOf(platform.api)) {
    note(globals, object, lackedBy(data));
    for (const [name, part] of partsOf(data)) {
      const by = lackedBy(part);
      if (object === 'Window') note(globals, name, by);
      if (name.endsWith('_static')) note(parts, `${object}.${name.slice(0, -'_static'.length)}`, by);
      if (SINGLE[object]) note(parts, `${SINGLE[object]}.${name}`, by);
    }
  }
  return { globals, parts, methods };
}
