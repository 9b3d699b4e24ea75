import { shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import type { Point } from '../../ink/path.ts';
import { arch } from '../../ink/shapes.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';
import { GLOOM } from './dungeonFittings.ts';

const SPRING = 236;
const RELIEF = { center: [1008, SPRING] as Point, rx: 190, ry: 132, thickness: 42, count: 11, width: 3 };

/** The wall below is borne by an arch over the door. */
export function reliefArch(ink: Ink, color: string): void {
  const { center, rx, ry } = RELIEF;
  const opening = arch(center[0] - rx, SPRING - ry, rx * 2, ry, ry - 2);
  ink.draw(opening, { fill: GLOOM, opacity: 0.34 });
  ink.clip(opening, () =>
    ink.draw(opening, { stroke: GLOOM, width: 30, opacity: 0.5, blur: 10, move: [3, 8] }),
  );
  voussoirs(ink, shift(color, { lightness: 0.015 }), RELIEF);
  for (const x of [center[0] - rx - 54, center[0] + rx - 8])
    blockStone(ink, [x, SPRING, 62, 34], color, { width: 3, spread: 3 });
}
