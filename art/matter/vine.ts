import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { linear } from '../ink/paint.ts';
import { curve, mapPath, type Path, type Point, turnPath } from '../ink/path.ts';

/**
 * The point at which a leaf leaves the vine, its length, and its direction in degrees, clockwise from the
 * right.
 */
export type Sprout = readonly [at: Point, length: number, angle: number];

const LEAF = curve('M0 0C14 -34 62 -36 100 0C62 36 14 34 0 0Z');
const LOWER = curve('M4 0L96 0C62 36 14 34 4 0Z');
const MIDRIB = curve('M4 0L84 0');

/** A creeper with small leaves: lighter to draw than `leaf`, for many of them. */
export function vine(ink: Ink, stem: Path, sprouts: readonly Sprout[], color: Color): void {
  const tone = ramp(color);
  ink.draw(stem, { stroke: tone.line, width: 11, cap: 'round' });
  ink.draw(stem, { stroke: tone.shade, width: 5, cap: 'round' });
  for (const sprout of sprouts) vineLeaf(ink, sprout, color);
}

function vineLeaf(ink: Ink, [at, length, angle]: Sprout, color: Color): void {
  const tone = ramp(color);
  const place = (path: Path): Path =>
    turnPath(
      mapPath(path, (x, y) => [at[0] + (x * length) / 100, at[1] + (y * length) / 100]),
      angle,
      at,
    );
  ink.draw(place(LEAF), {
    fill: linear(60, tone.hi, [tone.base, 0.6], tone.shade),
    stroke: tone.line,
    width: 4.5,
  });
  ink.draw(place(LOWER), { fill: tone.dark, opacity: 0.4 });
  ink.draw(place(MIDRIB), { stroke: tone.hi, width: 2.2, opacity: 0.75, cap: 'round' });
}
