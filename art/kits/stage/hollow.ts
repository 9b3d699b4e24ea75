import type { Box, Path, Point } from '../../ink/path.ts';
import { polygon } from '../../ink/shapes.ts';

/** The four walls of a hollow seen from the front, from its opening to its back: top, right, bottom, left. */
export function hollowWalls(mouth: Box, back: Box): Path[] {
  const [outer, inner] = [cornersOf(mouth), cornersOf(back)];
  return outer.map((corner, i) => {
    const next = (i + 1) % 4;
    return polygon(corner, outer[next] ?? corner, inner[next] ?? corner, inner[i] ?? corner);
  });
}

function cornersOf([x, y, w, h]: Box): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}
