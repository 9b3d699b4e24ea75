import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import { type Box, curve, joinPaths, mapPath, type Path, type Point } from '../../ink/path.ts';
import { arch, polygon, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, frameShadow } from '../../kits/doors/door.ts';
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

const WALL: Box = [6, 52, 372, DOOR_HEIGHT - 52];
const OPENING: Box = [56, 118, 272, DOOR_HEIGHT - 118];
const RISE = 132;
const SPRING = OPENING[1] + RISE;
const LIFT = 520;
const MERLONS = [6, 107, 208, 309];
const MERLON_WIDTH = 69;

export const castleGate = defineDoor<Palette>({
  id: 'castle-gate',
  collection: 'old-tales',
  name: 'Castle gate',
  seed: 31,
  palettes: {
    crimson: { stone: '#98949f', wood: '#8a5a33', banner: '#b9383a' },
    azure: { stone: '#c4ab84', wood: '#a06c3e', banner: '#2f66b0' },
    forest: { stone: '#757a84', wood: '#5f8256', banner: '#3f8a4f' },
  },
  draw(ink, palette, isOpened) {
    const opening = arch(...OPENING, RISE);
    drawWall(ink, palette.stone);
    if (isOpened) {
      reveal(ink, { opening, box: OPENING, color: palette.stone }, (_, far, farBox) =>
        courtyardView(ink, far, farBox, palette),
      );
    }
    doubleLeaf(ink, isOpened, { box: OPENING, opening, angle: 75 }, (box) =>
      ink.clip(opening, () => drawLeaf(ink, box, palette.wood)),
    );
    slideLeaf(ink, { opening, box: OPENING, by: [0, isOpened ? -LIFT : 0] }, () =>
      drawLattice(ink, isOpened),
    );
    ink.draw(opening, { stroke: ramp(palette.stone).line, width: 7 });
    drawArch(ink, palette.stone);
    drawShield(ink, [192, 96], palette.banner);
    if (isOpened) spill(ink, 192, 430, 214, 360, '#fff0bf', 0.32);
  },
});

function drawWall(ink: Ink, color: Color): void {
  frameShadow(ink, battlements());
  mortar(ink, battlements(), color);
  for (const x of MERLONS) blockStone(ink, [x, 6, MERLON_WIDTH, 50], color, { round: 7, spread: 2 });
  for (const i of range(5))
    blockStone(ink, [WALL[0] + i * 74.4, 54, 74.4, 52], color, { round: 6, spread: 2 });
  for (const x of [6, 290]) blockStone(ink, [x, 104, 88, 150], color, { round: 6, spread: 2 });
}

function battlements(): Path {
  const merlons = MERLONS.map((x) => rect(x, 6, MERLON_WIDTH, 60));
  return joinPaths(rect(...WALL), ...merlons);
}

function drawLeaf(ink: Ink, box: Box, color: Color): void {
  const [x, y, w] = box;
  planks(ink, box, 4, color, { density: 0.55, strength: 0.55, vary: 0.03 });
  for (const down of [166, 441]) ironBand(ink, [x - 4, y + down, w + 8, 34]);
  settle(ink, rect(...box), 0.4, 0.35);
}

function ironBand(ink: Ink, [x, y, w, h]: Box): void {
  castShadow(ink, rect(x, y, w, h), { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  plate(ink, rect(x, y, w, h), IRON, { bevel: 4, width: 3.5 });
  const centers = range(3).map((i): Point => [x + w * (0.2 + i * 0.3), y + h / 2]);
  rivets(ink, centers, 7, RIVET_IRON);
}

function drawLattice(ink: Ink, isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  portcullis(
    ink,
    { box: [x + 4, y - 10, w - 8, h + 4], columns: 5, rows: 7, thickness: 15, hasShadow: !isOpened },
    '#5b5f70',
  );
}

function drawArch(ink: Ink, color: Color): void {
  const [x, , w] = OPENING;
  const center: Point = [x + w / 2, SPRING];
  voussoirs(ink, color, { center, rx: w / 2 - 2, ry: RISE - 2, thickness: 46, count: 9, keyStone: 4 });
  stoneJambs(ink, { left: x, right: x + w, top: SPRING, thickness: 50, count: 6 }, color);
}

/** The arms above the gate: a golden tower on the banner's colour. */
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
