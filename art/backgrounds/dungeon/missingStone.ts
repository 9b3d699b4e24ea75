import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { polyline, soft } from '../../ink/shapes.ts';
import { GLOOM } from './dungeonFittings.ts';

/** A hole in the wall where one of its stones was worked out: dark, its lower and right cheeks lit. */
export function missingStone(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  const hole = soft([at(-64, -42), at(60, -43), at(64, 41), at(-62, 44)], 12);
  ink.draw(hole, { fill: linear(70, '#06040b', '#15101d'), stroke: GLOOM, width: 5 });
  ink.clip(hole, () => {
    ink.draw(soft([at(-66, 50), at(-36, 16), at(40, 14), at(68, 50)], 3), {
      fill: linear(90, tone.deep, tone.shade),
    });
    ink.draw(soft([at(68, 52), at(40, 14), at(38, -24), at(68, -50)], 3), {
      fill: linear(0, tone.deep, tone.dark),
    });
  });
  ink.draw(polyline(at(-50, 44), at(54, 42)), { stroke: tone.hi, width: 2.4, opacity: 0.5, cap: 'round' });
}
