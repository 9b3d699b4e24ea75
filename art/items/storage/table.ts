import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { pulledDrawer } from '../../kits/furniture/drawer.ts';
import { isPulled } from '../../leaves.ts';
import { keyhole, knob, plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, wood } from '../../matter/wood.ts';

interface Palette {
  top: string;
  legs: string;
  lining: string;
}

const SLOT: Box = [98, 122, 384, 46];
const FRONT: Box = [98, 122, 384, 44];

/** A table. Opened, its wide drawer is pulled out, lit and lined. */
export const table = defineItem<Palette>({
  id: 'table',
  name: 'Table',
  tag: 'Storage',
  anchor: 'floor',
  size: [580, 330],
  margin: { top: 14, right: 46, bottom: 36, left: 38 },
  line: 6.5,
  seed: 222,
  stand: { width: 21, center: 77, foot: 90 },
  realSize: { height: 78 },
  palettes: {
    oak: { top: '#bd8246', legs: '#9a6236', lining: '#7d3a3f' },
    walnut: { top: '#7a4c34', legs: '#5f3a2c', lining: '#3f5f56' },
    white: { top: '#b98d5f', legs: '#e2dccf', lining: '#5f7f9a' },
    ebony: { top: '#5c4a4e', legs: '#443842', lining: '#8a6a3a' },
  },
  tops: [[40, 56, 500]],
  opens: true,
  opening: 'slides',
  lockMaterial: 'wood',
  leaves: [isPulled([92, 126, 396, 50], [70, 196, 440, 78])],
  isContainer: true,
  holds: [170, 92, 236, 100],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 290, 324, 262, 16, 0.5);
    for (const x of [118, 446]) drawLeg(ink, x, 132, 300, shift(palette.legs, { lightness: -0.06 }), 0.8);
    drawStretcher(ink, palette.legs);
    drawApron(ink, palette.legs);
    for (const x of [58, 496]) drawLeg(ink, x, 132, 326, palette.legs, 1);
    drawTop(ink, palette.top);
    if (isOpened) drawDrawer(ink, palette);
    else drawFront(ink, FRONT, palette.legs);
  },
});

/** A lathe-turned leg with a ball and a ring. */
function drawLeg(ink: Ink, x: number, top: number, foot: number, color: string, scale: number): void {
  const tone = ramp(color);
  const half = 13 * scale;
  const cx = x + 13;
  const at = (share: number): number => top + (foot - top) * share;
  const leg = curve(
    `M${cx - half} ${top}L${cx - half} ${at(0.24)}` +
      `C${cx - half * 0.4} ${at(0.3)} ${cx - half * 1.5} ${at(0.42)} ${cx - half * 0.7} ${at(0.62)}` +
      `C${cx - half * 0.3} ${at(0.8)} ${cx - half} ${at(0.86)} ${cx - half * 0.9} ${foot}L${cx + half * 0.9} ${foot}` +
      `C${cx + half} ${at(0.86)} ${cx + half * 0.3} ${at(0.8)} ${cx + half * 0.7} ${at(0.62)}` +
      `C${cx + half * 1.5} ${at(0.42)} ${cx + half * 0.4} ${at(0.3)} ${cx + half} ${at(0.24)}L${cx + half} ${top}Z`,
  );
  solid(ink, leg, color, {
    bevel: 4,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.55], tone.deep),
  });
  solid(ink, rect(cx - half * 1.15, at(0.25), half * 2.3, 11, 5), color, { width: 4.5, bevel: 3 });
}

/** Draws the stretcher between the legs, with a turned knop in its middle. */
function drawStretcher(ink: Ink, color: string): void {
  const dark = shift(color, { lightness: -0.04 });
  for (const [from, to] of [
    [72, 131],
    [509, 459],
  ] as const)
    ink.draw(polyline([from, 286], [to, 268]), { stroke: ramp(dark).line, width: 16 });
  for (const [from, to] of [
    [72, 131],
    [509, 459],
  ] as const)
    ink.draw(polyline([from, 285], [to, 267]), { stroke: ramp(dark).base, width: 8 });
  const rail = rect(98, 268, 384, 17, 6);
  castShadow(ink, rail, { dx: 4, dy: 9, blur: 6, opacity: 0.35 });
  board(ink, [98, 268, 384, 17], dark, { direction: 'along x', bevel: 4, corners: 6, width: 5 });
  for (const [x, half] of [
    [290, 15],
    [266, 9],
    [314, 9],
  ] as const)
    solid(ink, oval(x, 276.5, half, half + 1), color, { bevel: 4, width: 5 });
}

function drawApron(ink: Ink, color: string): void {
  board(ink, [62, 108, 456, 66], color, { direction: 'along x', bevel: 5, corners: 4 });
  ink.draw(rect(60, 108, 460, 22), { fill: linear(90, ['#120a1e', 0, 0.6], ['#120a1e', 1, 0]) });
  ink.draw(polyline([82, 162], [498, 162]), { stroke: ramp(color).hi, width: 2.5, opacity: 0.5 });
}

/** Draws the top, seen from above, with boards along its length. */
function drawTop(ink: Ink, color: string): void {
  const tone = ramp(color);
  const plane = polygon([66, 14], [514, 14], [566, 92], [14, 92]);
  const texture = (): void => {
    for (const i of range(3)) {
      const y = 34 + i * 20 + i * i * 1.5;
      ink.draw(polyline([0, y], [580, y]), { stroke: tone.dark, width: 3.4, opacity: 0.75 });
      ink.draw(polyline([0, y + 3], [580, y + 3]), { stroke: tone.hi, width: 1.6, opacity: 0.5 });
    }
    ink.draw(polygon([120, 14], [240, 14], [170, 92], [30, 92]), { fill: '#fff', opacity: 0.12 });
  };
  wood(ink, plane, [14, 14, 552, 78], color, {
    direction: 'along x',
    strength: 0.5,
    bevel: 5,
    texture,
    fill: linear(85, tone.shade, [tone.light, 0.5], tone.hi),
  });
  castShadow(ink, rect(14, 92, 552, 24), { dx: 2, dy: 9, blur: 6, opacity: 0.4 });
  solid(ink, rect(10, 88, 560, 26, 6), color, {
    bevel: 4,
    fill: linear(90, tone.light, [tone.base, 0.5], tone.dark),
  });
}

function drawFront(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const front = rect(x, y, w, h, 5);
  castShadow(ink, front, { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  board(ink, [x, y, w, h], color, { direction: 'along x', bevel: 5, corners: 5 });
  ink.draw(rect(x + 10, y + 8, w - 20, h - 16, 3), { stroke: ramp(color).dark, width: 2.8, opacity: 0.7 });
  for (const across of [0.22, 0.78]) knob(ink, [x + w * across, y + h / 2], 11, BRASS);
  plate(ink, oval(x + w / 2, y + h / 2, 11, 14), BRASS, { width: 4, bevel: 3 });
  keyhole(ink, [x + w / 2, y + h / 2 - 4], 4);
}

function drawDrawer(ink: Ink, { legs, lining }: Palette): void {
  const front: Box = [72, 194, 436, 70];
  pulledDrawer(
    ink,
    { slot: SLOT, front, wall: 10, depth: 26, body: legs, lining },
    {
      contents: () => drawContents(ink, lining),
      front: (box) => drawFront(ink, box, legs),
    },
  );
}

/** Draws a rolled-up chart and a bottle of ink at the sides; the middle stays free. */
function drawContents(ink: Ink, lining: string): void {
  glow(ink, 290, 174, 190, '#ffd98a', 0.9, 34);
  ink.at([158, 176], () => drawChart(ink, lining), { turn: -16 });
  const bottle = curve(
    'M408 194L408 168C408 160 420 158 420 152L420 144L442 144L442 152C442 158 454 160 454 168L454 194Z',
  );
  castShadow(ink, bottle, { dx: 5, dy: 4, blur: 4, opacity: 0.5 });
  solid(ink, bottle, '#3f4a78', { bevel: 5, width: 5 });
  solid(ink, rect(416, 134, 30, 14, 4), BRASS, { bevel: 3, width: 4.5 });
  ink.draw(rect(416, 174, 30, 16, 2), { fill: '#f2e6c8' });
  ink.draw(polyline([416, 168], [416, 188]), { stroke: '#fff', width: 3.6, opacity: 0.6, cap: 'round' });
}

/** A rolled and tied chart, along x around 0, 0. */
function drawChart(ink: Ink, ribbon: string): void {
  const paper = ramp('#efdfb8');
  const roll = rect(-46, -15, 92, 30, 9);
  castShadow(ink, roll, { dx: 5, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, roll, paper, { bevel: 4, width: 5, fill: linear(90, paper.hi, [paper.base, 0.5], paper.shade) });
  ink.draw(oval(44, 0, 8, 14), { fill: paper.shade, stroke: paper.line, width: 4 });
  solid(ink, rect(-9, -17, 16, 34, 3), ribbon, { bevel: 3, width: 4 });
}
