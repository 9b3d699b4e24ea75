import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path, Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polyline, range, rect, spline } from '../../../ink/shapes.ts';
import { bamboo } from '../../sights/bamboo.ts';
import { gardenRock, stoneLantern } from '../../sights/gardenStones.ts';
import { ridge } from '../../sights/land.ts';
import { moon, stars } from '../../sights/sky.ts';
import { through } from './perspective.ts';

/** Behind a paper door: a raked garden under the moon. */
export function zenView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(
    ink,
    opening,
    () => {
      ink.draw(opening, { fill: linear(90, '#1f2a5c', ['#3f5590', 0.3], ['#8a8fc0', 0.54], '#a8a4c4') });
      stars(ink, [x, y, w, h * 0.34], 30);
      moon(ink, at(0.56, 0.17), w * 0.13);
      ridge(ink, box, [0.46, 0.4, 0.3, 0.37, 0.45, 0.42, 0.47], linear(90, '#55649c', '#7c86b4'));
      ridge(ink, box, [0.5, 0.47, 0.49, 0.44, 0.48, 0.46], linear(90, '#3f4f80', '#4f5f8c'));
      hedge(ink, box);
      sand(ink, box);
      for (const [dx, top] of [
        [0.24, 0.04],
        [0.31, 0.12],
        [0.75, 0.06],
      ] as const)
        bamboo(ink, at(dx, 0.62), h * (0.62 - top), w * 0.03);
      hedge(ink, box);
      sand(ink, box);
      gardenRock(ink, at(0.36, 0.73), w * 0.12);
      gardenRock(ink, at(0.45, 0.745), w * 0.07);
      stoneLantern(ink, at(0.66, 0.72), h * 0.2);
      veranda(ink, box);
    },
    0.4,
  );
}

function hedge(ink: Ink, [x, y, w, h]: Box): void {
  for (const i of range(9)) {
    const bush = oval(x + (w * i) / 8, y + h * 0.585, w * 0.11, h * (0.05 + (i % 3) * 0.008));
    ink.draw(bush, {
      fill: linear(60, '#55805f', ['#3a6058', 0.5], '#24404a'),
      stroke: '#1c3040',
      width: 2.5,
    });
  }
}

/** Pale sand with the furrows of a rake, straight and around the stones. */
function sand(ink: Ink, [x, y, w, h]: Box): void {
  const top = y + h * 0.6;
  ink.draw(rect(x, top, w, h * 0.4), { fill: linear(90, '#9a9cc0', ['#c4c2d4', 0.4], '#b8b0c0') });
  for (const i of range(17)) {
    const line = top + 9 + i * i * 0.36 + i * 7;
    const wave = spline(
      range(7).map((k): Point => [x + (w * k) / 6, line + (k % 2 ? 3 : -3) * (0.4 + i * 0.06)]),
    );
    ink.draw(wave, { stroke: '#8f88a4', width: 1.6 + i * 0.16, opacity: 0.75 });
    ink.draw(wave, { stroke: '#ffffff', width: 1.2 + i * 0.1, opacity: 0.55, move: [0, 2.6] });
  }
  for (const size of [0.34, 0.27, 0.2]) {
    const ring = oval(x + w * 0.4, y + h * 0.735, w * size, h * size * 0.14);
    ink.draw(ring, { fill: size === 0.34 ? '#cfc6c6' : 'none', stroke: '#9a92aa', width: 2.2 });
  }
}

/** The wooden edge of the veranda. */
function veranda(ink: Ink, [x, y, w, h]: Box): void {
  const top = y + h * 0.9;
  const tone = ramp('#7a5648');
  ink.draw(rect(x, top, w, h * 0.1), { fill: linear(90, tone.light, [tone.base, 0.3], tone.dark) });
  for (const share of [0.3, 0.62]) ink.draw(rect(x, top + h * 0.1 * share, w, 2.5), { fill: tone.deep });
  ink.draw(rect(x, top, w, 5), { fill: tone.hi });
  ink.draw(polyline([x, top], [x + w, top]), { stroke: tone.line, width: 3 });
}
