import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import type { Point } from '../../../ink/path.ts';
import { oval, rect } from '../../../ink/shapes.ts';
import { plate, rivet, rivets } from '../../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../../matter/palette.ts';

/** The strap by which a sliding leaf hangs; `y` is that of the rail. */
export function railHanger(ink: Ink, [cx, y]: Point): void {
  const strap = rect(cx - 15, y - 4, 30, 150, 6);
  castShadow(ink, strap, { dx: 4, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, strap, IRON, { width: 4, bevel: 3 });
  const centers = [60, 92, 124].map((dy): Point => [cx, y + dy]);
  rivets(ink, centers, 6, RIVET_IRON);
}

/** The wheel that runs on the rail, drawn over it. */
export function railWheel(ink: Ink, [cx, cy]: Point): void {
  plate(ink, oval(cx, cy, 20), '#5f6270', { width: 4.5, bevel: 4 });
  rivet(ink, [cx, cy], 7, RIVET_IRON);
}
