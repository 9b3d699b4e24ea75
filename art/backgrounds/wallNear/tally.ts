import type { Ink } from '../../ink/Ink.ts';
import { joinPaths } from '../../ink/path.ts';
import { polyline, range } from '../../ink/shapes.ts';

/** Draws tally marks in fives; the last group has only four. */
export function tally(ink: Ink, chalk: string): void {
  const groups: readonly (readonly [number, number, number])[] = [
    [90, 150, 5],
    [220, 146, 5],
    [350, 156, 5],
    [96, 270, 5],
    [228, 276, 5],
    [360, 268, 4],
  ];
  const strokes = groups.flatMap(([x, y, count]) =>
    range(count).map((i) =>
      i < 4
        ? polyline(
            [x + i * 20 + ink.jitter(5), y + ink.jitter(8)],
            [x + i * 20 + ink.jitter(8), y + 78 + ink.jitter(8)],
          )
        : polyline([x - 14, y + 62], [x + 78, y + 18]),
    ),
  );
  ink.draw(joinPaths(...strokes), { stroke: chalk, width: 8, opacity: 0.35, cap: 'round', move: [2, 2] });
  ink.draw(joinPaths(...strokes), { stroke: chalk, width: 5, opacity: 0.9, cap: 'round' });
}
