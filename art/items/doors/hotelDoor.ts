import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, movePath, type Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import {
  casing,
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  frameShadow,
  leafInward,
} from '../../kits/doors/door.ts';
import { hotelView } from '../../kits/doors/views/hotelView.ts';
import { hinge, metal, plate } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  leaf: string;
  trim: string;
  metal: string;
  carpet: string;
  wall: string;
}

const HEAD = 20;
const CASING = 42;
/** The y of the threshold, on which frame and leaf stand. */
const SILL = DOOR_HEIGHT - 20;
const LEAF: Box = [CASING, HEAD + CASING, DOOR_WIDTH - 2 * CASING, SILL - HEAD - CASING];
/** The lever from its pivot to its tip, which bends back to the door. */
const LEVER = curve(
  'M11 -12C-14 -12 -34 -11 -50 -9C-60 -8 -60 9 -50 9C-34 8 -14 12 11 12C17 10 17 -10 11 -12Z',
);
/** The hotel's emblem, a lily around 0, 0. */
const LILY = joinPaths(
  curve('M0 -24C9 -13 9 -1 3 9L-3 9C-9 -1 -9 -13 0 -24Z'),
  curve('M5 9C7 -4 14 -13 22 -9C28 -5 26 5 18 5C18 0 11 0 11 9Z'),
  curve('M-5 9C-7 -4 -14 -13 -22 -9C-28 -5 -26 5 -18 5C-18 0 -11 0 -11 9Z'),
  rect(-15, 9, 30, 6, 3),
  curve('M-7 15L7 15L4 24L-4 24Z'),
);

export const hotelDoor = defineDoor<Palette>({
  id: 'hotel-door',
  name: 'Hotel door',
  seed: 27,
  palettes: {
    cream: { leaf: '#e9dcc2', trim: '#c3a677', metal: BRASS, carpet: '#a8383f', wall: '#3f8a7c' },
    mahogany: { leaf: '#8a3f34', trim: '#b98a56', metal: BRASS, carpet: '#37597f', wall: '#d9a85c' },
    midnight: { leaf: '#3a4468', trim: '#d8c7a2', metal: SILVER, carpet: '#6f3f7a', wall: '#7f9ab8' },
  },
  lockMaterial: 'wood',
  moves: (_, isOpened) =>
    isOpened ? [] : [blinking([LEAF[0] + LEAF[2] - 32, LEAF[1] + 380], '#ff5a4f', { radius: 18 })],
  draw(ink, palette, isOpened) {
    const opening = rect(...LEAF);
    frameShadow(ink, rect(0, 4, DOOR_WIDTH, DOOR_HEIGHT - 4, 8));
    if (isOpened) hotelView(ink, opening, LEAF, palette.carpet, palette.wall);
    leafInward(ink, isOpened, { box: LEAF, opening, angle: 70 }, () => drawLeaf(ink, palette, isOpened));
    casing(ink, { box: [0, HEAD, DOOR_WIDTH, SILL + 4 - HEAD], thickness: CASING, head: HEAD }, palette.trim);
    drawThreshold(ink, palette);
    if (isOpened) spill(ink, 192, 420, 214, 380, '#ffdf94');
  },
});

function drawLeaf(ink: Ink, palette: Palette, isOpened: boolean): void {
  const [x, y, w] = LEAF;
  board(ink, LEAF, palette.leaf, { bevel: 6, strength: 0.5, density: 0.8 });
  fieldedPanel(ink, [x + 40, y + 44, w - 80, 290], palette.leaf);
  fieldedPanel(ink, [x + 40, y + 522, w - 80, 146], palette.leaf);
  settle(ink, rect(...LEAF), 0.26);
  crestPlate(ink, [x + w / 2 - 46, y + 110, 92, 152], palette.metal);
  drawLock(ink, [x + w - 56, y + 348, 48, 164], palette.metal, isOpened);
  if (isOpened) return;
  for (const top of [70, 350, 600]) hinge(ink, [x + 5, y + top], 46, palette.metal);
}

/** A worn threshold across the whole foot, with a strip of metal. */
function drawThreshold(ink: Ink, { trim, metal: color }: Palette): void {
  const [x, , w] = LEAF;
  ink.draw(rect(x, SILL - 8, w, 10), { fill: SHADOW, opacity: 0.4, blur: 4 });
  const tone = shift(trim, { lightness: -0.1 });
  solid(ink, rect(-8, SILL, DOOR_WIDTH + 16, 17, 3), tone, {
    bevel: 4,
    fill: linear(90, ramp(tone).light, ramp(tone).shade),
  });
  solid(ink, rect(x + 6, SILL + 1, w - 12, 9, 3), color, { fill: metal(color, 20), width: 3, bevel: 2 });
}

/** A plate with the hotel's emblem and the peephole below it. A room number would look like a code. */
function crestPlate(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const [cx, sign] = [x + w / 2, rect(x, y, w, h, w / 2)];
  castShadow(ink, sign, { dx: 5, dy: 9, blur: 6, opacity: 0.5 });
  plate(ink, sign, color, { width: 4.5, bevel: 6 });
  recess(ink, rect(x + 10, y + 10, w - 20, h - 20, w / 2 - 10), tone.base, {
    depth: 4,
    fill: linear(65, tone.dark, [tone.shade, 0.4], tone.base),
  });
  raisedLily(ink, [cx, y + 55], color);
  peephole(ink, cx, y + h - 43, color);
}

function raisedLily(ink: Ink, [cx, cy]: Point, color: string): void {
  const lily = mapPath(LILY, (x, y) => [cx + x * 1.2, cy + y * 1.2]);
  castShadow(ink, lily, { dx: 2, dy: 3.5, blur: 2, opacity: 0.6 });
  solid(ink, lily, color, { width: 3, bevel: 2.5, fill: linear(65, ramp(color).hi, ramp(color).base) });
}

function peephole(ink: Ink, cx: number, cy: number, color: string): void {
  plate(ink, oval(cx, cy, 17), color, { width: 3.5, bevel: 4 });
  ink.draw(oval(cx, cy, 9), { fill: radial(0.35, 0.3, 0.8, '#7fa8c0', ['#1c2436', 0.55], '#0c0a14') });
  ink.draw(oval(cx - 3, cy - 3.4, 2.6), { fill: '#fff', opacity: 0.9 });
}

/** Draws the lock in one case: the card reader with its light, and the lever below it. */
function drawLock(ink: Ink, [x, y, w, h]: Box, color: string, isOpened: boolean): void {
  const light = isOpened ? '#6dff8a' : '#ff5a4f';
  const [cx, body] = [x + w / 2, rect(x, y, w, h, 14)];
  castShadow(ink, body, { dx: 4, dy: 8, blur: 5, opacity: 0.5 });
  plate(ink, body, color, { fill: metal(color, 70), width: 4.5, bevel: 6 });
  recess(ink, rect(x + 8, y + 9, w - 16, 72, 8), '#2a2c38', {
    depth: 5,
    fill: linear(65, '#1b1c26', ['#3a3d4c', 0.6], '#55596a'),
  });
  ink.draw(rect(x + 13, y + 56, w - 26, 9, 3), { fill: '#0c0a12' });
  ink.draw(oval(cx, y + 32, 8), { fill: light, stroke: '#16141c', width: 3 });
  glow(ink, cx, y + 32, 22, light, 0.75);
  const handle = movePath(LEVER, cx, y + 122);
  castShadow(ink, handle, { dx: 4, dy: 11, blur: 6, opacity: 0.5 });
  solid(ink, handle, color, { fill: metal(color, 90), width: 4.5, bevel: 4 });
  plate(ink, oval(cx, y + 122, 15), color, { width: 4, bevel: 4 });
}
