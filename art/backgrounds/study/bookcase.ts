import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { range, rect } from '../../ink/shapes.ts';
import { bookRow, type SpineColors } from '../../kits/things/bookRow.ts';
import { fieldedPanel, wood } from '../../matter/wood.ts';

const NIGHT = '#08040c';
const SIDE = 24;
const CORNICE = 46;
const CUPBOARD = 100;

/** Degrees by which a shelf slopes that has come off one of its pegs. */
const SLIP = 6.5;

/** A bookcase full of books, with a cupboard below; `slipped`: the shelf that has come off a peg. */
export function bookcase(
  ink: Ink,
  box: Box,
  shelves: number,
  color: string,
  spines: SpineColors,
  slipped?: number,
): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box), { dx: 14, dy: 0, blur: 14, opacity: 0.5 });
  wood(ink, rect(...box), box, color, { strength: 0.3 });
  const pitch = (h - CORNICE - CUPBOARD) / shelves;
  for (const i of range(shelves)) {
    const top = y + CORNICE + i * pitch;
    const compartment: Box = [x + SIDE, top, w - 2 * SIDE, pitch - 14];
    drawHole(ink, compartment, color, () => {
      if (i !== slipped) drawBooks(ink, compartment, spines);
    });
    if (i !== slipped) drawShelf(ink, compartment, color);
  }
  if (slipped !== undefined) {
    const top = y + CORNICE + slipped * pitch;
    drawSlipped(ink, [x + SIDE, top, w - 2 * SIDE, pitch - 14], color, spines);
  }
  const half = (w - 3 * SIDE) / 2;
  for (const left of [x + SIDE, x + 2 * SIDE + half]) fieldedPanel(ink, [left, y + h - 92, half, 70], color);
  drawCornice(ink, box, color);
}

/** The sloping shelf with the books that slid; it hangs in front of the row below. */
function drawSlipped(ink: Ink, [x, y, w, h]: Box, color: string, spines: SpineColors): void {
  ink.clip(rect(x, y, w, h + 60), () =>
    ink.at(
      [x, y + h],
      () => {
        drawBooks(ink, [4, -h, w - 8, h], spines);
        ink.draw(rect(0, 12, w, 22), { fill: linear(90, [NIGHT, 0, 0.6], [NIGHT, 1, 0]) });
        drawShelf(ink, [0, -h, w, h], color);
      },
      { turn: SLIP },
    ),
  );
}

function drawBooks(ink: Ink, [x, y, w, h]: Box, spines: SpineColors): void {
  bookRow(ink, [x + 5, y + 12, w - 8, h - 12], spines);
}

function drawShelf(ink: Ink, [x, y, w, h]: Box, color: string): void {
  solid(ink, rect(x - 6, y + h - 2, w + 12, 14, 2), color, { width: 2.4, bevel: 3 });
}

function drawHole(ink: Ink, box: Box, color: string, drawInside: () => void): void {
  const [x, y, w] = box;
  const tone = ramp(color);
  const hole = rect(...box);
  ink.draw(hole, { fill: linear(80, tone.deep, mix(tone.deep, tone.dark, 0.6)) });
  ink.clip(hole, () => {
    ink.draw(rect(x, y, w, 26), { fill: linear(90, [NIGHT, 0, 0.7], [NIGHT, 1, 0]) });
    drawInside();
    ink.draw(hole, { stroke: NIGHT, width: 22, opacity: 0.5, move: [5, 6], blur: 6 });
  });
  ink.draw(hole, { stroke: tone.line });
}

function drawCornice(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(x - 12, y - 6, w + 24, 40, [6, 6, 3, 3]), color, { bevel: 5 });
  ink.draw(rect(x - 6, y + 14, w + 12, 3), { fill: tone.dark });
  ink.draw(rect(x - 6, y + 17, w + 12, 2), { fill: tone.hi, opacity: 0.6 });
  solid(ink, rect(x - 8, y + h - 16, w + 16, 18, 3), color, { bevel: 3 });
}
