import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import { type Box, curve, joinPaths, mapPath, type Point } from '../../ink/path.ts';
import { arch, polygon, range, rect } from '../../ink/shapes.ts';
import {
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  defineWideDoor,
  frameShadow,
  WIDE_DOOR_WIDTH,
} from '../../kits/doors/door.ts';
import { mortar, stoneJambs } from '../../kits/doors/frames/stoneFrame.ts';
import { portcullis } from '../../kits/doors/hardware/portcullis.ts';
import { doubleLeaf } from '../../kits/doors/motions/doubleLeaf.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { reveal } from '../../kits/doors/reveal.ts';
import { courtyardView } from '../../kits/doors/views/courtyardView.ts';
import { plate, rivets } from '../../matter/metal.ts';
import { GOLD, IRON, RIVET_IRON } from '../../matter/palette.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';
import { planks } from '../../matter/wood.ts';

interface Palette {
  stone: string;
  wood: string;
  banner: string;
}

const RISE = 132;
const TOP = 118;
const SPRING = TOP + RISE;
const LIFT = 520;
const MERLON_WIDTH = 69;
const WALL_TOP = 52;

const PALETTES = {
  crimson: { stone: '#98949f', wood: '#8a5a33', banner: '#b9383a' },
  azure: { stone: '#c4ab84', wood: '#a06c3e', banner: '#2f66b0' },
  forest: { stone: '#757a84', wood: '#5f8256', banner: '#3f8a4f' },
};

/** Two leaves behind a lattice, as wide as the bay. */
export const wideCastleGate = defineWideDoor<Palette>({
  id: 'wide-castle-gate',
  collection: 'old-tales',
  name: 'Castle gate',
  seed: 31,
  palettes: PALETTES,
  opening: 'creaks',
  lockMaterial: 'steel',
  draw: (ink, palette, isOpened) => drawGate(ink, WIDE_DOOR_WIDTH, palette, isOpened),
});

/** The former, narrow gate, which rooms may still contain. */
export const castleGate = defineDoor<Palette>({
  id: 'castle-gate',
  collection: 'old-tales',
  name: 'Narrow castle gate',
  isActive: false,
  seed: 31,
  palettes: PALETTES,
  opening: 'creaks',
  lockMaterial: 'steel',
  draw: (ink, palette, isOpened) => drawGate(ink, DOOR_WIDTH, palette, isOpened),
});

function drawGate(ink: Ink, width: number, palette: Palette, isOpened: boolean): void {
  const box: Box = [56, TOP, width - 112, DOOR_HEIGHT - TOP];
  const opening = arch(...box, RISE);
  drawWall(ink, width, palette.stone);
  if (isOpened) {
    reveal(ink, { opening, box, color: palette.stone }, (_, far, farBox) =>
      courtyardView(ink, far, farBox, palette),
    );
  }
  doubleLeaf(ink, isOpened, { box, opening, angle: 75 }, (leaf) =>
    ink.clip(opening, () => drawLeaf(ink, leaf, palette.wood)),
  );
  slideLeaf(ink, { opening, box, by: [0, isOpened ? -LIFT : 0] }, () => drawLattice(ink, box, isOpened));
  ink.draw(opening, { stroke: ramp(palette.stone).line, width: 7 });
  drawArch(ink, box, palette.stone);
  drawShield(ink, [width / 2, 96], palette.banner);
  if (isOpened) spill(ink, width / 2, 430, width * 0.56, 360, '#fff0bf', 0.32);
}

function drawWall(ink: Ink, width: number, color: Color): void {
  const merlons = merlonsOf(width);
  const wall: Box = [6, WALL_TOP, width - 12, DOOR_HEIGHT - WALL_TOP];
  const outline = joinPaths(rect(...wall), ...merlons.map((x) => rect(x, 6, MERLON_WIDTH, 60)));
  frameShadow(ink, outline);
  mortar(ink, outline, color);
  for (const x of merlons) blockStone(ink, [x, 6, MERLON_WIDTH, 50], color, { round: 7, spread: 2 });
  const count = Math.round(wall[2] / 74);
  const length = wall[2] / count;
  for (const i of range(count))
    blockStone(ink, [wall[0] + i * length, 54, length, 52], color, { round: 6, spread: 2 });
  const spandrel = width * 0.24;
  for (const x of [6, width - 6 - spandrel])
    blockStone(ink, [x, 104, spandrel, 150], color, { round: 6, spread: 2 });
}

/** Returns the left edges of the merlons: one at both ends, the others evenly between them. */
function merlonsOf(width: number): number[] {
  const gaps = Math.round(width / 101) - 1;
  return range(gaps + 1).map((i) => 6 + (i * (width - 12 - MERLON_WIDTH)) / gaps);
}

function drawLeaf(ink: Ink, box: Box, color: Color): void {
  const [x, y, w] = box;
  planks(ink, box, 4, color, { density: 0.55, strength: 0.55, vary: 0.03 });
  for (const down of [133, 533]) ironBand(ink, [x - 4, y + down, w + 8, 34]);
  settle(ink, rect(...box), 0.4, 0.35);
}

function ironBand(ink: Ink, [x, y, w, h]: Box): void {
  castShadow(ink, rect(x, y, w, h), { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  plate(ink, rect(x, y, w, h), IRON, { bevel: 4, width: 3.5 });
  const centers = range(3).map((i): Point => [x + w * (0.2 + i * 0.3), y + h / 2]);
  rivets(ink, centers, 7, RIVET_IRON);
}

function drawLattice(ink: Ink, [x, y, w, h]: Box, isOpened: boolean): void {
  const columns = Math.round(w / 64);
  portcullis(
    ink,
    { box: [x + 4, y - 10, w - 8, h + 4], columns, rows: 5, thickness: 18, hasShadow: !isOpened },
    '#5b5f70',
  );
}

function drawArch(ink: Ink, [x, , w]: Box, color: Color): void {
  const center: Point = [x + w / 2, SPRING];
  const count = w > 300 ? 11 : 9;
  const keyStone = 4;
  voussoirs(ink, color, { center, rx: w / 2 - 2, ry: RISE - 2, thickness: 46, count, keyStone, chips: 1 });
  stoneJambs(ink, { left: x, right: x + w, top: SPRING, thickness: 50, count: 6, chips: 1 }, color);
}

/** A coat of arms above the gate: a golden tower on the banner's colour. */
function drawShield(ink: Ink, [cx, cy]: Point, color: Color): void {
  const outline = curve(
    `M${cx - 37} ${cy - 44}Q${cx} ${cy - 34} ${cx + 37} ${cy - 44}L${cx + 37} ${cy}` +
      `C${cx + 37} ${cy + 26} ${cx + 20} ${cy + 42} ${cx} ${cy + 52}` +
      `C${cx - 20} ${cy + 42} ${cx - 37} ${cy + 26} ${cx - 37} ${cy}Z`,
  );
  castShadow(ink, outline, { dx: 5, dy: 8, blur: 5, opacity: 0.5 });
  plate(ink, outline, GOLD, { bevel: 3 });
  const field = mapPath(outline, (x, y) => [cx + (x - cx) * 0.8, cy + (y - cy) * 0.8]);
  solid(ink, field, color, { bevel: 4, width: 4 });
  const tower = polygon(
    [cx - 17, cy - 22],
    [cx - 9, cy - 22],
    [cx - 9, cy - 15],
    [cx - 4, cy - 15],
    [cx - 4, cy - 22],
    [cx + 4, cy - 22],
    [cx + 4, cy - 15],
    [cx + 9, cy - 15],
    [cx + 9, cy - 22],
    [cx + 17, cy - 22],
    [cx + 17, cy - 5],
    [cx + 12, cy],
    [cx + 15, cy + 20],
    [cx - 15, cy + 20],
    [cx - 12, cy],
    [cx - 17, cy - 5],
  );
  plate(ink, tower, GOLD, { bevel: 2, width: 2.5 });
  ink.draw(arch(cx - 5, cy + 4, 10, 16), { fill: ramp(color).deep });
}
