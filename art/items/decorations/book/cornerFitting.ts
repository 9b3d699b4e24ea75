import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { knob, plate } from '../../../matter/metal.ts';

/** A corner of the cover; `x` and `y` say in which direction the book lies. */
export interface CoverCorner {
  at: Point;
  x: 1 | -1;
  y: 1 | -1;
}

/** A plate that protects a corner. */
export function drawCornerFitting(ink: Ink, { at: [cx, cy], x, y }: CoverCorner, color: string): void {
  const reach = 46;
  const shape = curve(
    `M${cx} ${cy}L${cx + x * reach} ${cy}Q${cx + x * 20} ${cy + y * 20} ${cx} ${cy + y * reach}Z`,
  );
  castShadow(ink, shape, { dx: 2, dy: 3, blur: 3, opacity: 0.4 });
  plate(ink, shape, color, { width: 4.5, bevel: 3 });
  knob(ink, [cx + x * 13, cy + y * 13], 5, color);
}
