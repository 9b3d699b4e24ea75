import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path } from '../../../ink/path.ts';
import { arc, oval } from '../../../ink/shapes.ts';

type Puff = readonly [x: number, y: number, radius: number];

const EDGE = '#7f93ad';
const SHADE = '#b4c6d8';
/** The jet where it leaves the joint. */
const JET = curve('M110 24C98 22 88 16 78 10L74 40C88 40 98 36 110 34Z');
const CLOUD: readonly Puff[] = [
  [84, 26, 13],
  [66, 12, 16],
  [62, 38, 15],
  [42, 24, 21],
  [38, -2, 14],
  [24, 42, 14],
  [14, 14, 16],
];
/** The separate wisps. */
const WISPS: readonly Puff[] = [
  [-4, 34, 11],
  [-2, 4, 10],
  [44, 58, 9],
  [18, -6, 9],
  [0, 54, 7],
];

/**
 * Draws steam from the joint at the top to the left: a jet that grows into a cloud and thins out in wisps.
 */
export function drawSteam(ink: Ink): void {
  for (const [x, y, r] of WISPS) ink.draw(oval(x, y, r, r * 0.8), { fill: '#f4f8fb', opacity: 0.6, blur: 5 });
  ink.draw(joinPaths(...CLOUD.map(([x, y, r]) => oval(x, y, r + 3.4))), { fill: EDGE, opacity: 0.62 });
  ink.draw(JET, { fill: '#ffffff', stroke: EDGE, width: 3, opacity: 0.85 });
  const cloud = joinPaths(...CLOUD.map(([x, y, r]) => oval(x, y, r)));
  ink.draw(cloud, { fill: linear(80, '#ffffff', ['#f4f8fb', 0.5], '#d3dfea') });
  ink.clip(cloud, () => {
    ink.draw(joinPaths(...CLOUD.map(([x, y, r]) => under(x, y, r))), {
      stroke: SHADE,
      width: 5,
      opacity: 0.75,
      cap: 'round',
    });
    ink.draw(joinPaths(...CLOUD.map(([x, y, r]) => oval(x - r * 0.3, y - r * 0.32, r * 0.4, r * 0.3))), {
      fill: '#ffffff',
      opacity: 0.95,
    });
  });
  const streaks = ['M104 29C96 29 90 27 84 24', 'M106 32C98 34 92 34 86 35'].map(curve);
  ink.draw(joinPaths(...streaks), { stroke: SHADE, width: 2.6, cap: 'round' });
}

/** The shaded side of a puff. */
function under(x: number, y: number, radius: number): Path {
  return arc(x, y, radius * 0.82, 10, 110);
}
