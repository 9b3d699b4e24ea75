import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect, soft } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

type Colors = readonly [string, ...string[]];

const NIGHT = '#0d0818';
const BOARD = 16;
const COLUMNS = 3;
const ROWS = 3;

/** The teacher's low shelf: compartments with boxes, copybooks, jars and rolled maps, a cup and an abacus on top. */
export function schoolShelf(ink: Ink, box: Box, wood: string, colors: Colors): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box), { dx: 10, dy: 0, blur: 14, opacity: 0.45 });
  board(ink, box, wood, { strength: 0.3 });
  const cellWidth = (w - BOARD) / COLUMNS;
  const cellHeight = (h - BOARD - 26) / ROWS;
  for (const n of range(COLUMNS * ROWS)) {
    const cell: Box = [
      x + BOARD + (n % COLUMNS) * cellWidth,
      y + BOARD + Math.floor(n / COLUMNS) * cellHeight,
      cellWidth - BOARD,
      cellHeight - BOARD,
    ];
    drawCell(ink, cell, wood, FILLINGS[n % FILLINGS.length] ?? drawBooks, colors);
  }
  drawTop(ink, box, wood);
  solid(ink, rect(x - 6, y + h - 18, w + 12, 20, 3), shift(wood, { lightness: -0.04 }), {
    width: 2.4,
    bevel: 3,
  });
}

type Filling = (ink: Ink, box: Box, colors: Colors) => void;

const FILLINGS: readonly Filling[] = [
  drawBooks,
  drawCrate,
  drawRolls,
  drawCrate,
  drawBooks,
  drawJars,
  drawPile,
  drawCrate,
  drawBooks,
];

function drawCell(ink: Ink, box: Box, wood: string, filling: Filling, colors: Colors): void {
  const [x, y, w] = box;
  const tone = ramp(wood);
  const hole = rect(...box, 2);
  ink.draw(hole, { fill: linear(80, tone.deep, mix(tone.deep, tone.dark, 0.8)) });
  ink.clip(hole, () => {
    ink.draw(rect(x, y, w, 24), { fill: linear(90, [NIGHT, 0, 0.6], [NIGHT, 1, 0]) });
    filling(ink, box, colors);
    ink.draw(hole, { stroke: NIGHT, width: 20, opacity: 0.42, move: [5, 6], blur: 6 });
  });
  ink.draw(hole, { stroke: tone.line, width: 2.4 });
}

function drawBooks(ink: Ink, [x, y, w, h]: Box, colors: Colors): void {
  let at = x + 5;
  while (at < x + w - 18) {
    const width = 9 + ink.random() * 11;
    const tall = h * (0.56 + ink.random() * 0.26);
    const tone = ramp(ink.pick(colors));
    const spine = rect(at, y + h - tall, width, tall, 2);
    ink.draw(spine, {
      fill: linear(0, tone.light, [tone.base, 0.4], tone.dark),
      stroke: tone.line,
      width: 2,
    });
    ink.draw(rect(at + 1, y + h - tall + 12, width - 2, 4), { fill: tone.hi, opacity: 0.7 });
    at += width + (ink.random() < 0.12 ? 14 : 0.5);
  }
}

/** A crate with a hole to pull it out by. */
function drawCrate(ink: Ink, [x, y, w, h]: Box, colors: Colors): void {
  const color = ink.pick(colors);
  const top = y + h * 0.34;
  solid(ink, rect(x + 6, top, w - 12, h * 0.66 - 1, 5), color, { width: 2.4, bevel: 4 });
  ink.draw(rect(x + w / 2 - 17, top + 16, 34, 13, 6.5), { fill: ramp(color).deep });
}

function drawRolls(ink: Ink, [x, y, w, h]: Box): void {
  const centers: readonly Point[] = [
    [x + w * 0.24, y + h - 17],
    [x + w * 0.56, y + h - 17],
    [x + w * 0.86, y + h - 17],
    [x + w * 0.4, y + h - 44],
    [x + w * 0.71, y + h - 44],
  ];
  const paper = ramp('#d8c8a0');
  for (const [cx, cy] of centers) {
    ink.draw(oval(cx, cy, 15), { fill: linear(60, paper.light, paper.shade), stroke: paper.line, width: 2 });
    ink.draw(oval(cx, cy, 8), { stroke: paper.dark, width: 2 });
    ink.draw(oval(cx, cy, 3), { fill: paper.deep });
  }
}

function drawJars(ink: Ink, [x, y, w, h]: Box, colors: Colors): void {
  for (const share of [0.28, 0.72]) {
    const cx = x + w * share;
    for (const i of range(4)) {
      const tip = cx - 12 + i * 8 + ink.jitter(5);
      const pencil = polygon(
        [cx - 9 + i * 6, y + h - 20],
        [cx - 5 + i * 6, y + h - 20],
        [tip + 5, y + h * 0.36],
        [tip, y + h * 0.3],
      );
      ink.draw(pencil, { fill: ink.pick(colors), stroke: '#3a2a34', width: 1.4 });
    }
    solid(ink, rect(cx - 15, y + h - 40, 30, 39, 4), '#8fa6b0', { width: 2.2, bevel: 3 });
  }
}

function drawPile(ink: Ink, [x, y, w, h]: Box, colors: Colors): void {
  for (const i of range(6)) {
    const left = x + 9 + ink.random() * 8;
    solid(ink, rect(left, y + h - 13 * (i + 1), w - 26, 13, 2), ink.pick(colors), { width: 1.8, bevel: 2 });
  }
}

function drawTop(ink: Ink, [x, y, w]: Box, wood: string): void {
  drawAbacus(ink, [x + 34, y - 92, 118, 92], wood);
  drawCup(ink, [x + w - 72, y]);
  solid(ink, rect(x - 10, y - 4, w + 20, 20, 4), shift(wood, { lightness: 0.02 }), { bevel: 4 });
}

const BEADS = ['#9c5a50', '#b08e56', '#567f7c', '#66668a'];

function drawAbacus(ink: Ink, [x, y, w, h]: Box, wood: string): void {
  castShadow(ink, rect(x, y, w, h), { dx: 7, dy: 4, blur: 7, opacity: 0.3 });
  for (const [row, color] of BEADS.entries()) {
    const cy = y + 20 + row * 18;
    ink.draw(rect(x + 8, cy - 1.5, w - 16, 3), { fill: '#8a8a96' });
    const tone = ramp(color);
    for (const i of range(7)) {
      const moved = i < 2 + ((row * 3) % 4) ? 0 : 17;
      ink.draw(oval(x + 19 + i * 10.6 + moved, cy, 5.6, 7.5), {
        fill: linear(70, tone.light, tone.dark),
        stroke: tone.line,
        width: 1.6,
      });
    }
  }
  for (const bar of [rect(x, y, 12, h, 3), rect(x + w - 12, y, 12, h, 3), rect(x, y, w, 11, 3)])
    solid(ink, bar, wood, { width: 2.2, bevel: 3 });
}

/** A sports cup. */
function drawCup(ink: Ink, [x, foot]: Point): void {
  const gold = '#ac8c50';
  const bowl = soft(
    [
      [x - 27, foot - 94],
      [x + 27, foot - 94],
      [x + 18, foot - 50],
      [x, foot - 38],
      [x - 18, foot - 50],
    ],
    9,
  );
  castShadow(ink, bowl, { dx: 7, dy: 6, blur: 6, opacity: 0.3 });
  for (const side of [-1, 1]) {
    const handle = oval(x + side * 29, foot - 74, 12, 15);
    ink.draw(handle, { stroke: ramp(gold).line, width: 9 });
    ink.draw(handle, { stroke: ramp(gold).base, width: 4.6 });
  }
  solid(ink, rect(x - 5, foot - 44, 10, 26), gold, { fill: metal(gold, 0), width: 2.2, bevel: 2 });
  solid(ink, bowl, gold, { fill: metal(gold, 0), width: 2.4, bevel: 3 });
  solid(ink, rect(x - 24, foot - 22, 48, 22, 3), '#5a4038', { width: 2.2, bevel: 3 });
}
