import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { cabinetBody, hollow, leafOutward, topPlane } from '../../kits/furniture/cabinet.ts';
import { bottle, jar } from '../../kits/things/bottles.ts';
import { turns } from '../../leaves.ts';
import { glass } from '../../matter/glass.ts';
import { hinge, keyhole, knob } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  sign: string;
}

const BODY: Box = [96, 64, 300, 350];
const DOOR: Box = [112, 80, 268, 318];
const MIRROR: Box = [138, 106, 216, 266];
const ENAMEL = '#cfe6f0';
const SHELVES = [184, 290];

/** The sign is a green or white cross: the red one is protected by the Geneva Conventions. */
export const medicineCabinet = defineItem<Palette>({
  id: 'medicine-cabinet',
  collection: 'cold-ward',
  name: 'Medicine cabinet',
  tag: 'Storage',
  anchor: 'wall',
  size: [416, 420],
  margin: { top: 14, right: 42, bottom: 44, left: 50 },
  line: 7,
  seed: 19,
  stand: { width: 12.4, center: 29, foot: 46 },
  realSize: { height: 70 },
  palettes: {
    white: { body: '#e4e6e6', sign: '#2f9a6a' },
    mint: { body: '#8fc4b0', sign: '#f4f7f2' },
    wood: { body: '#a8733f', sign: '#f4ecd6' },
    navy: { body: '#47618c', sign: '#e9eef4' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [106, 76, 278, 322], [-46, 36, 166, 424])],
  hitBox: [92, 4, 308, 414],
  isContainer: true,
  holds: [200, 300, 150, 98],
  isLockable: true,
  draw(ink, palette, isOpened) {
    drawHead(ink, palette);
    cabinetBody(ink, BODY, 14, palette.body);
    if (isOpened) drawOpened(ink, palette);
    else drawClosed(ink, palette);
  },
});

/** A rounded crest with the sign, behind the body's upper edge. */
function drawHead(ink: Ink, { body, sign }: Palette): void {
  topPlane(ink, [104, 48, 284, 26], 16, body);
  const crest = curve('M166 66C172 28 204 8 246 8C288 8 320 28 326 66Z');
  castShadow(ink, crest, { dx: 8, dy: 5, blur: 8, opacity: 0.3 });
  solid(ink, crest, body, { bevel: 7 });
  drawCross(ink, [246, 37], sign);
}

function drawCross(ink: Ink, [cx, cy]: Point, color: string): void {
  const [arm, half] = [19, 7];
  const cross = polygon(
    [cx - half, cy - arm],
    [cx + half, cy - arm],
    [cx + half, cy - half],
    [cx + arm, cy - half],
    [cx + arm, cy + half],
    [cx + half, cy + half],
    [cx + half, cy + arm],
    [cx - half, cy + arm],
    [cx - half, cy + half],
    [cx - arm, cy + half],
    [cx - arm, cy - half],
    [cx - half, cy - half],
  );
  solid(ink, cross, color, { bevel: 3, width: 4.5 });
}

function drawClosed(ink: Ink, { body }: Palette): void {
  const [x, y, w, h] = DOOR;
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 12), { fill: ramp(body).deep });
  solid(ink, rect(...DOOR, 9), shift(body, { lightness: 0.02 }), { bevel: 7 });
  drawMirror(ink);
  for (const top of [104, 324]) hinge(ink, [109, top], 46, SILVER, 14);
  keyhole(ink, [367, 270], 4.5);
  knob(ink, [367, 238], 12, SILVER);
}

function drawMirror(ink: Ink): void {
  const [x, y, w, h] = MIRROR;
  const frame = rect(x - 8, y - 8, w + 16, h + 16, 8);
  solid(ink, frame, SILVER, { width: 4.5, bevel: 4 });
  glass(ink, rect(...MIRROR, 4), MIRROR, {
    top: '#dff3f8',
    bottom: '#6f9fba',
    opacity: 1,
    shine: 0.75,
    width: 4,
  });
  ink.draw(rect(x + 11, y + 11, w - 22, h - 22, 3), { stroke: '#f4fcff', width: 2.4, opacity: 0.75 });
}

function drawOpened(ink: Ink, palette: Palette): void {
  const inside = mix(palette.body, ENAMEL, 0.75);
  hollow(ink, { box: DOOR, corners: 9, depth: 28, shelves: SHELVES, light: '#ffffff' }, inside, () =>
    drawMedicine(ink),
  );
  glow(ink, 246, 240, 190, '#f4fbff', 0.2, 190);
  leafOutward(ink, { box: DOOR, thickness: 20, angle: 105 }, palette.body, () => drawInnerFace(ink, palette));
}

function drawMedicine(ink: Ink): void {
  bottle(ink, [168, 182], { width: 42, height: 74, color: '#9a5a2a', cap: '#f0ece2', label: '#2f8a6a' });
  bottle(ink, [214, 182], { width: 36, height: 62, color: '#3f7fb5', cap: '#e0e6ea', label: '#3f7fb5' });
  jar(ink, [326, 182], { width: 50, height: 56, color: '#dfeef2', cap: '#c9564a' });
  drawPlasters(ink, [150, 248, 74, 40]);
  jar(ink, [330, 288], { width: 40, height: 70, color: '#d9823a', cap: '#f6f2ea', label: '#7a5aa0' });
  drawBrushes(ink, [168, 394]);
}

/** A tin of plasters with one on its front. */
function drawPlasters(ink: Ink, [x, y, w, h]: Box): void {
  castShadow(ink, rect(x, y, w, h, 4), { dx: 6, dy: 2, blur: 4 });
  solid(ink, rect(x, y, w, h, 4), '#5fa8a0', { bevel: 3, width: 4 });
  solid(ink, rect(x - 2, y, w + 4, 11, 3), '#e8eef0', { bevel: 2, width: 3.4 });
  solid(ink, rect(x + 14, y + 19, w - 28, 13, 6), '#e8b58a', { bevel: 2, width: 2.6 });
  ink.draw(rect(x + w / 2 - 7, y + 20, 14, 11), { fill: '#f6dcc0' });
}

function drawBrushes(ink: Ink, [x, foot]: Point): void {
  for (const [dx, color] of [
    [-14, '#d9574a'],
    [15, '#3f8fc0'],
  ] as const) {
    const handle = polyline([x, foot - 20], [x + dx, foot - 70]);
    ink.draw(handle, { stroke: ramp(color).line, width: 12, cap: 'round' });
    ink.draw(handle, { stroke: color, width: 6, cap: 'round' });
    const head = rect(x + dx * 1.1 - 7, foot - 86, 14, 20, 3);
    solid(ink, head, '#f2f4f2', { width: 3, bevel: 2 });
  }
  const cup = polygon([x - 23, foot - 46], [x + 23, foot - 46], [x + 18, foot], [x - 18, foot]);
  solid(ink, cup, '#b7d8e6', { width: 4, bevel: 4, fill: linear(0, '#c9e6f0', ['#f2fbff', 0.3], '#7fa8c0') });
  ink.draw(oval(x, foot - 46, 23, 4.5), { fill: '#e9f6fa', stroke: '#3a4c5e', width: 3 });
}

function drawInnerFace(ink: Ink, { body }: Palette): void {
  const [x, y, w, h] = DOOR;
  solid(ink, rect(...DOOR, 9), shift(body, { lightness: -0.02 }), { bevel: 6 });
  recess(ink, rect(x + 30, y + 30, w - 60, h - 60, 6), mix(body, ENAMEL, 0.6), { depth: 8 });
  drawChart(ink, [x + 74, y + 88, 120, 132]);
}

/** A list of doses, taped to the door. */
function drawChart(ink: Ink, [x, y, w, h]: Box): void {
  ink.draw(rect(x, y, w, h, 2), { fill: linear(70, '#fffaf0', '#e0d2b4'), stroke: '#4a4452', width: 3.5 });
  for (const i of range(5)) {
    ink.draw(rect(x + 14, y + 18 + i * 22, 14, 14, 2), { fill: i % 2 ? '#c9564a' : '#3f8f8a' });
    ink.draw(rect(x + 38, y + 22 + i * 22, i % 2 ? 46 : 66, 6, 3), { fill: '#8a8078' });
  }
  ink.draw(rect(x + w / 2 - 24, y - 9, 48, 18), { fill: '#e9dca8', opacity: 0.85 });
}
