import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { recess, solid } from '../ink/light.ts';
import { curve, joinPaths, mapPath, type Path, type Point } from '../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../ink/shapes.ts';

/** Invented picture signs in a box of 40 by 40 around 0, 0. */
const SIGNS: readonly Path[] = [
  joinPaths(oval(0, 0, 17), oval(0, 0, 9)),
  polygon(
    [-18, 14],
    [-18, 6],
    [-10, 6],
    [-10, -2],
    [-4, -2],
    [-4, -12],
    [4, -12],
    [4, -2],
    [10, -2],
    [10, 6],
    [18, 6],
    [18, 14],
  ),
  curve(
    'M-18 -8L-12 -14L-6 -8L0 -14L6 -8L12 -14L18 -8L18 -1L12 -7L6 -1L0 -7L-6 -1L-12 -7L-18 -1ZM-18 8' +
      'L-12 2L-6 8L0 2L6 8L12 2L18 8L18 15L12 9L6 15L0 9L-6 15L-12 9L-18 15Z',
  ),
  curve('M0 -19C14 -8 12 10 3 12L3 19L-3 19L-3 12C-12 10 -14 -8 0 -19Z'),
  curve('M-18 0Q0 -18 18 0Q0 16 -18 0Z'),
];

/** The number of different signs. */
export const SIGN_COUNT = SIGNS.length;

/** A sign cut into stone and painted. */
export function carvedSign(ink: Ink, index: number, [cx, cy]: Point, scale: number, color: Color): void {
  const sign = SIGNS[index % SIGNS.length] ?? oval(0, 0, 16);
  const path = mapPath(sign, (x, y) => [cx + x * scale, cy + y * scale]);
  const tone = ramp(color);
  ink.draw(path, { fill: tone.base, stroke: tone.line, width: 3, evenOdd: true });
  ink.draw(path, { stroke: '#fff', width: 1.4, opacity: 0.35, move: [1.6, 2] });
}

/** A large painted eye, cut into stone. */
export function carvedEye(ink: Ink, [cx, cy]: Point, scale: number, color: Color, iris: string): void {
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * scale, cy + y * scale]);
  const tone = ramp(color);
  recess(ink, place(curve('M-78 4Q-6 -62 78 4Q0 44 -78 4Z')), '#f2e6cc', { depth: 6, fill: '#f2e6cc' });
  solid(ink, place(oval(0, -2, 25)), iris, { bevel: 4, width: 4 });
  ink.draw(place(oval(0, -2, 11)), { fill: ramp(iris).line });
  ink.draw(place(oval(-8, -10, 5)), { fill: '#fff', opacity: 0.8 });
  const strokes = [
    curve('M-84 -30Q-6 -92 82 -24'),
    curve('M6 34C10 56 2 72 -14 84'),
    curve('M34 26C50 52 80 64 88 46C92 34 78 28 74 40'),
  ];
  for (const path of strokes) {
    ink.draw(place(path), { stroke: tone.line, width: 15 * scale, cap: 'round' });
    ink.draw(place(path), { stroke: tone.base, width: 8 * scale, cap: 'round' });
  }
}

/** A sun with wings spread to both sides, `half` wide on each. */
export function wingedSun(
  ink: Ink,
  [cx, cy]: Point,
  half: number,
  gold: Color,
  paints: readonly [string, string],
): void {
  for (const side of [-1, 1]) {
    for (const i of range(3)) {
      const reach = half * (1 - i * 0.22);
      const top = cy - 14 + i * 13;
      const tip = cx + side * reach;
      const feather = polygon(
        [cx, top],
        [tip, top - 6 + i * 3],
        [tip - side * half * 0.1, top + 12],
        [cx, top + 15],
      );
      solid(ink, feather, i % 2 ? paints[1] : paints[0], { bevel: 2, width: 3 });
      for (const share of [0.35, 0.55, 0.75]) {
        const x = cx + side * reach * share;
        ink.draw(polyline([x, top], [x - side * 5, top + 13]), {
          stroke: ramp(gold).line,
          width: 2,
          opacity: 0.6,
        });
      }
    }
  }
  solid(ink, oval(cx, cy, 25), gold, { bevel: 5, width: 4 });
  ink.draw(arc(cx, cy, 15, 190, 280), { stroke: ramp(gold).hi, width: 3, cap: 'round' });
}

/** A beetle that lifts the sun, with spread wings. */
export function scarab(ink: Ink, [cx, cy]: Point, body: Color, gold: Color, wing: string): void {
  for (const side of [-1, 1]) {
    for (const i of range(4)) {
      const tip: Point = [cx + side * (84 - i * 7), cy - 46 + i * 31];
      const feather = polygon(
        [cx + side * 14, cy - 12 + i * 9],
        tip,
        [tip[0] - side * 8, tip[1] + 21],
        [cx + side * 14, cy - 3 + i * 9],
      );
      solid(ink, feather, i % 2 ? wing : gold, { bevel: 2, width: 3.2 });
    }
    for (const y of [-34, 44]) {
      const leg = polyline(
        [cx + side * 18, cy + y * 0.6],
        [cx + side * 38, cy + y * 1.1],
        [cx + side * 34, cy + y * 1.6],
      );
      ink.draw(leg, { stroke: ramp(gold).line, width: 10, cap: 'round' });
      ink.draw(leg, { stroke: ramp(gold).base, width: 5, cap: 'round' });
    }
  }
  solid(ink, oval(cx, cy - 76, 23), gold, { bevel: 5, width: 4 });
  solid(ink, oval(cx, cy - 36, 19, 15), body, { bevel: 4, width: 4 });
  solid(ink, oval(cx, cy + 6, 31, 40), body, { bevel: 6, width: 4.5 });
  ink.draw(polyline([cx, cy - 18], [cx, cy + 45]), { stroke: ramp(body).line, width: 3 });
  ink.draw(arc(cx, cy - 14, 30, 20, 160, 10), { stroke: ramp(body).line, width: 3 });
  ink.draw(rect(cx - 20, cy - 6, 7, 24, 3.5), { fill: ramp(body).hi, opacity: 0.7 });
}
