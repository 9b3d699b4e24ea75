import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { type Box, curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { oval, polyline, rect, toothed } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { guardianMask } from '../../kits/doors/frames/guardianMask.ts';
import { mortar, stoneJambs } from '../../kits/doors/frames/stoneFrame.ts';
import { halfOf, slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { waterfallView } from '../../kits/doors/views/waterfallView.ts';
import { carvedSign } from '../../matter/carving.ts';
import { leaf } from '../../matter/leaf.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { blockStone } from '../../matter/stone.ts';
import { type Sprout, vine } from '../../matter/vine.ts';
import { steamIn } from '../../moving.ts';

interface Palette {
  stone: string;
  slab: string;
  paint: string;
  vine: string;
}

const OPENING: Box = [70, 214, 244, DOOR_HEIGHT - 214];
const TRAVEL = 92;
const DISC: Point = [192, 486];
/** The carved signs with few, large shapes; none lies on the seam. */
const SIGNS_ROUND = [0, 3, 4, 1, 3, 4];
const TIERS: readonly Box[] = [
  [98, 4, 188, 50],
  [52, 50, 280, 50],
];
const LINTEL: Box = [4, 98, 376, 118];
/** Root, length and direction of each leaf that hangs over the stones. */
/** The large leaves on the corners of the lintel. */
const LEAVES: readonly Sprout[] = [
  [[50, 96], 66, 150],
  [[74, 88], 62, 62],
  [[60, 90], 80, 108],
  [[332, 96], 66, 30],
  [[310, 88], 60, 116],
  [[326, 90], 80, 74],
];
const LEFT_VINE = curve('M60 92C18 140 44 230 22 330C12 380 30 410 24 446');
const LEFT_SPROUTS: readonly Sprout[] = [
  [[30, 226], 46, 30],
  [[22, 320], 38, 150],
  [[20, 372], 44, 40],
  [[24, 442], 44, 100],
];
const RIGHT_VINE = curve('M328 92C372 150 340 240 362 360C370 400 354 440 360 540');
const RIGHT_SPROUTS: readonly Sprout[] = [
  [[354, 236], 46, 150],
  [[361, 346], 36, 30],
  [[360, 440], 44, 150],
  [[360, 490], 36, 30],
  [[360, 536], 44, 84],
];

export const templeDoor = defineDoor<Palette>({
  id: 'temple-door',
  collection: 'old-tales',
  name: 'Temple door',
  seed: 101,
  palettes: {
    moss: { stone: '#848f6c', slab: '#a4aa84', paint: '#3f9a8c', vine: '#4f9a42' },
    ochre: { stone: '#b8905a', slab: '#cda873', paint: '#b8483a', vine: '#6f9a3a' },
    jade: { stone: '#6f8f88', slab: '#86aca0', paint: '#c98a3a', vine: '#3f8f5a' },
  },
  lockMaterial: 'stone',
  moves: (_, isOpened) => (isOpened ? [steamIn([140, 556, 110, 90], 4)] : []),
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    drawFrame(ink, palette.stone);
    if (isOpened) waterfallView(ink, opening, OPENING);
    else ink.draw(opening, { fill: ramp(palette.stone).deep });
    for (const side of [-1, 1]) {
      const box = halfOf(OPENING, side < 0 ? 'left' : 'right');
      slideLeaf(ink, { opening, box, by: [isOpened ? side * TRAVEL : 0, 0] }, () =>
        drawLeaf(ink, side, palette, isOpened),
      );
    }
    ink.draw(opening, { stroke: ramp(palette.stone).line, width: 7 });
    guardianMask(ink, [192, 152], palette.slab, palette.paint);
    drawVines(ink, palette.vine);
    if (isOpened) spill(ink, 192, 490, 206, 310, '#eaffd0', 0.34);
  },
});

function drawFrame(ink: Ink, color: Color): void {
  const [x, y, w] = OPENING;
  const body = joinPaths(...TIERS.map((tier) => rect(...tier)), rect(4, 98, 376, DOOR_HEIGHT - 98));
  frameShadow(ink, body);
  mortar(ink, body, color);
  blockStone(ink, TIERS[0] ?? LINTEL, color, { round: 8, spread: 2 });
  for (const left of [52, 146, 240]) blockStone(ink, [left, 50, 92, 52], color, { round: 7, spread: 3 });
  stoneJambs(ink, { left: x, right: x + w, top: y, thickness: 68, count: 5, toothing: 12 }, color);
  blockStone(ink, LINTEL, color, { round: 10, spread: 2 });
}

/** Draws one half of the door with its half of the disc. */
function drawLeaf(ink: Ink, side: number, palette: Palette, isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  const box: Box = [side < 0 ? x : x + w / 2, y, w / 2, h + 6];
  if (isOpened) castShadow(ink, rect(...box), { dx: 2, dy: 4, blur: 10, opacity: 0.45 });
  blockStone(ink, box, palette.slab, { round: 3, spread: 0 });
  settle(ink, rect(...box), 0.35, 0.35);
  for (const top of [y + 22, y + h - 166]) fret(ink, [box[0] + 15, top, box[2] - 30, 140], side, palette);
  ink.clip(rect(...box), () => drawDisc(ink, palette, isOpened));
  const seam = side < 0 ? x + w / 2 : box[0];
  ink.draw(polyline([seam, y], [seam, y + h]), { stroke: ramp(palette.slab).line, width: 4 });
}

/** A stepped spiral, deeply carved. */
function fret(ink: Ink, [x, y, w, h]: Box, side: number, { slab, paint }: Palette): void {
  const at = (across: number, down: number): Point => [
    side < 0 ? x + w * across : x + w * (1 - across),
    y + h * down,
  ];
  const spiral = polyline(
    at(0.06, 0.83),
    at(0.06, 0.06),
    at(0.94, 0.06),
    at(0.94, 0.76),
    at(0.36, 0.76),
    at(0.36, 0.34),
    at(0.66, 0.34),
    at(0.66, 0.54),
  );
  const tone = ramp(paint);
  ink.draw(spiral, { stroke: ramp(slab).line, width: 18, cap: 'round' });
  ink.draw(spiral, { stroke: tone.shade, width: 11, cap: 'round' });
  ink.draw(spiral, { stroke: tone.light, width: 3, opacity: 0.6, move: [2, 0] });
}

/** The lock: a ring of signs around a golden heart. */
function drawDisc(ink: Ink, { stone, slab, paint }: Palette, isOpened: boolean): void {
  const [cx, cy] = DISC;
  castShadow(ink, oval(cx, cy, 108), { dx: 4, dy: 9, blur: 8, opacity: 0.5 });
  solid(ink, toothed(cx, cy, 98, 110, 20, 6), stone, { bevel: 7 });
  recess(ink, oval(cx, cy, 86), slab, { depth: 6 });
  // Once opened, the halves stand behind the side posts up to the golden heart, so signs would only cost bytes.
  const signs = isOpened ? [] : SIGNS_ROUND;
  for (const [i, sign] of signs.entries())
    carvedSign(ink, sign, polar(cx, cy, 67, i * 60 - 60), 0.84, i % 2 ? paint : '#e2c277');
  castShadow(ink, oval(cx, cy, 48), { dx: 3, dy: 6, blur: 5, opacity: 0.45 });
  solid(ink, oval(cx, cy, 48), stone, { bevel: 6 });
  plate(ink, toothed(cx, cy, 26, 38, 8, 4), GOLD, { bevel: 4, width: 4 });
  ink.draw(oval(cx, cy, 19), { fill: ramp(GOLD).shade, stroke: ramp(GOLD).line, width: 3 });
  keyhole(ink, [cx, cy - 7], 7);
}

function drawVines(ink: Ink, color: string): void {
  vine(ink, LEFT_VINE, LEFT_SPROUTS, color);
  vine(ink, RIGHT_VINE, RIGHT_SPROUTS, color);
  for (const [at, length, angle] of LEAVES) {
    leaf(ink, { at, length, width: length * 0.3, angle, color, isSplit: length > 70 });
  }
}
