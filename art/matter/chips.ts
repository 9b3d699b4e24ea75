import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import type { Box } from '../ink/path.ts';
import { range, soft } from '../ink/shapes.ts';

/** Flecks and dents of a hewn face. Draw it inside a clip. */
export function chips(ink: Ink, [x, y, w, h]: Box, count: number, color: Color): void {
  const tone = ramp(color);
  for (const _ of range(count)) {
    const [cx, cy] = [x + ink.random() * w, y + ink.random() * h];
    const size = 4 + ink.random() * 8;
    const fleck = soft(
      [
        [cx - size, cy],
        [cx - size * 0.2, cy - size * 0.6],
        [cx + size, cy - size * 0.1],
        [cx + size * 0.3, cy + size * 0.5],
      ],
      3,
    );
    ink.draw(fleck, { fill: ink.random() < 0.6 ? tone.shade : tone.light, opacity: 0.6 });
  }
}
