import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { joinPaths } from '../../../ink/path.ts';
import { range, rect } from '../../../ink/shapes.ts';
import { board } from '../../../matter/wood.ts';
import { DOOR_HEIGHT, DOOR_WIDTH } from '../door.ts';

interface ShelfCase {
  /** Width of a side. */
  side: number;
  /** Height of the cornice. */
  cornice: number;
}

/** The fluted sides of a bookcase and its cornice with a row of teeth. */
export function shelfCase(ink: Ink, { side, cornice }: ShelfCase, color: Color): void {
  for (const left of [0, DOOR_WIDTH - side]) {
    const top = cornice - 6;
    board(ink, [left, top, side, DOOR_HEIGHT - top], color, { strength: 0.35, bevel: 5 });
    for (const dx of [9, 17]) flute(ink, left + dx, cornice + 40, color);
    const plinth = rect(left === 0 ? -6 : left - 3, DOOR_HEIGHT - 72, side + 9, 72, [4, 4, 2, 2]);
    solid(ink, plinth, color, { bevel: 5 });
  }
  drawCornice(ink, cornice, color);
}

function flute(ink: Ink, x: number, y: number, color: Color): void {
  const tone = ramp(color);
  const height = DOOR_HEIGHT - 110 - y;
  ink.draw(rect(x, y, 3.5, height), { fill: tone.dark, opacity: 0.6 });
  ink.draw(rect(x + 3.5, y, 2, height), { fill: tone.hi, opacity: 0.5 });
}

function drawCornice(ink: Ink, height: number, color: Color): void {
  const tone = ramp(color);
  const frieze = [-4, 34, DOOR_WIDTH + 8, height - 30] as const;
  board(ink, frieze, color, { direction: 'along x', strength: 0.3, bevel: 4 });
  const teeth = range(17).map((i) => rect(6 + i * 22.2, 44, 13, 14, 2));
  solid(ink, joinPaths(...teeth), color, { width: 2.5, bevel: 2 });
  const top = rect(-14, 6, DOOR_WIDTH + 28, 34, [8, 8, 4, 4]);
  castShadow(ink, top, { dx: 2, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, top, color, { bevel: 6 });
  ink.draw(rect(-6, 20, DOOR_WIDTH + 12, 3.5), { fill: tone.dark, opacity: 0.6 });
  ink.draw(rect(-6, 23.5, DOOR_WIDTH + 12, 2), { fill: tone.hi, opacity: 0.6 });
}
