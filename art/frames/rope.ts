import { ramp } from '../color.ts';
import { linear } from '../ink/paint.ts';
import { joinPaths } from '../ink/path.ts';
import { polyline, range, rect } from '../ink/shapes.ts';
import { knob } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { CORNER, type FrameDesign, RUN } from './frame.ts';

const WOOD = '#8a5434';
const HEMP = '#d8b880';

/** A wooden frame with a rope along it and brass corners. */
export const rope: FrameDesign = {
  line: ramp(WOOD).line,
  side(ink) {
    const [wood, hemp] = [ramp(WOOD), ramp(HEMP)];
    ink.draw(rect(0, 0, 320, 64), { fill: linear(90, wood.light, [wood.base, 0.4], wood.dark) });
    ink.draw(rect(0, 14, 320, 36), { fill: hemp.line });
    ink.draw(rect(0, 18, 320, 28), { fill: linear(90, hemp.hi, [hemp.base, 0.5], hemp.dark) });
    const step = RUN / 8;
    const strands = range(16).map((i) =>
      polyline([CORNER - 72 + i * step, 47], [CORNER - 54 + i * step, 17]),
    );
    ink.draw(joinPaths(...strands), { stroke: hemp.deep, width: 5, cap: 'round' });
  },
  corner(ink) {
    const tone = ramp(BRASS);
    ink.draw(rect(2, 2, CORNER - 6, CORNER - 6, [12, 6, 22, 6]), {
      fill: linear(45, tone.hi, [tone.base, 0.45], tone.dark),
      stroke: tone.line,
      width: 8,
    });
    knob(ink, [31, 31], 14, '#f0c96a');
  },
};
