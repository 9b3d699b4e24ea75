import { ramp } from '../color.ts';
import { linear } from '../ink/paint.ts';
import { range, rect } from '../ink/shapes.ts';
import { knob } from '../matter/metal.ts';
import { GOLD } from '../matter/palette.ts';
import { twinklingStar } from '../matter/star.ts';
import { CORNER, type FrameDesign, RUN } from './frame.ts';

const VIOLET = '#5f4a94';

/** A frame of dark blue wood between two golden lines, with stars. */
export const magic: FrameDesign = {
  line: '#1d1430',
  side(ink) {
    const [tone, gold] = [ramp(VIOLET), ramp(GOLD)];
    ink.draw(rect(0, 0, 320, 64), { fill: linear(90, tone.light, [tone.base, 0.4], tone.deep) });
    for (const y of [9, 48]) ink.draw(rect(0, y, 320, 7), { fill: linear(90, gold.hi, gold.shade) });
    for (const i of range(4)) {
      const at = [CORNER + RUN / 8 + (i * RUN) / 4, 32] as const;
      ink.draw(twinklingStar(at, i % 2 ? 9 : 15, i % 2 ? 2.4 : 3.6), { fill: '#ffeeb4' });
    }
  },
  corner(ink) {
    const gold = ramp(GOLD);
    ink.draw(rect(2, 2, CORNER - 6, CORNER - 6, 14), {
      fill: linear(45, gold.hi, [gold.base, 0.45], gold.dark),
      stroke: gold.line,
      width: 8,
    });
    knob(ink, [31, 31], 19, '#7ab8e8');
  },
};
