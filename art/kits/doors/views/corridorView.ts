import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { soft } from '../../../ink/shapes.ts';
import { drawPassage } from './passage.ts';

/** Behind a spaceship's door: a corridor with rings of light. */
export function corridorView(ink: Ink, opening: Path, box: Box, glowColor: string, light: string): void {
  drawPassage(
    ink,
    opening,
    { box, wall: '#48557a', floor: '#5d6a8e', light, farScale: 0.4 },
    () => undefined,
  );
  ink.clip(opening, () => {
    for (const depth of [0.35, 0.7]) lightRing(ink, box, 0.4 + 0.6 * depth, 2 + depth * 8, glowColor);
  });
}

function lightRing(ink: Ink, [x, y, w, h]: Box, scale: number, width: number, color: string): void {
  const left = x + w * 0.52 - (w * scale) / 2;
  const top = y + h * 0.46 - h * scale * 0.5;
  const cut = 30 * scale;
  const ring = soft(
    [
      [left + cut, top],
      [left + w * scale - cut, top],
      [left + w * scale, top + cut],
      [left + w * scale, top + h * scale * 1.08],
      [left, top + h * scale * 1.08],
      [left, top + cut],
    ],
    8,
  );
  ink.draw(ring, { stroke: color, width: width * 3, opacity: 0.35, blur: 5 });
  ink.draw(ring, { stroke: color, width, opacity: 0.85 });
}
