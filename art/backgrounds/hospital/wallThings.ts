import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, rect } from '../../ink/shapes.ts';
import { rod, roundBar } from '../../matter/metal.ts';

/** Three coloured signs that hang from the ceiling and explain the stripes on the floor. */
export function wayPlates(
  ink: Ink,
  [x, y]: Point,
  steel: string,
  colors: readonly [string, string, string],
): void {
  for (const dx of [-128, 128]) rod(ink, polyline([x + dx, 84], [x + dx, y + 8]), steel, 6);
  const board = rect(x - 186, y, 372, 78, 8);
  castShadow(ink, board, { dx: 8, dy: 14, blur: 11, opacity: 0.4 });
  solid(ink, board, steel, { bevel: 5 });
  for (const [i, color] of colors.entries()) {
    const left = x - 176 + i * 119;
    solid(ink, rect(left, y + 9, 114, 60, 5), color, { bevel: 4, width: 2.4 });
    const sign = WARDS[i];
    if (sign) ink.draw(movePath(sign, left + 38, y + 39), { stroke: '#f4f0e4', width: 4.6, cap: 'round' });
    ink.draw(movePath(ARROW, left + 86, y + 39), { stroke: '#f4f0e4', width: 4.6, cap: 'round' });
  }
}

const ARROW: Path = joinPaths(polyline([14, 0], [-14, 0]), polyline([-4, -10], [-14, 0], [-4, 10]));

/** The signs of the wards: a heart, an eye, a bone. */
const WARDS: readonly [Path, Path, Path] = [
  curve('M0 18C-26 0 -22 -18 -10 -18C-4 -18 0 -13 0 -9C0 -13 4 -18 10 -18C22 -18 26 0 0 18Z'),
  joinPaths(curve('M-22 0Q0 -22 22 0Q0 22 -22 0Z'), oval(0, 0, 6)),
  joinPaths(
    curve('M-12 5C-18 2 -24 8 -20 13C-24 17 -16 23 -12 18C-6 20 -3 14 -6 10'),
    curve('M10 -6C14 -3 20 -6 18 -12C23 -16 17 -24 13 -20C8 -24 2 -18 5 -12'),
    polyline([-6, 10], [10, -6]),
    polyline([-12, 5], [5, -12]),
  ),
];

/** An eye chart: the same fork, turned and smaller in each row. It hangs a little crooked. */
export function eyeChart(ink: Ink, [x, y, w, h]: Box, paper: string): void {
  ink.at(
    [x + w / 2, y],
    () => {
      const sheet = rect(-w / 2, 0, w, h, 4);
      castShadow(ink, sheet, { dx: 7, dy: 9, blur: 7, opacity: 0.4 });
      solid(ink, sheet, paper, { bevel: 4, width: 2.6 });
      for (const at of [0, h - 12])
        solid(ink, rect(-w / 2 - 5, at, w + 10, 12, 4), '#6a5a50', { bevel: 3, width: 2.2 });
      for (const { at, size, turn } of forks(h)) {
        const fork = 'M20 -20L-20 -20L-20 20L20 20M-20 0L20 0';
        ink.at(at, () => ink.draw(forkPath(fork), { stroke: '#3a3444', width: 8.5 }), {
          turn,
          scale: size / 40,
        });
      }
      ink.draw(polyline([-w * 0.38, h * 0.66], [w * 0.38, h * 0.66]), { stroke: '#b0483e', width: 3 });
      ink.draw(polyline([-w * 0.38, h * 0.83], [w * 0.38, h * 0.83]), { stroke: '#4a8a5c', width: 3 });
    },
    { turn: -2.5 },
  );
}

function forkPath(text: string): Path {
  const [outline = '', bar = ''] = text.split(/(?=M-20 0)/);
  return joinPaths(curve(outline), curve(bar));
}

interface Fork {
  at: Point;
  size: number;
  turn: number;
}

function forks(h: number): Fork[] {
  const rows = [
    { y: 0.195, size: 30, turns: [0] },
    { y: 0.39, size: 22, turns: [90, 180] },
    { y: 0.55, size: 17, turns: [270, 0, 90] },
    { y: 0.745, size: 12, turns: [180, 90, 0, 270] },
    { y: 0.885, size: 8, turns: [0, 270, 180, 90, 0] },
  ];
  return rows.flatMap(({ y, size, turns }) =>
    turns.map((turn, i): Fork => ({ at: [(i - (turns.length - 1) / 2) * size * 1.75, y * h], size, turn })),
  );
}

/** A red fire extinguisher on its hook; `foot`: its lower end. */
export function extinguisher(ink: Ink, [x, foot]: Point, steel: string): void {
  const red = '#b03a34';
  const tone = ramp(red);
  solid(ink, rect(x - 26, foot - 150, 52, 20, 4), steel, { bevel: 3, width: 2.4 });
  const body = movePath(
    curve('M-33 -116Q-33 -142 0 -144Q33 -142 33 -116L33 -8Q33 0 25 0L-25 0Q-33 0 -33 -8Z'),
    x,
    foot,
  );
  castShadow(ink, body, { dx: 12, dy: 10, blur: 10, opacity: 0.42 });
  solid(ink, body, red, {
    bevel: 6,
    fill: linear(0, tone.base, [tone.hi, 0.26], [tone.base, 0.5], tone.dark),
  });
  solid(ink, rect(x - 33, foot - 92, 66, 46, 2), '#d8d0bc', { bevel: 2, width: 2 });
  for (const y of [-82, -70, -58])
    ink.draw(polyline([x - 22, foot + y], [x + 22, foot + y]), { stroke: '#8a6a60', width: 3 });
  solid(ink, rect(x - 10, foot - 162, 20, 22, 4), '#5a5a66', {
    bevel: 3,
    width: 2.4,
    fill: roundBar('#5a5a66'),
  });
  rod(ink, polyline([x - 4, foot - 164], [x + 34, foot - 176]), '#4a4a56', 8);
  rod(ink, arc(x - 22, foot - 118, 26, 180, 290, 40), '#3a3642', 7);
  rod(ink, polyline([x - 48, foot - 118], [x - 50, foot - 50]), '#3a3642', 7);
  rod(ink, polyline([x - 50, foot - 50], [x - 51, foot - 30]), '#26222e', 12);
}
