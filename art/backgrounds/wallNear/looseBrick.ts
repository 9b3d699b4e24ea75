import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { hollowWalls } from '../../kits/stage/hollow.ts';
import { blockStone } from '../../matter/stone.ts';

/** The dark hole of a missing brick, in which something can be hidden. */
export function hollowBrick(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const mouth: Box = [x - 5, y - 5, w + 10, h + 10];
  const back: Box = [x + 30, y + 24, w - 60, h - 40];
  const tone = ramp(shift(color, { lightness: -0.12 }));
  ink.draw(rect(...mouth), { fill: '#0a0610' });
  const paints = [tone.line, tone.deep, linear(90, tone.deep, tone.shade), tone.line];
  hollowWalls(mouth, back).forEach((wall, i) => {
    ink.draw(wall, { fill: paints[i] ?? tone.deep, stroke: tone.line, width: 2.4 });
  });
  ink.draw(rect(...back), { fill: linear(90, '#06040a', '#1a1020') });
  const crumbs = range(9).map(() =>
    oval(x + 24 + ink.random() * (w - 48), y + h - 7 + ink.jitter(8), 3 + ink.random() * 6, 3),
  );
  ink.draw(joinPaths(...crumbs), { fill: tone.base, stroke: tone.line, width: 1.6 });
}

/** A brick that stands out of the wall a little: its right side and its underside are visible. */
export function looseBrick(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(x - 7, y - 7, w + 14, h + 14, 6), { fill: '#0a0610' });
  const face: Box = [x - 10, y + 2, w - 6, h - 4];
  const [fx, fy, fw, fh] = face;
  castShadow(ink, rect(...face), { dx: 26, dy: 26, blur: 14, opacity: 0.55 });
  ink.draw(
    polygon(
      [fx + fw - 4, fy + 6],
      [fx + fw + 16, fy + 12],
      [fx + fw + 16, fy + fh + 2],
      [fx + fw - 4, fy + fh - 2],
    ),
    {
      fill: tone.deep,
      stroke: tone.line,
      width: 2.6,
    },
  );
  blockStone(ink, face, color, { spread: 7, round: 11, chips: 9, cracks: 0, width: 3.4 });
  ink.draw(
    polygon([fx + 16, fy + fh], [fx + fw - 20, fy + fh], [fx + fw, fy + fh + 12], [fx + 34, fy + fh + 12]),
    { fill: SHADOW, opacity: 0.5 },
  );
}
