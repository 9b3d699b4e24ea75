import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import type { Path, Point } from '../../ink/path.ts';
import { range, spline } from '../../ink/shapes.ts';
import { type Sprout, vine } from '../../matter/vine.ts';

/** Roots of a tree that stands on the roof: points from above, and how thick each is. */
const ROOTS: readonly (readonly [points: readonly Point[], width: number])[] = [
  [
    [
      [590, -10],
      [612, 90],
      [596, 190],
      [640, 300],
      [622, 420],
      [664, 540],
      [650, 660],
      [690, 800],
    ],
    26,
  ],
  [
    [
      [640, -10],
      [648, 120],
      [690, 230],
      [684, 330],
      [740, 420],
    ],
    17,
  ],
  [
    [
      [612, 180],
      [570, 270],
      [584, 380],
      [562, 470],
    ],
    14,
  ],
  [
    [
      [1228, -10],
      [1236, 110],
      [1218, 220],
      [1248, 330],
      [1226, 440],
    ],
    18,
  ],
  [
    [
      [1880, -10],
      [1872, 130],
      [1896, 260],
      [1874, 380],
    ],
    20,
  ],
];

const VINES: readonly (readonly Point[])[] = [
  [
    [770, -10],
    [776, 60],
    [762, 130],
    [778, 206],
  ],
  [
    [1290, -10],
    [1282, 90],
    [1296, 180],
  ],
  [
    [60, -10],
    [52, 130],
    [70, 270],
    [58, 400],
  ],
];

/** Roots that hold the wall up by now, and vines with them. */
export function roots(ink: Ink, bark: string, leaf: string): void {
  for (const [points, width] of ROOTS) drawRoot(ink, spline(points, { tension: 0.9 }), width, bark);
  for (const stem of VINES) vine(ink, spline(stem), sproutsOf(ink, stem), leaf);
}

function drawRoot(ink: Ink, path: Path, width: number, bark: string): void {
  const tone = ramp(bark);
  ink.draw(path, { stroke: '#120a1e', width, opacity: 0.35, move: [12, 8], cap: 'round', blur: 5 });
  ink.draw(path, { stroke: tone.line, width: width + 6, cap: 'round' });
  ink.draw(path, { stroke: tone.shade, width, cap: 'round' });
  ink.draw(path, { stroke: tone.base, width: width * 0.62, cap: 'round', move: [-width * 0.12, 0] });
  ink.draw(path, {
    stroke: tone.hi,
    width: width * 0.2,
    opacity: 0.6,
    cap: 'round',
    move: [-width * 0.24, -1],
  });
  ink.draw(path, {
    stroke: shift(bark, { lightness: -0.12 }),
    width: 2.2,
    opacity: 0.6,
    move: [width * 0.2, 0],
  });
}

function sproutsOf(ink: Ink, stem: readonly Point[]): Sprout[] {
  return stem.slice(0, -1).flatMap(([x, y], at): Sprout[] => {
    const [toX, toY] = stem[at + 1] ?? [x, y];
    return range(4).map((i): Sprout => {
      const share = i / 4;
      return [
        [x + (toX - x) * share, y + (toY - y) * share],
        34 + ink.random() * 16,
        (i % 2 ? 38 : 142) + ink.jitter(40),
      ];
    });
  });
}
