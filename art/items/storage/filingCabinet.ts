import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { cabinetBody, topPlane } from '../../kits/furniture/cabinet.ts';
import { pulledDrawer } from '../../kits/furniture/drawer.ts';
import { folder } from '../../kits/things/folders.ts';
import { isPulled } from '../../leaves.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  folders: readonly [string, string, string];
}

const BODY: Box = [40, 24, 300, 536];
const SLOTS: readonly [Box, Box, Box] = [
  [58, 62, 264, 148],
  [58, 226, 264, 148],
  [58, 390, 264, 148],
];
const PULLED_FRONT: Box = [36, 214, 308, 172];

export const filingCabinet = defineItem<Palette>({
  id: 'filing-cabinet',
  name: 'Filing cabinet',
  tag: 'Storage',
  anchor: 'floor',
  size: [380, 578],
  margin: { top: 12, right: 46, bottom: 34, left: 26 },
  line: 6,
  seed: 15,
  stand: { width: 12.6, center: 91, foot: 79 },
  realSize: { height: 112 },
  palettes: {
    sand: { body: '#c9b78f', folders: ['#d98a3f', '#5f8f6a', '#b5504a'] },
    slate: { body: '#6f7f90', folders: ['#e0b45a', '#c9604f', '#5f97a8'] },
    olive: { body: '#7d8a58', folders: ['#e3c274', '#c9704a', '#7a6a9a'] },
    oxblood: { body: '#8f4444', folders: ['#e6c888', '#6f9a94', '#d98f4f'] },
  },
  tops: [[50, 12, 280]],
  opens: true,
  leaves: [isPulled([52, 56, 276, 156], [30, 206, 318, 178])],
  hitBox: [36, 4, 308, 574],
  isContainer: true,
  holds: [95, 60, 190, 105],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 194, 574, 178, 16, 0.6);
    for (const left of [54, 286]) solid(ink, rect(left, 550, 40, 26, [0, 0, 5, 5]), RUBBER);
    topPlane(ink, [42, 4, 296, 30], 20, palette.body);
    cabinetBody(ink, BODY, 7, palette.body);
    settle(ink, rect(...BODY, 7), 0.25);
    drawLock(ink);
    for (const slot of SLOTS) drawSlot(ink, slot, palette.body);
    if (isOpened) drawPulled(ink, palette);
  },
});

/** The lock in the rim that bolts all drawers. */
function drawLock(ink: Ink): void {
  plate(ink, oval(312, 43, 11), SILVER, { width: 3.5, bevel: 2 });
  keyhole(ink, [312, 40], 3.4);
}

function drawSlot(ink: Ink, slot: Box, color: string): void {
  const [x, y, w, h] = slot;
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 7), { fill: ramp(color).deep });
  drawFront(ink, slot, color);
}

function drawFront(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  solid(ink, rect(...box, 6), shift(color, { lightness: 0.03 }), { bevel: 7 });
  ink.draw(rect(x + 14, y + 14, w - 28, h - 28, 5), { stroke: tone.dark, width: 2.6, opacity: 0.6 });
  ink.draw(rect(x + 16, y + 16, w - 28, h - 28, 5), { stroke: tone.hi, width: 1.8, opacity: 0.7 });
  ink.draw(
    polygon([x + 20, y + h - 8], [x + w * 0.42, y + 8], [x + w * 0.56, y + 8], [x + w * 0.3, y + h - 8]),
    {
      fill: '#fff',
      opacity: 0.08,
    },
  );
  drawLabel(ink, [x + w / 2 - 46, y + h * 0.22, 92, 40]);
  drawHandle(ink, [x + w / 2 - 52, y + h * 0.62, 104, 28]);
}

function drawLabel(ink: Ink, [x, y, w, h]: Box): void {
  castShadow(ink, rect(x, y, w, h, 5), { dx: 2, dy: 4, blur: 3 });
  plate(ink, rect(x, y, w, h, 5), SILVER, { width: 4, bevel: 3 });
  ink.draw(rect(x + 8, y + 8, w - 16, h - 16, 1), { fill: '#f8efd8', stroke: '#4a4452', width: 2.5 });
  for (const i of range(2))
    ink.draw(rect(x + 16, y + 14 + i * 8, i ? 34 : 54, 3.6, 1.8), { fill: '#7a6a58' });
}

/** A cupped handle: dark below its brow. */
function drawHandle(ink: Ink, [x, y, w, h]: Box): void {
  const cup = rect(x, y, w, h, [8, 8, 14, 14]);
  castShadow(ink, cup, { dx: 3, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, cup, SILVER, { width: 4, bevel: 4 });
  ink.draw(rect(x + 10, y + h * 0.56, w - 20, h * 0.3, 5), { fill: linear(90, '#17121f', '#5a5666') });
}

function drawPulled(ink: Ink, palette: Palette): void {
  const lining = mix(palette.body, '#cfd4dc', 0.35);
  const drawer = { slot: SLOTS[0], front: PULLED_FRONT, wall: 11, depth: 34, body: palette.body, lining };
  pulledDrawer(ink, drawer, {
    contents: () => drawFolders(ink, palette.folders),
    front: (box) => drawFront(ink, box, palette.body),
  });
}

/** Folders hang at the back; before them the drawer is free. */
function drawFolders(ink: Ink, [back, middle, front]: Palette['folders']): void {
  ink.clip(rect(60, 68, 260, 140), () => {
    folder(ink, [84, 78, 212, 70], back, 0.66);
    folder(ink, [82, 92, 216, 64], middle, 0.36);
    folder(ink, [79, 108, 222, 56], front, 0.08);
  });
  ink.draw(rect(76, 163, 228, 14), { fill: linear(90, ['#120a1e', 0, 0.5], ['#120a1e', 1, 0]) });
}
