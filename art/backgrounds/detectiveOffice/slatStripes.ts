import type { Ink } from '../../ink/Ink.ts';
import { polygon, range } from '../../ink/shapes.ts';

/** Draws stripes of light on the wall beside the window and on the floor, cut by the slats. */
export function slatStripes(ink: Ink, color: string, opacity: number): void {
  ink.blend('screen', () => {
    for (const i of range(9)) {
      const y = 236 + i * 32;
      const stripe = polygon([590, y], [812, y + 50], [812, y + 66], [590, y + 15]);
      ink.draw(stripe, { fill: color, opacity, blur: 3 });
    }
    for (const i of range(7)) {
      const y = 858 + i * 22;
      const stripe = polygon(
        [560 + i * 18, y],
        [900 + i * 26, y],
        [906 + i * 26, y + 11],
        [562 + i * 18, y + 11],
      );
      ink.draw(stripe, { fill: color, opacity: opacity * 1.1, blur: 3 });
    }
  });
}
