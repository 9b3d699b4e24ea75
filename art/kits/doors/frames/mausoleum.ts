import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../../ink/path.ts';
import { arch, polygon, range, rect, soft } from '../../../ink/shapes.ts';
import { DOOR_HEIGHT, frameShadow } from '../door.ts';

const WALL: Box = [14, 180, 356, DOOR_HEIGHT - 180];
const BEAM: Box = [0, 132, 384, 54];
const COLUMNS = [4, 330];
const COLUMN_WIDTH = 50;
const GABLE: Path = soft(
  [
    [192, 6],
    [386, 108],
    [386, 134],
    [-2, 134],
    [-2, 108],
  ],
  6,
);

/** The front of a tomb: two columns, a beam and a gable around an arched doorway. */
export function mausoleum(ink: Ink, opening: Box, rise: number, color: Color): void {
  frameShadow(ink, joinPaths(rect(4, 130, 376, DOOR_HEIGHT - 130), GABLE));
  const wall = joinPaths(rect(...WALL), arch(...opening, rise));
  solid(ink, wall, color, { evenOdd: true, bevel: 5, fill: linear(90, ramp(color).shade, ramp(color).base) });
  for (const x of COLUMNS) drawColumn(ink, x, color);
  drawGable(ink, color);
  castShadow(ink, rect(...BEAM), { dx: 2, dy: 10, blur: 7, opacity: 0.5 });
  solid(ink, rect(...BEAM, 4), color, { bevel: 6 });
  for (const y of [BEAM[1] + 16, BEAM[1] + 38]) groove(ink, [6, y, 372, 3.5], color);
}

function drawColumn(ink: Ink, x: number, color: Color): void {
  const tone = ramp(color);
  const [top, foot] = [186, DOOR_HEIGHT];
  const shaft: Box = [x + 5, top + 34, COLUMN_WIDTH - 10, foot - top - 80];
  castShadow(ink, rect(...shaft), { dx: 7, dy: 2, blur: 6, opacity: 0.4 });
  const round = linear(0, tone.base, [tone.hi, 0.28], [tone.base, 0.6], tone.dark);
  const texture = (): void => {
    for (const i of range(3))
      ink.draw(rect(x + 14 + i * 11, top, 4, foot), { fill: tone.dark, opacity: 0.5 });
  };
  solid(ink, rect(...shaft), color, { fill: round, texture, bevel: 3 });
  settle(ink, rect(...shaft), 0.3, 0.3);
  solid(ink, rect(x + 1, top + 18, COLUMN_WIDTH - 2, 20, 8), color, { bevel: 4 });
  solid(ink, rect(x - 3, top, COLUMN_WIDTH + 6, 20, 3), color, { bevel: 4 });
  solid(ink, rect(x + 1, foot - 50, COLUMN_WIDTH - 2, 20, 8), color, { bevel: 4 });
  solid(ink, rect(x - 3, foot - 32, COLUMN_WIDTH + 6, 32, 3), color, { bevel: 4 });
}

function drawGable(ink: Ink, color: Color): void {
  const tone = ramp(color);
  solid(ink, GABLE, color, { bevel: 8 });
  const field = polygon([192, 34], [332, 112], [52, 112]);
  ink.draw(field, { fill: linear(90, tone.dark, tone.shade), stroke: tone.line, width: 4 });
  ink.draw(field, { stroke: tone.hi, width: 2, opacity: 0.5, move: [1, 4] });
}

function groove(ink: Ink, [x, y, w, h]: Box, color: Color): void {
  ink.draw(rect(x, y, w, h), { fill: ramp(color).dark, opacity: 0.75 });
  ink.draw(rect(x, y + h, w, 2), { fill: ramp(color).hi, opacity: 0.6 });
}
