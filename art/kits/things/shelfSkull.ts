import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';

const HOLLOW = '#3a2630';

/** A skull of plain forms that lies on a shelf. */
export function shelfSkull(ink: Ink, cx: number, foot: number): void {
  const bone = '#eadfc4';
  solid(ink, rect(cx - 17, foot - 28, 34, 26, 6), bone, { width: 3.2, bevel: 4 });
  solid(ink, oval(cx, foot - 48, 32, 29), bone, { width: 3.2, bevel: 5 });
  ink.draw(rect(cx - 14, foot - 30, 28, 10), { fill: ramp(bone).base });
  for (const side of [-1, 1]) ink.draw(oval(cx + side * 13, foot - 44, 8.5, 9.5), { fill: HOLLOW });
  ink.draw(polygon([cx, foot - 36], [cx + 5, foot - 26], [cx - 5, foot - 26]), { fill: HOLLOW });
  for (const dx of [-8, 0, 8]) ink.draw(rect(cx + dx - 1, foot - 16, 2, 13), { fill: HOLLOW });
}
