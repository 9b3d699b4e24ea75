import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { polyline, soft } from '../../../ink/shapes.ts';
import { rod } from '../../../matter/metal.ts';

const SCROLL = curve('M0 0C-22 -8 -34 -34 -18 -48C-4 -60 18 -50 16 -34C14 -20 -4 -20 -5 -31');

/** A bar that ends in the head of a spear. */
export function spear(ink: Ink, [cx, top]: Point, foot: number, width: number, color: Color): void {
  const tone = ramp(color);
  rod(
    ink,
    polyline([cx, top + 26], [cx, foot]),
    color,
    width,
    polyline([cx - width * 0.2, top + 30], [cx - width * 0.2, foot]),
  );
  const head = soft(
    [
      [cx, top - 10],
      [cx + 11, top + 14],
      [cx, top + 34],
      [cx - 11, top + 14],
    ],
    4,
  );
  castShadow(ink, head, { dx: 2, dy: 3, blur: 2, opacity: 0.4 });
  ink.draw(head, { fill: linear(0, tone.hi, [tone.base, 0.5], tone.dark), stroke: tone.line, width: 3.5 });
}

/** A curl of bent iron that rises from a point and rolls in to the left, or to the right if mirrored. */
export function ironScroll(
  ink: Ink,
  at: Point,
  color: Color,
  { scale = 1, mirror = false, flip = false } = {},
): void {
  const path: Path = mapPath(SCROLL, (x, y) => [
    at[0] + x * scale * (mirror ? -1 : 1),
    at[1] + y * scale * (flip ? -1 : 1),
  ]);
  rod(ink, path, color, 6.5);
}
