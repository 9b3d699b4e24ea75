import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { arc, polygon, rect } from '../../ink/shapes.ts';
import { keyhole, knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, grain, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  metal: string;
}

const BODY: Box = [24, 40, 412, 352];
const DRAWERS: readonly Box[] = [
  [46, 64, 368, 98],
  [46, 172, 368, 98],
  [46, 280, 368, 98],
];
const TOP_DRAWER: Box = [46, 64, 368, 98];

export const dresser = defineItem<Palette>({
  id: 'dresser',
  name: 'Dresser',
  tag: 'Storage',
  anchor: 'floor',
  size: [460, 432],
  margin: { top: 10, right: 50, bottom: 36, left: 30 },
  line: 6,
  seed: 8,
  stand: { width: 16.5, center: 72, foot: 77 },
  palettes: {
    walnut: { wood: '#8a5230', metal: BRASS },
    mint: { wood: '#7fb5a0', metal: '#e9d9ae' },
    white: { wood: '#e6dcc8', metal: BRASS },
  },
  opens: true,
  hitBox: [8, 12, 444, 420],
  isContainer: true,
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 230, 430, 240, 20, 0.6);
    for (const left of [36, 376]) drawFoot(ink, left, palette.wood);
    board(ink, BODY, palette.wood, { corners: 6, bevel: 6, strength: 0.3 });
    settle(ink, rect(...BODY, 6), 0.25);
    drawTop(ink, palette.wood);
    const closed = isOpened ? DRAWERS.slice(1) : DRAWERS;
    for (const [x, y, w, h] of DRAWERS)
      ink.draw(rect(x - 4, y - 4, w + 8, h + 8, 6), { fill: ramp(palette.wood).deep });
    for (const box of closed) drawDrawer(ink, box, palette);
    if (isOpened) drawPulledDrawer(ink, palette);
  },
});

function drawFoot(ink: Ink, x: number, color: string): void {
  const foot = polygon([x, 386], [x + 48, 386], [x + 40, 432], [x + 12, 432]);
  wood(ink, foot, [x, 386, 48, 46], shift(color, { lightness: -0.04 }));
}

function drawTop(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => grain(ink, [8, 14, 444, 20], color, { direction: 'along x', strength: 0.3 });
  const plane = polygon([26, 14], [434, 14], [452, 34], [8, 34]);
  solid(ink, plane, color, { fill: linear(90, tone.hi, tone.light), bevel: 3, texture });
  solid(ink, rect(8, 34, 444, 16, 4), color, { bevel: 4 });
  ink.draw(rect(24, 52, 412, 14), { fill: linear(90, ['#1a0f2e', 0, 0.45], ['#1a0f2e', 1, 0]) });
}

function drawDrawer(ink: Ink, box: Box, palette: Palette): void {
  const [x, y, w, h] = box;
  const tone = ramp(palette.wood);
  const front = shift(palette.wood, { lightness: 0.02 });
  board(ink, box, front, { direction: 'along x', corners: 6, bevel: 6, strength: 0.5 });
  ink.draw(rect(x + 12, y + 12, w - 24, h - 24, 4), { stroke: tone.dark, width: 3, opacity: 0.7 });
  ink.draw(rect(x + 14, y + 14, w - 24, h - 24, 4), { stroke: tone.hi, width: 1.8, opacity: 0.7 });
  for (const share of [0.24, 0.76]) drawPull(ink, [x + w * share, y + h / 2], palette.metal);
  keyhole(ink, [x + w / 2, y + h / 2 - 6], 5);
}

function drawPull(ink: Ink, [cx, cy]: Point, color: string): void {
  const tone = ramp(color);
  const bail = arc(cx, cy - 2, 26, 15, 165, 22);
  ink.draw(bail, { stroke: SHADOW, width: 8, opacity: 0.35, move: [3, 7], blur: 2 });
  ink.draw(bail, { stroke: tone.line, width: 11, cap: 'round' });
  ink.draw(bail, { stroke: tone.base, width: 6, cap: 'round' });
  ink.draw(arc(cx, cy - 3, 26, 95, 150, 22), { stroke: tone.hi, width: 2.4, cap: 'round' });
  for (const side of [-25, 25]) knob(ink, [cx + side, cy - 3], 8, color);
}

/** The top drawer pulled out toward the viewer: larger, lower, and open to the look from above. */
function drawPulledDrawer(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = TOP_DRAWER;
  const tone = ramp(palette.wood);
  const grown = 16;
  const frontTop = y + 72;
  ink.draw(rect(...TOP_DRAWER, 4), { fill: linear(90, '#120a10', tone.deep), stroke: tone.line });
  const left = x - grown;
  const right = x + w + grown;
  const below = rect(left, frontTop + h, w + 2 * grown, 40);
  ink.clip(rect(...BODY, 6), () => ink.draw(below, { fill: SHADOW, opacity: 0.6, blur: 8 }));
  const rim = polygon(
    [x + 6, y + 20],
    [x + w - 6, y + 20],
    [right - 4, frontTop + 6],
    [left + 4, frontTop + 6],
  );
  ink.draw(rim, { fill: tone.light, stroke: tone.line });
  const inside = polygon(
    [x + 22, y + 27],
    [x + w - 22, y + 27],
    [right - 24, frontTop],
    [left + 24, frontTop],
  );
  const lining = mix(palette.wood, '#3a2014', 0.55);
  ink.draw(inside, { fill: linear(90, '#2a1710', lining), stroke: tone.line, width: 3.5 });
  drawDrawer(ink, [left, frontTop, w + 2 * grown, h + 16], palette);
}
