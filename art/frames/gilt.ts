import { ramp } from '../color.ts';
import { linear } from '../ink/paint.ts';
import { polar } from '../ink/path.ts';
import { oval, range, rect } from '../ink/shapes.ts';
import { knob } from '../matter/metal.ts';
import { CORNER, type FrameDesign, RUN } from './frame.ts';

const COLOR = '#d6a045';

/** A carved and gilded frame: a groove with beads, and a flower on each corner. */
export const gilt: FrameDesign = {
  line: ramp(COLOR).line,
  side(ink) {
    const tone = ramp(COLOR);
    ink.draw(rect(0, 0, 320, 64), {
      fill: linear(90, tone.hi, [tone.base, 0.3], [tone.dark, 0.62], tone.light),
    });
    ink.draw(rect(0, 20, 320, 26), { fill: linear(90, tone.deep, tone.shade) });
    for (const i of range(8)) {
      const x = CORNER + RUN / 16 + (i * RUN) / 8;
      ink.draw(oval(x, 33, 9), { fill: linear(60, tone.hi, tone.base), stroke: tone.line, width: 4 });
    }
  },
  corner(ink) {
    const tone = ramp(COLOR);
    ink.draw(rect(2, 2, CORNER - 6, CORNER - 6, 10), {
      fill: linear(45, tone.hi, [tone.base, 0.45], tone.dark),
      stroke: tone.line,
      width: 8,
    });
    for (const i of range(6)) {
      const [x, y] = polar(31, 31, 14, i * 60);
      ink.draw(oval(x, y, 10), { fill: linear(60, tone.hi, tone.shade), stroke: tone.line, width: 3.5 });
    }
    knob(ink, [31, 31], 9, '#f4d98a');
  },
};
