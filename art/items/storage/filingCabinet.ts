import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
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
interface Label {
  /** The lengths of the lines on the label. */
  lines: readonly number[];
  paper: string;
  /** The colour of the label's end. */
  mark?: string;
}

const LABELS: readonly [Label, Label, Label] = [
  { lines: [54, 34], paper: '#f8efd8' },
  { lines: [40], paper: '#f3e2b4', mark: '#c2503f' },
  { lines: [46, 30], paper: '#e6ece8', mark: '#4a7f98' },
];
/** The index of the drawer that stands ajar. */
const AJAR = 1;
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
  opening: 'slides',
  lockMaterial: 'steel',
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
    for (const [i, slot] of SLOTS.entries()) {
      if (i === AJAR) drawAjar(ink, slot, palette);
      else drawSlot(ink, slot, palette.body, LABELS[i]);
    }
    if (isOpened) drawPulled(ink, palette);
  },
});

/** The lock in the frame, which locks all drawers. */
function drawLock(ink: Ink): void {
  plate(ink, oval(312, 43, 11), SILVER, { width: 3.5, bevel: 2 });
  keyhole(ink, [312, 40], 3.4);
}

function drawSlot(ink: Ink, slot: Box, color: string, label?: Label): void {
  const [x, y, w, h] = slot;
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 7), { fill: ramp(color).deep });
  drawFront(ink, slot, color, label);
}

/** A drawer that stands ajar, since its papers are in the way. */
function drawAjar(ink: Ink, [x, y, w, h]: Box, { body, folders }: Palette): void {
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 7), { fill: '#150e16' });
  const sheet = polygon([x + 34, y + 30], [x + 40, y - 9], [x + 122, y - 1], [x + 120, y + 30]);
  castShadow(ink, sheet, { dx: 3, dy: 2, blur: 3, opacity: 0.5 });
  solid(ink, sheet, '#f8f0dc', { width: 3.5, bevel: 2 });
  for (const [i, left] of [134, 196].entries())
    solid(ink, rect(x + left, y - 1 + i * 3, 50, 30, [6, 6, 0, 0]), folders[i] ?? folders[0], {
      width: 3.5,
      bevel: 3,
    });
  const front: Box = [x - 4, y + 14, w + 8, h - 6];
  castShadow(ink, rect(...front, 6), { dx: 4, dy: 9, blur: 6, opacity: 0.55 });
  drawFront(ink, front, body, LABELS[AJAR]);
}

function drawFront(ink: Ink, box: Box, color: string, label?: Label): void {
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
  drawLabel(ink, [x + w / 2 - 46, y + h * 0.22, 92, 40], label);
  drawHandle(ink, [x + w / 2 - 52, y + h * 0.62, 104, 28]);
}

/** Draws a label with unreadable text. */
function drawLabel(ink: Ink, [x, y, w, h]: Box, { lines, paper, mark }: Label = LABELS[0]): void {
  castShadow(ink, rect(x, y, w, h, 5), { dx: 2, dy: 4, blur: 3 });
  plate(ink, rect(x, y, w, h, 5), SILVER, { width: 4, bevel: 3 });
  ink.draw(rect(x + 8, y + 8, w - 16, h - 16, 1), { fill: paper, stroke: '#4a4452', width: 2.5 });
  if (mark) ink.draw(rect(x + 9, y + 9, 14, h - 18), { fill: mark });
  const top = y + h / 2 - lines.length * 4 + 2;
  for (const [i, length] of lines.entries())
    ink.draw(rect(x + (mark ? 29 : 16), top + i * 9, length, 4, 2), { fill: '#6a5a4c' });
}

/** A cup handle, dark below its edge. */
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
    front: (box) => drawFront(ink, box, palette.body, LABELS[0]),
  });
}

/** Folders at the back of the drawer; its front is left free for found items. */
function drawFolders(ink: Ink, [back, middle, front]: Palette['folders']): void {
  ink.clip(rect(60, 68, 260, 140), () => {
    folder(ink, [84, 78, 212, 70], back, 0.66);
    folder(ink, [82, 92, 216, 64], middle, 0.36);
    folder(ink, [79, 108, 222, 56], front, 0.08);
  });
  ink.draw(rect(76, 163, 228, 14), { fill: linear(90, ['#120a1e', 0, 0.5], ['#120a1e', 1, 0]) });
}
