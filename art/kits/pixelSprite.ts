import type { Ink } from '../ink/Ink.ts';
import { joinPaths, type Point } from '../ink/path.ts';
import { range, rect } from '../ink/shapes.ts';

/** A figure of square dots: a row a string, `#` for a dot; `size` is a dot's side. */
export function pixelSprite(
  ink: Ink,
  rows: readonly string[],
  [x, y]: Point,
  size: number,
  color: string,
): void {
  const dots = rows.flatMap((row, j) =>
    range(row.length)
      .filter((i) => row[i] === '#')
      .map((i) => rect(x + i * size, y + j * size, size + 0.2, size + 0.2)),
  );
  ink.draw(joinPaths(...dots), { fill: color });
}
