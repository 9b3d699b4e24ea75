import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import type { Box } from '../../../ink/path.ts';
import { pulledDrawer } from '../../../kits/furniture/drawer.ts';
import { drawDrawerFront } from './board.ts';
import type { Looks } from './shape.ts';

const SLOT: Box = [64, 250, 312, 30];
const FRONT: Box = [40, 300, 360, 44];

/** The drawer, out: velvet, and light on it. */
export function drawDrawer(ink: Ink, { frame, velvet }: Looks): void {
  pulledDrawer(
    ink,
    { slot: SLOT, front: FRONT, wall: 12, depth: 18, body: frame, lining: velvet },
    {
      contents: () => glow(ink, 220, 296, 140, '#fff0c8', 0.6, 26),
      front: (box) => drawDrawerFront(ink, box, frame),
    },
  );
}
