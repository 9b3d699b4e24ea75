import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { range, rect } from '../../ink/shapes.ts';
import { openDoorShadow, topPlane } from '../../kits/furniture/cabinet.ts';
import { bookRow, type SpineColors } from '../../kits/things/bookRow.ts';
import { shelfSkull } from '../../kits/things/shelfSkull.ts';
import { turns } from '../../leaves.ts';
import { knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, wood } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';
import { drawLeaf, drawSecret } from './bookshelf/secret.ts';
import { BOOK_HEIGHT, INSIDE, type Looks, SHELVES } from './bookshelf/shape.ts';

/** The scale of books: few thick ones look better than many thin ones. */
const LARGE = 1.45;

/** The number of random values skipped before each row, so that no two rows look the same. */
const THROWS = [0, 37, 74, 111];

/** The rows that are painted on a door. */
const SECRET_ROWS: ReadonlySet<number> = new Set([1, 2]);

/** A full bookshelf. Opened, two rows of its books turn out to be the door of a cupboard in the wall. */
export const bookshelf = defineItem<Looks>({
  id: 'bookshelf',
  name: 'Bookshelf',
  tag: 'Decorations',
  anchor: 'floor',
  size: [380, 590],
  margin: { top: 14, right: 48, bottom: 34, left: 144 },
  line: 6,
  seed: 410,
  stand: { width: 21, center: 27, foot: 79 },
  realSize: { height: 180 },
  palettes: {
    oak: {
      wood: '#a8743c',
      books: ['#8a3a3c', '#3f6a5c', '#3f5a8a', '#c99a4a', '#6a4a7a'],
      light: '#ffd27a',
    },
    mahogany: {
      wood: '#8a4434',
      books: ['#3f5a4c', '#d0a85a', '#4a4a78', '#a85a3c', '#7a3a4c'],
      light: '#ffe0a0',
    },
    white: {
      wood: '#e0d8ca',
      books: ['#c9707a', '#6aa0a8', '#e0b860', '#8a7ab0', '#7aa870'],
      light: '#ffd8b0',
    },
    ebony: {
      wood: '#4c4250',
      books: ['#8a3a5c', '#4a6aa0', '#8a7a4a', '#5a8a7a', '#6a4a8a'],
      light: '#a8e0ff',
    },
  },
  tops: [[14, 18, 352]],
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  leaves: [turns('left', [36, 172, 312, 234], [-152, 140, 196, 330])],
  isContainer: true,
  isLockable: true,
  hitBox: [10, 4, 360, 586],
  holds: [120, 186, 140, 158],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([190, 320], light, 110)] : []),
  draw(ink, looks, isOpened) {
    groundShadow(ink, 190, 584, 186, 16, 0.6);
    if (isOpened) openDoorShadow(ink, [-48, 588], 86);
    drawCase(ink, looks.wood);
    for (const row of SHELVES.keys())
      if (!(isOpened && SECRET_ROWS.has(row))) ink.apart(() => drawShelfOfBooks(ink, row, looks.books));
    if (isOpened) drawSecret(ink, looks);
    for (const [row, foot] of SHELVES.entries())
      if (!(isOpened && row === 1)) drawBoard(ink, foot, looks.wood);
    if (isOpened) drawLeaf(ink, looks);
    drawFront(ink, looks.wood);
  },
});

function drawCase(ink: Ink, color: string): void {
  const tone = ramp(color);
  const body = rect(18, 30, 344, 550, 4);
  castShadow(ink, body, { dx: 11, dy: 6, blur: 10, opacity: 0.35 });
  board(ink, [18, 30, 344, 550], color, { corners: 4, bevel: 7, strength: 0.35 });
  recess(ink, rect(...INSIDE), color, {
    depth: 14,
    opacity: 0.75,
    fill: linear(90, tone.deep, [tone.dark, 0.5], tone.shade),
  });
}

function drawBoard(ink: Ink, foot: number, color: string): void {
  ink.draw(rect(INSIDE[0], foot + 10, INSIDE[2], 20), {
    fill: linear(90, ['#120a10', 0, 0.6], ['#120a10', 1, 0]),
  });
  board(ink, [INSIDE[0] - 4, foot, INSIDE[2] + 8, 14], color, {
    direction: 'along x',
    bevel: 3,
    width: 4,
    strength: 0.3,
  });
}

/** The cornice, sides and plinth, drawn before the books. */
function drawFront(ink: Ink, color: string): void {
  topPlane(ink, [6, 8, 368, 20], 14, color);
  board(ink, [4, 24, 372, 26], color, { direction: 'along x', corners: 5, bevel: 5, strength: 0.3 });
  wood(ink, rect(12, 546, 356, 40, [3, 3, 5, 5]), [12, 546, 356, 40], color, {
    direction: 'along x',
    bevel: 5,
    strength: 0.3,
  });
  settle(ink, rect(12, 546, 356, 40), 0.3);
}

/** Draws one row of books; the lowest has a skull among them, the highest a brass ball. */
function drawShelfOfBooks(ink: Ink, row: number, colors: SpineColors): void {
  const [x, , w] = INSIDE;
  const foot = SHELVES[row] ?? 0;
  for (const _ of range(THROWS[row] ?? 0)) ink.random();
  const [left, right] = row === 3 ? [6, 104] : row === 0 ? [66, 6] : [6, 6];
  ink.at(
    [x + left, foot - BOOK_HEIGHT],
    () => bookRow(ink, [0, 0, (w - left - right) / LARGE, BOOK_HEIGHT / LARGE], colors),
    { scale: LARGE },
  );
  if (row === 3) shelfSkull(ink, x + w - 54, foot + 2);
  if (row === 0) knob(ink, [x + 36, foot - 24], 22, BRASS);
}
