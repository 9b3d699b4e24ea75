import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { brightArch } from './brightArch.ts';
import { drawPassage, type Passage, wallStrip } from './passage.ts';

/** Behind a house's door: a panelled hall with daylight in an arch at its end. */
export function hallView(ink: Ink, opening: Path, box: Box): void {
  const passage: Passage = { box, wall: '#6b4a3a', floor: '#8a5f3c', light: '#ffe2a0' };
  const wall = ramp(passage.wall);
  drawPassage(ink, opening, passage, (end) => {
    wallStrip(ink, passage, end, 0.94, 1, wall.deep);
    wallStrip(ink, passage, end, 0.928, 0.94, wall.hi);
    wallStrip(ink, passage, end, 0.56, 0.585, wall.dark);
    wallStrip(ink, passage, end, 0.55, 0.56, wall.hi);
    wallStrip(ink, passage, end, 0, 0.05, wall.deep);
    brightArch(ink, end, passage.light);
  });
}
