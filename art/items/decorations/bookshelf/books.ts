import type { Ink } from '../../../ink/Ink.ts';
import { range } from '../../../ink/shapes.ts';
import { bookRow, type SpineColors } from '../../../kits/things/bookRow.ts';
import { shelfSkull } from '../../../kits/things/shelfSkull.ts';
import { knob } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { BOOK_HEIGHT, INSIDE, SHELVES } from './shape.ts';

/** Few thick books rather than many thin ones. */
const LARGE = 1.45;

/** The number of random values skipped before each row, so that no two rows look the same. */
const THROWS = [0, 37, 74, 111];

/** Draws one row of books; the lowest has a skull among them, the highest a brass ball. */
export function drawShelfOfBooks(ink: Ink, row: number, colors: SpineColors): void {
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
