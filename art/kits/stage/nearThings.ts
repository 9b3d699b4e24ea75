import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import type { Path } from '../../ink/path.ts';

/**
 * Dark shapes out of focus at the edges of the stage, nearer than all things: they lead the eye inward. They belong to the light,
 * which lies over the things, and keep to the outer 90 units, where nothing is put that must be seen.
 */
export function nearThings(ink: Ink, shapes: readonly Path[]): void {
  for (const shape of shapes) ink.draw(shape, { fill: SHADOW, opacity: 0.74, blur: 7 });
}
