import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { polygon, rect } from '../../ink/shapes.ts';
import { plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

/** A small hourglass that stands on a shelf. */
export function hourglass(ink: Ink, cx: number, foot: number): void {
  const glass = polygon(
    [cx - 18, foot - 76],
    [cx + 18, foot - 76],
    [cx + 3, foot - 43],
    [cx + 18, foot - 10],
    [cx - 18, foot - 10],
    [cx - 3, foot - 43],
  );
  ink.draw(glass, { fill: linear(30, '#e8f6f4', ['#a8c8cc', 0.6], '#7fa0ac'), stroke: '#2f3a48', width: 3 });
  ink.draw(polygon([cx - 16, foot - 12], [cx + 16, foot - 12], [cx, foot - 30]), { fill: '#e6bd62' });
  ink.draw(polygon([cx - 9, foot - 62], [cx + 9, foot - 62], [cx, foot - 44]), { fill: '#e6bd62' });
  for (const side of [-1, 1])
    solid(ink, rect(cx + side * 22 - 3, foot - 80, 6, 74, 3), '#a8743a', { width: 2.5, bevel: 2 });
  for (const top of [foot - 86, foot - 11])
    plate(ink, rect(cx - 28, top, 56, 11, 4), BRASS, { width: 3, bevel: 2 });
}
