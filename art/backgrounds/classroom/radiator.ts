import { shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Box } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';

const PITCH = 32;

/** A cast-iron radiator that stands on the floor. */
export function radiator(ink: Ink, [x, y, w, h]: Box, color: string): void {
  castShadow(ink, rect(x, y, w, h - 12, 14), { dx: 10, dy: 6, blur: 10, opacity: 0.4 });
  solid(ink, rect(x + w - 6, y + h - 46, 44, 12, 4), shift(color, { lightness: -0.06 }), {
    width: 2.2,
    bevel: 2,
  });
  const ribs = Math.floor(w / PITCH);
  for (const i of range(ribs)) {
    const left = x + i * PITCH;
    solid(ink, rect(left + 1, y, PITCH - 2, h - 10, 13), color, {
      fill: roundBar(color),
      width: 2.2,
      bevel: 3,
    });
    ink.draw(rect(left + 13, y + 24, 5, h - 64, 2.5), { fill: '#1a0f2e', opacity: 0.28 });
  }
  for (const left of [x + 4, x + (ribs - 1) * PITCH + 4])
    solid(ink, rect(left, y + h - 14, 24, 16, 4), color, { width: 2.2, bevel: 2 });
  solid(ink, oval(x + w + 36, y + h - 40, 13), '#8a5a44', { width: 2.2, bevel: 3 });
}
