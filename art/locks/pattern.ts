import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, SHADOW } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { oval, polyline, range, rect } from '../ink/shapes.ts';
import { knob } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { wood } from '../matter/wood.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { drawer } from './openings.ts';

/** A board lined with cloth over a small drawer, and a pin. */
export const pattern: LockParts = {
  shut: body((ink) => draw(ink, false)),
  open: body((ink) => draw(ink, true)),
  pin: part([36, 36, 8], (ink) => {
    ink.draw(oval(21, 24, 15), { fill: SHADOW, opacity: 0.45 });
    knob(ink, [18, 18], 14, BRASS);
  }),
};

function draw(ink: Ink, isOpen: boolean): void {
  const shape = rect(10, 20, 340, 374, 18);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  wood(ink, shape, [10, 20, 340, 374], '#7d4c2e', { bevel: 9, strength: 0.4 });
  const cloth = rect(34, 44, 292, 298, 10);
  recess(ink, cloth, '#2c5a48', { depth: 9, fill: linear(70, '#1e4236', '#3b7a5e') });
  for (const i of range(14))
    ink.draw(polyline([34, 60 + i * 21], [326, 60 + i * 21]), { stroke: '#173529', width: 1, opacity: 0.5 });
  drawer(ink, [100, 352, 160, 36], '#8a5a3a', isOpen);
}
