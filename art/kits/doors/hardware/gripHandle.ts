import type { Ink } from '../../../ink/Ink.ts';
import type { Point } from '../../../ink/path.ts';
import { polyline, rect } from '../../../ink/shapes.ts';
import { keyhole, plate, rod } from '../../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../../matter/palette.ts';

/** An iron grip on its plate, with a keyhole below. */
export function gripHandle(ink: Ink, [cx, cy]: Point): void {
  plate(ink, rect(cx - 13, cy - 52, 26, 128, 8), IRON, { width: 4, bevel: 3 });
  const grip = polyline([cx, cy - 36], [cx - 5, cy - 24], [cx - 5, cy + 16], [cx, cy + 28]);
  rod(ink, grip, RIVET_IRON, 9, polyline([cx - 8, cy - 22], [cx - 8, cy + 12]));
  keyhole(ink, [cx, cy + 50], 5);
}
