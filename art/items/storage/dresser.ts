import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { arc, polygon, polyline, rect } from '../../ink/shapes.ts';
import { pulledDrawer } from '../../kits/furniture/drawer.ts';
import { isPulled } from '../../leaves.ts';
import { keyhole, knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, grain, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  metal: string;
}

const BODY: Box = [24, 40, 412, 352];
const DRAWERS: readonly [Box, Box, Box] = [
  [46, 64, 368, 98],
  [46, 172, 368, 98],
  [46, 280, 368, 98],
];
const [TOP_DRAWER] = DRAWERS;
const PULLED_FRONT: Box = [20, 156, 420, 122];
const LIGHT = '#ffdf9a';
const CLOTHS = ['#c9d4e0', '#d98a7a', '#f0e4c8', '#7f9fb8'];

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
  realSize: { height: 95 },
  palettes: {
    walnut: { wood: '#8a5230', metal: BRASS },
    mint: { wood: '#7fb5a0', metal: '#e9d9ae' },
    white: { wood: '#e6dcc8', metal: BRASS },
  },
  tops: [[20, 20, 420]],
  opens: true,
  opening: 'slides',
  lockMaterial: (color) => (color === 'mint' ? 'painted' : 'wood'),
  leaves: [isPulled([40, 62, 376, 100], [14, 152, 432, 128])],
  hitBox: [8, 12, 444, 420],
  isContainer: true,
  holds: [80, 40, 300, 108],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 230, 430, 240, 20, 0.6);
    for (const left of [36, 376]) drawFoot(ink, left, palette.wood);
    board(ink, BODY, palette.wood, { corners: 6, bevel: 6, strength: 0.3 });
    settle(ink, rect(...BODY, 6), 0.25);
    drawTop(ink, palette.wood);
    for (const [x, y, w, h] of DRAWERS)
      ink.draw(rect(x - 4, y - 4, w + 8, h + 8, 6), { fill: ramp(palette.wood).deep });
    for (const box of DRAWERS) drawDrawer(ink, box, palette);
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

/**
 * The top drawer, pulled out so far that it covers the one below: linen on both sides, and free space
 * between.
 */
function drawPulledDrawer(ink: Ink, palette: Palette): void {
  const lining = mix(palette.wood, '#f0dcb4', 0.55);
  const drawer = { slot: TOP_DRAWER, front: PULLED_FRONT, wall: 14, depth: 40, body: palette.wood, lining };
  pulledDrawer(ink, drawer, {
    contents: () => drawLinen(ink, palette),
    front: (box) => {
      drawDrawer(ink, box, palette);
      const [x, y, w] = box;
      ink.draw(rect(x + 8, y + 3, w - 16, 5, 2), { fill: LIGHT, opacity: 0.7 });
    },
  });
}

/** Draws folded cloths in front of the dark back, lit by the lamp. */
function drawLinen(ink: Ink, { wood: color }: Palette): void {
  const inside = polygon([74, 80], [386, 80], [412, 154], [48, 154]);
  ink.clip(inside, () => {
    ink.draw(inside, { fill: linear(90, ['#0d080e', 0, 0.55], ['#0d080e', 0.55, 0]) });
    glow(ink, 230, 142, 150, LIGHT, 0.85, 58);
    for (const [i, cloth] of CLOTHS.entries()) {
      const [column, row] = [i % 2, Math.floor(i / 2)];
      foldedCloth(ink, [column ? 314 : 62, 122 - row * 17, 84, 26], cloth);
    }
    ink.draw(inside, { stroke: SHADOW, width: 12, opacity: 0.4, blur: 4, move: [1, 3] });
  });
  ink.draw(polyline([74, 80], [386, 80]), { stroke: ramp(color).line, width: 4 });
}

function foldedCloth(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const path = rect(x, y, w, h, [12, 12, 9, 9]);
  castShadow(ink, path, { dx: 3, dy: 4, blur: 4, opacity: 0.45 });
  solid(ink, path, color, { bevel: 5, width: 4, fill: linear(90, tone.hi, [tone.light, 0.3], tone.shade) });
  ink.draw(
    curve(
      `M${x + 10} ${y + h * 0.56}C${x + w * 0.4} ${y + h * 0.68} ${x + w * 0.7} ${y + h * 0.5} ${x + w - 8} ${y + h * 0.6}`,
    ),
    {
      stroke: tone.dark,
      width: 3,
      opacity: 0.7,
      cap: 'round',
    },
  );
}
