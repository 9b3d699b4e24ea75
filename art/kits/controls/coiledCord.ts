import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import type { Point } from '../../ink/path.ts';
import { oval, spline } from '../../ink/shapes.ts';

/** A coiled cable along a line of points: one loop at each. */
export function coiledCord(ink: Ink, points: readonly Point[], color: string): void {
  const tone = ramp(color);
  ink.draw(spline(points), { stroke: tone.line, width: 11, cap: 'round' });
  for (const [x, y] of points) {
    const loop = oval(x, y, 11, 7.5);
    ink.draw(loop, { fill: tone.deep, stroke: tone.line, width: 9 });
    ink.draw(loop, { stroke: tone.base, width: 4.5 });
    ink.draw(oval(x - 1, y - 2, 9, 5.5), { stroke: tone.hi, width: 1.6, opacity: 0.6 });
  }
}
