import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths } from '../../../ink/path.ts';
import { polygon, range, rect } from '../../../ink/shapes.ts';
import type { Looks } from './shape.ts';

/** Draws the pot with a painted band of triangles. */
export function drawPot(ink: Ink, { pot, band }: Looks): void {
  const tone = ramp(pot);
  const body = curve('M84 398L236 398L220 484Q218 496 206 496L114 496Q102 496 100 484Z');
  castShadow(ink, body, { dx: 8, dy: 3, blur: 8, opacity: 0.35 });
  const fill = linear(12, tone.light, [tone.hi, 0.22], [tone.base, 0.5], [tone.shade, 0.78], tone.dark);
  solid(ink, body, pot, {
    bevel: 6,
    fill,
    texture: () => {
      const row = range(9).map((i) => polygon([78 + i * 18, 464], [87 + i * 18, 436], [96 + i * 18, 464]));
      ink.draw(joinPaths(...row), { fill: band, stroke: tone.dark, width: 2.4 });
    },
  });
  settle(ink, body, 0.25);
  castShadow(ink, rect(72, 396, 176, 20, 8), { dx: 2, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, rect(70, 380, 180, 34, 10), pot, { bevel: 5, fill });
}
