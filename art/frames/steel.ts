import { ramp } from '../color.ts';
import { linear } from '../ink/paint.ts';
import { oval, range, rect } from '../ink/shapes.ts';
import { rivet } from '../matter/metal.ts';
import { CORNER, type FrameDesign, RUN } from './frame.ts';

const COLOR = '#8f9bb0';

/** A frame of riveted plates with a bolt on each corner and a line of light inside. */
export const steel: FrameDesign = {
  line: ramp(COLOR).line,
  side(ink) {
    const tone = ramp(COLOR);
    ink.draw(rect(0, 0, 320, 64), {
      fill: linear(90, tone.hi, [tone.light, 0.25], [tone.base, 0.5], tone.dark),
    });
    ink.draw(rect(0, 44, 320, 12), { fill: '#1d2a3c' });
    ink.draw(rect(0, 47, 320, 6), { fill: '#6fe0f4' });
    for (const i of range(4)) rivet(ink, [CORNER + RUN / 8 + (i * RUN) / 4, 24], 10, COLOR);
  },
  corner(ink) {
    const tone = ramp('#6a768c');
    const shoe = rect(2, 2, CORNER - 6, CORNER - 6, [10, 4, 18, 4]);
    ink.draw(shoe, { fill: linear(45, tone.hi, [tone.base, 0.4], tone.dark), stroke: tone.line, width: 8 });
    rivet(ink, [31, 31], 18, '#c0c8d6');
    ink.draw(oval(31, 31, 7), { fill: tone.deep });
  },
};
