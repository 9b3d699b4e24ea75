import type { Ink } from '../../ink/Ink.ts';
import type { Gradient } from '../../ink/paint.ts';
import type { Box, Path, Point } from '../../ink/path.ts';
import { polygon, range, spline } from '../../ink/shapes.ts';

/** A line of hills, trees or mist across a view: tops (parts of the height) at even steps, filled to the foot. */
export function ridge(
  ink: Ink,
  [x, y, w, h]: Box,
  tops: readonly number[],
  fill: string | Gradient,
  opacity = 1,
): void {
  const step = w / (tops.length - 1);
  const crest = tops.map((top, i): Point => [x + i * step, y + h * top]);
  const first: Point = [x - step, y + h * (tops[0] ?? 0)];
  const last: Point = [x + w + step, y + h * (tops.at(-1) ?? 0)];
  const crestPath = spline([first, ...crest, last], { tension: 0.6 });
  const bottom = y + h + 4;
  const foot: Path = [
    { command: 'L', points: [[x + w + step, bottom]] },
    { command: 'L', points: [[x - step, bottom]] },
    { command: 'Z', points: [] },
  ];
  ink.draw([...crestPath, ...foot], { fill, opacity });
}

/** Blades of grass that lean apart from one root. */
export function tuft(ink: Ink, [cx, y]: Point, size: number, color: string): void {
  for (const i of range(5)) {
    const lean = (i - 2) * 0.3 + ink.jitter(0.15);
    const tip: Point = [cx + lean * size, y - size * (1 - Math.abs(i - 2) * 0.16)];
    const blade = polygon([cx + (i - 2) * size * 0.1 - size * 0.07, y], tip, [
      cx + (i - 2) * size * 0.1 + size * 0.07,
      y,
    ]);
    ink.draw(blade, { fill: color });
  }
}
