import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { polyline, range } from '../../../ink/shapes.ts';
import { type Corridor, onLevel, onWall } from './perspective.ts';

interface Masonry {
  courses: number;
  /** The number of blocks in a course. */
  blocks: number;
}

/** The joints of the blocks along both side walls of a passage. */
export function wallJoints(ink: Ink, corridor: Corridor, { courses, blocks }: Masonry, color: Color): void {
  const joint = { stroke: ramp(color).deep, width: 2.4, opacity: 0.7 };
  for (const wall of ['left', 'right'] as const) {
    ink.warp(onWall(corridor, wall), () => {
      for (const row of range(courses)) {
        const [top, bottom] = [row / courses, (row + 1) / courses];
        ink.draw(polyline([0, top], [1, top]), joint);
        for (const i of range(blocks)) {
          const depth = (i + (row % 2 ? 0.75 : 0.25)) / blocks;
          ink.draw(polyline([depth, top], [depth, bottom]), joint);
        }
      }
    });
  }
}

/** The joints of flagstones on the floor of a passage. */
export function flagJoints(ink: Ink, corridor: Corridor, columns: number, rows: number, color: Color): void {
  const joint = { stroke: ramp(color).deep, width: 2.4, opacity: 0.6 };
  ink.warp(onLevel(corridor, 'floor'), () => {
    for (const i of range(columns - 1))
      ink.draw(polyline([(i + 1) / columns, 0], [(i + 1) / columns, 1]), joint);
    for (const i of range(rows)) ink.draw(polyline([0, i / rows], [1, i / rows]), joint);
  });
}
