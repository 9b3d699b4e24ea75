import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, movePath, type Path, type Point, turnPath } from '../../../ink/path.ts';
import { oval, polygon, range } from '../../../ink/shapes.ts';
import { ivy } from '../../../matter/ivy.ts';
import { fringe, onMound } from './burrowFront.ts';

const TURF = '#6a9a3f';
const IVY = '#4f8a46';
const PETAL = curve('M0 0Q-11 -14 0 -14Q11 -14 0 0Z');
const FLOWERS = [
  [214, '#f6e27a'],
  [236, '#fff6ea'],
  [262, '#f0a0b8'],
  [296, '#fff6ea'],
  [322, '#f6e27a'],
] as const;

/** Turf over a burrow's mound, with flowers and strands of ivy; drawn last, it hangs over the front. */
export function turf(ink: Ink): void {
  const under = fringe(ink, 11, 4, 30, 34);
  const over = fringe(ink, 8, 8, 16, 18);
  ink.draw(grass(ink), { fill: TURF, stroke: ramp(TURF).deep, width: 2.5 });
  castShadow(ink, under, { dx: 2, dy: 12, blur: 7, opacity: 0.45 });
  solid(ink, under, TURF, { bevel: 6, fill: linear(90, '#6a9a44', '#44743a') });
  ink.draw(over, { fill: linear(90, '#a4d060', ['#86b84e', 0.5], '#62923f') });
  ink.draw(over, { stroke: ramp(TURF).hi, width: 2.5, opacity: 0.5 });
  for (const [angle, color] of FLOWERS) flower(ink, onMound(angle, -6), color);
  ivy(
    ink,
    {
      stem: [
        [352, 150],
        [344, 220],
        [352, 290],
        [342, 360],
        [350, 424],
      ],
      leaves: 14,
      size: 20,
    },
    IVY,
  );
  ivy(
    ink,
    {
      stem: [
        [30, 170],
        [40, 214],
        [32, 258],
      ],
      leaves: 6,
      size: 17,
    },
    IVY,
  );
}

/** Blades that stand up from the mound, as one path. */
function grass(ink: Ink): Path {
  const blades = range(46).map((i): Path => {
    const angle = 200 + i * 3.1;
    const tip = onMound(angle + ink.jitter(4), 15 + ink.random() * 11);
    return polygon(onMound(angle - 1.5, 0), tip, onMound(angle + 1.5, 0));
  });
  return joinPaths(...blades);
}

function flower(ink: Ink, [cx, cy]: Point, color: string): void {
  const petals = range(5).map((i) => turnPath(movePath(PETAL, cx, cy), i * 72, [cx, cy]));
  ink.draw(joinPaths(...petals), { fill: color, stroke: '#5a4a3a', width: 2 });
  ink.draw(oval(cx, cy, 4), { fill: '#e8a83c', stroke: '#5a4a3a', width: 1.5 });
}
