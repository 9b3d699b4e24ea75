import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { hollow, leafOutward } from '../../kits/furniture/cabinet.ts';
import { bookRow, type SpineColors } from '../../kits/things/bookRow.ts';
import { shelfSkull } from '../../kits/things/shelfSkull.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  books: SpineColors;
  niche: string;
}

const BODY: Box = [116, 44, 384, 556];
const SHELVES: readonly Box[] = [
  [140, 70, 336, 112],
  [140, 204, 336, 176],
  [140, 402, 336, 152],
];
/** On the middle shelf: backs of books that are but the front of a door. */
const NICHE: Box = [140, 204, 336, 176];

/** A case full of books; those of its middle shelf swing out before a niche. */
export const bookcase = defineItem<Palette>({
  id: 'bookcase',
  name: 'Bookcase',
  tag: 'Storage',
  anchor: 'floor',
  size: [520, 640],
  margin: { top: 12, right: 46, bottom: 36, left: 34 },
  line: 6,
  seed: 264,
  stand: { width: 21, center: 78, foot: 78 },
  palettes: {
    oak: {
      wood: '#a06c38',
      books: ['#9a3a34', '#3f6a8a', '#5a7a4a', '#c9953f', '#6a4a7a'],
      niche: '#6a4a3a',
    },
    mahogany: {
      wood: '#7a3f30',
      books: ['#3f5f7a', '#8a7a4a', '#4a6a5a', '#b5863a', '#9a4a3a'],
      niche: '#5a3a4a',
    },
    white: {
      wood: '#e2dac6',
      books: ['#d9745a', '#5a9ab0', '#8ab06a', '#e0b04a', '#9a7ab0'],
      niche: '#7a90a6',
    },
    black: {
      wood: '#544650',
      books: ['#7a3f8a', '#3f7a7a', '#b04a4a', '#8a8a9a', '#c9a23f'],
      niche: '#5f4a86',
    },
  },
  opens: true,
  hitBox: [104, 8, 408, 630],
  isContainer: true,
  holds: [176, 224, 264, 136],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 308, 634, 218, 17, 0.6);
    drawCase(ink, palette.wood);
    for (const [i, box] of SHELVES.entries())
      if (!(isOpened && i === 1)) ink.apart(() => drawShelf(ink, box, palette, i));
    if (isOpened) drawNiche(ink, palette);
  },
});

function drawCase(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, rect(...BODY, 5), { dx: 10, dy: 6, blur: 10, opacity: 0.3 });
  board(ink, BODY, color, { corners: 5, bevel: 8, strength: 0.35 });
  settle(ink, rect(...BODY, 5), 0.28);
  solid(ink, polygon([130, 8], [486, 8], [510, 26], [106, 26]), color, {
    fill: linear(90, tone.hi, tone.light),
    bevel: 3,
  });
  board(ink, [102, 25, 412, 24], color, { corners: 6, direction: 'along x' });
  board(ink, [104, 572, 408, 64], shift(color, { lightness: -0.02 }), {
    corners: 5,
    direction: 'along x',
    bevel: 6,
  });
  ink.draw(rect(124, 590, 368, 30, 4), { stroke: tone.dark, width: 3, opacity: 0.7 });
}

function drawShelf(ink: Ink, box: Box, { wood, books }: Palette, row: number): void {
  const [x, y, w, h] = box;
  const tone = ramp(shift(wood, { lightness: -0.06 }));
  recess(ink, rect(x, y, w, h, 3), tone, {
    depth: 14,
    fill: linear(90, tone.deep, [tone.dark, 0.5], tone.shade),
  });
  ink.clip(rect(x, y, w, h, 3), () => {
    const gap = row === 0 ? 84 : 0;
    for (const _ of range(row * 5)) ink.random();
    bookRow(ink, [x + 10, y + 14, w - 20 - gap, h - 16], books);
    if (gap) shelfSkull(ink, x + w - 46, y + h - 4);
    ink.draw(rect(x, y, w, 26), { fill: linear(90, ['#0a0710', 0, 0.55], ['#0a0710', 1, 0]) });
  });
  drawLip(ink, box, wood);
}

function drawLip(ink: Ink, [x, y, w, h]: Box, color: string): void {
  board(ink, [x - 10, y + h - 4, w + 20, 18], shift(color, { lightness: 0.03 }), {
    corners: 3,
    direction: 'along x',
    bevel: 4,
  });
}

function drawNiche(ink: Ink, palette: Palette): void {
  const { wood, niche } = palette;
  hollow(
    ink,
    { box: NICHE, corners: 3, depth: 34, shelves: [], light: '#ffd590' },
    mix(niche, '#a9743f', 0.15),
  );
  drawLip(ink, NICHE, wood);
  leafOutward(ink, { box: NICHE, thickness: 30, angle: 101 }, wood, () => {
    board(ink, NICHE, shift(wood, { lightness: -0.02 }), { corners: 3, strength: 0.4 });
    const [x, y, w, h] = NICHE;
    for (const top of [y + 22, y + h - 46])
      board(ink, [x + 14, top, w - 28, 22], wood, { direction: 'along x', width: 3.4 });
  });
}
