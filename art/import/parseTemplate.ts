import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import {
  ATTRIBUTES,
  IDLE_ATTRIBUTE,
  NOTES,
  REFUSED_ELEMENTS,
  REFUSED_PROPERTY,
  SHAPES,
  STYLE_PROPERTIES,
} from './allowed.ts';
import { ImportError, placeOf } from './ImportError.ts';

const TOKEN = /^var\(--([a-z][a-z0-9-]*)\)$/;
const LOCAL_PAINT = /^url\(#[\w.-]+\)$/;
const LOCAL_REFERENCE = /^#[\w.-]+$/;

/** A drawing whose colours are still tokens, such as `var(--main-light)`. */
export interface Template {
  /** Left, top, width and height of the canvas. */
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** SVG text of all that is inside the root. */
  content: string;
}

type Attribute = readonly [name: string, value: string];

const ROOT_GEOMETRY: ReadonlySet<string> = new Set(['viewBox', 'x', 'y', 'width', 'height', 'id']);

/** Reports a fault at the element in which it was found. */
type Refuse = (element: XmlElement, fault: string) => never;

/**
 * Reads a dropped-in SVG. Only shapes and paint get through, each checked; the notes of drawing programs are left out.
 * `tokens` are the names that `var(--…)` may hold.
 * @throws ImportError, in one line that names `file` and the place
 */
export function parseTemplate(text: string, file: string, tokens: ReadonlySet<string>): Template {
  const refuse: Refuse = (element, fault) => {
    const { line, column } = placeOf(text, element.start);
    throw new ImportError(`${file}:${line}:${column}: ${fault}`);
  };
  const root = parseRoot(text, file);
  if (root.name !== 'svg') refuse(root, `<${root.name}> is no drawing; it has to begin with <svg>`);
  return {
    viewBox: readViewBox(root, refuse),
    content: writeGroup(root, tokens, refuse),
  };
}

function parseRoot(text: string, file: string): XmlElement {
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    if (root) return root;
    throw new ImportError(`${file}:1:1: it is empty`);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [reason = ''] = error.message.split('\n');
    throw new ImportError(`${file}:${error.line}:${error.column}: ${reason}`);
  }
}

function readViewBox(root: XmlElement, refuse: Refuse): Template['viewBox'] {
  const numbers = (root.attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN) || !width || !height)
    return refuse(root, 'the <svg> has no viewBox of four numbers');
  return [x ?? 0, y ?? 0, width, height];
}

/** The root as a group: its own paint counts for all that is in it. */
function writeGroup(root: XmlElement, tokens: ReadonlySet<string>, refuse: Refuse): string {
  const paint = readAttributes(root, tokens, refuse).filter(([name]) => !ROOT_GEOMETRY.has(name));
  return `<g${writeAttributes(paint)}>${writeChildren(root, tokens, refuse)}</g>`;
}

function writeNode(node: unknown, tokens: ReadonlySet<string>, refuse: Refuse): string {
  // Text and comments paint nothing.
  if (!(node instanceof XmlElement) || isNote(node.name)) return '';
  if (!SHAPES.has(node.name)) refuse(node, `<${node.name}> is refused: ${reasonFor(node.name)}`);
  const attributes = writeAttributes(readAttributes(node, tokens, refuse));
  return `<${node.name}${attributes}>${writeChildren(node, tokens, refuse)}</${node.name}>`;
}

function writeChildren(element: XmlElement, tokens: ReadonlySet<string>, refuse: Refuse): string {
  return element.children.map((child) => writeNode(child, tokens, refuse)).join('');
}

function writeAttributes(attributes: readonly Attribute[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('');
}

function isNote(name: string): boolean {
  return NOTES.has(name) || /^(?:inkscape|sodipodi|rdf|cc|dc):/.test(name);
}

function reasonFor(name: string): string {
  const isFilter = /^fe[A-Z]/.test(name);
  return REFUSED_ELEMENTS[isFilter ? 'filter' : name] ?? 'only shapes, gradients and clips are known here';
}

function readAttributes(
  element: XmlElement,
  tokens: ReadonlySet<string>,
  refuse: Refuse,
): readonly Attribute[] {
  const fault = (problem: string): never => refuse(element, `<${element.name}> ${problem}`);
  const { style = '', ...attributes } = element.attributes;
  const painted = readStyle(style, fault);
  const own = Object.entries(attributes).filter(([name]) => !IDLE_ATTRIBUTE.test(name));
  for (const [name] of own) if (!ATTRIBUTES.has(name)) fault(`has "${name}", which is refused`);
  for (const [name, value] of [...own, ...painted]) checkValue(name, value, tokens, fault);
  const css = painted.map(([name, value]) => `${name}:${value}`).join(';');
  return css === '' ? own : [...own, ['style', css]];
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Reads the paint in a `style` attribute; calls `fault` for properties that would change the picture through
 * unsupported features.
 */
function readStyle(style: string, fault: (problem: string) => never): [name: string, value: string][] {
  const declarations = style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .map(([name = '', ...rest]): [string, string] => [name.trim(), rest.join(':').trim()]);
  for (const [name, value] of declarations)
    if (REFUSED_PROPERTY.test(name) && value !== 'none') fault(`has the style "${name}", which is refused`);
  return declarations.filter(([name]) => STYLE_PROPERTIES.has(name));
}

/** Accepts only a value that draws the same everywhere and refers to nothing outside its file. */
function checkValue(
  name: string,
  value: string,
  tokens: ReadonlySet<string>,
  fault: (problem: string) => never,
): void {
  if (name.endsWith('href') && !LOCAL_REFERENCE.test(value))
    fault(`refers to "${value}"; only things of the same file may be referred to`);
  if (/url\(/i.test(value) && !LOCAL_PAINT.test(value))
    fault(`has ${name}="${value}"; only things of the same file may be referred to`);
  if (!/var\(/i.test(value)) return;
  const [, token] = TOKEN.exec(value) ?? [];
  if (token === undefined) fault(`has ${name}="${value}"; a token stands alone, as var(--main-light)`);
  else if (!tokens.has(token)) fault(`has the unknown token ${value}; there are ${[...tokens].join(', ')}`);
}
