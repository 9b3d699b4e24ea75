import { FORESHORTENED } from '../../core/catalogue/floorPose.ts';
import { LIGHT } from './Ink.ts';
import { SHADOW } from './light.ts';
import type { Box, Point } from './path.ts';

interface Lie {
  /** The box of the object within the drawing, in its units. */
  box: Box;
  /** The height of the object's edge, in the same units. */
  thickness: number;
}

/** The shift of the lying thing's far side to the right, as a share of its height seen from the front. */
const SLANT = 0.12;
/** The darkness of the edge, and the softness and reach of the shadow. */
const EDGE = 0.34;
const SHADOWS = [
  { reach: 3.2, opacity: 0.12 },
  { reach: 2.2, opacity: 0.16 },
  { reach: 1.2, opacity: 0.22 },
] as const;
/**
 * The distance between two copies that make up the edge. Larger distances show as ribs; outlines may have them, because
 * little of an outline is visible.
 */
const STEP = 1.4;
const OUTLINE_STEP = 4;
/** A stroke counts as an outline below this share of the brightest colour. */
const DARK = 0.3;
/** The least reach of a shadow, for very thin things. */
const LEAST_REACH = 4;

/**
 * Returns a drawing, seen from the front, as a drawing of the thing lying on the floor: foreshortened toward its foot,
 * with its nearest edge and its shadow. The given drawing must not contain a shadow.
 */
export function layDown(svg: string, lie: Lie): string {
  const { thickness } = lie;
  const open = svg.indexOf('>') + 1;
  const inside = svg.slice(open, svg.lastIndexOf('</svg>'));
  const body = inside.includes(`<g${LIGHT}>`) ? withoutLight(inside) : null;
  const bodyId = body ? 'body' : 'thing';
  const { slant, flat, right, down } = foreshortening(lie);
  const laid = `matrix(1 0 ${slant} ${flat} ${right} ${down})`;
  const pace = Math.max(thickness * 0.4, LEAST_REACH);
  const shadows = SHADOWS.map(({ reach, opacity }) =>
    shape([reach * pace * 0.7, thickness + reach * pace * 0.5], opacity),
  ).join('');
  return (
    `${svg.slice(0, open)}<defs><g id="thing"><g transform="${laid}">${inside}</g></g>` +
    (body ? `<g id="body"><g transform="${laid}">${body}</g></g>` : '') +
    `<g id="side"><g transform="${laid}">${withoutOutlines(body ?? withoutDefinitions(inside))}</g></g>` +
    `<mask id="shape" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19999" height="19999">` +
    `<use href="#${bodyId}"/></mask></defs>${shadows}${edge(bodyId, thickness)}<use href="#thing"/></svg>`
  );
}

/** Converts a point of the drawing to the lying picture. */
export function laidPoint([x, y]: Point, lie: Lie): Point {
  const { slant, flat, right, down } = foreshortening(lie);
  return [x + slant * y + right, flat * y + down];
}

function foreshortening({ box: [, y, w, h], thickness }: Lie) {
  const flat = FORESHORTENED - thickness / h;
  const slant = (-SLANT * w) / Math.max(w, h);
  const foot = y + h;
  return { slant, flat, right: -slant * (y + h / 2), down: foot - thickness - flat * foot };
}

/** Returns the thing in the shadow's colour, moved by the given distance. */
function shape([dx, dy]: readonly [number, number], opacity: number): string {
  return (
    `<g transform="translate(${Math.round(dx * 10) / 10} ${Math.round(dy * 10) / 10})">` +
    `<g mask="url(#shape)"><path d="M-9999 -9999H9999V9999H-9999Z" fill="${SHADOW}" fill-opacity="${opacity}"/></g></g>`
  );
}

/**
 * The item's own colours, darker, all the way down, within its outline. If each step drew its outline, the
 * edge would be black.
 */
function edge(id: string, thickness: number): string {
  return (
    stack(id, thickness, OUTLINE_STEP) +
    stack('side', thickness - STEP / 2, STEP) +
    shape([0, thickness], EDGE)
  );
}

function stack(id: string, thickness: number, step: number): string {
  const steps = Math.max(1, Math.ceil(thickness / step));
  return Array.from({ length: steps }, (_, i) => {
    const down = Math.round(((thickness * (steps - i)) / steps) * 10) / 10;
    return `<use href="#${id}" y="${down}"/>`;
  }).join('');
}

function withoutOutlines(markup: string): string {
  return markup.replace(/ stroke="(#[0-9a-f]{3,6})"/g, (stroke, color: string) =>
    isDark(color) ? '' : stroke,
  );
}

function isDark(color: string): boolean {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return Math.max(red ?? 0, green ?? 0, blue ?? 0) < DARK;
}

/** Removes the definitions, which the whole drawing contains already. */
function withoutDefinitions(markup: string): string {
  return markup.replace(/<defs>.*?<\/defs>/s, '');
}

function withoutLight(markup: string): string {
  const drawn = withoutDefinitions(markup);
  const start = drawn.indexOf(`<g${LIGHT}>`);
  if (start < 0) return drawn;
  const end = endOfGroup(drawn, start);
  return drawn.slice(0, start) + withoutLight(drawn.slice(end));
}

/** Returns the index at which the group that opens at `start` is closed. */
function endOfGroup(markup: string, start: number): number {
  const tags = /<g[ >]|<\/g>/g;
  let depth = 0;
  for (const { 0: tag, index } of markup.slice(start).matchAll(tags)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return start + index + tag.length;
  }
  throw new RangeError('a group of the drawing is not closed');
}
