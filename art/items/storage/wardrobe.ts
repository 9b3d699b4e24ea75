import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import { hollow, leafOutward, openDoorShadow } from '../../kits/furniture/cabinet.ts';
import { hangingCoat, hatBox, shoes } from '../../kits/things/clothes.ts';
import { turns } from '../../leaves.ts';
import { escutcheon, hinge, keyhole, knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  metal: string;
  clothes: readonly [string, string, string];
}

const BODY: Box = [92, 48, 396, 552];
const MOUTH: Box = [114, 74, 352, 412];
const DRAWER: Box = [118, 506, 344, 72];
const LEFT: Box = [114, 74, 175, 412];
const RIGHT: Box = [291, 74, 175, 412];
const SHELF = 156;
const RAIL = 190;

export const wardrobe = defineItem<Palette>({
  id: 'wardrobe',
  name: 'Wardrobe',
  tag: 'Storage',
  anchor: 'floor',
  size: [580, 640],
  margin: { top: 12, right: 40, bottom: 34, left: 30 },
  line: 5.5,
  seed: 12,
  stand: { width: 24, center: 12.5, foot: 78 },
  realSize: { height: 200 },
  palettes: {
    walnut: { wood: '#8f5a35', metal: BRASS, clothes: ['#3f6f8f', '#b5504a', '#d9b25a'] },
    cream: { wood: '#e3d8c0', metal: BRASS, clothes: ['#7a4f86', '#4f8a7a', '#d98a6a'] },
    blue: { wood: '#50708f', metal: '#d8dbe2', clothes: ['#c9564a', '#e0c48a', '#5f8f5f'] },
    rosewood: { wood: '#7a3a34', metal: '#e3bd63', clothes: ['#4f5f94', '#cfa96a', '#3f7a6a'] },
  },
  opens: true,
  opening: 'creaks',
  lockMaterial: 'wood',
  leaves: [
    turns('left', [94, 76, 184, 412], [-4, 38, 118, 500]),
    turns('right', [278, 76, 184, 412], [442, 38, 126, 500]),
  ],
  hitBox: [80, 6, 420, 632],
  isContainer: true,
  holds: [290, 330, 140, 150],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 290, 634, 226, 17, 0.6);
    if (isOpened) for (const cx of [56, 524]) openDoorShadow(ink, [cx, 640], 72);
    for (const left of [98, 434]) drawFoot(ink, left, palette.wood);
    drawBody(ink, palette.wood);
    drawCornice(ink, palette.wood);
    drawDrawer(ink, palette);
    if (isOpened) drawOpened(ink, palette);
    else drawClosed(ink, palette);
  },
});

function drawFoot(ink: Ink, x: number, color: string): void {
  const foot = polygon([x, 592], [x + 48, 592], [x + 40, 636], [x + 10, 636]);
  wood(ink, foot, [x, 592, 48, 44], shift(color, { lightness: -0.05 }));
}

function drawBody(ink: Ink, color: string): void {
  castShadow(ink, rect(...BODY, 5), { dx: 10, dy: 6, blur: 10, opacity: 0.3 });
  board(ink, BODY, color, { corners: 5, bevel: 8, strength: 0.35 });
  settle(ink, rect(...BODY, 5), 0.28);
  board(ink, [82, 586, 416, 20], color, { corners: 5, direction: 'along x' });
}

function drawCornice(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, polygon([98, 6], [482, 6], [500, 24], [80, 24]), color, {
    fill: linear(90, tone.hi, tone.light),
    bevel: 3,
  });
  board(ink, [76, 23, 428, 20], color, { corners: 5, direction: 'along x', strength: 0.3 });
  board(ink, [86, 42, 408, 14], shift(color, { lightness: -0.03 }), {
    corners: 3,
    direction: 'along x',
    strength: 0.3,
  });
  ink.draw(rect(96, 57, 388, 12), { fill: linear(90, ['#1a0f2e', 0, 0.4], ['#1a0f2e', 1, 0]) });
}

function drawDrawer(ink: Ink, { wood: color, metal }: Palette): void {
  const [x, y, w, h] = DRAWER;
  const tone = ramp(color);
  ink.draw(rect(x - 4, y - 4, w + 8, h + 8, 6), { fill: tone.deep });
  board(ink, DRAWER, shift(color, { lightness: 0.02 }), { corners: 5, direction: 'along x', bevel: 6 });
  ink.draw(rect(x + 12, y + 11, w - 24, h - 22, 4), { stroke: tone.dark, width: 2.6, opacity: 0.7 });
  ink.draw(rect(x + 13.6, y + 12.6, w - 24, h - 22, 4), { stroke: tone.hi, width: 1.6, opacity: 0.7 });
  for (const share of [0.25, 0.75]) knob(ink, [x + w * share, y + h / 2], 12, metal);
}

function drawClosed(ink: Ink, palette: Palette): void {
  const tone = ramp(palette.wood);
  ink.draw(rect(MOUTH[0] - 5, MOUTH[1] - 5, MOUTH[2] + 10, MOUTH[3] + 10, 6), { fill: tone.deep });
  for (const box of [LEFT, RIGHT]) drawLeaf(ink, box, palette.wood);
  for (const cx of [109, 471]) for (const y of [110, 405]) hinge(ink, [cx, y], 44, palette.metal, 11);
  drawLocks(ink, palette.metal);
}

function drawLeaf(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  board(ink, box, shift(color, { lightness: 0.02 }), { corners: 4, bevel: 5, strength: 0.4 });
  fieldedPanel(ink, [x + 26, y + 26, w - 52, 232], color);
  fieldedPanel(ink, [x + 26, y + 282, w - 52, h - 308], color);
}

function drawLocks(ink: Ink, color: string): void {
  for (const cx of [276, 304]) {
    escutcheon(ink, [cx, 296], 18, 62, color);
    knob(ink, [cx, 282], 11, color);
  }
  keyhole(ink, [304, 306], 4);
}

function drawOpened(ink: Ink, palette: Palette): void {
  const inside = mix(shift(palette.wood, { lightness: -0.05 }), '#a9743f', 0.7);
  hollow(ink, { box: MOUTH, corners: 4, depth: 30, shelves: [SHELF], light: '#ffdf9a' }, inside, () => {
    drawThings(ink, palette);
  });
  leafOutward(ink, { box: LEFT, thickness: 16, angle: 104 }, palette.wood, () =>
    drawInnerFace(ink, LEFT, palette),
  );
  leafOutward(ink, { box: RIGHT, thickness: 16, angle: 104, isMirrored: true }, palette.wood, () =>
    drawInnerFace(ink, RIGHT, palette),
  );
}

function drawThings(ink: Ink, { clothes, metal }: Palette): void {
  const [x, y, w, h] = MOUTH;
  const [first, second, third] = clothes;
  hatBox(ink, [x + 206, SHELF - 60, 92, 56], third, second);
  const rail = polyline([x, RAIL], [x + w, RAIL]);
  ink.draw(rail, { stroke: ramp(metal).line, width: 13 });
  ink.draw(rail, { stroke: ramp(metal).base, width: 7 });
  ink.draw(rail, { stroke: ramp(metal).hi, width: 2, move: [0, -2] });
  shoes(ink, [x + 54, y + h - 9], second);
  hangingCoat(ink, [x + 226, RAIL, 96, 134], third);
  hangingCoat(ink, [x + 116, RAIL, 96, 196], second);
  hangingCoat(ink, [x + 26, RAIL, 100, 216], first);
}

function drawInnerFace(ink: Ink, box: Box, { wood: color }: Palette): void {
  const [x, y, w, h] = box;
  board(ink, box, shift(color, { lightness: -0.02 }), { corners: 4, strength: 0.4 });
  recess(ink, rect(x + 22, y + 26, w - 44, h - 52, 4), color, { depth: 7 });
}
