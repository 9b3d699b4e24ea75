import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../../ink/path.ts';
import { type Places, placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { plate } from '../../../matter/metal.ts';
import { IRON } from '../../../matter/palette.ts';
import { ridge } from '../../sights/land.ts';
import { moon, stars } from '../../sights/sky.ts';
import { topHat } from '../../sights/topHat.ts';
import { through } from './perspective.ts';

const FLOOR = 0.74;
/** The spotlights: position, the point that each lights, and its colour. */
const SPOTS = [
  [0.22, 0.46, '#ffd27a'],
  [0.5, 0.5, '#ffffff'],
  [0.78, 0.54, '#ff9ad2'],
] as const;

/** Beyond a theatre's curtain: the stage with a painted night, spotlights and a conjurer's table. */
export function stageView(ink: Ink, opening: Path, box: Box, cloth: string): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#10143f', ['#2a3488', 0.45], ['#b06ab0', 0.72], '#b06ab0') });
    stars(ink, [x + w * 0.2, y + h * 0.25, w * 0.6, h * 0.36], 46);
    moon(ink, at(0.64, 0.5), w * 0.065);
    ridge(ink, box, [0.66, 0.6, 0.66, 0.62, 0.67], '#5a4a98');
    ridge(ink, box, [0.71, 0.68, 0.7, 0.67, 0.71], '#3a3574');
    boards(ink, at);
    for (const [from, to, color] of SPOTS) beam(ink, at, from, to, color);
    topHat(ink, at(0.5, 0.88), w * 0.00205, cloth);
    rig(ink, box);
  });
}

function boards(ink: Ink, at: Places): void {
  const tone = ramp('#a86f44');
  ink.draw(polygon(at(0, FLOOR), at(1, FLOOR), at(1, 1.02), at(0, 1.02)), {
    fill: linear(90, tone.dark, [tone.base, 0.4], tone.light),
  });
  const joints = range(13).map((i) =>
    polyline(at(0.5 + (i - 6) * 0.085, FLOOR), at(0.5 + (i - 6) * 0.17, 1.02)),
  );
  ink.draw(joinPaths(...joints), { stroke: tone.deep, width: 2.4, opacity: 0.7 });
  ink.draw(polyline(at(0, FLOOR), at(1, FLOOR)), { stroke: tone.line, width: 3.5 });
  const [right, bottom] = at(1, 1);
  const [left, top] = at(0, 0);
  for (const [size, opacity] of [
    [0.44, 0.4],
    [0.3, 0.5],
  ] as const) {
    const pool = oval(...at(0.5, 0.88), (right - left) * size, (bottom - top) * size * 0.13);
    ink.draw(pool, { fill: '#fff3c4', opacity, blur: 5 });
  }
}

function beam(ink: Ink, at: Places, from: number, to: number, color: string): void {
  const light = mix(color, '#ffffff', 0.3);
  for (const half of [0.2, 0.12]) {
    const cone = polygon(at(from - 0.03, 0.2), at(from + 0.03, 0.2), at(to + half, 0.9), at(to - half, 0.9));
    ink.draw(cone, { fill: linear(90, [light, 0, 0.36], [light, 0.7, 0.1], [light, 1, 0.02]) });
  }
}

/** The bar with its lamps under the border. */
function rig(ink: Ink, [x, y, w, h]: Box): void {
  ink.draw(rect(x, y + h * 0.15, w, 7), {
    fill: shift(IRON, { lightness: -0.05 }),
    stroke: ramp(IRON).line,
    width: 2.5,
  });
  for (const [across, to, color] of SPOTS) {
    const cx = x + w * across;
    const cy = y + h * 0.17;
    const turn = (to - across) * -60;
    ink.at(
      [cx, cy],
      () => {
        plate(ink, polygon([-11, -6], [11, -6], [17, 32], [-17, 32]), IRON, { width: 3.5, bevel: 3 });
        ink.draw(oval(0, 32, 17, 6), { fill: '#fffdf0', stroke: ramp(IRON).line, width: 3 });
      },
      { turn },
    );
    glow(ink, cx, cy + 34, 42, color, 0.85);
  }
}
