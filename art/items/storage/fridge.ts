import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { cabinetBody, hollow, leafOutward, openDoorShadow, topPlane } from '../../kits/furniture/cabinet.ts';
import { bottle, jar } from '../../kits/things/bottles.ts';
import { apple, cheese, eggs, lettuce, milkCarton } from '../../kits/things/food.ts';
import { turns } from '../../leaves.ts';
import { hinge, metal, plate } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  accent: string;
}

const BODY: Box = [110, 18, 320, 562];
const FREEZER: Box = [121, 30, 298, 146];
const DOOR: Box = [121, 188, 298, 372];
const SHELVES = [298, 386];
const CRISPER: Box = [151, 464, 238, 68];
const LINER = '#cfe6f4';

export const fridge = defineItem<Palette>({
  id: 'fridge',
  collection: 'cold-ward',
  name: 'Fridge',
  tag: 'Storage',
  anchor: 'floor',
  size: [448, 600],
  margin: { top: 12, right: 46, bottom: 32, left: 72 },
  line: 6,
  seed: 17,
  stand: { width: 18.5, center: 89, foot: 80 },
  realSize: { height: 160 },
  palettes: {
    mint: { body: '#8cc4b4', accent: '#d9574a' },
    cream: { body: '#ecdfc2', accent: '#c9604a' },
    red: { body: '#c2473f', accent: '#3f7fa0' },
    sky: { body: '#84b4d6', accent: '#e0a23c' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [104, 184, 308, 390], [-86, 138, 198, 490])],
  hitBox: [106, 2, 328, 598],
  isContainer: true,
  holds: [255, 180, 150, 115],
  isLockable: true,
  moves: (_, isOpened) =>
    isOpened
      ? [{ type: 'float', box: [140, 300, 260, 240], radius: 12, color: '#eefaff', count: 7, period: 15_000 }]
      : [],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 274, 596, 186, 16, 0.6);
    if (isOpened) openDoorShadow(ink, [26, 600], 84);
    for (const left of [140, 360]) solid(ink, rect(left, 568, 40, 30, [0, 0, 6, 6]), RUBBER);
    topPlane(ink, [136, 2, 268, 40], 16, palette.body);
    cabinetBody(ink, BODY, 54, palette.body);
    settle(ink, rect(...BODY, 54), 0.22);
    drawFreezer(ink, palette);
    if (isOpened) drawOpened(ink, palette);
    else drawClosed(ink, palette);
  },
});

function drawFreezer(ink: Ink, { body }: Palette): void {
  drawFront(ink, FREEZER, [44, 44, 8, 8], body);
  drawHandle(ink, [372, 92], 66);
  drawBadge(ink, [190, 96]);
}

function drawClosed(ink: Ink, { body }: Palette): void {
  drawFront(ink, DOOR, [8, 8, 44, 44], body);
  drawHandle(ink, [372, 210], 104);
  for (const y of [392, 408]) drawTrim(ink, [140, y, 260, 7]);
  for (const y of [200, 500]) hinge(ink, [118, y], 30, SILVER, 11);
}

function drawFront(
  ink: Ink,
  box: Box,
  corners: readonly [number, number, number, number],
  color: string,
): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  ink.draw(rect(x - 4, y - 4, w + 8, h + 8, corners), { fill: tone.deep });
  const fill = linear(70, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.shade);
  solid(ink, rect(...box, corners), shift(color, { lightness: 0.02 }), { bevel: 10, fill });
  ink.clip(rect(x + 4, y + 4, w - 8, h - 8, corners), () => {
    const shine = polygon([x + 14, y + h], [x + 14 + h * 0.3, y], [x + 52 + h * 0.3, y], [x + 52, y + h]);
    ink.draw(shine, { fill: '#fff', opacity: 0.14 });
  });
}

function drawHandle(ink: Ink, [x, y]: Point, h: number): void {
  const lever = rect(x, y, 20, h, 10);
  castShadow(ink, lever, { dx: 5, dy: 8, blur: 5, opacity: 0.45 });
  plate(ink, lever, SILVER, { fill: metal(SILVER, 10), bevel: 4 });
  ink.draw(polyline([x + 6.5, y + 12], [x + 6.5, y + h - 14]), {
    stroke: '#fff',
    width: 3,
    cap: 'round',
    opacity: 0.9,
  });
}

function drawTrim(ink: Ink, box: Box): void {
  plate(ink, rect(...box, 3), SILVER, { width: 3, bevel: 2 });
}

/** A chrome disc with a snow crystal. */
function drawBadge(ink: Ink, [cx, cy]: Point): void {
  castShadow(ink, oval(cx, cy, 26), { dx: 3, dy: 5, blur: 4 });
  plate(ink, oval(cx, cy, 26), SILVER, { width: 4, bevel: 3 });
  solid(ink, oval(cx, cy, 18), '#3f6f9a', { width: 2.5, bevel: 2 });
  for (const i of range(6)) {
    ink.draw(polyline([cx, cy], polar(cx, cy, 13, i * 60 + 30)), {
      stroke: '#eef8ff',
      width: 3,
      cap: 'round',
    });
  }
}

function drawOpened(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = DOOR;
  hollow(ink, { box: DOOR, corners: 22, depth: 30, shelves: SHELVES, light: '#ffffff' }, LINER, () => {
    drawLamp(ink);
    drawFood(ink, palette.accent);
    drawCrisper(ink);
  });
  glow(ink, x + w / 2, y + h * 0.45, w * 0.7, '#eafaff', 0.28, h * 0.62);
  leafOutward(ink, { box: DOOR, thickness: 26, angle: 108 }, palette.body, () =>
    drawInnerFace(ink, palette.accent),
  );
}

function drawLamp(ink: Ink): void {
  glow(ink, 270, 226, 130, '#fffbe6', 0.9, 60);
  solid(ink, rect(240, 210, 60, 16, 7), '#fff6d0', { width: 3, bevel: 2 });
}

/** Draws the contact shadow of an object on a shelf or the floor of a drawer. */
function drawContact(ink: Ink, [x, foot]: Point, half: number): void {
  const fade = radial(0.5, 0.5, 0.5, [SHADOW, 0, 0.8], [SHADOW, 0.6, 0.55], [SHADOW, 1, 0]);
  ink.draw(oval(x + 6, foot + 2, half * 1.35, 8), { fill: fade });
}

function drawFood(ink: Ink, accent: string): void {
  drawContact(ink, [188, 297], 25);
  drawContact(ink, [234, 297], 21);
  drawContact(ink, [198, 385], 37);
  milkCarton(ink, [186, 296], accent);
  jar(ink, [232, 296], { width: 34, height: 46, color: '#b0402f', cap: '#e9e2d0', label: '#e0a23c' });
  cheese(ink, [196, 384]);
}

function drawCrisper(ink: Ink): void {
  const [x, y, w, h] = CRISPER;
  drawContact(ink, [x + 54, y + 47], 40);
  drawContact(ink, [x + 132, y + 45], 22);
  drawContact(ink, [x + 178, y + 47], 22);
  lettuce(ink, [x + 54, y + 44], 34);
  apple(ink, [x + 130, y + 44], '#c9402f');
  apple(ink, [x + 176, y + 46], '#7fae3f');
  const front = rect(x, y + 14, w, h - 14, [4, 4, 8, 8]);
  ink.draw(front, {
    fill: linear(75, ['#dff4ff', 0, 0.5], ['#8fb8d0', 1, 0.6]),
    stroke: '#4a6478',
    width: 3.6,
  });
  ink.draw(rect(x + 4, y + 18, w - 8, 5, 2.5), { fill: '#fff', opacity: 0.8 });
  solid(ink, rect(x + w / 2 - 34, y + 32, 68, 13, 6), '#eef6fa', { width: 3, bevel: 2 });
}

function drawInnerFace(ink: Ink, accent: string): void {
  const [x, y, w, h] = DOOR;
  solid(ink, rect(...DOOR, 12), '#eef2f5', { bevel: 6 });
  recess(ink, rect(x + 22, y + 22, w - 44, h - 44, 12), LINER, { depth: 8 });
  bottle(ink, [x + 92, y + 242], { width: 54, height: 108, color: '#5f8f4a', cap: '#d9c9a0', label: accent });
  bottle(ink, [x + 188, y + 242], { width: 50, height: 96, color: '#d98a3a', cap: '#d9574a' });
  jar(ink, [x + 100, y + 344], { width: 66, height: 66, color: '#7a3f5f', cap: '#e8d9a8', label: '#7a3f5f' });
  jar(ink, [x + 200, y + 344], { width: 54, height: 58, color: '#d9b23f', cap: '#f0f0ea' });
  eggs(ink, [x + 66, y + 104], 4);
  for (const top of [112, 242, 344]) {
    solid(ink, rect(x + 26, y + top - 16, w - 52, 26, 5), '#dfe9f0', { width: 3, bevel: 3 });
  }
}
