import type { Ink } from '../ink/Ink.ts';
import { curve, joinPaths, mapPath, type Path, type Point, turnPath } from '../ink/path.ts';
import { oval, polygon, range, rect, soft, spline } from '../ink/shapes.ts';
import { star } from '../matter/star.ts';

const ray = (i: number, n: number): Path =>
  turnPath(
    soft(
      [
        [44, 4],
        [56, 4],
        [53, 20],
        [47, 20],
      ],
      3,
    ),
    (i * 360) / n,
    [50, 50],
  );
const petal = (i: number, n: number, r = 17): Path =>
  turnPath(oval(50, 25, r * 0.78, r + 4), (i * 360) / n, [50, 50]);
/**
 * The 24 signs as one family: a box of 100 × 100, solid shapes with one cut each, round corners, the same
 * thickness of line.
 */
const SIGNS: Readonly<Record<string, readonly Path[]>> = {
  star: [star([50, 53], 46)],
  moon: [
    curve('M62 8C34 10 14 28 14 52C14 76 34 94 58 94C72 94 83 88 90 78C68 82 48 70 46 48C45 31 51 17 62 8Z'),
  ],
  sun: [oval(50, 50, 22), ...range(8).map((i) => ray(i, 8))],
  cloud: [curve('M24 78C8 78 4 56 20 50C18 32 42 24 50 38C60 24 84 32 80 50C98 52 96 78 78 78Z')],
  bolt: [
    soft(
      [
        [58, 4],
        [20, 56],
        [44, 56],
        [36, 96],
        [80, 40],
        [54, 40],
        [66, 4],
      ],
      4,
    ),
  ],
  drop: [curve('M50 5C58 26 82 44 82 64C82 82 68 95 50 95C32 95 18 82 18 64C18 44 42 26 50 5Z')],
  flame: [
    joinPaths(
      curve(
        'M52 4C58 26 84 38 84 66C84 84 68 96 50 96C32 96 16 84 16 66C16 52 26 44 28 30C36 34 40 40 40 46C50 38 54 22 52 4Z',
      ),
      curve('M51 54C56 64 66 68 66 78C66 86 59 91 51 91C42 91 35 86 35 77C35 68 48 66 51 54Z'),
    ),
  ],
  leaf: [
    joinPaths(
      curve('M88 10C92 54 76 86 40 84C30 84 22 80 18 76C10 40 44 12 88 10Z'),
      curve('M70 30L30 68L34 71L73 33Z'),
    ),
    soft(
      [
        [20, 72],
        [28, 78],
        [14, 95],
        [7, 89],
      ],
      3,
    ),
  ],
  tree: [
    soft(
      [
        [50, 4],
        [78, 38],
        [66, 38],
        [86, 66],
        [14, 66],
        [34, 38],
        [22, 38],
      ],
      5,
    ),
    rect(42, 66, 16, 30, 4),
  ],
  flower: [joinPaths(...range(6).map((i) => petal(i, 6)))],
  mountain: [
    joinPaths(
      soft(
        [
          [4, 88],
          [38, 22],
          [54, 50],
          [64, 36],
          [96, 88],
        ],
        5,
      ),
      polygon([38, 34], [48, 52], [40, 48], [36, 56], [29, 51]),
    ),
  ],
  wave: [
    curve(
      'M4 84C12 40 34 14 64 16C82 17 94 30 92 44C90 56 74 60 68 50C78 50 80 40 70 37C52 33 44 54 56 68C66 78 82 76 96 72L96 90L4 90Z',
    ),
  ],
  fish: [
    joinPaths(
      curve('M4 50C18 26 50 20 72 46L94 28C90 42 90 58 94 72L72 54C50 80 18 74 4 50Z'),
      oval(26, 46, 4.6),
    ),
  ],
  bird: [
    joinPaths(
      curve('M4 34C20 30 28 22 42 22C58 22 64 34 66 44L96 60C80 66 70 82 46 82C24 82 14 66 18 46Z'),
      oval(35, 37, 4.4),
      curve('M44 52C54 54 62 56 74 60C64 68 48 68 44 52Z'),
    ),
  ],
  eye: [joinPaths(curve('M3 50C22 22 78 22 97 50C78 78 22 78 3 50Z'), oval(50, 50, 19), oval(50, 50, 10))],
  hand: [
    soft(
      [
        [28, 96],
        [26, 70],
        [10, 48],
        [18, 42],
        [30, 54],
        [29, 16],
        [39, 15],
        [42, 44],
        [46, 6],
        [56, 6],
        [57, 44],
        [64, 13],
        [73, 15],
        [70, 48],
        [79, 30],
        [87, 34],
        [76, 70],
        [72, 96],
      ],
      5,
    ),
  ],
  heart: [curve('M50 92C20 68 6 52 6 34C6 8 40 4 50 28C60 4 94 8 94 34C94 52 80 68 50 92Z')],
  crown: [
    soft(
      [
        [8, 84],
        [4, 30],
        [28, 52],
        [50, 14],
        [72, 52],
        [96, 30],
        [92, 84],
      ],
      4,
    ),
    oval(50, 10, 7),
    oval(5, 26, 5.5),
    oval(95, 26, 5.5),
  ],
  key: [
    joinPaths(oval(30, 30, 25), oval(30, 30, 11)),
    soft(
      [
        [46, 40],
        [92, 86],
        [84, 94],
        [76, 86],
        [68, 94],
        [60, 86],
        [66, 78],
        [38, 50],
      ],
      3,
    ),
  ],
  bell: [
    curve(
      'M50 6C56 6 58 10 58 15C78 20 80 40 82 60C83 68 92 72 92 80L8 80C8 72 17 68 18 60C20 40 22 20 42 15C42 10 44 6 50 6Z',
    ),
    curve('M38 85L62 85C62 98 38 98 38 85Z'),
  ],
  anchor: [
    joinPaths(oval(50, 16, 13), oval(50, 16, 5.5)),
    curve(
      'M44 28L56 28L56 40L74 40L74 50L56 50L56 80C68 78 76 70 78 62L70 62L84 44L97 62L90 62C88 84 70 96 50 96C30 96 12 84 10 62L3 62L16 44L30 62L22 62C24 70 32 78 44 80L44 50L26 50L26 40L44 40Z',
    ),
  ],
  hourglass: [
    rect(16, 4, 68, 12, 5),
    rect(16, 84, 68, 12, 5),
    joinPaths(
      curve('M24 20L76 20C76 38 58 42 58 50C58 58 76 62 76 80L24 80C24 62 42 58 42 50C42 42 24 38 24 20Z'),
      curve('M34 27L66 27C64 35 54 39 50 44C46 39 36 35 34 27Z'),
    ),
  ],
  skull: [
    joinPaths(
      curve(
        'M50 5C22 5 8 24 10 46C11 58 18 62 22 68L22 80C22 86 30 84 30 84L30 94L42 94L42 86L58 86L58 94L70 94L70 84C70 84 78 86 78 80L78 68C82 62 89 58 90 46C92 24 78 5 50 5Z',
      ),
      oval(32, 48, 11),
      oval(68, 48, 11),
      soft(
        [
          [50, 60],
          [57, 74],
          [43, 74],
        ],
        2,
      ),
    ),
  ],
  spiral: [spiral()],
};
export const SIGN_NAMES = Object.keys(SIGNS);

function spiral(): Path {
  const at = (t: number, d: number): Point => {
    const r = 4 + t * 4.9 + d;
    return [50 + r * Math.cos(t), 52 + r * Math.sin(t)];
  };
  const steps = range(32).map((i) => (i / 31) * 8.2);
  return spline([...steps.map((t) => at(t, -5.2)), ...steps.reverse().map((t) => at(t, 5.2))], {
    closed: true,
  });
}

interface SignOptions {
  center: Point;
  size: number;
  fill: string;
  /** The colour of the edge that catches the light; none where it is flat. */
  light?: string;
}

/** A sign centred on a point. */
export function drawSign(ink: Ink, name: string, { center: [cx, cy], size, fill, light }: SignOptions): void {
  const k = size / 100;
  const evenOdd = name !== 'flower';
  for (const part of SIGNS[name] ?? []) {
    const path = mapPath(part, (x, y) => [cx + (x - 50) * k, cy + (y - 50) * k]);
    if (light) ink.draw(path, { fill: light, evenOdd, move: [size * 0.022, size * 0.04], opacity: 0.75 });
    ink.draw(path, { fill, evenOdd });
  }
  if (name === 'flower') ink.draw(oval(cx, cy, 11 * k), { fill: light ?? '#fff' });
}
