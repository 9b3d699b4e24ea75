import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import type { Box, Point } from '../../ink/path.ts';
import { arch, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { blockStone, stone, voussoirs } from '../../matter/stone.ts';
import { GLOOM } from './dungeonFittings.ts';

const SPRING = 236;
const RELIEF = { center: [1008, SPRING] as Point, rx: 190, ry: 132, thickness: 42, count: 11, width: 3 };
const WALLED: Box = [1396, 452, 176, FLOOR_LINE - 452];

/** The wall below is borne by an arch over the door. */
export function reliefArch(ink: Ink, color: string): void {
  const { center, rx, ry } = RELIEF;
  const opening = arch(center[0] - rx, SPRING - ry, rx * 2, ry, ry - 2);
  ink.draw(opening, { fill: GLOOM, opacity: 0.34 });
  ink.clip(opening, () =>
    ink.draw(opening, { stroke: GLOOM, width: 30, opacity: 0.5, blur: 10, move: [3, 8] }),
  );
  voussoirs(ink, shift(color, { lightness: 0.015 }), RELIEF);
  for (const x of [center[0] - rx - 54, center[0] + rx - 8])
    blockStone(ink, [x, SPRING, 62, 34], color, { width: 3, spread: 3 });
}

/** A doorway that somebody walled up, in a hurry and with smaller stones; one of them is out. */
export function walledUpArch(ink: Ink, color: string): void {
  const [x, y, w, h] = WALLED;
  const opening = arch(x, y, w, h);
  ink.draw(opening, { fill: ramp(color).deep });
  ink.clip(opening, () => {
    for (const row of range(10)) drawRow(ink, y + row * 36 - 4, row, color);
    ink.draw(opening, { stroke: GLOOM, width: 34, opacity: 0.6, blur: 9, move: [6, 8] });
  });
  voussoirs(ink, color, {
    center: [x + w / 2, y + w / 2],
    rx: w / 2,
    ry: w / 2,
    thickness: 34,
    count: 9,
    keyStone: 8,
    width: 3,
  });
  for (const left of [x - 38, x + w])
    for (const [i, top] of [y + w / 2 + 4, y + w / 2 + 92, y + w / 2 + 176].entries())
      blockStone(ink, [left + (i % 2 ? -4 : 3), top, 36, 84], color, { width: 3, spread: 4 });
}

function drawRow(ink: Ink, top: number, row: number, color: string): void {
  const [x, , w] = WALLED;
  const own = shift(color, { lightness: -0.025, hue: -14 });
  let from = x - 10 - (row % 2) * 24;
  while (from < x + w) {
    const length = 40 + ink.random() * 26;
    const isOut = row === 5 && from > x + 50 && from < x + 92;
    if (isOut) ink.draw(rect(from + 3, top + 3, length - 6, 30, 5), { fill: '#050309' });
    else
      stone(ink, tilted(ink, [from + 2, top + 2, length - 4, 32]), own, { round: 7, width: 2.4, chips: 1 });
    from += length;
  }
}

/** A stone that was not laid by a mason. */
function tilted(ink: Ink, [x, y, w, h]: Box): Point[] {
  const lean = ink.jitter(6);
  return [
    [x, y + lean],
    [x + w, y - lean],
    [x + w, y + h - lean],
    [x, y + h + lean],
  ];
}
