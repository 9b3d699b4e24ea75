import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';

/** A broad and a thin stripe painted along a panel; its start follows the panel's cut corner. */
export function livery(ink: Ink, [x, y, w, h]: Box, paint: string, hull: string): void {
  const tone = ramp(paint);
  const broad = h * 0.68;
  const stripe = polygon([x + 17, y], [x + w, y], [x + w, y + broad], [x, y + broad]);
  ink.draw(stripe, { fill: linear(90, tone.light, [tone.base, 0.4], tone.shade), opacity: 0.85 });
  ink.draw(rect(x, y + broad + h * 0.14, w, h * 0.18), { fill: ramp(hull).hi, opacity: 0.7 });
}
