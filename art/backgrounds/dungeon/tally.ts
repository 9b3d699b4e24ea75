import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { polyline, range } from '../../ink/shapes.ts';

/** Draws tally marks of days, scratched into the stone; the last week is incomplete. */
export function tally(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const marks = joinPaths(
    ...range(4).map((week) => drawWeek(ink, [x + week * 50, y + ink.jitter(8)], week < 3)),
  );
  ink.draw(marks, { stroke: tone.line, width: 4.2, opacity: 0.7, cap: 'round' });
  ink.draw(marks, { stroke: tone.hi, width: 2, opacity: 0.75, cap: 'round', move: [1.6, 1.6] });
}

function drawWeek(ink: Ink, [x, y]: Point, isFull: boolean): Path {
  const strokes = range(isFull ? 4 : 2).map((i) =>
    polyline([x + i * 9 + ink.jitter(3), y], [x + i * 9 + ink.jitter(3), y + 36]),
  );
  return isFull ? joinPaths(...strokes, polyline([x - 6, y + 30], [x + 34, y + 6])) : joinPaths(...strokes);
}
