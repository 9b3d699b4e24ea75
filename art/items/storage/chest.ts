import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Path } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { turns } from '../../leaves.ts';
import { keyhole, metal, plate, rivet } from '../../matter/metal.ts';
import { GOLD, SILVER } from '../../matter/palette.ts';
import { dustIn } from '../../moving.ts';
import { chestLid, chestSides, type Skin } from './chest/skins.ts';

interface Palette extends Skin {
  lining: string;
}

const BODY_TOP = 232;
const BANDS = [58, 358];

export const chest = defineItem<Palette>({
  id: 'chest',
  name: 'Chest',
  tag: 'Storage',
  anchor: 'floor',
  size: [460, 424],
  margin: { top: 8, right: 60, bottom: 44, left: 40 },
  line: 7,
  seed: 4,
  stand: { width: 15.5, center: 25, foot: 86 },
  realSize: { height: 75 },
  palettes: {
    oak: { wood: '#9a5f30', metal: GOLD, lining: '#7d2a34' },
    ebony: { wood: '#5a4038', metal: SILVER, lining: '#3d4a86' },
    jade: { wood: '#5d7a4c', metal: GOLD, lining: '#6b3a6f' },
    sandstone: { wood: '#c9a874', metal: GOLD, lining: '#2f5f9a', matter: 'stone', accent: '#2f8a80' },
    neon: { wood: '#5f6b80', metal: '#a9b6c8', lining: '#2a4a7a', matter: 'steel', accent: '#4fe3ff' },
    toy: { wood: '#d9644f', metal: '#e8b84a', lining: '#4a8aa8', matter: 'painted' },
  },
  opens: true,
  opening: 'creaks',
  lockMaterial: (color) => (color === 'sandstone' ? 'stone' : 'wood'),
  leaves: [turns('top', [2, 52, 456, 190], [36, 34, 388, 162])],
  hitBox: [6, 36, 448, 388],
  isContainer: true,
  holds: [100, 100, 280, 116],
  isLockable: true,
  moves: (_, isOpened) => (isOpened ? [dustIn([100, 90, 260, 130], '#ffe6a0', 10)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 230, 420, 250, 24, 0.6);
    if (isOpened) drawOpenedLid(ink, palette);
    drawBody(ink, palette);
    if (isOpened) band(ink, rect(14, 226, 432, 26, 6), palette.metal);
    else drawClosedLid(ink, palette);
    drawFittings(ink, palette.metal, isOpened);
    drawLock(ink, palette.metal, isOpened);
  },
});

function band(ink: Ink, path: Path, color: string): void {
  castShadow(ink, path, { dx: 3, dy: 5, blur: 3, opacity: 0.4 });
  plate(ink, path, color, { bevel: 4, width: 4.5 });
}

function drawBody(ink: Ink, palette: Palette): void {
  const body = rect(20, BODY_TOP, 420, 190, [4, 4, 12, 12]);
  ink.clip(body, () => {
    chestSides(ink, [20, BODY_TOP, 420, 190], palette);
    settle(ink, body, 0.45, 0.2);
  });
  ink.draw(body, { stroke: ramp(palette.wood).line });
}

function drawClosedLid(ink: Ink, palette: Palette): void {
  const { wood, metal: metalColor } = palette;
  const lid = curve('M10 236L10 150C10 84 44 56 100 56L360 56C416 56 450 84 450 150L450 236Z');
  ink.clip(lid, () => {
    chestLid(ink, palette);
    ink.draw(lid, { fill: linear(90, ['#fff2cf', 0, 0.3], ['#fff', 0.3, 0.02], ['#1a0f2e', 1, 0.42]) });
  });
  ink.draw(lid, { stroke: ramp(wood).line });
  for (const left of BANDS) {
    band(ink, rect(left, 58, 44, 178), metalColor);
    for (const y of [80, 125, 170]) rivet(ink, [left + 22, y], 6.5, metalColor);
  }
  band(ink, rect(6, 204, 448, 36, 6), metalColor);
}

function drawOpenedLid(ink: Ink, { wood, metal: metalColor, lining }: Palette): void {
  const cloth = ramp(lining);
  const lid = soft(
    [
      [44, 214],
      [58, 96],
      [96, 40],
      [364, 40],
      [402, 96],
      [416, 214],
    ],
    30,
  );
  castShadow(ink, lid, { dx: 6, dy: 8, blur: 8 });
  solid(ink, lid, metalColor, { fill: metal(metalColor), bevel: 6 });
  const inside = soft(
    [
      [66, 206],
      [78, 106],
      [110, 62],
      [350, 62],
      [382, 106],
      [394, 206],
    ],
    22,
  );
  const fill = radial(0.5, 1, 0.9, cloth.light, [cloth.base, 0.4], cloth.deep);
  recess(ink, inside, lining, { depth: 16, fill, texture: () => quilt(ink, lining, metalColor) });
  const mouth = polygon([26, 238], [60, 184], [400, 184], [434, 238]);
  solid(ink, mouth, wood, { bevel: 3 });
  const hold = { back: { x: 76, y: 194, w: 308 }, front: { x: 52, y: 232, w: 356 }, depth: 8 };
  well(ink, hold, lining, () => glow(ink, 230, 232, 190, '#ffe39a', 0.95, 46));
  glow(ink, 230, 226, 190, '#ffd873', 0.8, 62);
  glow(ink, 230, 150, 170, '#ffe6a0', 0.35, 120);
}

function quilt(ink: Ink, lining: string, metalColor: string): void {
  const { deep } = ramp(lining);
  const seam = { stroke: deep, width: 2, opacity: 0.35 };
  for (const i of range(15)) {
    const row = Math.floor(i / 5);
    const x = 110 + (i % 5) * 60 + (row % 2) * 30;
    const y = 88 + row * 40;
    if (x > 360) continue;
    ink.draw(polyline([x - 30, y - 21], [x, y], [x + 30, y - 21]), seam);
    ink.draw(polyline([x - 30, y + 21], [x, y], [x + 30, y + 21]), seam);
    ink.draw(oval(x, y, 4.5), { fill: metalColor, stroke: deep, width: 1.5 });
  }
}

function drawFittings(ink: Ink, color: string, isOpened: boolean): void {
  for (const left of BANDS) {
    band(ink, rect(left, BODY_TOP + 10, 44, 178, 2), color);
    for (const y of [40, 90, 140]) rivet(ink, [left + 22, BODY_TOP + y], 6.5, color);
  }
  band(ink, rect(12, 394, 436, 30, 6), color);
  const cornerTop = BODY_TOP + (isOpened ? 20 : 8);
  for (const cx of [22, 438]) band(ink, rect(cx - 12, cornerTop, 24, 396 - cornerTop), color);
}

function drawLock(ink: Ink, color: string, isOpened: boolean): void {
  const tone = ramp(color);
  const shield = soft(
    [
      [188, 204],
      [272, 204],
      [272, 272],
      [230, 300],
      [188, 272],
    ],
    12,
  );
  castShadow(ink, shield, { dx: 4, dy: 7, blur: 5, opacity: 0.5 });
  plate(ink, shield, color, { bevel: 5 });
  if (isOpened) ink.draw(rect(200, 198, 60, 14, 4), { fill: tone.dark, stroke: tone.line, width: 4 });
  const inlay = soft(
    [
      [199, 215],
      [261, 215],
      [261, 266],
      [230, 286],
      [199, 266],
    ],
    9,
  );
  ink.draw(inlay, { stroke: tone.dark, width: 2.5, opacity: 0.7 });
  keyhole(ink, [230, 238], 10);
}
