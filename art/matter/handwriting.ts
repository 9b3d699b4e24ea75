import type { Ink } from '../ink/Ink.ts';
import type { Path, Point } from '../ink/path.ts';
import { joinPaths } from '../ink/path.ts';
import { range, spline } from '../ink/shapes.ts';

export interface WrittenLine {
  /** Where the first word begins, on the middle of the line. */
  at: Point;
  length: number;
  color: string;
  /** Of the pen. */
  width: number;
  /** How high the waves go to either side. */
  height?: number;
  /** Moves the finished line, as a tilted sheet does. */
  place?: (path: Path) => Path;
}

/** A line that nobody can read: waves of uneven height, broken into words. */
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

function wordAt(ink: Ink, [x, y]: Point, length: number, height: number): Path {
  const reach = (): number => height * (0.3 + ink.random() * 0.7);
  return spline(
    range(length / height).map((i): Point => [x + i * height, y + (i % 2 ? 1 : -1) * reach()]),
    { tension: 1 },
  );
}
