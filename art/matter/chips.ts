import { type Color, type Ramp, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import type { Box, Point } from '../ink/path.ts';
import { range, soft } from '../ink/shapes.ts';

/** Flecks and dents of a hewn face. Draw it inside a clip. */
export function chips(ink: Ink, [x, y, w, h]: Box, count: number, color: Color): void {
  const tone = ramp(color);
  for (const _ of range(count)) {
    const [cx, cy] = [x + ink.random() * w, y + ink.random() * h];
    fleck(ink, [cx, cy], 4 + ink.random() * 8, tone);
  }
}

/** Draws one fleck in a lighter or darker tone of the surface. */
export function fleck(ink: Ink, [cx, cy]: Point, size: number, tone: Ramp): void {
  const shape = soft(
    [
      [cx - size, cy],
      [cx - size * 0.2, cy - size * 0.6],
      [cx + size, cy - size * 0.1],
      [cx + size * 0.3, cy + size * 0.5],
    ],
    3,
  );
  ink.draw(shape, { fill: ink.random() < 0.6 ? tone.shade : tone.light, opacity: 0.6 });
}
