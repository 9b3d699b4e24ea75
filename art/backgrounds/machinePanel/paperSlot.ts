import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';
import { metal as polished, rivet } from '../../matter/metal.ts';

/** A slot for slips of paper, with a lip below it. */
export function paperSlot(ink: Ink, box: Box, metal: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 14), { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  solid(ink, rect(...box, 14), metal, { fill: polished(metal, 75), bevel: 5 });
  for (const [cx, cy] of [
    [x + 18, y + 18],
    [x + w - 18, y + 18],
    [x + 18, y + h - 18],
    [x + w - 18, y + h - 18],
  ] as const)
    rivet(ink, [cx, cy], 7, metal);
  recess(ink, rect(x + 44, y + 34, w - 88, 34, 10), '#17121c', { depth: 10 });
  const tone = ramp(metal);
  const lip = polygon([x + 40, y + 74], [x + w - 40, y + 74], [x + w - 62, y + h - 22], [x + 62, y + h - 22]);
  castShadow(ink, lip, { dx: 4, dy: 8, blur: 5, opacity: 0.45 });
  solid(ink, lip, metal, { bevel: 4, fill: linear(90, tone.hi, [tone.light, 0.3], tone.shade) });
}
