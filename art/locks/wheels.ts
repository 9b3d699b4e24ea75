import { ramp } from '../color.ts';
import { castShadow, recess } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { curve } from '../ink/path.ts';
import { polygon, rect } from '../ink/shapes.ts';
import { plate, rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';

/** A brass padlock; its shackle is by itself, so that it can spring. */
export const wheels: LockParts = {
  shut: body((ink) => {
    const shape = rect(2, 150, 356, 310, 34);
    castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.55 });
    plate(ink, shape, BRASS, { bevel: 10 });
    ink.draw(rect(12, 160, 336, 290, 26), { stroke: ramp(BRASS).dark, width: 2.4, opacity: 0.6 });
    ink.draw(rect(13.5, 161.5, 336, 290, 26), { stroke: '#fff0bd', width: 1.4, opacity: 0.7 });
    recess(ink, rect(4, 182, 352, 196, 10), '#3a2412', { depth: 9, fill: linear(90, '#1c110a', '#4d3115') });
  }),
  /** Where the line is read that counts, on the well's left side; mirrored on its right. */
  pointer: part([18, 26], (ink) => {
    ink.draw(polygon([0, 1], [18, 13], [0, 25]), { fill: '#8e2838', stroke: '#3a1012', width: 2.4 });
  }),
  shackle: part([220, 230, 20], (ink) => {
    const bow = curve('M30 220L30 104C30 -6 190 -6 190 104L190 220');
    ink.draw(bow, { stroke: '#171320', width: 37 });
    rod(ink, bow, '#aab2c6', 30);
    ink.draw(curve('M23 210L23 104C23 4 184 4 183 104'), {
      stroke: '#eef2fb',
      width: 6,
      cap: 'round',
      opacity: 0.9,
    });
    ink.draw(curve('M40 210L40 108C40 20 180 20 180 108L180 210'), {
      stroke: '#5b627a',
      width: 4,
      opacity: 0.7,
    });
  }),
};
