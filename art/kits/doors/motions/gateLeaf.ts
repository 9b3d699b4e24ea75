import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { swing } from '../../../ink/swing.ts';

export interface GateLeaf {
  box: Box;
  /** What the leaf shows through when it swings. */
  opening: Path;
  hingeSide: 'left' | 'right';
  /** Degrees when opened. */
  angle: number;
}

/** A hinged leaf of open bars. It swings like `leafInward`, without the shade that would fill its gaps. */
export function gateLeaf(ink: Ink, isOpened: boolean, leaf: GateLeaf, drawLeaf: () => void): void {
  const {
    box: [x, y, w, h],
    opening,
    hingeSide,
    angle,
  } = leaf;
  const isMirrored = hingeSide === 'right';
  const hinge = isMirrored ? x + w : x;
  const place = { hinge, cx: x + w / 2, cy: y + h * 0.46, distance: 1500, isMirrored };
  const warp = swing({ ...place, angle: isOpened ? angle : 0 });
  ink.clip(opening, () => ink.warp(warp, drawLeaf));
}
