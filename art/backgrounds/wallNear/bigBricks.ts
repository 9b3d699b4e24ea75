import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import { STAGE_BOX } from '../../kits/stage/room.ts';
import { chips } from '../../matter/chips.ts';
import { blockStone } from '../../matter/stone.ts';
import { hollowBrick, looseBrick } from './looseBrick.ts';

const COURSE = 120;
const LENGTH = 262;
const JOINT = 12;
/** The missing brick, and the loose one. */
const HOLE = { row: 4, column: 4 };
const LOOSE = { row: 5, column: 5 };

/** Draws large bricks: one is missing, one is loose, and a crack runs through others. */
export function bigBricks(ink: Ink, color: string): void {
  drawBricks(ink, color);
  hollowBrick(ink, brickBox(HOLE.row, HOLE.column), color);
  looseBrick(ink, brickBox(LOOSE.row, LOOSE.column), shift(color, { lightness: 0.03 }));
  drawCrack(ink, color);
}

function brickBox(row: number, column: number): Box {
  const x = column * LENGTH - (row % 2 ? LENGTH / 2 : 0) - 60;
  return [x + JOINT / 2, row * COURSE - 30 + JOINT / 2, LENGTH - JOINT, COURSE - JOINT];
}

function drawBricks(ink: Ink, color: string): void {
  const mortar = ramp(shift(color, { lightness: 0.06, chromaTimes: 0.3 }));
  ink.draw(rect(...STAGE_BOX), { fill: linear(70, mortar.base, [mortar.shade, 0.5], mortar.dark) });
  chips(ink, STAGE_BOX, 240, mortar.shade);
  for (const row of range(10))
    for (const column of range(9)) {
      if ((row === HOLE.row && column === HOLE.column) || (row === LOOSE.row && column === LOOSE.column))
        continue;
      const box = brickBox(row, column);
      ink.draw(rect(...box, 8), { fill: SHADOW, opacity: 0.4, blur: 5, move: [5, 7] });
      blockStone(ink, box, color, { spread: 9, round: 12, chips: 9, cracks: 0.34, width: 3 });
    }
}

/** A crack from above, through joints and some bricks. */
function drawCrack(ink: Ink, brick: string): void {
  const way: Point[] = [
    [1392, -20],
    [1402, 76],
    [1372, 140],
    [1418, 208],
    [1396, 288],
    [1440, 330],
    [1428, 408],
    [1470, 452],
    [1462, 520],
  ];
  const branch = polyline([1418, 208], [1478, 236], [1500, 290], [1540, 306]);
  for (const path of [polyline(...way), branch]) {
    ink.draw(path, { stroke: ramp(brick).line, width: 7, opacity: 0.85, cap: 'round' });
    ink.draw(path, { stroke: ramp(brick).hi, width: 2.4, opacity: 0.5, move: [4, 3] });
  }
}
