import { mix } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { curve, joinPaths, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';

/** The size of one picture; each is drawn from 0, 0. */
export const VIEW = { width: 168, height: 98 } as const;
const { width: W, height: H } = VIEW;

/** One colour from its darkest tone to its lamps, as on a monochrome camera. */
interface Tones {
  night: string;
  dark: string;
  dim: string;
  mid: string;
  pale: string;
  lamp: string;
}

export function tonesOf(screen: string): Tones {
  return {
    night: mix(screen, '#04020c', 0.76),
    dark: mix(screen, '#04020c', 0.54),
    dim: mix(screen, '#04020c', 0.28),
    mid: mix(screen, '#ffffff', 0.12),
    pale: mix(screen, '#ffffff', 0.42),
    lamp: mix(screen, '#ffffff', 0.85),
  };
}

/** The pictures of the four cameras: a corridor, a stair, a strongbox, and a doorway with a person in it. */
export const VIEWS: readonly ((ink: Ink, tones: Tones) => void)[] = [
  drawCorridor,
  drawStair,
  drawStrongbox,
  drawDoorway,
];

function drawCorridor(ink: Ink, { night, dark, dim, mid, pale, lamp }: Tones): void {
  const [left, right, top, foot] = [66, 102, 34, 60];
  ink.draw(polygon([0, 0], [W, 0], [right, top], [left, top]), { fill: linear(90, dim, dark) });
  ink.draw(polygon([0, 0], [left, top], [left, foot], [0, H]), { fill: linear(0, mid, dark) });
  ink.draw(polygon([W, 0], [right, top], [right, foot], [W, H]), { fill: linear(0, dark, dim) });
  ink.draw(polygon([0, H], [left, foot], [right, foot], [W, H]), { fill: linear(90, dark, pale) });
  for (const [near, far] of [
    [0.12, 0.34],
    [0.5, 0.72],
  ] as const)
    for (const side of [-1, 1]) {
      const at = (share: number, down: number): Point => [
        W / 2 + side * (W / 2 - share * (W / 2 - 18)),
        down === 0 ? 20 + share * 21 : H - share * (H - foot),
      ];
      ink.draw(polygon(at(near, 0), at(far, 0), at(far, 1), at(near, 1)), {
        fill: side < 0 ? dim : night,
        stroke: night,
        width: 2,
      });
    }
  const tiles = joinPaths(
    ...range(5).map((i) => polyline([left + i * 9, foot], [i * 42, H])),
    ...[66, 75, 87].map((y) => polyline([W / 2 - (y - 22), y], [W / 2 + (y - 22), y])),
  );
  ink.draw(tiles, { stroke: dim, width: 1.6, opacity: 0.7 });
  ink.draw(rect(left, top, right - left, foot - top), { fill: night });
  ink.draw(rect(75, 40, 18, 20), { fill: linear(90, lamp, mid), stroke: night, width: 2 });
  for (const [y, half] of [
    [9, 20],
    [22, 11],
  ] as const) {
    ink.draw(polygon([84 - half, y], [84 + half, y], [84 + half * 0.7, y + 5], [84 - half * 0.7, y + 5]), {
      fill: lamp,
    });
    glow(ink, 84, y + 3, half * 2, lamp, 0.6, 12);
  }
}

function drawStair(ink: Ink, { night, dark, dim, mid, pale, lamp }: Tones): void {
  ink.draw(rect(0, 0, W, H), { fill: linear(20, dark, [dim, 0.6], dark) });
  const shaft = polygon([118, 0], [152, 0], [96, H], [30, H]);
  ink.draw(rect(112, 8, 40, 26), { fill: lamp, stroke: night, width: 4 });
  ink.draw(joinPaths(polyline([132, 8], [132, 34]), polyline([112, 21], [152, 21])), {
    stroke: night,
    width: 2.5,
  });
  for (const i of range(7)) {
    const [x, y] = [8 + i * 20, 86 - i * 10];
    ink.draw(polygon([x, y], [W, y], [W, H], [x, H]), { fill: linear(90, dim, night) });
    ink.draw(rect(x - 3, y - 3, W, 5), { fill: i < 5 ? pale : mid });
    ink.draw(rect(x, y + 2, 3, 10), { fill: night, opacity: 0.6 });
  }
  ink.draw(shaft, { fill: linear(100, [lamp, 0, 0.4], [lamp, 1, 0.02]) });
  const posts = range(4).map((i) => polyline([18 + i * 38, 84 - i * 19], [18 + i * 38, 50 - i * 19]));
  ink.draw(joinPaths(...posts), { stroke: night, width: 4 });
  ink.draw(polyline([6, 58], [150, -14]), { stroke: night, width: 7, cap: 'round' });
  ink.draw(polyline([6, 56], [150, -16]), { stroke: pale, width: 1.8 });
}

function drawStrongbox(ink: Ink, { night, dark, dim, mid, pale, lamp }: Tones): void {
  ink.draw(rect(0, 0, W, 74), { fill: radial(0.5, 0.3, 0.8, mid, [dim, 0.5], dark) });
  ink.draw(rect(0, 74, W, 24), { fill: linear(90, dim, night) });
  ink.draw(rect(0, 71, W, 5), { fill: dark });
  ink.draw(oval(86, 84, 58, 8), { fill: night, opacity: 0.8 });
  ink.draw(rect(46, 16, 76, 66, 4), { fill: linear(60, pale, [mid, 0.4], dim), stroke: night, width: 4 });
  ink.draw(rect(54, 24, 60, 50, 3), { fill: linear(60, mid, dim), stroke: night, width: 2.4 });
  ink.draw(oval(76, 49, 15), { fill: linear(60, lamp, mid), stroke: night, width: 3 });
  ink.draw(oval(76, 49, 9), { fill: dim, stroke: night, width: 2 });
  ink.draw(
    joinPaths(...range(8).map((i) => polyline(polar(76, 49, 11, i * 45), polar(76, 49, 14, i * 45)))),
    {
      stroke: night,
      width: 1.8,
    },
  );
  ink.draw(polyline([76, 49], [82, 42]), { stroke: lamp, width: 2.6, cap: 'round' });
  ink.draw(polyline([102, 38], [102, 60]), { stroke: night, width: 7, cap: 'round' });
  ink.draw(polyline([101, 39], [101, 58]), { stroke: pale, width: 3, cap: 'round' });
  ink.draw(joinPaths(rect(48, 26, 5, 12), rect(48, 58, 5, 12)), { fill: night });
  ink.draw(polygon([20, -4], [60, -4], [132, 92], [34, 92]), {
    fill: linear(90, [lamp, 0, 0.32], [lamp, 1, 0]),
  });
}

function drawDoorway(ink: Ink, { night, dark, dim, mid, pale, lamp }: Tones): void {
  ink.draw(rect(0, 0, W, 76), { fill: linear(0, night, [dim, 0.55], night) });
  ink.draw(rect(0, 76, W, 22), { fill: dark });
  ink.draw(polygon([66, 78], [108, 78], [146, H], [30, H]), { fill: linear(90, lamp, pale) });
  glow(ink, 87, 50, 66, lamp, 0.75, 56);
  ink.draw(rect(60, 10, 54, 70), { fill: mid, stroke: night, width: 3 });
  ink.draw(rect(66, 16, 42, 62), { fill: linear(90, lamp, pale) });
  const figure = joinPaths(
    oval(90, 34, 7.5, 8.5),
    curve(
      'M90 42C104 42 105 54 104 66L101 66L99 79L91 79L90 68' + 'L88 79L80 79L79 66L76 66C75 54 76 42 90 42Z',
    ),
  );
  ink.draw(figure, { fill: night });
  ink.draw(polygon([78, 79], [102, 79], [112, H], [62, H]), { fill: night, opacity: 0.7 });
  ink.draw(polygon([60, 12], [34, 4], [34, 92], [60, 80]), {
    fill: linear(0, dim, mid),
    stroke: night,
    width: 3,
  });
  ink.draw(polygon([55, 20], [40, 15], [40, 44], [55, 44]), { stroke: night, width: 2 });
  ink.draw(polygon([55, 52], [40, 54], [40, 80], [55, 74]), { stroke: night, width: 2 });
  ink.draw(oval(39, 49, 2.6), { fill: lamp });
}
