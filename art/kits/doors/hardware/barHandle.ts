import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import type { Box } from '../../../ink/path.ts';
import { rect } from '../../../ink/shapes.ts';
import { plate, roundBar } from '../../../matter/metal.ts';

/** A long upright handle on two feet, as on shop and office doors. */
export function barHandle(ink: Ink, [x, y, w, h]: Box, color: string): void {
  for (const foot of [y + h * 0.12, y + h * 0.88])
    plate(ink, rect(x - w * 0.25, foot - w * 0.7, w * 1.5, w * 1.4, 4), color, { width: 3, bevel: 2 });
  const bar = rect(x, y, w, h, w / 2);
  castShadow(ink, bar, { dx: 6, dy: 7, blur: 5, opacity: 0.45 });
  plate(ink, bar, color, { fill: roundBar(color), width: 3.5, bevel: 3 });
}

/** A bar across a leaf that opens it when pushed. */
export function pushBar(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const bar = rect(x, y + h * 0.2, w, h * 0.6, h * 0.25);
  castShadow(ink, bar, { dx: 3, dy: 8, blur: 5, opacity: 0.5 });
  plate(ink, bar, color, { angle: 90, width: 3.5, bevel: 4 });
  for (const left of [x - 2, x + w - h * 0.75])
    plate(ink, rect(left, y, h * 0.75 + 2, h, 6), color, { width: 3.5, bevel: 3 });
}
