import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { CEILING_FOOT } from './hospitalCeiling.ts';

/** The y at which the washable paint begins. */
export const DADO_TOP = 498;
const RAIL_TOP = 568;
const SKIRTING = 34;

export interface WallColors {
  paint: string;
  dado: string;
  timber: string;
  steel: string;
}

/** Paint above, washable paint below, and a handrail. `decay`: from 0 (well kept) to 1. */
export function hospitalWall(ink: Ink, colors: WallColors, decay: number): void {
  drawPaint(ink, colors.paint);
  drawDado(ink, colors);
  for (const at of PEELED.slice(0, Math.round(decay * PEELED.length))) drawPeeled(ink, at, colors);
  drawScuffs(ink, colors.dado);
  drawStains(ink, decay);
  drawSkirting(ink, colors.dado);
  drawRail(ink, colors);
}

function drawPaint(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(80, tone.light, [tone.base, 0.5], tone.shade) });
  for (const _ of range(26)) {
    const [rx, ry] = [70 + ink.random() * 150, 22 + ink.random() * 50];
    const patch = oval(ink.random() * STAGE_WIDTH, 120 + ink.random() * 340, rx, ry);
    const own = ink.random() < 0.5 ? tone.hi : tone.dark;
    ink.draw(patch, { fill: radial(0.5, 0.5, 0.5, [own, 0, 0.15], [own, 1, 0]) });
  }
}

function drawDado(ink: Ink, { dado, paint }: WallColors): void {
  const tone = ramp(dado);
  const face = rect(0, DADO_TOP, STAGE_WIDTH, FLOOR_LINE - DADO_TOP);
  ink.draw(face, { fill: linear(85, tone.light, [tone.base, 0.3], tone.shade) });
  for (const x of range(9).map((i) => 110 + i * 214)) {
    ink.draw(polyline([x, DADO_TOP + 14], [x, FLOOR_LINE]), { stroke: tone.dark, width: 2.6, opacity: 0.7 });
    ink.draw(polyline([x + 3, DADO_TOP + 14], [x + 3, FLOOR_LINE]), {
      stroke: tone.hi,
      width: 2,
      opacity: 0.5,
    });
  }
  solid(ink, rect(-20, DADO_TOP - 4, STAGE_WIDTH + 40, 16, 4), mix(dado, paint, 0.2), {
    bevel: 4,
    width: 2.4,
  });
  fadeDown(ink, [0, DADO_TOP + 13, STAGE_WIDTH, 16], SHADOW, 0.3);
}

/** The left edge, foot and size of the spots of peeling paint, the worst first. */
const PEELED: readonly (readonly [x: number, y: number, size: number])[] = [
  [742, 420, 1],
  [1236, 660, 0.9],
  [70, 330, 1.15],
  [1376, 236, 0.8],
  [712, 700, 0.75],
  [1880, 520, 0.9],
];

/** Old plaster under curled paint, and flakes around it. */
function drawPeeled(
  ink: Ink,
  [x, y, size]: readonly [number, number, number],
  { paint, dado }: WallColors,
): void {
  const own = y < DADO_TOP ? paint : dado;
  drawFlake(ink, [x, y], [46 * size, 38 * size], own);
  const falls = ink.random() < 0.5 ? 1 : -1;
  for (const i of range(2 + Math.floor(ink.random() * 2))) {
    const reach = (17 - i * 4) * (0.75 + ink.random() * 0.4) * size;
    const away = (56 + ink.random() * 40) * size;
    const turn = Math.PI / 2 + falls * (-0.7 + i * 1.15 + ink.random() * 0.7);
    drawFlake(ink, [x + Math.cos(turn) * away, y + Math.sin(turn) * away], [reach, reach * 0.85], own);
  }
}

function drawFlake(ink: Ink, [x, y]: Point, [rx, ry]: Point, own: string): void {
  const edge = range(14).map((i): Point => {
    const turn = (i / 14) * Math.PI * 2;
    const reach = 0.82 + ink.random() * 0.36;
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
  });
  const hole = soft(edge, 3);
  const plaster = ramp(mix(own, '#cdbfa0', 0.55));
  ink.draw(hole, { fill: linear(80, plaster.dark, [plaster.shade, 0.4], plaster.base) });
  ink.clip(hole, () => {
    ink.draw(oval(x + rx * 0.2, y + ry * 0.3, rx * 0.45, ry * 0.3), {
      fill: plaster.dark,
      opacity: 0.4,
      blur: 4,
    });
    ink.draw(hole, { stroke: SHADOW, width: Math.min(13, rx * 0.4), opacity: 0.55, blur: 3, move: [3, 4] });
  });
  ink.draw(hole, { stroke: ramp(own).hi, width: 3, opacity: 0.8, move: [1, 2] });
  ink.draw(hole, { stroke: ramp(own).deep, width: 1.8, opacity: 0.8 });
}

/** Draws the marks of beds and trolleys on the wall. */
function drawScuffs(ink: Ink, dado: string): void {
  const tone = ramp(dado);
  for (const [x, y, length] of [
    [664, 668, 128],
    [700, 690, 70],
    [1216, 646, 150],
    [1262, 724, 96],
    [1300, 738, 60],
    [40, 726, 110],
  ] as const) {
    const streak = curve(`M${x} ${y}Q${x + length / 2} ${y - 7} ${x + length} ${y + 3}`);
    ink.draw(streak, { stroke: tone.deep, width: 3, opacity: 0.4, cap: 'round' });
    ink.draw(streak, { stroke: tone.hi, width: 1.6, opacity: 0.4, move: [0, 3], cap: 'round' });
  }
}

/** Stains of water that came in at the top of the wall. */
function drawStains(ink: Ink, decay: number): void {
  for (const [x, reach] of [
    [1128, 120],
    [716, 210],
    [96, 170],
    [1392, 150],
  ] as const) {
    const opacity = 0.08 + decay * 0.2;
    ink.draw(oval(x, CEILING_FOOT, 90, 40), { fill: '#5a4220', opacity: opacity * 0.8, blur: 16 });
    for (const i of range(4)) {
      const at = x - 44 + i * 27 + ink.jitter(12);
      const length = reach * (0.4 + ink.random() * 0.6) * (0.35 + decay * 0.65);
      const run = polygon([at - 4, CEILING_FOOT], [at + 4, CEILING_FOOT], [at + 1.5, CEILING_FOOT + length]);
      ink.draw(run, { fill: '#5a4220', opacity, blur: 3 });
    }
  }
}

function drawSkirting(ink: Ink, dado: string): void {
  const top = FLOOR_LINE - SKIRTING;
  const color = shift(dado, { lightness: -0.14, chromaTimes: 0.8 });
  solid(ink, rect(-20, top, STAGE_WIDTH + 40, SKIRTING + 4, 4), color, { bevel: 5, width: 2.6 });
  fadeDown(ink, [0, FLOOR_LINE - 14, STAGE_WIDTH, 14], SHADOW, 0.3);
}

function drawRail(ink: Ink, { timber, steel }: WallColors): void {
  for (const x of range(10).map((i) => 40 + i * 214)) {
    const bracket = rect(x - 10, RAIL_TOP + 8, 20, 44, 5);
    castShadow(ink, bracket, { dx: 8, dy: 8, blur: 5, opacity: 0.4 });
    solid(ink, bracket, steel, { width: 2.4, bevel: 3 });
  }
  const rail = rect(-20, RAIL_TOP, STAGE_WIDTH + 40, 34, 12);
  castShadow(ink, rail, { dx: 3, dy: 20, blur: 11, opacity: 0.45 });
  const tone = ramp(timber);
  const fill = linear(90, tone.light, [tone.hi, 0.22], [tone.base, 0.5], tone.dark);
  solid(ink, rail, timber, { bevel: 5, fill });
  for (const x of range(5).map((i) => 254 + i * 428))
    ink.draw(polyline([x, RAIL_TOP + 3], [x, RAIL_TOP + 31]), {
      stroke: tone.deep,
      width: 2.2,
      opacity: 0.8,
    });
}
