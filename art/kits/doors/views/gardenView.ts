import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { type Gradient, linear } from '../../../ink/paint.ts';
import { type Box, curve, type Path } from '../../../ink/path.ts';
import { polygon } from '../../../ink/shapes.ts';

/** Behind a garden door: hills at dusk and a path. */
export function gardenView(ink: Ink, opening: Path, [x, y, w, h]: Box): void {
  ink.draw(opening, { fill: linear(90, '#3f5fa8', ['#9a80a0', 0.35], ['#ffd59a', 0.62], '#ffe7b8') });
  ink.clip(opening, () => {
    glow(ink, x + w * 0.62, y + h * 0.55, w * 0.6, '#fff3c4', 0.95);
    hill(ink, [x, y, w, h], 0.66, 60, linear(90, '#8a86b0', '#6f7aa2'));
    hill(ink, [x, y, w, h], 0.74, 46, linear(90, '#5f8f78', '#3f6e5c'));
    hill(ink, [x, y, w, h], 0.85, 30, linear(90, '#4f8a4e', '#2d5a3c'));
    const path = polygon(
      [x + w * 0.46, y + h * 0.82],
      [x + w * 0.54, y + h * 0.82],
      [x + w * 0.8, y + h],
      [x + w * 0.2, y + h],
    );
    ink.draw(path, { fill: linear(90, '#e9cf9b', '#b78f62') });
  });
}

function hill(ink: Ink, [x, y, w, h]: Box, share: number, bump: number, fill: Gradient): void {
  const top = y + h * share;
  const ridge = curve(
    `M${x} ${top}C${x + w * 0.25} ${top - bump} ${x + w * 0.4} ${top + bump * 0.4} ${x + w * 0.6} ${top - bump * 0.3}` +
      `C${x + w * 0.8} ${top - bump} ${x + w * 0.9} ${top - bump * 0.2} ${x + w} ${top - bump * 0.5}` +
      `L${x + w} ${y + h}L${x} ${y + h}Z`,
  );
  ink.draw(ridge, { fill });
}
