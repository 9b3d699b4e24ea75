import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, type Path } from '../../../ink/path.ts';

export interface Looks {
  steel: string;
  trim: string;
  plume: string;
  plinth: string;
  /** The colour of the light behind the visor and in the breast. */
  light: string;
}

/** Line width between two plates; the contour of the whole body is thicker. */
const INNER = 3.6;
const OUTER = 9.5;

/** The contour of plates that belong together; draw it before them. */
export function contour(ink: Ink, plates: readonly Path[], color: string): void {
  ink.draw(joinPaths(...plates), { stroke: ramp(color).line, width: OUTER });
}

/** Plates that belong together, the last one on top. */
export function shells(ink: Ink, plates: readonly Path[], color: string, bevel = 4): void {
  contour(ink, plates, color);
  for (const plate of plates) shell(ink, plate, color, bevel);
}

/** Draws one plate of the armour, rounded from side to side. */
export function shell(ink: Ink, path: Path, color: string, bevel = 5): void {
  const tone = ramp(color);
  castShadow(ink, path, { dx: 4, dy: 5, blur: 5, opacity: 0.35 });
  solid(ink, path, color, {
    bevel,
    width: INNER,
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
