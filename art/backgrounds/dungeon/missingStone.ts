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
  const hole = soft([at(-58, -34), at(56, -36), at(60, 33), at(-56, 36)], 12);
  ink.draw(hole, { fill: linear(70, '#06040b', '#15101d'), stroke: GLOOM, width: 5 });
  ink.clip(hole, () => {
    ink.draw(soft([at(-60, 40), at(-34, 12), at(38, 10), at(64, 40)], 3), {
      fill: linear(90, tone.deep, tone.shade),
    });
    ink.draw(soft([at(64, 42), at(38, 10), at(36, -20), at(64, -40)], 3), {
      fill: linear(0, tone.deep, tone.dark),
    });
  });
  ink.draw(polyline(at(-46, 36), at(50, 34)), { stroke: tone.hi, width: 2.4, opacity: 0.5, cap: 'round' });
}
