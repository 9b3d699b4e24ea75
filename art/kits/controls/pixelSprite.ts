import type { Ink } from '../../ink/Ink.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';

/** By how much a row overlaps the next one; without it a hairline is visible between them. */
const OVERLAP = 0.2;

/** A figure of square dots: each string is a row, each `#` a dot; `size` is a dot's side. */
export function pixelSprite(
  ink: Ink,
  rows: readonly string[],
  [x, y]: Point,
  size: number,
  color: string,
): void {
  const bars = rows.flatMap((row, j) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: dots }) =>
      rect(x + index * size, y + j * size, dots.length * size, size + OVERLAP),
    ),
  );
  ink.draw(joinPaths(...bars), { fill: color });
}
