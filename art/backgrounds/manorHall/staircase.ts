import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';

const STEPS = 11;
const RUN = 45;
const RISE = 36;
const FOOT = FLOOR_LINE + 8;
/** The y of the lowest step's front edge. */
const NOSE = 742;
const RAIL = 112;
const LANDING: Point = [NOSE - STEPS * RUN, FOOT - (STEPS + 1) * RISE];
const NEWEL: Point = [770, FOOT];
const NEWEL_HEIGHT = 176;
/** The small door of the cupboard below the stair. */
const CUPBOARD: Box = [420, 640, 116, FOOT - 644];

export const STAIR_BOUNDS: Box = [
  0,
  LANDING[1] - RAIL - 40,
  NEWEL[0] + 46,
  FOOT + 10 - LANDING[1] + RAIL + 40,
];

interface StairColors {
  wood: string;
  runner: string;
  /** Whether eyes are visible in the cupboard under the stair. */
  isWatched: boolean;
}

/** The point between the eyes in the dark cupboard. */
export const EYES: Point = [CUPBOARD[0] + 30, CUPBOARD[1] + 66];

/** A stair that rises to a gallery at the left, panelled below, with a passage under its landing. */
export function staircase(ink: Ink, colors: StairColors): void {
  const { wood, runner } = colors;
  const side = joinPaths(flank());
  castShadow(ink, side, { dx: 26, dy: -14, blur: 24, opacity: 0.5 });
  groundShadow(ink, 400, FOOT, 440, 14, 0.5);
  drawFlank(ink, side, wood);
  drawPassage(ink, wood);
  drawCupboard(ink, colors);
  for (const i of range(STEPS).reverse()) drawStep(ink, i, wood, runner);
  drawLanding(ink, wood, runner);
  drawBalusters(ink, wood);
  drawRail(ink, wood);
  drawNewel(ink, wood);
}

/** Returns the front edge of a step, counted from below. */
function nose(i: number): Point {
  return [NOSE - i * RUN, FOOT - (i + 1) * RISE];
}

function flank(): Path {
  const treads = range(STEPS).flatMap((i): Point[] => {
    const [x, y] = nose(i);
    return [
      [x, y + RISE],
      [x, y],
    ];
  });
  return polygon(
    ...treads,
    [LANDING[0], LANDING[1] + RISE],
    LANDING,
    [-30, LANDING[1]],
    [-30, FOOT],
    [NOSE, FOOT],
  );
}

function drawFlank(ink: Ink, side: Path, wood: string): void {
  ink.clip(side, () =>
    board(ink, [-30, LANDING[1], 800, FOOT - LANDING[1]], shift(wood, { lightness: -0.02 }), {
      strength: 0.36,
      density: 0.7,
    }),
  );
  ink.draw(side, { stroke: ramp(wood).line, width: 3 });
  for (const [x, top] of [
    [556, 700],
    [640, 752],
  ] as const)
    drawRakedPanel(ink, [x, top], x === 556 ? 66 : 56, wood);
  drawRakedPanel(ink, [332, 536], 70, wood);
}

/** A panel whose upper edge follows the stair. */
function drawRakedPanel(ink: Ink, [x, top]: Point, w: number, wood: string): void {
  const head = (at: number): number => top + (at - x) * (RISE / RUN) - 12;
  const shape = (inset: number): Path =>
    polygon(
      [x + inset, head(x) + inset * 1.5],
      [x + w - inset, head(x + w) + inset * 1.2],
      [x + w - inset, FOOT - 26 - inset],
      [x + inset, FOOT - 26 - inset],
    );
  if (head(x + w) > FOOT - 50) return;
  ink.draw(shape(0), { fill: ramp(wood).dark, stroke: ramp(wood).line, width: 2.6 });
  solid(ink, shape(10), wood, { bevel: 4, width: 1.8 });
}

/** A dark archway below the landing. */
function drawPassage(ink: Ink, wood: string): void {
  const [x, y, w] = [44, 480, 170];
  solid(ink, arch(x - 22, y - 24, w + 44, FOOT - y + 22, 96), wood, { bevel: 6 });
  const hole = arch(x, y, w, FOOT - y, 80);
  ink.draw(hole, { fill: linear(90, '#0c0714', ['#191026', 0.6], '#2a1c34') });
  ink.clip(hole, () => {
    ink.draw(polygon([x + 30, FOOT], [x + 60, FOOT - 50], [x + 130, FOOT - 50], [x + w - 10, FOOT]), {
      fill: '#3a2a44',
      opacity: 0.8,
    });
    ink.draw(arch(x + 58, y + 96, 74, 180, 34), { fill: '#0a0612', stroke: '#2e2140', width: 4 });
    ink.draw(hole, { stroke: SHADOW, width: 34, opacity: 0.7, blur: 12 });
  });
  ink.draw(hole, { stroke: ramp(wood).line, width: 3 });
  solid(
    ink,
    polygon(
      [x + w / 2 - 18, y - 40],
      [x + w / 2 + 18, y - 40],
      [x + w / 2 + 12, y + 6],
      [x + w / 2 - 12, y + 6],
    ),
    wood,
    { bevel: 4 },
  );
}

/** The cupboard under the stair; its door is ajar. */
function drawCupboard(ink: Ink, { wood, isWatched }: StairColors): void {
  const [x, y, w, h] = CUPBOARD;
  solid(ink, rect(x - 12, y - 14, w + 24, h + 16, 3), wood, { bevel: 5 });
  ink.draw(rect(...CUPBOARD), { fill: linear(0, '#0a0612', '#1c1226'), stroke: ramp(wood).line, width: 3 });
  if (isWatched)
    for (const dx of [-10, 10]) {
      ink.draw(oval(EYES[0] + dx, EYES[1], 6.4, 4.8), { fill: '#d8ff9a' });
      ink.draw(oval(EYES[0] + dx + 1, EYES[1], 1.9, 4.2), { fill: '#0a0612' });
    }
  const leaf = polygon([x + w, y], [x + w, y + h], [x + 54, y + h + 12], [x + 54, y + 10]);
  castShadow(ink, leaf, { dx: -12, dy: 6, blur: 8, opacity: 0.6 });
  solid(ink, leaf, wood, { bevel: 5 });
  const panel = polygon(
    [x + w - 10, y + 18],
    [x + w - 10, y + h - 16],
    [x + 63, y + h - 6],
    [x + 63, y + 26],
  );
  ink.draw(panel, { fill: ramp(wood).shade, stroke: ramp(wood).line, width: 2.4 });
  knob(ink, [x + 62, y + h * 0.55], 5.5, BRASS);
}

function drawStep(ink: Ink, i: number, wood: string, runner: string): void {
  const [x, y] = nose(i);
  const cloth = ramp(runner);
  const bracket = curve(
    `M${x - 4} ${y + 12}L${x - 4} ${y + RISE - 2}Q${x - 12} ${y + RISE + 2} ${x - 16} ${y + 24}Q${x - 26} ${y + 26} ${x - 30} ${y + 14}Z`,
  );
  ink.draw(bracket, { fill: ramp(wood).light, stroke: ramp(wood).line, width: 2 });
  ink.draw(rect(x - 2, y + 8, 7, RISE - 6), {
    fill: linear(90, cloth.base, cloth.dark),
    stroke: cloth.line,
    width: 2,
  });
  const tread = rect(x - RUN - 2, y - 3, RUN + 14, 14, 4);
  castShadow(ink, tread, { dx: -4, dy: 8, blur: 5, opacity: 0.5 });
  solid(ink, tread, wood, { bevel: 4, width: 2.4 });
  ink.draw(rect(x - RUN + 4, y - 7, RUN + 6, 7, 3), {
    fill: linear(90, cloth.light, cloth.base),
    stroke: cloth.line,
    width: 1.8,
  });
  const isTrodden = i % 3 === 1;
  if (isTrodden) ink.draw(oval(x - 12, y - 4, 14, 2), { fill: mix(runner, '#ffffff', 0.4), opacity: 0.5 });
}

function drawLanding(ink: Ink, wood: string, runner: string): void {
  const [x, y] = LANDING;
  const edge = rect(-30, y - 4, x + 40, 40, 3);
  castShadow(ink, edge, { dx: 0, dy: 18, blur: 12, opacity: 0.55 });
  solid(ink, edge, wood, { bevel: 6 });
  for (const i of range(6))
    fieldedPanel(ink, [-14 + i * 44, y + 8, 34, 22], wood, { inset: 6, hasGrain: false });
  ink.draw(rect(-30, y - 9, x + 34, 8), { fill: ramp(runner).base, stroke: ramp(runner).line, width: 2 });
}

function drawBalusters(ink: Ink, wood: string): void {
  for (const i of range(STEPS))
    for (const share of [0.28, 0.78]) {
      const [x, y] = nose(i);
      const at = x - RUN * share;
      const isBroken = i === 4 && share > 0.5;
      baluster(ink, [at, y - 4], isBroken ? 42 : RAIL - 6 + (share - 0.5) * -RISE + 4, wood, isBroken);
    }
  for (const i of range(10)) baluster(ink, [LANDING[0] - 18 - i * 24, LANDING[1] - 6], RAIL - 8, wood, false);
}

/** Draws a turned baluster; the missing piece of a broken one lies on the floor. */
function baluster(ink: Ink, [x, foot]: Point, height: number, wood: string, isBroken: boolean): void {
  const tone = ramp(wood);
  const half = (share: number): number =>
    3 + 4.6 * Math.exp(-(((share - 0.3) / 0.14) ** 2)) + (share < 0.06 || share > 0.94 ? 3 : 0);
  const left = range(13).map((i): Point => [x - half(i / 12), foot - (height * i) / 12]);
  const right = range(13).map((i): Point => [x + half(1 - i / 12), foot - height + (height * i) / 12]);
  const body = [
    ...spline(left),
    ...spline(right).map((segment, i) => (i ? segment : { ...segment, command: 'L' as const })),
    ...curve('Z'),
  ];
  const path = isBroken
    ? polygon(
        [x - 6, foot],
        [x - 5, foot - 30],
        [x - 1, foot - 44],
        [x + 2, foot - 32],
        [x + 5, foot - 38],
        [x + 6, foot],
      )
    : body;
  ink.draw(path, { fill: linear(0, tone.light, [tone.base, 0.4], tone.dark), stroke: tone.line, width: 2.2 });
}

function drawRail(ink: Ink, wood: string): void {
  const [footX, footY] = NEWEL;
  const top: Point = [LANDING[0] - 4, LANDING[1] - RAIL];
  const line = curve(
    `M${footX} ${footY - NEWEL_HEIGHT + 44}` +
      `Q${footX - 34} ${footY - NEWEL_HEIGHT + 36} ${footX - 60} ${footY - NEWEL_HEIGHT + 14}` +
      `L${top[0] + 30} ${top[1] + 26}Q${top[0]} ${top[1] + 2} ${top[0] - 40} ${top[1]}L-30 ${top[1]}`,
  );
  const tone = ramp(wood);
  ink.draw(line, { stroke: SHADOW, width: 16, opacity: 0.4, blur: 7, move: [8, 12] });
  ink.draw(line, { stroke: tone.line, width: 23, cap: 'round' });
  ink.draw(line, { stroke: tone.base, width: 17, cap: 'round' });
  ink.draw(movePath(line, 0, -4), { stroke: tone.hi, width: 4, opacity: 0.75, cap: 'round' });
  ink.draw(movePath(line, 0, 6), { stroke: tone.deep, width: 4, opacity: 0.5 });
  const post = rect(LANDING[0] - 12, LANDING[1] - RAIL - 24, 30, RAIL + 60, 4);
  castShadow(ink, post, { dx: 8, dy: 4, blur: 8, opacity: 0.45 });
  solid(ink, post, wood, { bevel: 5 });
  knob(ink, [LANDING[0] + 3, LANDING[1] - RAIL - 36], 17, wood);
}

function drawNewel(ink: Ink, wood: string): void {
  const [x, foot] = NEWEL;
  const top = foot - NEWEL_HEIGHT;
  const post: Box = [x - 23, top + 22, 46, NEWEL_HEIGHT - 22];
  castShadow(ink, rect(...post), { dx: 14, dy: 2, blur: 10, opacity: 0.5 });
  board(ink, post, wood, { strength: 0.4, bevel: 6 });
  fieldedPanel(ink, [x - 14, top + 62, 28, 66], wood, { inset: 7, hasGrain: false });
  for (const [y, grow] of [
    [foot - 26, 9],
    [top + 16, 8],
    [top + 44, 4],
  ] as const)
    solid(ink, rect(x - 23 - grow, y, 46 + grow * 2, y > 700 ? 28 : 14, 3), wood, { bevel: 4 });
  knob(ink, [x, top - 6], 25, wood);
  ink.draw(polyline([x - 12, foot - 70], [x + 4, foot - 62]), {
    stroke: ramp(wood).deep,
    width: 2.4,
    cap: 'round',
  });
}
