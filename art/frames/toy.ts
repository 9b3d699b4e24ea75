import { ramp } from '../color.ts';
import { linear } from '../ink/paint.ts';
import { oval, range, rect } from '../ink/shapes.ts';
import { star } from '../matter/star.ts';
import { CORNER, type FrameDesign, RUN } from './frame.ts';

const BLUE = '#4f8fc8';

/** A frame of painted wood with dots and a star on each corner. */
export const toy: FrameDesign = {
  line: '#2c2340',
  side(ink) {
    const tone = ramp(BLUE);
    ink.draw(rect(0, 0, 320, 64), { fill: linear(90, tone.hi, [tone.base, 0.45], tone.shade) });
    for (const i of range(4)) {
      const color = i % 2 ? '#f2c33f' : '#fff4dc';
      ink.draw(oval(CORNER + RUN / 8 + (i * RUN) / 4, 33, 13), { fill: color, stroke: tone.dark, width: 5 });
    }
  },
  corner(ink) {
    const tone = ramp('#e0604a');
    ink.draw(rect(2, 2, CORNER - 6, CORNER - 6, 14), {
      fill: linear(50, tone.hi, [tone.base, 0.45], tone.shade),
      stroke: tone.line,
      width: 9,
    });
    ink.draw(star([31, 32], 21), { fill: '#ffe07a', stroke: '#8a4a20', width: 5 });
  },
};
