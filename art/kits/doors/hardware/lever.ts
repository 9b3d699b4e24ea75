import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import type { Point } from '../../../ink/path.ts';
import { rect } from '../../../ink/shapes.ts';
import { escutcheon, metal } from '../../../matter/metal.ts';

export interface Lever {
  /** The centre of the plate behind the lever. */
  center: Point;
  /** The direction of the lever. */
  toward: 'left' | 'right';
  /** The height of the plate. */
  height?: number;
}

/** A lever handle on its plate. */
export function lever(ink: Ink, { center: [cx, cy], toward, height = 88 }: Lever, color: string): void {
  escutcheon(ink, [cx, cy], 16, height, color);
  const handle = rect(toward === 'left' ? cx - 38 : cx - 4, cy - 16, 42, 12, 6);
  castShadow(ink, handle, { dx: 2, dy: 5, blur: 3 });
  solid(ink, handle, color, { fill: metal(color, 90), width: 3.5, bevel: 3 });
}
