import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, SHADOW, settle } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import { tips } from '../../leaves.ts';
import { board } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';
import { drawBedding } from './bed/bedding.ts';
import { drawBox, drawSlab, drawStay, HINGE, LIFTED, lifted } from './bed/box.ts';
import { drawFootBoard, drawFootPost, drawHead, drawHeadPost } from './bed/ends.ts';

interface Palette {
  wood: string;
  blanket: string;
  stripe: string;
  light: string;
}

/** The visible outline of the lifted bedding: within the near posts and above the rail. */
const BEDDING = curve('M50 246L50 190L92 120C112 98 220 98 240 108L574 120L610 172L610 246Z');

/** A bed. Opened, its bedding is lifted and shows a lit box. */
export const bed = defineItem<Palette>({
  id: 'bed',
  name: 'Bed',
  tag: 'Decorations',
  anchor: 'floor',
  size: [660, 340],
  margin: { top: 16, right: 46, bottom: 38, left: 36 },
  line: 6.5,
  seed: 224,
  stand: { width: 25, center: 22, foot: 90 },
  realSize: { height: 95 },
  wear: 'none',
  palettes: {
    red: { wood: '#8a5632', blanket: '#b2444a', stripe: '#f0d49a', light: '#ffd98a' },
    blue: { wood: '#b58450', blanket: '#44699e', stripe: '#f4efe0', light: '#ffe6a0' },
    green: { wood: '#5f4338', blanket: '#5a8a62', stripe: '#ecdca8', light: '#c4ff9a' },
    grey: { wood: '#e0d8ca', blanket: '#7d7790', stripe: '#e8b8b4', light: '#9fdcff' },
  },
  tops: [[80, 160, 500]],
  opens: true,
  opening: 'back',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [430, 170, 156, 76],
  leaves: [tips(BEDDING, { pivot: HINGE, angle: -LIFTED })],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([500, 214], light, 110)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 330, 334, 306, 16, 0.55);
    drawHead(ink, palette.wood);
    drawFootBoard(ink, palette.wood);
    if (isOpened) drawLifted(ink, palette);
    else drawBedding(ink, palette);
    drawHeadPost(ink, palette.wood);
    drawSide(ink, palette.wood);
    drawFootPost(ink, palette.wood);
  },
});

function drawLifted(ink: Ink, palette: Palette): void {
  drawBox(ink, palette.wood, palette.light);
  drawSlab(ink, palette.wood);
  ink.warp(lifted, () => ink.clip(rect(20, 80, 620, 168), () => drawBedding(ink, palette)));
  drawStay(ink, palette.light);
}

/** The side rail, with a recessed field between its posts. */
function drawSide(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(40, 296, 580, 36), { fill: linear(90, [SHADOW, 0, 0.5], [SHADOW, 1, 0.1]) });
  board(ink, [34, 246, 596, 56], color, { direction: 'along x', bevel: 6, corners: 5 });
  const field = rect(64, 258, 536, 30, 9);
  ink.draw(field, { stroke: tone.dark, width: 4, opacity: 0.8 });
  ink.draw(field, { stroke: tone.hi, width: 2.4, opacity: 0.7, move: [2.4, 2.6] });
  settle(ink, rect(34, 246, 596, 56, 5), 0.28);
}
