import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { trembling } from '../../moving.ts';
import { rugField, type Yarn } from './rug/motifs.ts';

interface Palette extends Yarn {
  /** Of the light in the floor. */
  light: string;
}

const WIDTH = 760;
/** Where it is folded. */
const FOLD = 420;
const OUTLINE = polygon([0, 4], [WIDTH, 4], [WIDTH, 186], [0, 186]);
const LEFT_HALF = polygon([-40, -20], [FOLD - 6, -20], [FOLD - 6, 230], [-40, 230]);
/** The thrown-back half, its edge a little askew, as a hand leaves it. */
const FLAP = curve(
  'M420 4C300 -2 220 12 96 10C104 60 88 120 84 176C190 190 310 180 424 186C434 130 434 60 420 4Z',
);
const STONE = '#6f6474';

/** Opened, its right half is thrown back from a hiding place in the floor. */
export const rug = defineItem<Palette>({
  id: 'rug',
  name: 'Rug',
  tag: 'Decorations',
  anchor: 'floor',
  castsShadow: false,
  size: [WIDTH, 190],
  margin: { top: 10, right: 30, bottom: 20, left: 24 },
  line: 5,
  seed: 41,
  stand: { width: 33, center: 52.5, foot: 91 },
  realSize: { width: 240 },
  palettes: {
    ruby: { ground: '#a83f44', border: '#e0b860', pattern: '#3d5a7c', light: '#ffcf7a' },
    ocean: { ground: '#3a6f94', border: '#e6d3a0', pattern: '#8f4552', light: '#8fdcff' },
    moss: { ground: '#5f7f4f', border: '#ead9a4', pattern: '#8a5a34', light: '#b8f08a' },
    neon: { ground: '#3a4460', border: '#4fd8f0', pattern: '#6a4fb0', light: '#8fdcff', motif: 'hexagons' },
    toy: { ground: '#78b46c', border: '#f4e4ac', pattern: '#5c6472', light: '#ffcf7a', motif: 'road' },
    sand: { ground: '#dcc08a', border: '#2f7a80', pattern: '#b5562f', light: '#ffcf7a', motif: 'signs' },
  },
  opens: true,
  leaves: [turns('left', [406, -2, 334, 192], [90, -2, 322, 192])],
  moves: ({ light }, isOpened) => (isOpened ? [trembling(onFloor(604, 122), light, 74)] : []),
  draw(ink, palette, isOpened) {
    if (!isOpened) {
      drawFlat(ink, palette);
      return;
    }
    drawHidingPlace(ink, palette);
    ink.clip(LEFT_HALF, () => drawFlat(ink, palette));
    drawThrownBack(ink, palette);
  },
});

/** The far edge is narrower: the rug lies on a perspective floor. */
function onFloor(x: number, y: number): Point {
  return [WIDTH / 2 + (x - WIDTH / 2) * (0.76 + (0.24 * y) / 190), y];
}

function drawFlat(ink: Ink, palette: Palette): void {
  const tone = ramp(palette.ground);
  ink.warp(onFloor, () => {
    ink.draw(OUTLINE, { fill: SHADOW, opacity: 0.45, blur: 5, move: [3, 6] });
    drawFringe(ink, palette.border);
    solid(ink, OUTLINE, palette.ground, { bevel: 5, fill: linear(90, tone.shade, tone.light) });
    drawBorders(ink, palette);
    ink.clip(rect(60, 28, 640, 134), () => {
      rugField(ink, palette);
    });
    for (const i of range(60))
      ink.draw(oval(50 + i * 11.2, i % 2 ? 27 : 166, 2.6, 1.8), { fill: palette.border });
    ink.draw(OUTLINE, { fill: linear(90, ['#1a0f2e', 0, 0.28], ['#1a0f2e', 0.6, 0]) });
  });
}

function drawFringe(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const i of range(26)) {
    const thread = { stroke: i % 2 ? tone.light : tone.shade, width: 4, cap: 'round' } as const;
    ink.draw(polyline([2, 10 + i * 7], [-14, 12 + i * 7]), thread);
    ink.draw(polyline([758, 10 + i * 7], [774, 12 + i * 7]), thread);
  }
}

function drawBorders(ink: Ink, { border, pattern }: Palette): void {
  const lines = [
    { inset: 16, color: border, width: 6 },
    { inset: 32, color: pattern, width: 12 },
    { inset: 48, color: border, width: 4 },
  ];
  for (const { inset, color, width } of lines) {
    const line = rect(inset * 1.6, 4 + inset * 0.62, WIDTH - 3.2 * inset, 182 - 1.24 * inset);
    ink.draw(line, { stroke: color, width });
  }
}

/** A stone-lined hole: its far and left walls are seen, and what light lies on its floor. */
function drawHidingPlace(ink: Ink, { light }: Palette): void {
  const tone = ramp(STONE);
  ink.warp(onFloor, () => {
    const rim = polygon([452, 14], [738, 14], [744, 180], [456, 180]);
    ink.draw(rim, { fill: SHADOW, opacity: 0.4, blur: 4, move: [2, 4] });
    solid(ink, rim, STONE, { bevel: 5, fill: linear(75, tone.hi, [tone.light, 0.4], tone.shade) });
    for (const cut of [
      polyline([548, 14], [548, 180]),
      polyline([648, 14], [648, 180]),
      polyline([452, 98], [744, 98]),
    ])
      ink.draw(cut, { stroke: tone.line, width: 4 });
    const hole = polygon([488, 40], [708, 40], [712, 154], [490, 154]);
    ink.draw(hole, { fill: linear(90, tone.dark, tone.deep) });
    ink.clip(hole, () => {
      const floor = polygon([516, 92], [690, 92], [706, 160], [494, 160]);
      ink.draw(polygon([488, 40], [516, 40], [516, 92], [488, 160]), {
        fill: linear(0, '#120c18', tone.deep),
      });
      ink.draw(polygon([708, 40], [690, 40], [690, 92], [712, 160]), { fill: tone.shade });
      for (const y of [58, 76]) ink.draw(polyline([516, y], [690, y]), { stroke: tone.line, width: 3 });
      ink.draw(floor, { fill: linear(90, tone.dark, tone.base), stroke: tone.line, width: 3.5 });
      glow(ink, 604, 122, 110, light, 0.95, 52);
      ink.draw(hole, { stroke: '#0a0612', width: 14, opacity: 0.5, blur: 5, move: [2, 4] });
    });
    ink.draw(hole, { stroke: tone.line });
  });
}

/** The underside: plain weave, the hem, the fringe of the far end; the fold is round, so that light lies along it. */
function drawThrownBack(ink: Ink, { ground, border }: Palette): void {
  const tone = ramp(ground);
  ink.warp(onFloor, () => {
    castShadow(ink, FLAP, { dx: 3, dy: 7, blur: 7, opacity: 0.5 });
    drawFlapFringe(ink, border);
    const texture = (): void => {
      const threads = range(30).map((i) => polyline([80, 8 + i * 6], [440, 8 + i * 6]));
      ink.draw(joinPaths(...threads), { stroke: tone.hi, width: 1.6, opacity: 0.2 });
      ink.draw(curve('M118 24C220 26 310 12 398 18C408 66 408 120 402 172C310 166 200 176 108 162Z'), {
        stroke: border,
        width: 6,
        opacity: 0.6,
      });
      ink.draw(rect(352, -4, 90, 200), {
        fill: linear(0, [tone.deep, 0, 0], [tone.hi, 0.55, 0.7], [tone.deep, 1, 0.75]),
      });
    };
    const fill = linear(20, tone.shade, [tone.dark, 0.5], tone.deep);
    solid(ink, FLAP, ground, { fill, bevel: 6, rim: 0.5, texture });
  });
}

function drawFlapFringe(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const i of range(24)) {
    const y = 14 + i * 6.8;
    const x = 94 - i * 0.5;
    ink.draw(polyline([x, y], [x - 16, y + 3]), {
      stroke: i % 2 ? tone.light : tone.shade,
      width: 4,
      cap: 'round',
    });
  }
}
