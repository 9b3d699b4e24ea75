import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { curve, mapPath, type Point } from '../../../ink/path.ts';
import { oval, rect } from '../../../ink/shapes.ts';
import { keyhole, metal, plate, rivets } from '../../../matter/metal.ts';
import { SILVER } from '../../../matter/palette.ts';

/** The lever, from its pivot to its tip. */
const LEVER = curve(
  'M-13 -16C-13 -32 13 -32 13 -16L10 60C8 120 12 160 4 196C0 208 -14 206 -14 194C-12 150 -12 110 -13 60Z',
);

/** A long lever on its housing, with the lock beside it. */
export function leverLatch(ink: Ink, [cx, cy]: Point, grip: string): void {
  const housing = rect(cx - 40, cy - 46, 76, 112, 14);
  castShadow(ink, housing, { dx: 5, dy: 8, blur: 6, opacity: 0.45 });
  plate(ink, housing, SILVER, { bevel: 6 });
  rivets(
    ink,
    [
      [cx - 26, cy - 32],
      [cx + 22, cy - 32],
      [cx - 26, cy + 52],
      [cx + 22, cy + 52],
    ] as const,
    5,
    SILVER,
  );
  keyhole(ink, [cx - 24, cy + 14], 6);
  const lever = mapPath(LEVER, (x, y) => [cx + 8 + x, cy - 2 + y]);
  castShadow(ink, lever, { dx: 8, dy: 10, blur: 7, opacity: 0.5 });
  plate(ink, lever, '#aeb7c4', { bevel: 6, fill: metal('#aeb7c4', 15) });
  solid(ink, rect(cx - 8, cy + 128, 26, 78, 12), grip, { bevel: 5, width: 4.5 });
  plate(ink, oval(cx + 8, cy - 6, 17), SILVER, { width: 4, bevel: 4 });
}
