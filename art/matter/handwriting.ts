import type { Ink } from '../ink/Ink.ts';
import type { Path, Point } from '../ink/path.ts';
import { joinPaths } from '../ink/path.ts';
import { range, spline } from '../ink/shapes.ts';

interface WrittenLine {
  /** The start of the first word, on the middle of the line. */
  at: Point;
  length: number;
  color: string;
  /** The width of the pen. */
  width: number;
  /** The height of the waves to either side. */
  height?: number;
  /** Moves the finished line, as a tilted sheet does. */
  place?: (path: Path) => Path;
}

/** Draws an unreadable line: waves of uneven height, broken into words. */
export function writtenLine(
  ink: Ink,
  { at: [x, y], length, color, width, height = 5, place = (path) => path }: WrittenLine,
): void {
  const words: Path[] = [];
  for (let from = x; from < x + length - 14; from += 12 + height) {
    const word = Math.min(26 + ink.random() * 34, x + length - from);
    words.push(place(wordAt(ink, [from, y], word, height)));
    from += word;
  }
  ink.draw(joinPaths(...words), { stroke: color, width, cap: 'round', opacity: 0.85 });
}

/** Strokes that lean to the right, uneven, some of them tall and some that reach below the line. */
function wordAt(ink: Ink, [x, y]: Point, length: number, height: number): Path {
  const step = height * 0.72;
  const points = range(Math.max(3, length / step)).map((i): Point => {
    const isUp = i % 2 === 0;
    const dice = ink.random();
    const reach = dice > 0.86 ? 1.7 : 0.4 + dice * 0.7;
    return [
      x + i * step + (isUp ? height * 0.3 : 0),
      y + (isUp ? -reach : reach * (dice > 0.93 ? 1 : 0.75)) * height,
    ];
  });
  return spline(points, { tension: 0.85 });
}
