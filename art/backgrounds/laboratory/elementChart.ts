import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { rivet } from '../../matter/metal.ts';

const PAPER = '#e6dcc4';
const COLUMNS = 12;
const ROWS = 7;
/** The row in which each column begins, as in the periodic table. */
const TOPS = [0, 1, 3, 3, 3, 3, 3, 1, 1, 1, 1, 0];
const GROUPS = [
  '#b8604e',
  '#c8924a',
  '#5f9488',
  '#5f9488',
  '#5f9488',
  '#5c7fa6',
  '#5c7fa6',
  '#8f9a58',
  '#8f9a58',
  '#8a6a9a',
  '#8a6a9a',
  '#c07a8a',
];

/** A coloured chart of the elements without letters; its paper takes on some of the wall's colour. */
export function elementChart(ink: Ink, box: Box, wall: string): void {
  const [x, y, w, h] = box;
  const paper = mix(PAPER, wall, 0.35);
  castShadow(ink, rect(...box, 3), { dx: 7, dy: 10, blur: 10, opacity: 0.34 });
  solid(ink, rect(...box, 3), paper, { width: 2.4, bevel: 3 });
  const pitch = (w - 36) / COLUMNS;
  const height = (h - 56) / ROWS;
  for (const column of range(COLUMNS)) {
    const first = TOPS[column] ?? 0;
    for (const row of range(ROWS - first))
      drawCell(
        ink,
        [x + 18 + column * pitch, y + 18 + (first + row) * height, pitch - 3, height - 3],
        mix(GROUPS[column] ?? PAPER, paper, 0.12 + ink.random() * 0.22),
      );
  }
  for (const i of range(5))
    ink.draw(rect(x + 18 + i * 52, y + h - 28, 40, 10, 3), {
      fill: GROUPS[i * 2 + 1] ?? paper,
      opacity: 0.8,
    });
  drawAtom(ink, x + w * 0.42, y + 18 + height * 1.35, height * 1.1);
  for (const left of [x + 12, x + w - 12]) rivet(ink, [left, y + 11], 5, '#a8aebc');
}

function drawCell(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  ink.draw(rect(...box, 2), { fill: linear(70, tone.light, tone.base), stroke: tone.dark, width: 1.4 });
  ink.draw(rect(x + w * 0.22, y + h * 0.34, w * 0.5, h * 0.34, 1), { fill: tone.deep, opacity: 0.4 });
}

function drawAtom(ink: Ink, x: number, y: number, r: number): void {
  const color = '#5a6a80';
  for (const turn of [0, 60, 120])
    ink.at([x, y], () => ink.draw(oval(0, 0, r, r * 0.38), { stroke: color, width: 2 }), { turn });
  ink.draw(oval(x, y, 5), { fill: '#b8604e' });
}
