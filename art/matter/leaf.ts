import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, solid } from '../ink/light.ts';
import { curve, mapPath, type Path, type Point, turnPath } from '../ink/path.ts';

export interface Leaf {
  /** The point at which the leaf leaves its stem. */
  at: Point;
  length: number;
  /** The distance from the midrib to the leaf's widest point. */
  width: number;
  /** Degrees, clockwise from the right. */
  angle: number;
  color: string;
  /** Whether the leaf is lobed, like a monstera's. */
  isSplit: boolean;
}

/** The outlines of a split and of a plain leaf, along x, for a length of 100 and a half width of 100. */
const SPLIT =
  'M0 0C10 -90 45 -105 62 -72L50 -28L74 -60C86 -45 98 -15 100 0C98 15 86 45 74 60L50 28L62 72C45 105 10 90 0 0Z';
const PLAIN = 'M0 0C20 -100 70 -80 100 0C70 80 20 100 0 0Z';
const LOWER_HALF = 'M0 0L100 0L100 120L0 120Z';
const MIDRIB = 'M2 0Q50 -6 93 0';
const VEINS = [25, 42, 60].flatMap((at) =>
  [1, -1].map((side) => `M${at} 0Q${at + 10} ${side * 20} ${at + 14} ${side * 42}`),
);

/** A leaf with veins and a shadow, darker below the midrib. */
export function leaf(ink: Ink, leaf: Leaf): void {
  const tone = ramp(leaf.color);
  const outline = placed(leaf, leaf.isSplit ? SPLIT : PLAIN);
  castShadow(ink, outline, { dx: 4, dy: 7, blur: 4, opacity: 0.28 });
  const texture = (): void => ink.draw(placed(leaf, LOWER_HALF), { fill: tone.dark, opacity: 0.35 });
  solid(ink, outline, leaf.color, { width: 4.5, bevel: 4, texture });
  ink.draw(placed(leaf, MIDRIB), { stroke: tone.hi, width: 2.6, opacity: 0.75, cap: 'round' });
  for (const vein of VEINS)
    ink.draw(placed(leaf, vein), { stroke: tone.hi, width: 1.8, opacity: 0.45, cap: 'round' });
}

function placed({ at, length, width, angle }: Leaf, outline: string): Path {
  const sized = mapPath(curve(outline), (x, y) => [at[0] + (x * length) / 100, at[1] + (y * width) / 100]);
  return turnPath(sized, angle, at);
}
