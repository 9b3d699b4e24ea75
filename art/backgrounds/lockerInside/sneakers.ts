import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { curve, type Point } from '../../ink/path.ts';
import { polyline } from '../../ink/shapes.ts';

const KNIT = '#e6dcc6';
const SOLE = curve('M-84 -4Q-88 -26 -78 -30L78 -22Q92 -18 90 -2Q88 4 80 4L-76 4Q-84 4 -84 -4Z');
const SHOE = curve(
  'M-78 -28Q-88 -62 -74 -104Q-70 -112 -60 -108Q-44 -94 -26 -110Q-16 -114 -8 -104L30 -66Q76 -58 86 -34Q88 -22 80 -20L-74 -24Z',
);

/** A pair of trainers on the floor, toes to the right; `at`: the floor. */
export function sneakers(ink: Ink, [x, y]: Point, color: string): void {
  groundShadow(ink, x + 84, y - 20, 104, 10, 0.6);
  groundShadow(ink, x - 24, y + 4, 112, 12, 0.6);
  ink.at([x + 74, y - 26], () => drawSneaker(ink, shift(color, { lightness: -0.05 })), { scale: 1.08 });
  ink.at([x - 28, y], () => drawSneaker(ink, color), { scale: 1.16 });
}

function drawSneaker(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, SHOE, { dx: 12, dy: 6, blur: 8, opacity: 0.45 });
  solid(ink, SHOE, color, { bevel: 6, width: 3 });
  ink.clip(SHOE, () => {
    ink.draw(curve('M40 -70Q34 -40 60 -14L100 -14L100 -80Z'), { fill: KNIT, stroke: tone.line, width: 3 });
    ink.draw(curve('M-90 -66L-52 -60L-56 -14L-90 -14Z'), { fill: tone.dark, stroke: tone.line, width: 3 });
    ink.draw(curve('M-44 -34Q-10 -36 18 -56'), { stroke: KNIT, width: 10, cap: 'round' });
  });
  ink.draw(curve('M-62 -106Q-44 -86 -16 -106'), { stroke: tone.deep, width: 8, cap: 'round' });
  for (const [sx, sy] of [
    [-14, -94],
    [0, -82],
    [14, -70],
  ] as const)
    ink.draw(polyline([sx - 13, sy + 12], [sx + 7, sy - 5]), { stroke: '#f4ecdc', width: 7, cap: 'round' });
  solid(ink, SOLE, '#efe6d4', { bevel: 4, width: 3 });
}
