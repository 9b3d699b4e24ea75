import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, mapPath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { board } from '../../matter/wood.ts';

export const CEILING_FOOT = 66;
const RAIL = 156;
export const DADO_TOP = 568;

export interface WallColors {
  plaster: string;
  timber: string;
  ceiling: string;
}

/** Smoke-stained plaster over boarding, a picture rail, and a ceiling of pressed tin. */
export function officeWall(ink: Ink, colors: WallColors): void {
  drawPlaster(ink, colors.plaster);
  drawCeiling(ink, colors);
  drawPictureRail(ink, colors.timber);
  drawBoarding(ink, colors.timber);
}

function drawPlaster(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(80, tone.shade, [tone.base, 0.35], tone.shade) });
  for (const _ of range(38)) {
    const [x, y] = [ink.random() * STAGE_WIDTH, 180 + ink.random() * 360];
    ink.draw(oval(x, y, 50 + ink.random() * 90, 12 + ink.random() * 26), {
      fill: ink.random() < 0.5 ? tone.light : tone.shade,
      opacity: 0.15,
      blur: 9,
    });
  }
  drawDamp(ink, [744, RAIL + 10], tone.dark);
  for (const [x, y, lean] of [
    [818, 206, 1],
    [1216, 420, -1],
  ] as const)
    drawCrack(ink, [x, y], lean, color);
}

/** Water that came through the ceiling has run down from the rail. */
/** The outline of a stain of water on a wall, of width and height 1. */
const RUN = curve('M0 0L1 0Q0.8 0.7 0.5 1Q0.1 0.6 0 0Z');

function drawDamp(ink: Ink, [x, y]: Point, color: string): void {
  for (const [dx, width, length] of [
    [-70, 26, 120],
    [-30, 34, 236],
    [14, 22, 150],
    [44, 30, 90],
  ] as const) {
    const run = mapPath(RUN, (across, down) => [x + dx + across * width, y + down * length]);
    ink.draw(run, { fill: color, opacity: 0.16, blur: 5 });
    ink.draw(run, { stroke: color, width: 2, opacity: 0.14 });
  }
}

function drawCrack(ink: Ink, [x, y]: Point, lean: number, color: string): void {
  const main = polyline([x, y], [x + 12 * lean, y + 30], [x + 4 * lean, y + 52], [x + 22 * lean, y + 96]);
  const twig = polyline([x + 4 * lean, y + 52], [x - 16 * lean, y + 74]);
  ink.draw(joinPaths(main, twig), { stroke: ramp(color).hi, width: 2, opacity: 0.4, move: [2, 1] });
  ink.draw(joinPaths(main, twig), { stroke: ramp(color).deep, width: 2.2, opacity: 0.6 });
}

/** Stamped squares that run toward the viewer. */
function drawCeiling(ink: Ink, { ceiling, timber }: WallColors): void {
  const tone = ramp(ceiling);
  ink.draw(rect(0, 0, STAGE_WIDTH, CEILING_FOOT), { fill: linear(90, tone.dark, tone.base) });
  const fan = (x: number, y: number): Point => [x + (x - 960) * 0.0052 * (CEILING_FOOT - y), y];
  for (const i of range(21)) {
    const x = i * 100 - 40;
    for (const [top, foot] of [
      [34, CEILING_FOOT - 3],
      [-12, 30],
    ] as const) {
      const coffer = polygon(fan(x + 7, foot), fan(x + 93, foot), fan(x + 93, top), fan(x + 7, top));
      ink.draw(coffer, { fill: tone.shade, stroke: tone.deep, width: 2 });
      ink.draw(polyline(fan(x + 12, foot - 4), fan(x + 88, foot - 4)), {
        stroke: tone.hi,
        width: 2.4,
        opacity: 0.5,
      });
      const [cx, cy] = fan(x + 50, (top + foot) / 2);
      ink.draw(oval(cx, cy, 18, 5.5), { fill: tone.light, stroke: tone.dark, width: 1.8, opacity: 0.8 });
    }
  }
  const cornice = rect(-20, CEILING_FOOT - 4, STAGE_WIDTH + 40, 30);
  castShadow(ink, cornice, { dx: 0, dy: 18, blur: 14, opacity: 0.5 });
  solid(ink, cornice, mix(ceiling, timber, 0.3), {
    bevel: 5,
    fill: linear(90, tone.light, [tone.base, 0.5], tone.dark),
  });
  ink.draw(rect(-20, CEILING_FOOT + 14, STAGE_WIDTH + 40, 3), { fill: tone.deep, opacity: 0.6 });
}

function drawPictureRail(ink: Ink, timber: string): void {
  const rail = rect(-20, RAIL, STAGE_WIDTH + 40, 16, 4);
  castShadow(ink, rail, { dx: 0, dy: 8, blur: 6, opacity: 0.45 });
  solid(ink, rail, timber, { bevel: 4, width: 2.4 });
}

/** Tongue-and-groove boards, dirty in the middle and scuffed at the foot. */
function drawBoarding(ink: Ink, timber: string): void {
  const width = 48;
  const foot = FLOOR_LINE - 48;
  for (const i of range(STAGE_WIDTH / width + 1)) {
    const own = shift(timber, { lightness: ink.jitter(0.035), hue: ink.jitter(7) });
    board(ink, [i * width - 8, DADO_TOP, width, foot - DADO_TOP], own, {
      width: 1.8,
      bevel: 3,
      strength: 0.36,
      density: 0.6,
      rim: 0.4,
    });
  }
  const tone = ramp(timber);
  const cap = rect(-20, DADO_TOP - 20, STAGE_WIDTH + 40, 30, 5);
  castShadow(ink, cap, { dx: 0, dy: 14, blur: 8, opacity: 0.5 });
  solid(ink, cap, timber, { bevel: 5, fill: linear(90, tone.hi, [tone.base, 0.4], tone.dark) });
  solid(ink, rect(-20, foot, STAGE_WIDTH + 40, FLOOR_LINE - foot + 2), shift(timber, { lightness: -0.03 }), {
    bevel: 5,
  });
  ink.draw(rect(-20, foot + 13, STAGE_WIDTH + 40, 3), { fill: tone.deep, opacity: 0.7 });
  for (const _ of range(34)) {
    const [x, y] = [ink.random() * STAGE_WIDTH, foot - 30 + ink.random() * 70];
    const nick = polyline([x, y], [x + 8 + ink.random() * 16, y + ink.jitter(8)]);
    ink.draw(nick, {
      stroke: ink.random() < 0.5 ? tone.hi : tone.deep,
      width: 2,
      opacity: 0.5,
      cap: 'round',
    });
  }
  fadeDown(ink, [0, FLOOR_LINE - 18, STAGE_WIDTH, 20], SHADOW, 0.3);
}
