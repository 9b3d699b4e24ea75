import { type Path, type Point, turnPath } from '../ink/path.ts';
import { soft } from '../ink/shapes.ts';

/** The arrow of a direction, `eighth` of a turn clockwise from above; `reach` is from its middle to its tip. */
export function arrowOf([x, y]: Point, reach: number, eighth: number): Path {
  const at = (dx: number, dy: number): Point => [x + dx * reach, y + dy * reach];
  const arrow = soft(
    [
      at(0, -1),
      at(0.78, -0.05),
      at(0.3, -0.05),
      at(0.3, 0.85),
      at(-0.3, 0.85),
      at(-0.3, -0.05),
      at(-0.78, -0.05),
    ],
    reach * 0.12,
  );
  return turnPath(arrow, eighth * 45, [x, y]);
}
