import type { Ink } from '../../ink/Ink.ts';
import { curve, joinPaths, mapPath, type Path, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, range } from '../../ink/shapes.ts';
import { star } from '../../matter/star.ts';

/**
 * Signs as if drawn by hand with a pen or a brush, in a box of 40 by 40 around 0, 0. They mean the same in
 * every language.
 */
const SIGNS = {
  sun: joinPaths(oval(0, 0, 9), ...range(8).map((i) => ray(i * 45))),
  moon: curve('M6 -18C-10 -20 -20 -6 -16 7C-12 19 6 22 15 11C2 14 -8 6 -7 -4C-6 -12 -1 -16 6 -18Z'),
  star: star([0, 0], 20),
  eye: joinPaths(curve('M-19 0Q0 -19 19 0Q0 18 -19 0Z'), oval(0, 0, 6)),
  key: joinPaths(
    oval(-11, 0, 8),
    polyline([-3, 0], [19, 0]),
    polyline([10, 0], [10, 8]),
    polyline([18, 0], [18, 8]),
  ),
  tree: joinPaths(curve('M0 -19C16 -12 16 6 4 8L-4 8C-16 6 -16 -12 0 -19Z'), polyline([0, -4], [0, 19])),
  flame: curve(
    'M1 -19C8 -10 14 -4 13 6C12 15 6 19 0 19C-8 19 -13 13 -12 5C-11 -1 -7 -3 -6 -9C-3 -6 -2 -4 -2 -1C2 -6 3 -12 1 -19Z',
  ),
  drop: curve('M0 -19C8 -7 13 -1 13 6C13 14 7 19 0 19C-7 19 -13 14 -13 6C-13 -1 -8 -7 0 -19Z'),
  anchor: joinPaths(
    oval(0, -14, 5),
    polyline([0, -9], [0, 18]),
    polyline([-9, -3], [9, -3]),
    arc(0, 2, 16, 10, 170),
  ),
  stairs: polyline([-18, 15], [-18, 8], [-8, 8], [-8, 0], [2, 0], [2, -8], [12, -8], [12, -16], [19, -16]),
  arrow: joinPaths(polyline([-18, 0], [17, 0]), polyline([6, -11], [18, 0], [6, 11])),
} satisfies Record<string, Path>;

export type InkSign = keyof typeof SIGNS;

/** The strokes of a sign, ready to be drawn in any way. */
export function inkSignPath(sign: InkSign, [cx, cy]: Point, scale: number): Path {
  return mapPath(SIGNS[sign], (x, y) => [cx + x * scale, cy + y * scale]);
}

/** A sign drawn with one pen. */
export function inkSign(
  ink: Ink,
  sign: InkSign,
  center: Point,
  scale: number,
  color: string,
  width: number,
): void {
  ink.draw(inkSignPath(sign, center, scale), { stroke: color, width, cap: 'round' });
}

function ray(degrees: number): Path {
  return polyline(polar(0, 0, 14, degrees), polar(0, 0, 19.5, degrees));
}
