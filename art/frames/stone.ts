import { ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { linear } from '../ink/paint.ts';
import { type Box, curve } from '../ink/path.ts';
import { polyline, range, rect } from '../ink/shapes.ts';
import { CORNER, type FrameDesign, RUN } from './frame.ts';

const COLOR = '#8d8696';

/** A frame of hewn blocks with moss in a joint. */
export const stone: FrameDesign = {
  line: ramp(COLOR).line,
  side(ink) {
    ink.draw(rect(0, 0, 320, 64), { fill: ramp(COLOR).deep });
    for (const i of range(2)) drawBlock(ink, [CORNER + (i * RUN) / 2, 0, RUN / 2, CORNER], i ? 0.035 : -0.02);
    ink.draw(curve('M150 64C152 50 160 46 166 54C172 44 182 50 184 64Z'), { fill: '#6f9a4e' });
  },
  corner: (ink) => drawBlock(ink, [0, 0, CORNER, CORNER], 0.02),
};

function drawBlock(ink: Ink, [x, y, w, h]: Box, lighter: number): void {
  const tone = ramp(shift(COLOR, { lightness: lighter }));
  const face = rect(x + 3, y + 3, w - 6, h - 6, 9);
  ink.draw(face, { fill: linear(65, tone.light, [tone.base, 0.5], tone.shade) });
  ink.clip(face, () => {
    ink.draw(face, { stroke: tone.hi, width: 12, opacity: 0.8, move: [4, 4] });
    ink.draw(face, { stroke: tone.dark, width: 12, opacity: 0.7, move: [-4, -4] });
  });
  ink.draw(polyline([x + w * 0.62, y + 4], [x + w * 0.56, y + 20], [x + w * 0.64, y + 32]), {
    stroke: tone.dark,
    width: 5,
    cap: 'round',
  });
}
