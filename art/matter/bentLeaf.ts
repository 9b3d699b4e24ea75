import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { joinPaths, type Point } from '../ink/path.ts';
import { polyline, range, spline } from '../ink/shapes.ts';

export interface BentLeaf {
  /** The points at which the leaf leaves its stem and bends, and its tip. */
  from: Point;
  bend: Point;
  to: Point;
  /** The distance from the midrib to its widest point, on the side toward the light and on the other. */
  width: number;
  /** The width of the far half; a leaf seen from the side shows less of it. */
  farWidth?: number;
  color: Color;
  /** A paler stripe along the veins. */
  stripe?: Color;
}

const STEPS = 10;
const VEINS = 6;

/** A leaf with a curved midrib, each half lit by itself. Leaves in all directions look natural. */
export function bentLeaf(ink: Ink, leaf: BentLeaf): void {
  const { from, to, width, farWidth = width, color, stripe } = leaf;
  const tone = ramp(color);
  const near = edgeOf(leaf, -width);
  const far = edgeOf(leaf, farWidth);
  const outline = spline([...near, ...far.toReversed()], { closed: true });
  castShadow(ink, outline, { dx: 4, dy: 9, blur: 5, opacity: 0.32 });
  ink.draw(outline, { fill: linear(70, tone.light, [tone.base, 0.55], tone.shade) });
  ink.clip(outline, () => {
    const shaded = [from, ...midribOf(leaf), to, ...far.toReversed()];
    ink.draw(polyline(...shaded), { fill: tone.dark, opacity: 0.5 });
    if (stripe) drawStripe(ink, leaf, ramp(stripe).base);
    drawVeins(ink, leaf);
    ink.draw(outline, { stroke: tone.hi, width: 7, opacity: 0.45, move: [2.5, 3] });
  });
  ink.draw(outline, { stroke: tone.line, width: ink.line * 0.62 });
}

/** The point of the midrib at a share of its length. */
function along({ from, bend, to }: BentLeaf, t: number): Point {
  const u = 1 - t;
  return [
    u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1],
  ];
}

function midribOf(leaf: BentLeaf): Point[] {
  return range(STEPS).map((i) => along(leaf, (i + 0.5) / STEPS));
}

/** A point beside the midrib, `aside` units to the right of the way from stem to tip. */
function beside(leaf: BentLeaf, t: number, aside: number): Point {
  const [x, y] = along(leaf, t);
  const [ax, ay] = along(leaf, Math.max(0, t - 0.02));
  const [bx, by] = along(leaf, Math.min(1, t + 0.02));
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [x - ((by - ay) / length) * aside, y + ((bx - ax) / length) * aside];
}

/** Returns the width at a share of the length: broad near the stem, narrow toward the tip. */
function fullness(t: number): number {
  return Math.sin(Math.PI * t ** 0.74) ** 1.04;
}

function edgeOf(leaf: BentLeaf, width: number): Point[] {
  return range(STEPS + 1).map((i) => beside(leaf, i / STEPS, width * fullness(i / STEPS)));
}

function drawStripe(ink: Ink, leaf: BentLeaf, color: string): void {
  const half = leaf.width * 0.36;
  const outline = [...edgeOf(leaf, -half), ...edgeOf(leaf, half).toReversed()];
  ink.draw(spline(outline, { closed: true }), { fill: color, opacity: 0.5 });
}

/** The midrib, and veins that run forward to the edges. */
function drawVeins(ink: Ink, leaf: BentLeaf): void {
  const { width, farWidth = width, color } = leaf;
  const tone = ramp(color);
  const veins = range(VEINS).flatMap((i) => {
    const t = 0.12 + i * 0.135;
    const end = Math.min(0.98, t + 0.13);
    const reach = 0.86 * fullness(end);
    return [-width, farWidth].map((side) =>
      spline([along(leaf, t), beside(leaf, t + 0.05, side * reach * 0.4), beside(leaf, end, side * reach)]),
    );
  });
  ink.draw(joinPaths(...veins), { stroke: tone.hi, width: 1.9, opacity: 0.5, cap: 'round' });
  const midrib = spline([leaf.from, ...midribOf(leaf), leaf.to]);
  ink.draw(midrib, { stroke: tone.dark, width: 5, opacity: 0.5, move: [0.8, 1.8], cap: 'round' });
  ink.draw(midrib, { stroke: tone.hi, width: 3, opacity: 0.9, cap: 'round' });
}
