import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { board, planks } from '../../../matter/wood.ts';
import { DOOR_HEIGHT, DOOR_WIDTH } from '../door.ts';

/** The roof's edge, from eave to eave. */
const GABLE: readonly Point[] = [
  [2, 172],
  [64, 62],
  [192, 6],
  [320, 62],
  [382, 172],
];
/** The inner ends of the boards along the roof. */
const INNER = GABLE.map(([x, y]): Point => [192 + (x - 192) * 0.87, 26 + y * 0.98]);
const HATCH: Box = [148, 84, 88, 84];

export function gambrelOutline(): Path {
  return polygon(...GABLE, [DOOR_WIDTH - 8, DOOR_HEIGHT], [8, DOOR_HEIGHT]);
}

/** A barn's boarded front under a gambrel roof, with a hatch. */
export function gambrelFront(ink: Ink, wall: Color, trim: string): void {
  const boards: Box = [0, 0, DOOR_WIDTH, DOOR_HEIGHT];
  ink.clip(gambrelOutline(), () => planks(ink, boards, 11, wall, { bevel: 4, strength: 0.4 }));
  hatch(ink, wall, trim);
}

function hatch(ink: Ink, wall: Color, trim: string): void {
  const [x, y, w, h] = HATCH;
  planks(ink, HATCH, 4, ramp(wall).shade, { bevel: 3, strength: 0.4 });
  for (const diagonal of [polyline([x, y], [x + w, y + h]), polyline([x + w, y], [x, y + h])]) {
    ink.draw(diagonal, { stroke: ramp(trim).line, width: 15 });
    ink.draw(diagonal, { stroke: trim, width: 8 });
  }
  const frame = joinPaths(rect(x - 11, y - 11, w + 22, h + 22, 3), rect(...HATCH));
  solid(ink, frame, trim, { evenOdd: true, bevel: 4, width: 4 });
}

/** The light boards around the opening and along the roof. Draw them after the leaf. */
export function gambrelTrim(ink: Ink, [x, y, w, h]: Box, color: Color): void {
  const header: Box = [4, y - 26, DOOR_WIDTH - 8, 34];
  for (const left of [6, x + w - 2]) board(ink, [left, y, 32, h], color, { strength: 0.3, bevel: 5 });
  castShadow(ink, rect(...header), { dx: 2, dy: 9, blur: 6, opacity: 0.5 });
  board(ink, header, color, { corners: 3, direction: 'along x', strength: 0.3, bevel: 5 });
  for (const bargeboard of range(GABLE.length - 1).map(roofBoard)) {
    castShadow(ink, bargeboard, { dx: 0, dy: 8, blur: 5, opacity: 0.4 });
    solid(ink, bargeboard, color, { bevel: 5 });
  }
}

function roofBoard(i: number): Path {
  const outer = GABLE.slice(i, i + 2);
  const inner = INNER.slice(i, i + 2).reverse();
  return polygon(...outer, ...inner);
}
