import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Point } from '../../ink/path.ts';
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
import { escutcheon, hinge, metal, plate, rivets } from '../../matter/metal.ts';
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
/** Where the threshold begins that frame and leaf stand on. */
const SILL = DOOR_HEIGHT - 20;
const LEAF: Box = [CASING, HEAD + CASING, DOOR_WIDTH - 2 * CASING, SILL - HEAD - CASING];
/** The lever from its pivot to its tip, which bends back to the door. */
const LEVER = curve(
  'M11 -12C-14 -12 -34 -11 -50 -9C-60 -8 -60 9 -50 9C-34 8 -14 12 11 12C17 10 17 -10 11 -12Z',
);
/** A lily about 0, 0: the house's own, on every door of it. */
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
  moves: (_, isOpened) =>
    isOpened ? [] : [blinking([LEAF[0] + LEAF[2] - 30, LEAF[1] + 386], '#ff5a4f', { radius: 18 })],
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
  board(ink, LEAF, palette.leaf, { bevel: 6, strength: 0.25, density: 0.7 });
  fieldedPanel(ink, [x + 40, y + 44, w - 80, 290], palette.leaf, { hasGrain: false });
  fieldedPanel(ink, [x + 40, y + 522, w - 80, 146], palette.leaf, { hasGrain: false });
  settle(ink, rect(...LEAF), 0.26);
  crestPlate(ink, [x + w / 2 - 66, y + 120, 132, 74], palette.metal);
  peephole(ink, x + w / 2, y + 234, palette.metal);
  cardLock(ink, [x + w - 50, y + 366, 40, 76], isOpened);
  drawLever(ink, [x + w - 30, y + 488], palette.metal);
  if (isOpened) return;
  for (const top of [70, 350, 600]) hinge(ink, [x + 5, y + top], 46, palette.metal);
}

/** A worn board across the whole foot, with a strip of metal where one treads. */
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

function drawLever(ink: Ink, [cx, cy]: Point, color: string): void {
  escutcheon(ink, [cx, cy], 30, 76, color);
  const handle = movePath(LEVER, cx, cy - 10);
  castShadow(ink, handle, { dx: 3, dy: 9, blur: 5, opacity: 0.5 });
  solid(ink, handle, color, { fill: metal(color, 90), width: 4, bevel: 4 });
  plate(ink, oval(cx, cy - 10, 12), color, { width: 3.5, bevel: 3 });
}

/** The sign of the house; a number would read as a code. */
function crestPlate(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const sign = rect(x, y, w, h, 14);
  castShadow(ink, sign, { dx: 4, dy: 7, blur: 4, opacity: 0.45 });
  plate(ink, sign, color, { width: 4, bevel: 4 });
  ink.draw(rect(x + 8, y + 8, w - 16, h - 16, 8), { stroke: ramp(color).dark, width: 2.4, opacity: 0.7 });
  rivets(
    ink,
    [
      [x + 14, y + h / 2],
      [x + w - 14, y + h / 2],
    ],
    3.6,
    color,
  );
  const lily = movePath(LILY, x + w / 2, y + h / 2);
  ink.draw(lily, { fill: ramp(color).hi, opacity: 0.8, move: [1.6, 2] });
  ink.draw(lily, { fill: '#4a2822' });
}

function peephole(ink: Ink, cx: number, cy: number, color: string): void {
  plate(ink, oval(cx, cy, 14), color, { width: 3, bevel: 3 });
  ink.draw(oval(cx, cy, 7), { fill: radial(0.35, 0.3, 0.8, '#7fa8c0', ['#1c2436', 0.55], '#0c0a14') });
  ink.draw(oval(cx - 2.4, cy - 2.6, 2), { fill: '#fff', opacity: 0.9 });
}

/** A slot for the card and a light that tells whether it is free. */
function cardLock(ink: Ink, [x, y, w, h]: Box, isOpened: boolean): void {
  const light = isOpened ? '#6dff8a' : '#ff5a4f';
  const body = rect(x, y, w, h, 9);
  castShadow(ink, body, { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  plate(ink, body, '#3f4250', { fill: metal('#4a4d5c', 70), width: 4, bevel: 4 });
  recess(ink, rect(x + 8, y + 40, w - 16, 10, 3), '#16141c', { depth: 3 });
  ink.draw(rect(x + 10, y + 56, w - 20, 4, 2), { fill: '#8f93a3' });
  ink.draw(oval(x + w / 2, y + 20, 6.5), { fill: light, stroke: '#16141c', width: 2.5 });
  glow(ink, x + w / 2, y + 20, 18, light, 0.75);
}
