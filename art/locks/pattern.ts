import { mix } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, SHADOW } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { oval, polyline, range, rect } from '../ink/shapes.ts';
import { knob } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { drawer } from './openings.ts';
import { type Surface, upright, wooden } from './surfaces.ts';

/** The materials of a board of pins. */
interface PatternLook {
  frame: Surface;
  cloth: readonly [string, string];
  drawer: Surface;
  trim: string;
}

/** A board lined with cloth over a small drawer, and its pin. */
export function patternOf(look: PatternLook): LockParts {
  return {
    shut: body((ink) => draw(ink, look, false)),
    open: body((ink) => draw(ink, look, true)),
    pin: part([36, 36, 8], (ink) => {
      ink.draw(oval(21, 24, 15), { fill: SHADOW, opacity: 0.45 });
      knob(ink, [18, 18], 14, look.trim);
    }),
  };
}

export const pattern = patternOf({
  frame: upright('#7d4c2e'),
  cloth: ['#1e4236', '#3b7a5e'],
  drawer: wooden('#8a5a3a', 0.35),
  trim: BRASS,
});

function draw(ink: Ink, { frame, cloth: colors, drawer: front, trim }: PatternLook, isOpen: boolean): void {
  const shape = rect(10, 20, 340, 374, 18);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  frame(ink, shape, [10, 20, 340, 374], 9);
  const cloth = rect(34, 44, 292, 298, 10);
  const [shade] = colors;
  recess(ink, cloth, mix(...colors, 0.4), { depth: 9, fill: linear(70, ...colors) });
  for (const i of range(14))
    ink.draw(polyline([34, 60 + i * 21], [326, 60 + i * 21]), { stroke: shade, width: 1, opacity: 0.5 });
  drawer(ink, [100, 352, 160, 36], { front, knob: trim }, isOpen);
}
