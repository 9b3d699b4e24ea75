import type { Ink } from '../ink/Ink.ts';
import { type Box, joinPaths, type Path } from '../ink/path.ts';
import { polyline, range } from '../ink/shapes.ts';

export interface Courses {
  /** The height of one stone. */
  height: number;
  length: number;
  color: string;
  opacity?: number;
}

/** The joints of a small piece of masonry, each course shifted by half a stone. Draw it inside a clip. */
export function courses(
  ink: Ink,
  [x, y, w, h]: Box,
  { height, length, color, opacity = 0.55 }: Courses,
): void {
  const joints = range(h / height + 1).flatMap((row): Path[] => {
    const top = y + row * height;
    const start = x + (row % 2 ? length / 2 : 0);
    const upright = range(w / length + 1).map((i) => start + i * length);
    return [
      polyline([x, top], [x + w, top]),
      ...upright.map((at) => polyline([at, top], [at, Math.min(top + height, y + h)])),
    ];
  });
  ink.draw(joinPaths(...joints), { stroke: color, width: 4, opacity });
}
