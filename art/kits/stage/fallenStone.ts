import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polyline, soft } from '../../ink/shapes.ts';

/** A block on the floor that fell out of a wall. */
export function fallenStone(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  groundShadow(ink, x + 4, y + 22, 74, 13, 0.6);
  const top = soft([at(-44, -36), at(58, -40), at(66, -16), at(-60, -10)], 8);
  const front = soft([at(-60, -12), at(66, -18), at(64, 24), at(-54, 30)], 9);
  ink.draw(front, { fill: linear(75, tone.base, tone.dark), stroke: tone.line, width: 3.4 });
  ink.draw(top, { fill: linear(60, tone.hi, tone.light), stroke: tone.line, width: 3 });
  ink.draw(polyline(at(-50, -7), at(56, -12)), { stroke: tone.hi, width: 3, opacity: 0.7, cap: 'round' });
  ink.draw(polyline(at(18, -14), at(12, 2), at(20, 14)), { stroke: tone.line, width: 2.2, opacity: 0.7 });
  const crumbs = joinPaths(
    oval(x - 84, y + 20, 9, 6),
    oval(x + 86, y + 16, 7, 5),
    oval(x + 100, y + 4, 4, 3),
  );
  ink.draw(crumbs, { fill: tone.base, stroke: tone.line, width: 2.2 });
}
