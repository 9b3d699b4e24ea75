import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Path } from '../../../ink/path.ts';

export interface Looks {
  steel: string;
  trim: string;
  plume: string;
  plinth: string;
  /** Behind the visor and in the breast. */
  light: string;
}

/** One plate of the armour, rounded from side to side. */
export function shell(ink: Ink, path: Path, color: string, bevel = 5): void {
  const tone = ramp(color);
  castShadow(ink, path, { dx: 4, dy: 5, blur: 5, opacity: 0.35 });
  solid(ink, path, color, {
    bevel,
    fill: linear(
      14,
      tone.shade,
      [tone.light, 0.2],
      [tone.hi, 0.36],
      [tone.base, 0.6],
      [tone.dark, 0.92],
      tone.shade,
    ),
  });
}
