import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { slides } from '../../leaves.ts';
import { type Glyph, glyph } from '../../matter/digits.ts';
import { knob } from '../../matter/metal.ts';
import { drawMonthPicture } from './calendar/monthPicture.ts';
import { AUTUMN, type Month, SPRING, SUMMER, WINTER } from './calendar/months.ts';

// Digits: a month has each day.

interface Palette {
  cover: string;
  pen: string;
  months: readonly [shown: Month, next: Month];
  /** The circled day on the sheet below; the front sheet has none. */
  ringed?: number;
}

const WIDTH = 280;
const HEIGHT = 372;
const GRID: Box = [18, 174, WIDTH - 36, 176];
const COLUMNS = 7;
const ROWS = 5;
const PAPER = '#fbf4e4';
const DIGITS = '#3a3048';

/** A calendar. Opened, the month is torn off, and the next one is visible. */
export const calendar = defineItem<Palette>({
  id: 'calendar',
  name: 'Calendar',
  tag: 'Decorations',
  anchor: 'wall',
  size: [WIDTH, HEIGHT],
  margin: { top: 34, right: 36, bottom: 44, left: 26 },
  line: 6,
  seed: 73,
  stand: { width: 8.6, center: 75.5, foot: 64 },
  realSize: { height: 62 },
  wear: 'none',
  palettes: {
    red: { cover: '#c23f3c', pen: '#d6322e', months: [SPRING, WINTER] },
    blue: { cover: '#3a62a4', pen: '#e0662e', months: [WINTER, SPRING] },
    green: { cover: '#3f8a5c', pen: '#b8328a', months: [AUTUMN, WINTER] },
    violet: { cover: '#74509c', pen: '#2f8a5c', months: [SUMMER, AUTUMN], ringed: 24 },
  },
  opens: true,
  opening: 'changes',
  lockMaterial: 'paper',
  leaves: [slides([14, 44, 250, 320], [16, 420], rect(-10, 38, 320, 380))],
  draw(ink, { cover, pen, months, ringed }, isTorn) {
    drawPad(ink, cover);
    const month = months[isTorn ? 1 : 0];
    drawLeaf(ink, month, cover);
    if (isTorn && ringed) drawRing(ink, cellAt(month.first + ringed - 1), pen);
    if (isTorn) {
      drawStub(ink);
      drawCurl(ink);
    }
    drawBinding(ink, cover);
  },
});

/** The backing board and the remaining sheets. */
function drawPad(ink: Ink, color: string): void {
  castShadow(ink, rect(0, 8, WIDTH, HEIGHT - 8, 6), { dx: 8, dy: 12, blur: 11, opacity: 0.45 });
  solid(ink, rect(0, 8, WIDTH, HEIGHT - 8, 8), color, { bevel: 4 });
  for (const inset of [0, 3])
    solid(ink, rect(8 + inset, 20, WIDTH - 16, HEIGHT - 28 - inset, 3), PAPER, { bevel: 2, width: 3 });
}

function drawLeaf(ink: Ink, month: Month, color: string): void {
  const tone = ramp(PAPER);
  const leaf = rect(8, 20, WIDTH - 16, HEIGHT - 34, 3);
  solid(ink, leaf, PAPER, { fill: linear(75, '#fffdf6', [tone.base, 0.6], tone.shade), bevel: 3, width: 4 });
  drawMonthPicture(ink, month);
  drawWeekHead(ink, color);
  drawDays(ink, month, color);
}

function drawWeekHead(ink: Ink, color: string): void {
  const [x, , w] = GRID;
  const tone = ramp(color);
  ink.draw(rect(x, 142, w, 24, 3), { fill: linear(90, tone.light, tone.shade), stroke: tone.line, width: 3 });
  const dashes = range(COLUMNS).map((i) => {
    const cx = cellAt(i)[0];
    return polyline([cx - 7, 154], [cx + 7, 154]);
  });
  ink.draw(joinPaths(...dashes), { stroke: PAPER, width: 5, cap: 'round' });
}

/** The middle of a cell, counted row by row. */
function cellAt(index: number): Point {
  const [x, y, w, h] = GRID;
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return [x + ((column + 0.5) * w) / COLUMNS, y + ((row + 0.5) * h) / ROWS];
}

function drawDays(ink: Ink, { days, first }: Month, color: string): void {
  const sunday = ramp(color).base;
  for (const i of range(days)) {
    const cell = first + i;
    writeNumber(ink, i + 1, cellAt(cell), cell % COLUMNS === COLUMNS - 1 ? sunday : DIGITS);
  }
}

function writeNumber(ink: Ink, value: number, [cx, cy]: Point, color: string): void {
  const signs = [...String(value)] as Glyph[];
  const pitch = 12;
  signs.forEach((sign, i) => {
    const x = cx + (i - (signs.length - 1) / 2) * pitch;
    glyph(ink, sign, [x, cy], 16, color, 3);
  });
}

/** A hand-drawn ring around a day: its ends overlap and thin out, and it touches no other day. */
function drawRing(ink: Ink, [cx, cy]: Point, pen: string): void {
  const turn = (from: number, count: number): Point[] =>
    range(count).map((i): Point => {
      const [dx, dy] = polar(0, 0, 1, -158 + (from + i) * 30);
      const reach = 1 + 0.012 * (from + i);
      return [cx + dx * 15.5 * reach, cy - 1 + dy * 14 * reach];
    });
  ink.draw(spline(turn(0, 13), { tension: 1 }), { stroke: pen, width: 4.2, cap: 'round', opacity: 0.95 });
  ink.draw(spline(turn(12, 3), { tension: 1 }), { stroke: pen, width: 3, cap: 'round' });
}

/** The lifted corner of the front sheet. */
function drawCurl(ink: Ink): void {
  const [right, foot] = [WIDTH - 8, HEIGHT - 14];
  const below = polygon([right + 3, foot - 60], [right + 3, foot + 3], [right - 62, foot + 3]);
  ink.draw(below, { fill: linear(50, '#d8c8a4', '#f6ecd4') });
  ink.draw(below, { fill: SHADOW, opacity: 0.22 });
  ink.draw(polyline([right, foot - 60], [right, foot], [right - 62, foot]), {
    stroke: ramp(PAPER).line,
    width: 4,
  });
  const curl = curve(
    `M${right + 1} ${foot - 61}C${right - 20} ${foot - 60} ${right - 46} ${foot - 53} ${right - 51} ${foot - 45}` +
      `C${right - 54} ${foot - 37} ${right - 62} ${foot - 18} ${right - 64} ${foot + 1}Z`,
  );
  castShadow(ink, curl, { dx: 7, dy: 9, blur: 6, opacity: 0.5 });
  solid(ink, curl, PAPER, { width: 4, bevel: 3, fill: linear(42, '#cdbd98', ['#fffdf6', 0.45], '#d8c8a4') });
}

/** Draws the remains of the torn-off leaf. */
function drawStub(ink: Ink): void {
  const teeth = range(15).map((i): Point => [272 - i * 18.9, 38 + (i % 2 ? 10 : 0) + ink.jitter(9)]);
  const stub = polygon([8, 20], [272, 20], ...teeth);
  castShadow(ink, stub, { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, stub, '#f2e6cc', { bevel: 2, width: 3.5 });
}

function drawBinding(ink: Ink, color: string): void {
  const tone = ramp(color);
  const bar = rect(-4, 2, WIDTH + 8, 28, 8);
  castShadow(ink, bar, { dx: 0, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, bar, color, { fill: linear(90, tone.hi, [tone.light, 0.25], tone.dark), bevel: 4 });
  for (const i of range(9)) {
    const x = 26 + i * 28.5;
    ink.draw(oval(x, 22, 4.5), { fill: SHADOW, opacity: 0.7 });
    ink.draw(arc(x, 12, 5, 90, 380, 11), { stroke: '#2f2c3a', width: 6, cap: 'round' });
    ink.draw(arc(x, 12, 5, 90, 380, 11), { stroke: '#d8dce6', width: 2.5, cap: 'round' });
  }
  knob(ink, [WIDTH / 2, -8], 9, '#b8bcc8');
}
