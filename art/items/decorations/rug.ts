import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { isPulled } from '../../leaves.ts';
import { trembling } from '../../moving.ts';
import { rugField, type Yarn } from './rug/motifs.ts';
import { drawRoll, ROLL_AT } from './rug/roll.ts';

interface Palette extends Yarn {
  /** The colour of the light in the floor. */
  light: string;
  /** A shaft with a ladder is under it, for rugs that cover a way. */
  leadsDown?: boolean;
}

const WIDTH = 760;
const OUTLINE = polygon([0, 4], [WIDTH, 4], [WIDTH, 186], [0, 186]);
const FLAT_PART = polygon([-40, -20], [ROLL_AT, -20], [ROLL_AT, 230], [-40, 230]);
const STONE = '#6f6474';
const LINING = '#8a6038';
const HOLE = polygon([392, 28], [716, 28], [724, 162], [386, 162]);
const CLOTH: readonly Point[] = [
  [436, 72],
  [508, 64],
  [586, 70],
  [664, 64],
  [680, 112],
  [672, 154],
  [588, 148],
  [512, 156],
  [430, 150],
  [440, 110],
];
const LADDER = '#9a6a3e';

/** A rug. Opened, it is rolled up and uncovers a hiding place in the floor; the wine-red one covers a way down. */
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
  wear: 'none',
  palettes: {
    ruby: { ground: '#a83f44', border: '#e0b860', pattern: '#3d5a7c', light: '#ffcf7a' },
    ocean: { ground: '#3a6f94', border: '#e6d3a0', pattern: '#8f4552', light: '#8fdcff' },
    moss: { ground: '#5f7f4f', border: '#ead9a4', pattern: '#8a5a34', light: '#b8f08a' },
    neon: { ground: '#3a4460', border: '#4fd8f0', pattern: '#6a4fb0', light: '#8fdcff', motif: 'hexagons' },
    toy: { ground: '#78b46c', border: '#f4e4ac', pattern: '#5c6472', light: '#ffcf7a', motif: 'road' },
    sand: { ground: '#dcc08a', border: '#2f7a80', pattern: '#b5562f', light: '#ffcf7a', motif: 'signs' },
    wine: { ground: '#7d3350', border: '#e6c98a', pattern: '#2f6a66', light: '#ffcf7a', leadsDown: true },
  },
  opens: true,
  opening: 'back',
  holds: [424, 46, 186, 102],
  leaves: [isPulled([250, -2, 510, 192], [218, -6, 112, 196])],
  moves: ({ light }, isOpened) => (isOpened ? [trembling(onFloor(540, 122), light, 92)] : []),
  draw(ink, palette, isOpened) {
    if (!isOpened) {
      drawFlat(ink, palette);
      return;
    }
    drawHidingPlace(ink, palette);
    ink.clip(FLAT_PART, () => drawFlat(ink, palette));
    ink.warp(onFloor, () => drawRoll(ink, palette));
  },
});

/** Lays a point on the floor, whose far edge is narrower. */
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

/** Draws what the rug covered: a rim of stone around a hollow, or around a shaft with a ladder. */
function drawHidingPlace(ink: Ink, { light, pattern, leadsDown }: Palette): void {
  const tone = ramp(STONE);
  ink.warp(onFloor, () => {
    const rim = polygon([300, 6], [744, 6], [752, 184], [300, 184]);
    ink.draw(rim, { fill: SHADOW, opacity: 0.4, blur: 4, move: [2, 4] });
    solid(ink, rim, STONE, { bevel: 5, fill: linear(75, tone.hi, [tone.light, 0.4], tone.shade) });
    for (const cut of [
      ...[398, 486, 574, 662].map((x) => polyline([x, 6], [x, 184])),
      polyline([300, 94], [752, 94]),
    ])
      ink.draw(cut, { stroke: tone.line, width: 4 });
    ink.draw(HOLE, { fill: linear(90, tone.dark, tone.deep) });
    ink.clip(HOLE, () => (leadsDown ? drawShaft(ink, light) : drawHollow(ink, light, pattern)));
    ink.draw(HOLE, { stroke: tone.line });
    if (leadsDown) drawLadder(ink, light);
  });
}

/** A hollow as deep as a drawer, lined with boards, with a cloth in it. Nobody can take it for a way. */
function drawHollow(ink: Ink, light: string, cloth: string): void {
  const tone = ramp(mix(LINING, light, 0.22));
  ink.draw(rect(380, 20, 350, 40), { fill: linear(90, tone.deep, tone.dark) });
  ink.draw(polygon([384, 26], [412, 56], [404, 168], [380, 172]), { fill: linear(0, tone.deep, tone.dark) });
  ink.draw(polygon([726, 26], [698, 56], [708, 168], [730, 172]), { fill: linear(0, tone.shade, tone.dark) });
  const floor = polygon([412, 54], [698, 54], [710, 170], [402, 170]);
  ink.draw(floor, {
    fill: linear(90, tone.shade, [tone.base, 0.4], tone.light),
    stroke: tone.line,
    width: 3,
  });
  const seams = [76, 101, 130].map((y) => polyline([400, y], [712, y]));
  ink.draw(joinPaths(...seams), { stroke: tone.line, width: 3, opacity: 0.7 });
  ink.draw(joinPaths(...seams), { stroke: tone.hi, width: 1.4, opacity: 0.5, move: [0, 2.4] });
  const spread = soft(CLOTH, 12);
  ink.draw(spread, { fill: SHADOW, opacity: 0.4, blur: 4, move: [4, 6] });
  solid(ink, spread, cloth, { bevel: 4, width: 3 });
  const dark = ramp(cloth).deep;
  for (const fold of [
    polyline([470, 74], [500, 104], [478, 142]),
    polyline([560, 70], [574, 110], [556, 150]),
    polyline([632, 78], [616, 112], [644, 142]),
  ])
    ink.draw(fold, { stroke: dark, width: 3, opacity: 0.45, cap: 'round' });
  glow(ink, 552, 112, 150, light, 0.55, 62);
  ink.draw(HOLE, { stroke: '#0a0612', width: 16, opacity: 0.45, blur: 5, move: [3, 6] });
}

function drawShaft(ink: Ink, light: string): void {
  const tone = ramp(mix(STONE, light, 0.3));
  const floor = polygon([444, 106], [684, 106], [712, 168], [412, 168]);
  ink.draw(rect(384, 22, 346, 92), { fill: linear(90, '#1a1420', [tone.shade, 0.6], tone.light) });
  ink.draw(polygon([384, 26], [444, 26], [444, 106], [384, 172]), { fill: linear(0, '#120c18', tone.shade) });
  ink.draw(polygon([730, 26], [684, 26], [684, 106], [730, 172]), { fill: linear(0, tone.light, tone.dark) });
  const joints = [
    ...[48, 66, 85].map((y) => polyline([444, y], [684, y])),
    ...range(5).flatMap((i) => [
      polyline([472 + i * 46, 48], [472 + i * 46, 66]),
      polyline([492 + i * 44, 66], [492 + i * 44, 85]),
    ]),
  ];
  ink.draw(joinPaths(...joints), { stroke: tone.line, width: 2.6, opacity: 0.7 });
  ink.draw(floor, { fill: linear(90, tone.light, mix(light, '#ffffff', 0.4)), stroke: tone.line, width: 3 });
  glow(ink, 548, 126, 156, light, 1, 72);
  ink.draw(rect(386, 28, 338, 134), { stroke: '#0a0612', width: 12, opacity: 0.4, blur: 5, move: [2, 4] });
}

/** A ladder that leans on the far edge and rises above it. */
function drawLadder(ink: Ink, light: string): void {
  const tone = ramp(mix(LADDER, light, 0.2));
  const rungs = range(5).map((i) => polyline([628, 30 + i * 19], [676, 30 + i * 19]));
  ink.draw(joinPaths(...rungs), { stroke: tone.line, width: 10 });
  ink.draw(joinPaths(...rungs), { stroke: tone.light, width: 5 });
  for (const x of [626, 678]) {
    const rail = polyline([x, 16], [x, 122]);
    ink.draw(rail, { stroke: tone.line, width: 13, cap: 'round' });
    ink.draw(rail, { stroke: tone.base, width: 7.5, cap: 'round' });
    ink.draw(rail, { stroke: tone.hi, width: 2.4, cap: 'round', move: [-2, 0] });
  }
}
