import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { arc, oval } from '../../ink/shapes.ts';
import { sphere } from '../../matter/metal.ts';
import { bottle } from './bottles.ts';
import { thinBooks } from './letters.ts';

/**
 * The things on a locker's shelf: books that lean on a bottle, and a ball at the other end; `at`: the shelf's
 * left end.
 */
export function shelfLoad(ink: Ink, [x, foot]: Point, cap: string): void {
  thinBooks(ink, [x + 34, foot - 68, 78, 66], ['#b5434a', '#e0c27a', '#4f8a6c', '#7a5a94']);
  bottle(ink, [x + 132, foot - 2], { width: 28, height: 78, color: '#dfe6ee', cap });
  const ball = oval(x + 180, foot - 28, 26);
  castShadow(ink, ball, { dx: 6, dy: 3, blur: 4, opacity: 0.5 });
  solid(ink, ball, '#d8823a', { fill: sphere('#d8823a'), width: 4, bevel: 4 });
  for (const seam of [
    arc(x + 180, foot - 28, 26, 180, 360, 8),
    arc(x + 180, foot - 28, 9, 90, 270, 26),
    arc(x + 180, foot - 28, 9, -90, 90, 26),
  ])
    ink.draw(seam, { stroke: '#5a2c18', width: 2.6 });
}
