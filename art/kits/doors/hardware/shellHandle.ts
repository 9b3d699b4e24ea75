import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, recess } from '../../../ink/light.ts';
import type { Point } from '../../../ink/path.ts';
import { rect } from '../../../ink/shapes.ts';
import { keyhole, plate } from '../../../matter/metal.ts';
import { SILVER } from '../../../matter/palette.ts';

/** A handle in a shell-shaped recess, with the lock below. */
export function shellHandle(ink: Ink, [cx, cy]: Point): void {
  plate(ink, rect(cx - 24, cy - 62, 48, 138, 14), SILVER, { width: 4.5, bevel: 4 });
  recess(ink, rect(cx - 15, cy - 50, 30, 84, 12), '#5c6270', { depth: 7 });
  const grip = rect(cx - 6, cy - 42, 12, 68, 6);
  castShadow(ink, grip, { dx: 4, dy: 5, blur: 4, opacity: 0.5 });
  plate(ink, grip, SILVER, { width: 3.5, bevel: 3 });
  keyhole(ink, [cx, cy + 50], 6);
}
