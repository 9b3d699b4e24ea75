import { ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow } from '../ink/light.ts';
import { curve, joinPaths, mapPath, type Path, type Point, turnPath } from '../ink/path.ts';
import { polyline, range, spline } from '../ink/shapes.ts';

/** Three lobes around the stalk at 0, 0, pointing down; one unit is the leaf's half width. */
const LEAF = curve(
  'M0 0Q-0.85 -0.75 -1 0.02Q-0.95 0.5 -0.5 0.52Q-0.42 1.1 0 1.5Q0.42 1.1 0.5 0.52Q0.95 0.5 1 0.02Q0.85 -0.75 0 0Z',
);
const VEINS = joinPaths(polyline([0, 0.1], [0, 1.1]), polyline([-0.6, 0.02], [0, 0.24], [0.6, 0.02]));
const SHADES = [-0.07, 0, 0.07];

interface Ivy {
  /** The stem from the root to the tip. */
  stem: readonly Point[];
  leaves: number;
  /** Half the width of a leaf. */
  size: number;
}

/** A climbing stem with leaves to both sides, smaller toward the tip; leaves of one shade are one path. */
export function ivy(ink: Ink, { stem, leaves, size }: Ivy, color: string): void {
  const places = range(leaves).map((i) => leafPlace(ink, stem, i, leaves, size));
  const outlines = places.map((place) => placed(LEAF, place));
  ink.draw(spline(stem), { stroke: '#4a3a2c', width: 5, cap: 'round' });
  ink.draw(spline(stem), { stroke: '#7a6244', width: 2, cap: 'round' });
  SHADES.forEach((lightness, shade) => {
    const tone = ramp(shift(color, { lightness, hue: shade * 5 - 8 }));
    const some = outlines.filter((_, i) => (i * 2) % SHADES.length === shade);
    castShadow(ink, joinPaths(...some), { dx: 3, dy: 5, blur: 3, opacity: 0.35 });
    ink.draw(joinPaths(...some), { fill: tone.base, stroke: tone.line, width: 3.2 });
    ink.draw(joinPaths(...some), { stroke: tone.hi, width: 1.6, opacity: 0.45, move: [1.6, 2] });
  });
  const veins = joinPaths(...places.map((place) => placed(VEINS, place)));
  ink.draw(veins, { stroke: ramp(color).hi, width: 1.6, opacity: 0.6 });
}

interface Place {
  at: Point;
  size: number;
  turn: number;
}

function leafPlace(ink: Ink, stem: readonly Point[], i: number, leaves: number, size: number): Place {
  const share = i / leaves;
  const [x, y] = along(stem, share);
  const side = i % 2 ? 1 : -1;
  const own = size * (1 - share * 0.4) * (0.85 + ink.random() * 0.3);
  return { at: [x + side * own * 0.55, y + ink.jitter(8)], size: own, turn: -side * 38 + ink.jitter(36) };
}

function placed(path: Path, { at: [x, y], size, turn }: Place): Path {
  const sized = mapPath(path, (px, py) => [x + px * size, y + py * size]);
  return turnPath(sized, turn, [x, y]);
}

/** The point at a share of the way, counted in even steps from point to point. */
function along(points: readonly Point[], share: number): Point {
  const at = share * (points.length - 1);
  const from = points[Math.floor(at)];
  const to = points[Math.min(points.length - 1, Math.floor(at) + 1)];
  if (!from || !to) throw new RangeError('A stem needs points');
  const rest = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}
