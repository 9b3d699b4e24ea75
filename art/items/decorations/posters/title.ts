import type { Ink } from '../../../ink/Ink.ts';
import { joinPaths, type Path } from '../../../ink/path.ts';
import { range, rect } from '../../../ink/shapes.ts';

/** Draws unreadable lettering around x 150: blocks as wide as words, a large line and a small one. */
export function drawTitle(ink: Ink, y: number, color: string): void {
  const large = centred([52, 30, 66, 40], 8, y, 22);
  const small = centred([24, 34, 18, 30], 7, y + 31, 8);
  ink.draw(joinPaths(...large, ...small), { fill: color });
}

function centred(widths: readonly number[], gap: number, y: number, height: number): Path[] {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  return range(widths.length).map((i) => {
    const before = widths.slice(0, i).reduce((sum, width) => sum + width + gap, 0);
    return rect(150 - total / 2 + before, y, widths[i] ?? 0, height, 3);
  });
}
