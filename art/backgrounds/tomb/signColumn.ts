import type { Ink } from '../../ink/Ink.ts';
import { type Box, curve, joinPaths, movePath, type Path } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';

/** Invented signs that mean nothing; each some 34 units wide about 0, 0. */
const SIGNS: readonly Path[] = [
  joinPaths(oval(0, 0, 13), oval(0, 0, 3)),
  polyline([-17, -5], [-11, 5], [-5, -5], [1, 5], [7, -5], [13, 5], [18, -5]),
  curve('M-15 12L-15 -4Q0 -22 15 -4L15 12Z'),
  joinPaths(polyline([0, 14], [0, -8]), curve('M0 -8Q-14 -12 -10 -18Q0 -14 0 -8Q0 -14 10 -18Q14 -12 0 -8')),
  curve('M-17 4Q-8 -12 6 -8Q16 -6 17 2Q8 -2 4 8Q-6 12 -17 4Z'),
  joinPaths(rect(-14, -12, 28, 24), polyline([0, -12], [0, 2])),
  polygon([-15, 12], [0, -14], [15, 12]),
  curve('M-12 14Q-14 -14 0 -14Q14 -14 10 4Q2 12 -2 2Q0 -4 4 -2'),
  joinPaths(curve('M-17 0Q0 -16 17 0Q0 12 -17 0Z'), oval(0, -1, 5)),
];

/** A column of carved signs between two lines. */
export function signColumn(ink: Ink, [x, y, w, h]: Box, dark: string, light: string): void {
  const pitch = 42;
  const signs = range(h / pitch).map((i) => {
    const sign = SIGNS[Math.floor(ink.random() * SIGNS.length)] ?? polyline([0, 0]);
    return movePath(sign, x + w / 2, y + 24 + i * pitch);
  });
  const sides = [polyline([x, y], [x, y + h]), polyline([x + w, y], [x + w, y + h])];
  const carved = joinPaths(...signs, ...sides);
  ink.draw(carved, { stroke: light, width: 2.6, opacity: 0.45, move: [1.6, 1.8] });
  ink.draw(carved, { stroke: dark, width: 2.8, opacity: 0.55 });
}
