import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { VANISHING } from './hospitalCeiling.ts';
import { DADO_TOP, type WallColors } from './hospitalWall.ts';

const MOUTH: Box = [226, 172, 424, FLOOR_LINE - 172];
const FRAME = 24;
/** The scale at the corridor's far end. */
const END = 0.6;
/** The corridor's length along the left wall, in units of the drawing. */
const LENGTH = 1000;

export const MOUTH_BOUNDS: Box = [MOUTH[0] - FRAME, MOUTH[1] - FRAME, MOUTH[2] + 2 * FRAME, MOUTH[3] + FRAME];

/** The position of the call lamp over the nearer door. */
export const CALL_LAMP: Point = sidePlace(255, 283);

interface CorridorColors extends WallColors {
  ceiling: string;
  floor: readonly [string, string];
  /** The stripes on the floor that lead to the wards. */
  stripes: readonly [string, string, string];
  lamp: string;
  /** The brightness of the corridor's lamps, 0 to 1. */
  shine: number;
  /** The colour of the light through the glass of the door at its end. */
  beyond: string;
}

/** A corridor that leads away through the wall, to a swing door with a round window. */
export function sideCorridor(ink: Ink, colors: CorridorColors): void {
  const [x, y, w, h] = MOUTH;
  const mouth = rect(...MOUTH);
  ink.draw(mouth, { fill: SHADOW });
  ink.clip(mouth, () => {
    drawCeiling(ink, colors);
    drawFloor(ink, colors);
    ink.warp(sidePlace, () => drawSideWall(ink, colors));
    drawEnd(ink, colors);
    ink.draw(mouth, { fill: linear(0, [SHADOW, 0, 0.42], [SHADOW, 0.5, 0.16], [SHADOW, 1, 0.3]) });
    ink.draw(mouth, { stroke: SHADOW, width: 34, opacity: 0.5, blur: 12, move: [0, 10] });
  });
  const frame = polygon(
    [x - FRAME, y + h],
    [x - FRAME, y - FRAME],
    [x + w + FRAME, y - FRAME],
    [x + w + FRAME, y + h],
    [x + w, y + h],
    [x + w, y],
    [x, y],
    [x, y + h],
  );
  solid(ink, frame, colors.steel, { bevel: 6 });
  for (const at of [x - FRAME + 4, x + w + 4]) drawGuard(ink, [at, FLOOR_LINE - 232, FRAME - 8, 226]);
}

/** A yellow and black edge that protects the corner from beds. */
function drawGuard(ink: Ink, [x, y, w, h]: Box): void {
  const guard = rect(x, y, w, h, 4);
  ink.draw(guard, { fill: '#c8a03c' });
  ink.clip(guard, () => {
    for (const i of range(9)) {
      const top = y + i * 28 - 8;
      const stripe = polygon([x, top + 14], [x + w, top], [x + w, top + 13], [x, top + 27]);
      ink.draw(stripe, { fill: '#3a3440' });
    }
  });
  ink.draw(guard, { stroke: '#2a2030', width: 2.2 });
}

function scaleAt(depth: number): number {
  return 1 / (1 + (1 / END - 1) * (depth / LENGTH));
}

/**
 * Returns a point of the left wall: `depth` into the corridor, and the height that it would have at the
 * corridor's start.
 */
function sidePlace(depth: number, y: number): Point {
  return place(MOUTH[0], y, depth);
}

function place(x: number, y: number, depth: number): Point {
  const scale = scaleAt(depth);
  return [VANISHING[0] + (x - VANISHING[0]) * scale, VANISHING[1] + (y - VANISHING[1]) * scale];
}

function drawCeiling(ink: Ink, { ceiling, steel, lamp, shine }: CorridorColors): void {
  const [x, y, w] = MOUTH;
  const tone = ramp(shift(ceiling, { lightness: -0.06 }));
  const slab = polygon([x, y], [x + w, y], place(x + w, y, LENGTH), place(x, y, LENGTH));
  ink.draw(slab, { fill: linear(90, tone.shade, tone.base) });
  for (const depth of [90, 300, 510, 720, 900])
    ink.draw(polyline(place(x, y, depth), place(x + w, y, depth)), { stroke: tone.dark, width: 2.4 });
  for (const depth of [150, 560]) {
    const corners = [
      place(x + 130, y, depth),
      place(x + 320, y, depth),
      place(x + 320, y, depth + 190),
      place(x + 130, y, depth + 190),
    ];
    const glass = mix('#6c707c', mix(lamp, '#ffffff', 0.5), shine);
    ink.draw(polygon(...corners), { fill: glass, stroke: ramp(steel).line, width: 2.6 });
    const [cx, cy] = place(x + 225, y, depth + 95);
    if (shine) ink.blend('screen', () => glow(ink, cx, cy, 130, lamp, 0.55 * shine, 66));
  }
}

function drawFloor(ink: Ink, { floor, stripes, beyond }: CorridorColors): void {
  const [x, y, w, h] = MOUTH;
  const foot = y + h;
  for (const column of range(4))
    for (const row of range(6)) {
      const [left, right] = [TILES_FROM + column * TILE, TILES_FROM + (column + 1) * TILE];
      const [near, far] = [row * TILE_DEPTH, (row + 1) * TILE_DEPTH];
      const tone = ramp(shift((column + row) % 2 ? floor[0] : floor[1], { lightness: -0.04 - row * 0.008 }));
      ink.draw(
        polygon(
          place(left, foot, near),
          place(right, foot, near),
          place(right, foot, far),
          place(left, foot, far),
        ),
        {
          fill: linear(90, tone.base, tone.light),
          stroke: tone.deep,
          width: 1.8,
        },
      );
    }
  for (const [i, color] of stripes.entries()) {
    const [left, right] = stripeAt(i);
    const stripe = polygon(
      [left, foot],
      [right, foot],
      place(right, foot, LENGTH),
      place(left, foot, LENGTH),
    );
    ink.draw(stripe, { fill: color, opacity: 0.8 });
  }
  const [cx, cy] = place(x + w * 0.42, foot, LENGTH * 0.86);
  ink.blend('screen', () => glow(ink, cx, cy, 110, beyond, 0.5, 44));
}

/** The depth of the first floor sheet in the corridor, so that its joints continue those of the room. */
const TILES_FROM = 159;
const TILE = 138.5;
const TILE_DEPTH = 176;

/** Returns the x range in which a stripe crosses the foot of the wall. */
export function stripeAt(i: number): readonly [left: number, right: number] {
  return [398 + i * 36, 420 + i * 36];
}

/** Draws the side wall as seen from the front; x is the depth. */
function drawSideWall(ink: Ink, { paint, dado, timber, steel, beyond }: CorridorColors): void {
  const [, top] = MOUTH;
  const upper = ramp(shift(paint, { lightness: -0.05 }));
  const lower = ramp(shift(dado, { lightness: -0.05 }));
  ink.draw(rect(0, top, LENGTH, FLOOR_LINE - top), { fill: linear(0, upper.base, upper.shade) });
  ink.draw(rect(0, DADO_TOP, LENGTH, FLOOR_LINE - DADO_TOP), { fill: linear(0, lower.base, lower.shade) });
  ink.draw(rect(0, DADO_TOP - 4, LENGTH, 14), { fill: lower.dark });
  ink.draw(rect(0, FLOOR_LINE - 34, LENGTH, 34), { fill: lower.deep });
  for (const depth of [120, 570]) drawWardDoor(ink, depth, timber, steel, beyond);
  drawCallLamp(ink, 120, steel);
  const tone = ramp(timber);
  for (const [from, to] of [
    [0, 96],
    [410, 546],
    [860, LENGTH],
  ] as const) {
    ink.draw(rect(from, 568, to - from, 34), {
      fill: linear(90, tone.light, tone.dark),
      stroke: tone.line,
      width: 2.4,
    });
    ink.draw(rect(from, 606, to - from, 16), { fill: SHADOW, opacity: 0.35 });
  }
}

/** Draws the call lamp, which is lit in one mood. */
function drawCallLamp(ink: Ink, depth: number, steel: string): void {
  ink.draw(rect(depth + 96, 262, 78, 42, 8), {
    fill: ramp(steel).dark,
    stroke: ramp(steel).line,
    width: 2.4,
  });
  ink.draw(oval(depth + 135, 283, 26, 14), { fill: '#ff6a52', stroke: '#7a1c20', width: 2.2 });
}

function drawWardDoor(ink: Ink, depth: number, timber: string, steel: string, beyond: string): void {
  const [w, top] = [270, 330];
  const leaf = rect(depth + 16, top + 18, w - 32, FLOOR_LINE - top - 18);
  ink.draw(rect(depth, top, w, FLOOR_LINE - top), { fill: ramp(steel).base, stroke: ramp(steel).line });
  const tone = ramp(shift(timber, { lightness: 0.03 }));
  ink.draw(leaf, { fill: linear(0, tone.base, tone.shade), stroke: tone.line });
  const pane = rect(depth + 150, top + 70, 62, 170);
  ink.draw(pane, {
    fill: linear(90, mix(beyond, '#20304a', 0.4), mix(beyond, '#20304a', 0.65)),
    stroke: tone.line,
  });
  ink.draw(rect(depth + 26, FLOOR_LINE - 90, w - 52, 74), {
    fill: ramp(steel).shade,
    stroke: tone.line,
    width: 2,
  });
  ink.draw(rect(depth + 200, top + 262, 22, 60), { fill: ramp(steel).hi, stroke: tone.line, width: 2 });
}

/** The end wall with a swing door, of which only one leaf is visible. */
function drawEnd(ink: Ink, { paint, dado, timber, steel, beyond }: CorridorColors): void {
  const [x, y, w] = MOUTH;
  const [left, top] = place(x, y, LENGTH);
  const [right, foot] = place(x + w, FLOOR_LINE, LENGTH);
  const wall = ramp(shift(paint, { lightness: 0.01 }));
  ink.draw(rect(left, top, right - left, foot - top), {
    fill: linear(90, wall.base, wall.shade),
    stroke: wall.line,
  });
  const [, dadoTop] = place(x, DADO_TOP, LENGTH);
  ink.draw(rect(left, dadoTop, right - left, foot - dadoTop), { fill: ramp(dado).base });
  const middle = (left + right) / 2;
  const leaf: Box = [left + 22, top + 78, middle - left - 24, foot - top - 78];
  ink.draw(rect(leaf[0] - 9, leaf[1] - 9, 2 * leaf[2] + 20, leaf[3] + 9), {
    fill: ramp(steel).base,
    stroke: ramp(steel).line,
  });
  for (const side of [leaf[0], leaf[0] + leaf[2] + 3])
    solid(ink, rect(side, leaf[1], leaf[2], leaf[3]), timber, { bevel: 4, width: 2.6 });
  solid(ink, rect(leaf[0] + 5, foot - 52, leaf[2] - 10, 44, 3), steel, { bevel: 3, width: 2 });
  const porthole: Point = [leaf[0] + leaf[2] / 2, leaf[1] + 84];
  castShadow(ink, oval(...porthole, 34), { dx: 3, dy: 4, blur: 4 });
  solid(ink, oval(...porthole, 33), steel, { bevel: 4, width: 2.4 });
  recess(ink, oval(...porthole, 25), beyond, { fill: mix(beyond, '#ffffff', 0.35), depth: 4 });
  ink.blend('screen', () => glow(ink, porthole[0], porthole[1], 120, beyond, 0.7));
  drawExit(ink, [leaf[0] + leaf[2], top + 40]);
}

/** A green exit sign with an arrow, over the door. */
function drawExit(ink: Ink, [x, y]: Point): void {
  solid(ink, rect(x - 46, y - 17, 60, 32, 4), '#2f8a5c', { bevel: 3, width: 2.2 });
  const arrow = joinPaths(
    polyline([x - 36, y - 1], [x - 8, y - 1]),
    polyline([x - 18, y - 10], [x - 8, y - 1], [x - 18, y + 8]),
  );
  ink.draw(arrow, { stroke: '#e8fff0', width: 4.4, cap: 'round' });
  ink.blend('screen', () => glow(ink, x - 16, y, 70, '#3fdc8c', 0.45));
}
