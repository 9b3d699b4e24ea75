import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, movePath, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { oval, polyline, range, rect, soft, spline } from '../../ink/shapes.ts';
import { layFloor } from '../../kits/stage/floor.ts';
import { FLOOR_BOX, FLOOR_LINE, fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';

const HORIZON = 400;
/** The plan of the carpet: its far edge, the middle of its field, and the distance of its medallions. */
const FAR_EDGE = 556;
const MIDDLE = 232;
const STEP = 280;
const LEFT = -820;
const WIDTH = 3600;

export interface CarpetColors {
  wood: string;
  carpet: string;
  pattern: string;
}

/** A woven carpet over boards: medallions on a vine between borders, worn on the way to the door. */
export function carpet(ink: Ink, { wood, carpet: field, pattern }: CarpetColors, night: string): void {
  const tone = ramp(field);
  const weave = ramp(mix(field, pattern, 0.72));
  layFloor(ink, HORIZON, () => {
    drawBoards(ink, wood);
    ink.draw(rect(LEFT, -60, WIDTH, FAR_EDGE + 60), { fill: tone.base });
    drawBorder(ink, field, weave.base);
    drawVine(ink, weave.shade);
    for (const i of range(13)) drawMedallion(ink, [LEFT + 100 + i * STEP, MIDDLE], field, weave.base);
    for (const i of range(12)) drawPalmettes(ink, LEFT + 100 + (i + 0.5) * STEP, field, weave.shade);
    drawPile(ink, tone.deep, tone.light);
  });
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.draw(oval(1000, 868, 420, 44), { fill: mix(tone.hi, pattern, 0.4), opacity: 0.14, blur: 20 });
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 54], night, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [night, 0.5, 0], [night, 1, 0.4]) });
}

function drawBoards(ink: Ink, wood: string): void {
  const tone = ramp(shift(wood, { lightness: -0.03 }));
  for (const i of range(50)) {
    const board = rect(-700 + i * 68, 548, 64, 200);
    ink.draw(board, { fill: i % 2 ? tone.base : tone.shade, stroke: tone.deep, width: 2 });
  }
}

/** Stripes, with a row of blossoms between two of them. */
function drawBorder(ink: Ink, field: string, thread: string): void {
  const [tone, gold] = [ramp(field), ramp(thread)];
  for (const [y, h, fill] of [
    [FAR_EDGE - 14, 14, gold.shade],
    [FAR_EDGE - 74, 60, tone.deep],
    [FAR_EDGE - 86, 12, gold.shade],
    [FAR_EDGE - 104, 7, gold.dark],
    [-60, 40, tone.deep],
    [-20, 12, gold.shade],
  ] as const)
    ink.draw(rect(LEFT, y, WIDTH, h), { fill });
  const places = range(50).map((i): Point => [LEFT + i * 72, FAR_EDGE - 44]);
  const blossoms = places.flatMap(([x, y]) => range(4).map((i) => oval(...polar(x, y, 13, i * 90), 10)));
  ink.draw(joinPaths(...blossoms), { fill: gold.base });
  ink.draw(joinPaths(...places.map(([x, y]) => oval(x, y, 6))), { fill: tone.deep });
  ink.draw(joinPaths(...places.map(([x, y]) => oval(x + 36, y, 7))), { fill: gold.dark });
}

/** Draws one stem that winds between the medallions from edge to edge. */
function drawVine(ink: Ink, color: string): void {
  for (const side of [-1, 1]) {
    const stem = range(51).map((i): Point => {
      const x = LEFT + 100 + (i * STEP) / 4;
      return [x, MIDDLE + side * (96 - 62 * Math.cos((i * Math.PI) / 2))];
    });
    ink.draw(spline(stem, { tension: 1 }), { stroke: color, width: 3.6, opacity: 0.8 });
    const leaves = stem.filter((_, i) => i % 2).map(([x, y], i) => leaf([x, y], (i % 2 ? 40 : 140) * side));
    ink.draw(joinPaths(...leaves), { fill: color, opacity: 0.85 });
  }
}

function leaf([x, y]: Point, turn: number): Path {
  const blade = soft(
    [
      [x, y],
      [x + 24, y - 13],
      [x + 52, y],
      [x + 24, y + 13],
    ],
    14,
  );
  return turnPath(blade, turn, [x, y]);
}

/** A medallion with eight lobes, a ring and a rosette. */
function drawMedallion(ink: Ink, [x, y]: Point, field: string, thread: string): void {
  const [tone, gold] = [ramp(field), ramp(thread)];
  for (const [size, fill] of [
    [1, tone.deep],
    [0.93, gold.base],
    [0.8, tone.dark],
    [0.5, gold.shade],
    [0.42, tone.shade],
  ] as const)
    ink.draw(movePath(lobed(112 * size), x, y), { fill });
  const petals = range(8).map((i) => turnPath(petal(x, y, 34, 88), i * 45, [x, y]));
  ink.draw(joinPaths(...petals), { fill: gold.shade });
  const hearts = range(8).map((i) => turnPath(petal(x, y, 0, 42), i * 45 + 22.5, [x, y]));
  ink.draw(joinPaths(...hearts), { fill: gold.light });
  ink.draw(oval(x, y, 13), { fill: tone.deep });
  ink.draw(oval(x, y, 6), { fill: gold.light });
}

function lobed(radius: number): Path {
  const points = range(32).map((i) =>
    polar(0, 0, radius * (i % 4 === 0 ? 0.84 : i % 4 === 2 ? 1.06 : 1), i * 11.25),
  );
  return spline(points, { closed: true, tension: 1 });
}

function petal(x: number, y: number, from: number, to: number): Path {
  const half = (to - from) * 0.26;
  return spline(
    [
      [x + from, y],
      [x + (from + to) * 0.55, y - half],
      [x + to, y],
      [x + (from + to) * 0.55, y + half],
    ],
    { closed: true, tension: 1 },
  );
}

/** Fans between two medallions, one toward each border. */
function drawPalmettes(ink: Ink, x: number, field: string, thread: string): void {
  const [tone, gold] = [ramp(field), ramp(thread)];
  for (const side of [-1, 1]) {
    const foot: Point = [x, MIDDLE + side * 116];
    const fan = range(5).map((i) => turnPath(petal(...foot, 10, 66), side * (90 + (i - 2) * 34), foot));
    ink.draw(joinPaths(...fan), { fill: gold.base, opacity: 0.9 });
    ink.draw(oval(...foot, 12), { fill: tone.deep });
    ink.draw(oval(...foot, 7), { fill: gold.light });
  }
}

/** Draws rows of knots: short dashes, a little darker or lighter than the ground. */
function drawPile(ink: Ink, dark: string, light: string): void {
  const dashes = (count: number): Path =>
    joinPaths(
      ...range(count).map(() => {
        const [x, y] = [-500 + ink.random() * 2900, ink.random() * FAR_EDGE];
        return polyline([x, y], [x + 16 + ink.random() * 40, y]);
      }),
    );
  ink.draw(dashes(420), { stroke: dark, width: 1.8, opacity: 0.4 });
  ink.draw(dashes(240), { stroke: light, width: 1.6, opacity: 0.3 });
}
