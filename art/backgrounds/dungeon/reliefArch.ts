import { shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { arch, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';
import { GLOOM } from './dungeonFittings.ts';

const SPRING = 236;
const RELIEF = { center: [1008, SPRING] as Point, rx: 190, ry: 132, thickness: 42, count: 11, width: 3 };

/** Of its jambs, stone by stone from the springers down: they bind into the wall by turns. */
const COURSES = [58, 50, 60, 52, 58, 50, 62, 54] as const;
const JAMB = { y: SPRING + 34, height: (FLOOR_LINE - SPRING - 34) / COURSES.length };

/** The wall about the door is borne by an arch on jambs, and stands back a little between them. */
export function reliefArch(ink: Ink, color: string): void {
  const { center, rx, ry } = RELIEF;
  const opening = arch(center[0] - rx, SPRING - ry, rx * 2, FLOOR_LINE - SPRING + ry, ry - 2);
  ink.draw(opening, { fill: linear(90, [GLOOM, 0, 0.42], [GLOOM, 0.4, 0.26], [GLOOM, 1, 0.12]) });
  ink.clip(opening, () =>
    ink.draw(opening, { stroke: GLOOM, width: 44, opacity: 0.55, blur: 12, move: [6, 10] }),
  );
  const lit = shift(color, { lightness: 0.015 });
  for (const side of [-1, 1]) drawJamb(ink, center[0] + side * rx, side, lit);
  voussoirs(ink, lit, RELIEF);
  for (const x of [center[0] - rx - 58, center[0] + rx - 8])
    blockStone(ink, [x, SPRING, 66, 34], color, { width: 3, spread: 3 });
}

function drawJamb(ink: Ink, edge: number, side: number, color: string): void {
  castShadow(ink, rect(side < 0 ? edge - 50 : edge, JAMB.y, 50, FLOOR_LINE - JAMB.y), {
    dx: 8,
    dy: 4,
    blur: 10,
    opacity: 0.4,
  });
  for (const [i, length] of COURSES.entries())
    blockStone(
      ink,
      [side < 0 ? edge - length : edge, JAMB.y + i * JAMB.height + 1, length, JAMB.height - 2],
      color,
      { width: 3, spread: 2.5 },
    );
}
