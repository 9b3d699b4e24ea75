import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import type { Box } from '../ink/path.ts';
import { range, rect } from '../ink/shapes.ts';

/** The fine upright streaks of brushed metal. Draw it inside a clip. */
export function brushed(ink: Ink, [x, y, w, h]: Box, color: Color, strength = 0.2): void {
  const tone = ramp(color);
  for (const _ of range(w / 7)) {
    const length = h * (0.3 + ink.random() * 0.6);
    const streak = rect(
      x + ink.random() * w,
      y + ink.random() * (h - length),
      1.2 + ink.random() * 1.6,
      length,
      1,
    );
    const fill = ink.random() < 0.5 ? tone.hi : tone.dark;
    ink.draw(streak, { fill, opacity: strength * (0.4 + ink.random() * 0.6) });
  }
}
