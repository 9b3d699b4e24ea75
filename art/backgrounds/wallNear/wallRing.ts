import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { rivet, rod } from '../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';

/** A ring to which something was tied once, its plate rusting down the wall. */
export function wallRing(ink: Ink, [x, y]: Point): void {
  for (const dx of [-18, 4, 20])
    ink.draw(rect(x + dx, y + 40, 12, 130 + dx * 3, 6), { fill: '#6a3a24', opacity: 0.22, blur: 6 });
  const plate = polygon([x - 50, y - 52], [x + 50, y - 52], [x + 50, y + 52], [x - 50, y + 52]);
  castShadow(ink, plate, { dx: 8, dy: 12, blur: 8, opacity: 0.5 });
  solid(ink, plate, IRON, { bevel: 7 });
  for (const [dx, dy] of [
    [-36, -38],
    [36, -38],
    [-36, 38],
    [36, 38],
  ] as const)
    rivet(ink, [x + dx, y + dy], 7, RIVET_IRON);
  castShadow(ink, oval(x + 6, y + 66, 58, 62), { dx: 10, dy: 16, blur: 8, opacity: 0.2 });
  rod(ink, oval(x + 6, y + 62, 54, 58), IRON, 15, polyline([x - 44, y + 40], [x - 36, y + 26]));
  solid(ink, rect(x - 16, y - 8, 34, 28, 8), IRON, { bevel: 5 });
}
