import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { swing } from '../../../ink/swing.ts';
import { DISTANCE } from '../door.ts';

interface GateLeaf {
  box: Box;
  /** The opening behind the leaf. */
  opening: Path;
  hingeSide: 'left' | 'right';
  /** Degrees when opened. */
  angle: number;
}

/** A hinged leaf of open bars. It swings like `leafInward`, without the shade that would fill its gaps. */
export function gateLeaf(ink: Ink, isOpened: boolean, leaf: GateLeaf, drawLeaf: () => void): void {
  const { box, opening, hingeSide, angle } = leaf;
  const [x, y, w, h] = box;
  const isMirrored = hingeSide === 'right';
  const hinge = isMirrored ? x + w : x;
  const eye = y + h * 0.46;
  if (isOpened)
    ink.tellLeaf({ type: 'swing', opening, box, hinge: hingeSide, angle, eye, distance: DISTANCE });
  const place = { hinge, cx: x + w / 2, cy: eye, distance: DISTANCE, isMirrored };
  const warp = swing({ ...place, angle: isOpened ? angle : 0 });
  ink.clip(opening, () => ink.warp(warp, () => ink.leaf(drawLeaf)));
}
