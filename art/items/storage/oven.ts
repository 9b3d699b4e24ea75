import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { topPlane } from '../../kits/furniture/cabinet.ts';
import { kettle } from '../../kits/things/kettle.ts';
import { turns } from '../../leaves.ts';
import { glass } from '../../matter/glass.ts';
import { metal, plate } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  kettle: string;
}

const BODY: Box = [34, 148, 372, 400];
const DOOR: Box = [54, 230, 332, 214];
const KETTLE: Point = [138, 128];
const HEAT = '#ffb45a';

/** An oven with a boiling kettle on it. Opened, its door is down and shows the glowing inside. */
export const oven = defineItem<Palette>({
  id: 'oven',
  name: 'Oven',
  tag: 'Storage',
  anchor: 'floor',
  size: [440, 570],
  margin: { top: 40, right: 46, bottom: 36, left: 36 },
  line: 6.5,
  seed: 267,
  stand: { width: 15.5, center: 22, foot: 82 },
  realSize: { height: 112 },
  palettes: {
    white: { body: '#e6e2d6', kettle: '#c9453f' },
    mint: { body: '#8fbfae', kettle: '#e3a83c' },
    red: { body: '#b8423c', kettle: '#dfe3ea' },
    black: { body: '#514d5a', kettle: '#c98a4a' },
  },
  tops: [[40, 126, 360]],
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  leaves: [turns('bottom', [40, 226, 346, 220], [24, 424, 378, 116])],
  hitBox: [26, 40, 388, 526],
  isContainer: true,
  holds: [110, 262, 220, 124],
  isLockable: true,
  moves: (_, isOpened) => [
    { type: 'rise', box: [KETTLE[0] + 68, 0, 36, 56], radius: 11, color: '#ffffff', count: 4, period: 3200 },
    ...(isOpened ? [{ type: 'flicker', at: [220, 340], radius: 130, color: HEAT } as const] : []),
  ],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 222, 564, 200, 16, 0.6);
    for (const left of [48, 352]) solid(ink, rect(left, 540, 40, 26, [0, 0, 6, 6]), RUBBER);
    drawHob(ink, palette.body);
    kettle(ink, KETTLE, palette.kettle);
    drawBody(ink, palette.body);
    if (isOpened) drawOpened(ink, palette.body);
    else drawDoor(ink, palette.body);
  },
});

function drawHob(ink: Ink, color: string): void {
  topPlane(ink, [30, 118, 380, 38], 26, color);
  for (const cx of [138, 306]) {
    ink.draw(oval(cx, 136, 56, 11), { fill: '#2a2630', stroke: '#15111a', width: 4 });
    ink.draw(oval(cx, 133, 40, 6), { stroke: '#6a6674', width: 3.4 });
  }
}

function drawBody(ink: Ink, color: string): void {
  const [x, y, w] = BODY;
  const outline = rect(...BODY, [10, 10, 8, 8]);
  castShadow(ink, outline, { dx: 10, dy: 6, blur: 10, opacity: 0.3 });
  solid(ink, outline, color, { bevel: 9 });
  settle(ink, outline, 0.24);
  plate(ink, rect(x + 12, y + 12, w - 24, 56, 8), SILVER, { width: 4.5 });
  for (const [i, cx] of [78, 128, 312, 362].entries()) drawKnob(ink, [cx, y + 40], -90 + i * 38);
  recess(ink, rect(182, y + 22, 76, 36, 6), '#2a2a34', { depth: 4, fill: '#1d2a2c' });
  ink.draw(polyline([196, y + 40], [214, y + 40], [222, y + 32], [230, y + 48], [244, y + 40]), {
    stroke: '#7fe0a0',
    width: 4,
    cap: 'round',
  });
  solid(ink, rect(x + 20, y + 312, w - 40, 68, 6), shift(color, { lightness: 0.02 }), { bevel: 6, width: 5 });
  solid(ink, rect(x + 130, y + 338, w - 260, 16, 8), SILVER, { fill: metal(SILVER, 85), width: 4, bevel: 3 });
}

function drawKnob(ink: Ink, [cx, cy]: Point, turn: number): void {
  castShadow(ink, oval(cx, cy, 18), { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
  solid(ink, oval(cx, cy, 18), '#3f3b48', { bevel: 4, width: 4.5 });
  ink.draw(polyline(polar(cx, cy, 3, turn), polar(cx, cy, 14, turn)), {
    stroke: '#f4ead4',
    width: 4,
    cap: 'round',
  });
}

function drawDoor(ink: Ink, color: string): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(color);
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 10), { fill: tone.deep });
  solid(ink, rect(...DOOR, 8), shift(color, { lightness: 0.02 }), { bevel: 9 });
  const pane: Box = [x + 40, y + 66, w - 80, h - 96];
  recess(ink, rect(...pane, 14), '#2c2430', {
    depth: 8,
    fill: radial(0.5, 0.75, 0.7, '#6a3f2a', ['#33222a', 0.7], '#1c141c'),
  });
  for (const row of range(2))
    ink.draw(
      polyline([pane[0] + 8, pane[1] + 46 + row * 34], [pane[0] + pane[2] - 8, pane[1] + 46 + row * 34]),
      { stroke: '#8a7a74', width: 3.4, opacity: 0.7 },
    );
  glass(ink, rect(...pane, 14), pane, {
    top: '#bfd8e2',
    bottom: '#7a5a4a',
    opacity: 0.16,
    shine: 0.5,
    width: 4,
  });
  drawBar(ink, [x + 34, y + 22, w - 68, 20]);
}

function drawBar(ink: Ink, box: Box): void {
  const bar = rect(...box, 10);
  castShadow(ink, bar, { dx: 3, dy: 9, blur: 5, opacity: 0.45 });
  solid(ink, bar, SILVER, { fill: metal(SILVER, 88), bevel: 4, width: 5 });
}

function drawOpened(ink: Ink, color: string): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(color);
  const mouth = rect(x + 8, y - 2, w - 16, h - 20, 10);
  recess(ink, mouth, '#3a2a2a', {
    depth: 18,
    fill: radial(0.5, 0.8, 0.8, '#c9743a', ['#6a3a2a', 0.5], '#22161a'),
  });
  ink.clip(mouth, () => {
    for (const top of [y + 52, y + 156]) drawRack(ink, [x + 8, top, w - 16, 26]);
    glow(ink, x + w / 2, y + h * 0.72, 170, HEAT, 0.75, 96);
    ink.draw(rect(x, y + h - 40, w, 22), { fill: linear(90, ['#ffd08a', 0, 0], ['#ffb45a', 1, 0.7]) });
  });
  const door = polygon(
    [x + 2, y + h - 18],
    [x + w - 2, y + h - 18],
    [x + w + 24, y + h + 66],
    [x - 24, y + h + 66],
  );
  castShadow(ink, door, { dx: 2, dy: 18, blur: 9, opacity: 0.5 });
  solid(ink, door, color, { bevel: 7, fill: linear(90, tone.light, tone.hi) });
  const pane = polygon([x + 48, y + h], [x + w - 48, y + h], [x + w - 36, y + h + 46], [x + 36, y + h + 46]);
  recess(ink, pane, '#4a342c', { depth: 5, fill: linear(90, '#e8954a', '#5a3a30') });
  solid(ink, rect(x - 24, y + h + 62, w + 48, 26, 6), shift(color, { lightness: -0.03 }), { bevel: 6 });
  drawBar(ink, [x + 44, y + h + 80, w - 88, 15]);
}

function drawRack(ink: Ink, [x, y, w, h]: Box): void {
  const bars = range(7).map((i) => {
    const share = (i + 1) / 8;
    return polyline([x + 20 + (w - 40) * share, y], [x + w * share, y + h]);
  });
  const rails = [polyline([x + 18, y], [x + w - 18, y]), polyline([x, y + h], [x + w, y + h])];
  for (const path of [...bars, ...rails]) ink.draw(path, { stroke: '#3a2018', width: 9, opacity: 0.7 });
  ink.draw(joinPaths(...bars), { stroke: '#c99a70', width: 4 });
  for (const rail of rails) ink.draw(rail, { stroke: '#f0d2ae', width: 5.5 });
}
