import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { range, spline } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { type Sprout, vine } from '../../matter/vine.ts';

/** The roots of a tree on the roof: their points from above, and their thickness. */
const ROOTS: readonly (readonly [points: readonly Point[], width: number])[] = [
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
      [590, -10],
      [612, 90],
      [596, 190],
      [640, 300],
      [622, 420],
      [664, 540],
      [650, 660],
      [692, 812],
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

/** Roots that hold the wall together, and vines. */
export function roots(ink: Ink, bark: string, leaf: string): void {
  for (const [points, width] of ROOTS) drawRoot(ink, points, width, bark);
  for (const stem of VINES) vine(ink, spline(stem), sproutsOf(ink, stem), leaf);
}

/** A root that gets thinner toward its end. */
function drawRoot(ink: Ink, points: readonly Point[], width: number, bark: string): void {
  const isRooted = (points.at(-1)?.[1] ?? 0) >= FLOOR_LINE;
  const sides = points.map((point, i) => {
    const [from, to] = [points[Math.max(0, i - 1)] ?? point, points[i + 1] ?? point];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = i / (points.length - 1);
    const half = (width / 2) * (isRooted ? 1 + 0.35 * share ** 6 : 1 - 0.84 * share ** 1.6);
    return { point, aside: [(to[1] - from[1]) / length, (from[0] - to[0]) / length] as Point, half };
  });
  const side = (share: number): Point[] =>
    sides.map(({ point, aside, half }) => [
      point[0] + aside[0] * half * share,
      point[1] + aside[1] * half * share,
    ]);
  const outline = spline([...side(1), ...side(-1).toReversed()], { closed: true, tension: 0.8 });
  castShadow(ink, outline, { dx: 12, dy: 8, blur: 6, opacity: 0.36 });
  const tone = ramp(bark);
  solid(ink, outline, tone, { bevel: width * 0.3, angle: 0, width: 3.4 });
  for (const at of [0.15, -0.35])
    ink.draw(spline(side(at), { tension: 0.8 }), {
      stroke: at > 0 ? tone.dark : tone.light,
      width: 2.4,
      opacity: 0.55,
      cap: 'round',
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
