import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { curve, type Path, type Point } from '../../../ink/path.ts';
import { range } from '../../../ink/shapes.ts';

export interface Frond {
  from: Point;
  bend: Point;
  to: Point;
  /** The width of the frond's longest leaflets. */
  width: number;
  /** The number of leaflet pairs; a young frond has few. */
  pairs: number;
  color: string;
}

/** The fronds far behind as one dark shape, of which only the edge is drawn. */
export function frondMass(ink: Ink, fronds: readonly Frond[]): void {
  const masses = fronds.map((each) => ({ each, sides: sidesOf(each) }));
  for (const { each, sides } of masses) outlineOf(ink, [...sides.upper, ...sides.lower], each.color);
  for (const { each, sides } of masses) {
    const tone = ramp(each.color);
    ink.draw([...sides.upper, ...sides.lower], { fill: tone.base });
    ink.draw(sides.lower, { fill: tone.shade });
    ink.draw(ribOf(each), { stroke: tone.dark, width: 3, cap: 'round' });
  }
}

/**
 * A frond: a curved midrib with leaflets on both sides, the lower ones darker. Only the whole has an outline.
 */
export function frond(ink: Ink, each: Frond): void {
  const tone = ramp(each.color);
  const { upper, lower } = sidesOf(each);
  castShadow(ink, [...upper, ...lower], { dx: 5, dy: 9, blur: 5, opacity: 0.34 });
  outlineOf(ink, [...upper, ...lower], each.color);
  ink.draw(lower, { fill: tone.shade });
  ink.draw(upper, { fill: tone.light });
  ink.draw(lower, { stroke: tone.dark, width: 1.6, opacity: 0.55 });
  ink.draw(upper, { stroke: tone.shade, width: 1.6, opacity: 0.7 });
  const rib = ribOf(each);
  ink.draw(rib, { stroke: tone.dark, width: 5, cap: 'round' });
  ink.draw(rib, { stroke: mix(tone.hi, '#e8e0a0', 0.4), width: 2.4, cap: 'round', move: [-0.6, -0.8] });
}

function outlineOf(ink: Ink, mass: Path, color: string): void {
  ink.draw(mass, { stroke: ramp(color).line, width: ink.line * 1.1 });
}

function ribOf({ from, bend, to }: Frond): Path {
  return curve(`M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`);
}

function sidesOf({ from, bend, to, width, pairs }: Frond): { upper: Path; lower: Path } {
  const side = (which: 1 | -1): Path =>
    range(pairs).flatMap((i) => {
      const t = 1 - (1 - (i + 0.9) / pairs) ** 1.45;
      const { at, along } = placeAt(from, bend, to, t);
      return leaflet(at, along, which, width * fullness(t));
    });
  return { upper: side(-1), lower: side(1) };
}

function fullness(t: number): number {
  return Math.sin(Math.PI * (0.14 + t * 0.82)) ** 0.6 * (1.06 - t * 0.42);
}

/** The point at a share of the midrib, and the midrib's direction there. */
function placeAt([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): { at: Point; along: Point } {
  const u = 1 - t;
  const [dx, dy] = [2 * u * (bx - ax) + 2 * t * (cx - bx), 2 * u * (by - ay) + 2 * t * (cy - by)];
  const length = Math.hypot(dx, dy) || 1;
  return {
    at: [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy],
    along: [dx / length, dy / length],
  };
}

/** A leaflet: it leans toward the frond's tip, and it is so broad at the midrib that neighbours touch. */
function leaflet([x, y]: Point, [ax, ay]: Point, side: 1 | -1, length: number): Path {
  const [nx, ny] = [-ay * side, ax * side];
  const place = (forward: number, aside: number): Point => [
    x + ax * forward * length + nx * aside * length,
    y + ay * forward * length + ny * aside * length,
  ];
  return [
    { command: 'M', points: [place(-0.36, -0.04)] },
    { command: 'C', points: [place(-0.3, 0.56), place(0.12, 1.04), place(0.58, 1)] },
    { command: 'C', points: [place(0.76, 0.96), place(0.66, 0.4), place(0.44, -0.04)] },
    { command: 'Z', points: [] },
  ];
}
