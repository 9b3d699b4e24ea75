import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { range, rect } from '../../ink/shapes.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

const SLATS = 9;

/** A closed roll of slats. They lie on a curve: the upper ones face the light, the lower ones the floor. */
export function slatRoll(ink: Ink, box: Box, color: string, metal: string): void {
  const [x, y, w, h] = box;
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 5), { fill: ramp(color).deep });
  const tops = range(SLATS + 1).map(
    (i) => y + (h * Math.sin(((i / SLATS) * Math.PI) / 2.35)) / Math.sin(Math.PI / 2.35),
  );
  for (const [i, top] of tops.slice(0, -1).entries()) {
    const height = (tops[i + 1] ?? y + h) - top;
    const lit = shift(color, { lightness: 0.1 - i * 0.017 });
    board(ink, [x, top, w, height], lit, {
      direction: 'along x',
      corners: 3,
      bevel: 5,
      width: 3.6,
      strength: 0.35,
    });
  }
  ink.draw(rect(...box), {
    fill: linear(90, ['#1a0f2e', 0, 0.3], ['#fff2cf', 0.16, 0.1], ['#1a0f2e', 0.55, 0], ['#1a0f2e', 1, 0.25]),
  });
  slatRollRail(ink, [x - 2, y + h - 30, w + 4, 34], color, metal);
}

/** The roll's last, stronger slat with its grips and the lock. */
export function slatRollRail(ink: Ink, box: Box, color: string, metal: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 5), { dx: 0, dy: -3, blur: 3, opacity: 0.3 });
  board(ink, box, shift(color, { lightness: 0.03 }), { direction: 'along x', corners: 5, bevel: 5 });
  for (const share of [0.2, 0.8]) {
    const grip = rect(x + w * share - 26, y + h / 2 - 8, 52, 15, 7);
    castShadow(ink, grip, { dx: 2, dy: 5, blur: 3, opacity: 0.45 });
    plate(ink, grip, metal, { width: 4.5, bevel: 4 });
  }
  const lock = rect(x + w / 2 - 18, y + h / 2 - 19, 36, 36, 8);
  castShadow(ink, lock, { dx: 2, dy: 5, blur: 3, opacity: 0.45 });
  plate(ink, lock, metal, { width: 4.5, bevel: 3 });
  keyhole(ink, [x + w / 2, y + h / 2 - 6], 5);
}
