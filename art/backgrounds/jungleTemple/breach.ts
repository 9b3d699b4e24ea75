import { type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect, soft } from '../../ink/shapes.ts';
import { FLOOR_LINE, STAGE_BOX } from '../../kits/stage/room.ts';
import { stone } from '../../matter/stone.ts';
import { forest, type Jungle } from './forest.ts';

export const BREACH_BOUNDS: Box = [92, 232, 470, FLOOR_LINE - 232];

/** The edge of the hole in the wall, block by block, from its left foot to its right foot. */
const EDGE: readonly Point[] = [
  [112, 808],
  [104, 716],
  [142, 702],
  [132, 612],
  [100, 600],
  [108, 510],
  [154, 496],
  [150, 404],
  [192, 392],
  [200, 318],
  [264, 308],
  [280, 264],
  [356, 250],
  [374, 272],
  [432, 276],
  [446, 324],
  [500, 336],
  [506, 420],
  [544, 434],
  [538, 520],
  [554, 606],
  [522, 620],
  [530, 712],
  [550, 724],
  [546, 808],
];

/** The vanishing point of the floor, and the depth of the wall's outer face. */
const VANISHING: Point = [960, 330];
const DEPTH = 0.92;

function onOuterFace([x, y]: Point): Point {
  return [VANISHING[0] + (x - VANISHING[0]) * DEPTH, VANISHING[1] + (y - VANISHING[1]) * DEPTH];
}

const HOLE = soft(EDGE, 8);
const FAR = soft(EDGE.map(onOuterFace), 8);

/** Draws the hole that a tree broke into the wall; the wall is as thick as a man is tall. */
export function breach(ink: Ink, wall: string): void {
  ink.clip(HOLE, () => drawThickness(ink, wall));
  drawEdge(ink, ramp(wall));
}

/** The forest outside; the room's light does not fall on it. */
export function forestBeyond(ink: Ink, wall: string, jungle: Jungle): void {
  ink.clip(HOLE, () => {
    ink.clip(FAR, () => forest(ink, jungle));
    ink.draw(FAR, { stroke: ramp(wall).line, width: 3.4 });
  });
  ink.draw(HOLE, { stroke: ramp(wall).line, width: 4.4 });
}

/** Draws the thickness of the wall: its left side, and the tops of the stones that stand out below. */
function drawThickness(ink: Ink, wall: string): void {
  const tone = ramp(shift(wall, { lightness: -0.03 }));
  ink.draw(HOLE, { fill: tone.dark });
  for (const [i, from] of EDGE.entries()) {
    const to = EDGE[(i + 1) % EDGE.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const face = polygon(from, to, onOuterFace(to), onOuterFace(from));
    const fill = fillOf(tone, [-dy, dx]);
    ink.draw(face, { fill, stroke: tone.line, width: 2.6 });
  }
}

/** Returns the fill of a broken face by its direction: up into the light, toward the room, or down. */
function fillOf(tone: Ramp, [x, y]: Point) {
  if (y < -Math.abs(x)) return linear(0, tone.base, tone.hi);
  if (y > Math.abs(x)) return linear(0, tone.deep, tone.dark);
  return linear(0, tone.dark, [tone.base, 0.6], tone.light);
}

/** The worn edge of the wall. */
function drawEdge(ink: Ink, tone: Ramp): void {
  ink.clip(
    joinPaths(rect(...STAGE_BOX), HOLE),
    () => {
      ink.draw(HOLE, { stroke: tone.hi, width: 15, opacity: 0.28 });
      ink.draw(HOLE, { stroke: tone.deep, width: 9, opacity: 0.4, move: [-2, -3] });
    },
    true,
  );
}

/** Draws the fallen stones at the foot of the hole. */
export function rubble(ink: Ink, wall: string): void {
  for (const [x, y, size] of [
    [150, 806, 42],
    [240, 824, 30],
    [508, 808, 48],
    [436, 834, 28],
    [572, 832, 26],
  ] as const) {
    const corners = range(7).map((i): Point => {
      const turn = (i / 7) * Math.PI * 2 + 0.3;
      const reach = size * (0.85 + ink.random() * 0.3);
      return [x + Math.cos(turn) * reach * 1.2, y + Math.sin(turn) * reach * 0.72 - size * 0.3];
    });
    castShadow(ink, oval(x, y + size * 0.2, size * 1.2, size * 0.4), {
      dx: 10,
      dy: 6,
      blur: 8,
      opacity: 0.5,
    });
    stone(ink, corners, wall, { round: 9, width: 3 });
  }
}
