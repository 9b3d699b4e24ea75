import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { range } from '../../../ink/shapes.ts';
import { brightArch } from './brightArch.ts';
import { drawPassage, type Passage, wallStrip } from './passage.ts';

/** Behind a vault's door: walls of deposit boxes in golden light. */
export function vaultView(ink: Ink, opening: Path, box: Box): void {
  const passage: Passage = { box, wall: '#5c4630', floor: '#7d6236', light: '#ffd873', farScale: 0.44 };
  const wall = ramp(passage.wall);
  drawPassage(ink, opening, passage, (end) => {
    for (const i of range(7)) {
      const from = 0.1 + i * 0.12;
      wallStrip(ink, passage, end, from, from + 0.012, wall.deep);
      wallStrip(ink, passage, end, from + 0.012, from + 0.02, wall.hi);
    }
    brightArch(ink, end, passage.light);
  });
}
