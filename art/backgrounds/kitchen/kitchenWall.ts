import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { brickwork } from '../../matter/brick.ts';
import { board, wood } from '../../matter/wood.ts';

const TILE = 66;
const TILES_TOP = 478;
const ROWS = 4;
const POST = 592;
const BEAM_TOP = 34;
const BEAM_FOOT = 96;

export interface WallColors {
  plaster: string;
  tile: string;
  /** The colour of the flowers on some tiles, and of the border. */
  accent: string;
  timber: string;
}

/** Plaster above glazed tiles, with a post and the great beam of the ceiling. */
export function kitchenWall(ink: Ink, colors: WallColors): void {
  drawPlaster(ink, colors.plaster);
  drawTiles(ink, colors);
  drawSkirting(ink, colors.timber);
  drawTimbers(ink, colors.timber);
}

function drawPlaster(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(75, tone.light, [tone.base, 0.4], tone.shade) });
  for (const _ of range(44)) {
    const [x, y] = [ink.random() * STAGE_WIDTH, 110 + ink.random() * 350];
    const [rx, ry] = [40 + ink.random() * 100, 9 + ink.random() * 20];
    ink.draw(oval(x, y, rx, ry), {
      fill: ink.random() < 0.5 ? tone.light : tone.shade,
      opacity: 0.16,
      blur: 8,
    });
  }
  for (const at of [
    [690, 420, 1],
    [1330, 220, 0.8],
    [1252, 392, -1.15],
  ] as const)
    drawCrack(ink, at, color);
  drawBareBricks(ink, [736, 262], color);
}

/** `spread`: the crack's width; if negative, the crack leans the other way. */
function drawCrack(
  ink: Ink,
  [x, y, spread]: readonly [x: number, y: number, spread: number],
  color: string,
): void {
  const at = (dx: number, dy: number): Point => [x + dx * spread, y - dy * Math.abs(spread)];
  const main = polyline(at(0, 0), at(9, 26), at(3, 44), at(17, 78), at(13, 96));
  const twig = polyline(at(3, 44), at(-13, 62), at(-11, 76));
  for (const path of [main, twig]) {
    ink.draw(path, { stroke: ramp(color).hi, width: 2, opacity: 0.5, move: [2, 1] });
    ink.draw(path, { stroke: ramp(color).deep, width: 2, opacity: 0.55 });
  }
}

/** Draws the bricks that are visible where the plaster fell off. */
function drawBareBricks(ink: Ink, [x, y]: Point, color: string): void {
  const hole = polygon(
    [x - 62, y + 24],
    [x - 70, y - 2],
    [x - 52, y - 16],
    [x - 48, y - 40],
    [x - 16, y - 52],
    [x + 6, y - 46],
    [x + 26, y - 58],
    [x + 48, y - 36],
    [x + 44, y - 14],
    [x + 66, y + 6],
    [x + 54, y + 30],
    [x + 22, y + 34],
    [x + 10, y + 56],
    [x - 22, y + 60],
    [x - 34, y + 36],
  );
  brickwork(ink, hole, [x - 80, y - 64, 160, 130], mix(color, '#94503c', 0.7));
  ink.clip(hole, () => ink.draw(hole, { stroke: SHADOW, width: 18, opacity: 0.6, blur: 4, move: [4, 6] }));
  ink.draw(hole, { stroke: ramp(color).hi, width: 3, opacity: 0.8, move: [1.5, 3] });
  ink.draw(hole, { stroke: ramp(color).line, width: 2.2, opacity: 0.8 });
}

function drawTiles(ink: Ink, colors: WallColors): void {
  const { tile, accent } = colors;
  const foot = TILES_TOP + ROWS * TILE;
  ink.draw(rect(0, TILES_TOP, STAGE_WIDTH, foot - TILES_TOP), { fill: ramp(tile).dark });
  for (const row of range(ROWS))
    for (const column of range(STAGE_WIDTH / TILE + 1)) {
      const at: Point = [column * TILE - 20, TILES_TOP + row * TILE];
      drawTile(ink, at, shift(tile, { lightness: ink.jitter(0.045), hue: ink.jitter(10) }));
      const isPainted = (column * 3 + row * 5) % 11 === 0;
      if (isPainted) drawFlower(ink, [at[0] + TILE / 2, at[1] + TILE / 2], accent);
      else if (ink.random() < 0.09) drawTileWear(ink, at, tile);
    }
  solid(ink, rect(-20, TILES_TOP - 30, STAGE_WIDTH + 40, 30, 5), accent, { bevel: 5, width: 2.6 });
  for (const i of range(STAGE_WIDTH / 132 + 1)) {
    const joint = polyline([i * 132 - 20, TILES_TOP - 28], [i * 132 - 20, TILES_TOP - 2]);
    ink.draw(joint, { stroke: ramp(accent).deep, width: 2.4, opacity: 0.7 });
  }
  fadeDown(ink, [0, TILES_TOP, STAGE_WIDTH, 18], SHADOW, 0.34);
}

function drawTile(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const size = TILE - 3;
  const face = rect(x + 1.5, y + 1.5, size, size, 4);
  ink.draw(face, {
    fill: linear(60, tone.light, [tone.base, 0.5], tone.shade),
    stroke: tone.deep,
    width: 1.8,
  });
  ink.draw(polyline([x + 6, y + size - 6], [x + 6, y + 6], [x + size - 6, y + 6]), {
    stroke: tone.hi,
    width: 2.4,
    opacity: 0.6,
    cap: 'round',
  });
}

function drawFlower(ink: Ink, [x, y]: Point, color: string): void {
  const petals = range(4).map((i) => {
    const turn = (i * Math.PI) / 2;
    return oval(x + Math.cos(turn) * 12, y + Math.sin(turn) * 12, 8);
  });
  ink.draw(joinPaths(...petals), { fill: ramp(color).shade, opacity: 0.75 });
  ink.draw(oval(x, y, 5.5), { fill: '#e8c070', opacity: 0.85 });
  const corners = range(4).map((i) => oval(x + (i % 2 ? 23 : -23), y + (i < 2 ? 23 : -23), 3.6));
  ink.draw(joinPaths(...corners), { fill: ramp(color).shade, opacity: 0.6 });
}

/** A crack across a tile, or a corner that broke off. */
function drawTileWear(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  if (ink.random() < 0.5) {
    const crack = polyline([x + 14, y + 2], [x + 26, y + 24], [x + 22, y + 38], [x + 40, y + TILE - 4]);
    ink.draw(crack, { stroke: tone.deep, width: 2, opacity: 0.7 });
    return;
  }
  const corner = polygon(
    [x + 2, y + TILE - 3],
    [x + 2, y + 42],
    [x + 13, y + 45],
    [x + 18, y + 54],
    [x + 27, y + 62],
  );
  ink.draw(corner, { fill: mix(tone.dark, '#8a6a58', 0.5), stroke: tone.deep, width: 1.6 });
}

function drawSkirting(ink: Ink, timber: string): void {
  const top = TILES_TOP + ROWS * TILE;
  board(ink, [-20, top, STAGE_WIDTH + 40, FLOOR_LINE - top + 2], timber, {
    direction: 'along x',
    strength: 0.4,
    bevel: 5,
  });
  ink.draw(rect(-20, top + 15, STAGE_WIDTH + 40, 3), { fill: ramp(timber).dark });
  fadeDown(ink, [0, FLOOR_LINE - 16, STAGE_WIDTH, 18], SHADOW, 0.26);
}

/** The timbers. The brace stands a little crooked. */
function drawTimbers(ink: Ink, timber: string): void {
  castShadow(ink, rect(POST, 60, 46, FLOOR_LINE - 60), { dx: 15, dy: 0, blur: 12, opacity: 0.4 });
  board(ink, [POST, 60, 46, FLOOR_LINE - 58], timber, { strength: 0.5, bevel: 7 });
  const brace = polygon([POST + 44, 268], [POST + 44, 226], [POST + 158, 90], [POST + 206, 92]);
  castShadow(ink, brace, { dx: 12, dy: 16, blur: 10, opacity: 0.4 });
  wood(ink, brace, [POST + 40, 84, 170, 190], timber, { strength: 0.4, bevel: 5 });
  drawCeiling(ink, timber);
  const beam = polygon(
    [-20, BEAM_TOP + 5],
    [760, BEAM_TOP],
    [1940, BEAM_TOP + 3],
    [1940, BEAM_FOOT - 8],
    [1180, BEAM_FOOT],
    [520, BEAM_FOOT + 2],
    [-20, BEAM_FOOT - 6],
  );
  castShadow(ink, beam, { dx: 0, dy: 26, blur: 20, opacity: 0.5 });
  wood(ink, beam, [-20, BEAM_TOP, 1960, BEAM_FOOT - BEAM_TOP], timber, {
    direction: 'along x',
    strength: 0.55,
    bevel: 9,
  });
  for (const x of [POST + 12, POST + 32, 1424, 1446]) {
    solid(ink, oval(x, 64, 6.5), shift(timber, { lightness: 0.08 }), { width: 2, bevel: 2 });
  }
}

/** Boards, and the joists below them, which run toward the viewer. */
function drawCeiling(ink: Ink, timber: string): void {
  const tone = ramp(shift(timber, { lightness: -0.06 }));
  ink.draw(rect(0, 0, STAGE_WIDTH, BEAM_TOP + 8), { fill: linear(90, tone.base, tone.dark) });
  for (const i of range(41)) {
    const x = i * 60 - 240;
    const joint = polyline([x, BEAM_TOP + 8], [x + (x - 960) * 0.1, -4]);
    ink.draw(joint, { stroke: tone.deep, width: 2.2, opacity: 0.8 });
  }
  for (const x of [30, 296, 566, 828, 1092, 1354, 1624, 1890]) {
    const fan = (x - 960) * 0.1;
    const joist = polygon(
      [x - 32, BEAM_TOP + 8],
      [x + 32, BEAM_TOP + 8],
      [x + 36 + fan, -8],
      [x - 36 + fan, -8],
    );
    castShadow(ink, joist, { dx: 12, dy: 0, blur: 7, opacity: 0.6 });
    solid(ink, joist, shift(timber, { lightness: -0.02 }), { bevel: 5 });
  }
  fadeDown(ink, [0, 0, STAGE_WIDTH, 30], SHADOW, 0.4);
}
