import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/door.ts';
import { slideLeaf } from '../../kits/motions/slideLeaf.ts';
import { barnView } from '../../kits/views/barnView.ts';
import { keyhole, plate, rivet, rivets, rod } from '../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';
import { board, planks } from '../../matter/wood.ts';

interface Palette {
  wall: string;
  trim: string;
  leaf: string;
}

const OPENING: Box = [36, 216, DOOR_WIDTH - 72, DOOR_HEIGHT - 216];
const RAIL_Y = 246;
/** The wheels need the room between the rail and the leaf. */
const LEAF: Box = [30, 276, DOOR_WIDTH - 60, DOOR_HEIGHT - 276];
/** How far the leaf slides; a strip of it stays in sight. */
const TRAVEL = -238;
const GABLE: readonly Point[] = [
  [2, 172],
  [64, 62],
  [192, 6],
  [320, 62],
  [382, 172],
];

/** A wide leaf that hangs on an iron rail, under a gambrel roof. */
export const barnDoor = defineDoor<Palette>({
  id: 'barn-door',
  name: 'Barn door',
  seed: 8,
  palettes: {
    red: { wall: '#a83c34', trim: '#f0e6d2', leaf: '#b8763f' },
    grey: { wall: '#6d7680', trim: '#d8c7a4', leaf: '#93836f' },
    green: { wall: '#4f7a58', trim: '#f0e2b8', leaf: '#c08f4a' },
  },
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, outline());
    drawFront(ink, palette);
    ink.draw(opening, { fill: linear(90, '#1c1218', '#2e2028') });
    if (isOpened) barnView(ink, opening, OPENING);
    slideLeaf(ink, opening, [isOpened ? TRAVEL : 0, 0], () => drawLeaf(ink, palette.leaf));
    drawRail(ink, opening, isOpened ? TRAVEL : 0);
    drawTrim(ink, palette.trim);
    if (isOpened) spill(ink, 192, 470, 200, 340, '#ffe09a', 0.35);
  },
});

function outline(): Path {
  return polygon(...GABLE, [DOOR_WIDTH - 8, DOOR_HEIGHT], [8, DOOR_HEIGHT]);
}

/** The boarded front with a hatch under the roof. */
function drawFront(ink: Ink, { wall, trim }: Palette): void {
  ink.clip(outline(), () =>
    planks(ink, [0, 0, DOOR_WIDTH, DOOR_HEIGHT], 11, wall, { bevel: 4, strength: 0.4 }),
  );
  const hatch: Box = [148, 84, 88, 84];
  planks(ink, hatch, 4, ramp(wall).shade, { bevel: 3, strength: 0.4 });
  const [x, y, w, h] = hatch;
  for (const [from, to] of [
    [
      [x, y],
      [x + w, y + h],
    ],
    [
      [x + w, y],
      [x, y + h],
    ],
  ] as const) {
    ink.draw(polyline(from, to), { stroke: ramp(trim).line, width: 15 });
    ink.draw(polyline(from, to), { stroke: trim, width: 8 });
  }
  solid(ink, joinPaths(rect(x - 11, y - 11, w + 22, h + 22, 3), rect(...hatch)), trim, {
    evenOdd: true,
    bevel: 4,
    width: 4,
  });
}

function drawLeaf(ink: Ink, color: string): void {
  const [x, y, w, h] = LEAF;
  const [left, width] = [x + 6, w - 12];
  planks(ink, [left, y, width, h], 7, color, { bevel: 5, vary: 0.035, density: 1.1, strength: 0.6 });
  const brace = (from: Point, to: Point): void => {
    const [dx, dy] = [22, 0];
    const path = polygon(
      [from[0] - dx, from[1] - dy],
      [from[0] + dx, from[1]],
      [to[0] + dx, to[1]],
      [to[0] - dx, to[1]],
    );
    castShadow(ink, path, { dx: 4, dy: 6, blur: 4, opacity: 0.45 });
    solid(ink, path, color, { bevel: 5 });
  };
  brace([left + 34, y + h - 42], [left + width - 34, y + 266]);
  brace([left + width - 34, y + 250], [left + 34, y + 30]);
  for (const top of [y + 4, y + 232, y + h - 56]) {
    castShadow(ink, rect(left, top, width, 46), { dx: 2, dy: 7, blur: 4, opacity: 0.45 });
    board(ink, [left, top, width, 46], color, { direction: 'along x', strength: 0.5, bevel: 5 });
    rivets(
      ink,
      [0.06, 0.35, 0.64, 0.94].map((share): Point => [left + width * share, top + 23]),
      6,
      RIVET_IRON,
    );
  }
  for (const side of [left, left + width - 34])
    board(ink, [side, y, 34, h], color, { strength: 0.5, bevel: 5 });
  settle(ink, rect(left, y, width, h), 0.3, 0.4);
  handle(ink, [left + width - 17, y + 300]);
  for (const share of [0.2, 0.8]) hanger(ink, left + width * share);
}

function handle(ink: Ink, [cx, cy]: Point): void {
  plate(ink, rect(cx - 13, cy - 52, 26, 128, 8), IRON, { width: 4, bevel: 3 });
  const grip = polyline([cx, cy - 36], [cx - 5, cy - 24], [cx - 5, cy + 16], [cx, cy + 28]);
  rod(ink, grip, RIVET_IRON, 9, polyline([cx - 8, cy - 22], [cx - 8, cy + 12]));
  keyhole(ink, [cx, cy + 50], 5);
}

/** A wheel on the rail with the strap that carries the leaf. */
function hanger(ink: Ink, cx: number): void {
  const strap = rect(cx - 15, RAIL_Y - 4, 30, 150, 6);
  castShadow(ink, strap, { dx: 4, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, strap, IRON, { width: 4, bevel: 3 });
  rivets(
    ink,
    [
      [cx, RAIL_Y + 60],
      [cx, RAIL_Y + 92],
      [cx, RAIL_Y + 124],
    ],
    6,
    RIVET_IRON,
  );
}

function drawRail(ink: Ink, opening: Path, travel: number): void {
  ink.clip(opening, () => {
    const rail = rect(OPENING[0] - 8, RAIL_Y, OPENING[2] + 16, 15, 4);
    castShadow(ink, rail, { dx: 2, dy: 8, blur: 5, opacity: 0.5 });
    plate(ink, rail, IRON, { width: 4, bevel: 3 });
    for (const share of [0.2, 0.8]) {
      const cx = LEAF[0] + 6 + (LEAF[2] - 12) * share + travel;
      plate(ink, oval(cx, RAIL_Y - 2, 20), '#5f6270', { width: 4.5, bevel: 4 });
      rivet(ink, [cx, RAIL_Y - 2], 7, RIVET_IRON);
    }
  });
}

/** White boards along the roof and around the opening. */
function drawTrim(ink: Ink, color: string): void {
  const [x, y, w, h] = OPENING;
  const header: Box = [4, y - 26, DOOR_WIDTH - 8, 34];
  for (const left of [6, x + w - 2]) board(ink, [left, y, 32, h], color, { strength: 0.3, bevel: 5 });
  castShadow(ink, rect(...header), { dx: 2, dy: 9, blur: 6, opacity: 0.5 });
  board(ink, header, color, { corners: 3, direction: 'along x', strength: 0.3, bevel: 5 });
  const inner = GABLE.map(([px, py]): Point => [192 + (px - 192) * 0.87, 26 + py * 0.98]);
  const eaves = range(GABLE.length - 1).map((i) => {
    const [a, b, c, d] = [GABLE[i], GABLE[i + 1], inner[i + 1], inner[i]];
    return a && b && c && d ? polygon(a, b, c, d) : [];
  });
  for (const board of eaves) {
    castShadow(ink, board, { dx: 0, dy: 8, blur: 5, opacity: 0.4 });
    solid(ink, board, color, { bevel: 5 });
  }
}
