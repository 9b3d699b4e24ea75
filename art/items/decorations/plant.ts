import { type Color, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { type BentLeaf, bentLeaf } from '../../matter/bentLeaf.ts';
import { carvedSign } from '../../matter/carving.ts';
import { chips } from '../../matter/chips.ts';
import { glinting } from '../../moving.ts';
import { type Tones, witheredPlant } from './plant/withered.ts';

interface Palette {
  pot: string;
  /** The colours of its leaves, from the shaded to the youngest; green by default. */
  leaves?: Tones;
  /** The decoration of its pot: a woven band, one sign repeated around it, or a ring of light. */
  mark?: 'band' | 'sign' | 'light';
  /** Whether the plant is withered, so that its stems hang. */
  isWithered?: boolean;
}

const SHADE = '#2c6a48';
const DARK = '#357f4c';
const GREEN = '#479448';
const LIGHT = '#69ab4c';
const YOUNG = '#93c457';
const GREENS: Tones & readonly Color[] = [SHADE, DARK, GREEN, LIGHT, YOUNG];
const GLOW = '#7ff4ee';
/** Spots of light on leaves. */
const SPARKS: readonly Point[] = [
  [200, 18],
  [32, 142],
  [338, 132],
  [112, 78],
  [258, 92],
  [140, 216],
  [240, 244],
];
/** The point at which the stems leave the soil. */
const ROOT: Point = [180, 312];

/** The leaves behind, in the shade of the others. */
const BACK_LEAVES: readonly BentLeaf[] = [
  { from: [148, 180], bend: [120, 92], to: [56, 58], width: 38, farWidth: 32, color: SHADE },
  { from: [216, 174], bend: [244, 84], to: [312, 50], width: 38, farWidth: 34, color: SHADE },
  { from: [108, 236], bend: [50, 180], to: [-2, 216], width: 36, farWidth: 26, color: SHADE },
  { from: [254, 232], bend: [312, 172], to: [362, 208], width: 36, farWidth: 28, color: SHADE },
  { from: [182, 158], bend: [158, 66], to: [200, -2], width: 46, farWidth: 38, color: DARK },
];

const MIDDLE_LEAVES: readonly BentLeaf[] = [
  { from: [126, 212], bend: [84, 124], to: [10, 138], width: 46, farWidth: 40, color: DARK },
  { from: [238, 206], bend: [276, 112], to: [356, 124], width: 48, farWidth: 40, color: GREEN },
  { from: [166, 206], bend: [150, 126], to: [112, 66], width: 44, farWidth: 38, color: GREEN },
  { from: [204, 202], bend: [214, 132], to: [258, 82], width: 42, farWidth: 36, color: DARK },
  { from: [126, 272], bend: [54, 226], to: [18, 304], width: 40, farWidth: 26, color: GREEN },
  { from: [238, 268], bend: [310, 218], to: [352, 296], width: 40, farWidth: 26, color: DARK },
  {
    from: [184, 240],
    bend: [200, 170],
    to: [178, 104],
    width: 42,
    farWidth: 40,
    color: LIGHT,
    stripe: YOUNG,
  },
  { from: [152, 266], bend: [112, 196], to: [52, 216], width: 40, farWidth: 30, color: LIGHT, stripe: YOUNG },
  { from: [214, 262], bend: [248, 188], to: [312, 208], width: 40, farWidth: 32, color: LIGHT },
];

/** The leaves that hang over the rim of the pot. */
const FRONT_LEAVES: readonly BentLeaf[] = [
  { from: [148, 296], bend: [100, 268], to: [84, 346], width: 32, farWidth: 22, color: LIGHT },
  { from: [216, 296], bend: [264, 266], to: [280, 348], width: 31, farWidth: 22, color: GREEN },
  { from: [178, 302], bend: [178, 250], to: [144, 206], width: 28, farWidth: 28, color: YOUNG },
  { from: [192, 303], bend: [200, 262], to: [242, 236], width: 26, farWidth: 26, color: YOUNG },
];

export const plant = defineItem<Palette>({
  id: 'plant',
  name: 'Plant',
  tag: 'Decorations',
  anchor: 'floor',
  size: [360, 448],
  margin: { top: 14, right: 44, bottom: 30, left: 40 },
  line: 7,
  seed: 17,
  stand: { width: 11, center: 84, foot: 84 },
  realSize: { height: 85 },
  wear: 'none',
  palettes: {
    terracotta: { pot: '#c06a42' },
    blue: { pot: '#4f7fae' },
    white: { pot: '#e6ddcf' },
    alien: { pot: '#7d889c', leaves: ['#463a8c', '#5a48a6', '#7858c4', '#9a78dc', '#58dcd4'], mark: 'light' },
    jungle: { pot: '#9c9580', leaves: ['#1d5240', '#23683c', '#3a8438', '#8aa83c', '#e2643e'], mark: 'sign' },
    withered: {
      pot: '#6f6a72',
      leaves: ['#5a4a3a', '#6e5a3e', '#877046', '#a38a52', '#bda468'],
      isWithered: true,
    },
  },
  opens: false,
  hitBox: [10, 0, 350, 448],
  moves: ({ mark }) => (mark === 'light' ? [glinting(SPARKS, GLOW, 15)] : []),
  draw(ink, { pot, leaves = GREENS, mark = 'band', isWithered = false }) {
    if (isWithered) {
      groundShadow(ink, 180, 446, 120, 16, 0.6);
      witheredPlant(ink, leaves, () => drawPot(ink, pot, mark));
      return;
    }
    const toned = (leaf: BentLeaf): BentLeaf => recolored(leaf, leaves);
    groundShadow(ink, 180, 446, 120, 16, 0.6);
    drawSoil(ink);
    for (const { from } of FRONT_LEAVES) drawStem(ink, from, leaves[2]);
    for (const leaf of [...BACK_LEAVES, ...MIDDLE_LEAVES]) {
      drawStem(ink, leaf.from, leaves[2]);
      bentLeaf(ink, toned(leaf));
    }
    drawPot(ink, pot, mark);
    for (const leaf of FRONT_LEAVES) bentLeaf(ink, toned(leaf));
    if (mark === 'light') for (const at of SPARKS) glow(ink, ...at, 26, GLOW, 0.8);
  },
});

function recolored({ color, stripe, ...leaf }: BentLeaf, tones: Tones): BentLeaf {
  const toned = (green: Color) => tones[GREENS.indexOf(green)] ?? green;
  return { ...leaf, color: toned(color), ...(stripe && { stripe: toned(stripe) }) };
}

function drawStem(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const stem = curve(`M${ROOT[0] + (x - ROOT[0]) * 0.3} ${ROOT[1]}Q${(ROOT[0] + x) / 2} ${y + 40} ${x} ${y}`);
  ink.draw(stem, { stroke: tone.line, width: 11, cap: 'round' });
  ink.draw(stem, { stroke: tone.light, width: 5, cap: 'round' });
}

function drawSoil(ink: Ink): void {
  ink.draw(oval(180, 304, 88, 12), { fill: '#3a2620' });
}

function drawPot(ink: Ink, color: string, mark: NonNullable<Palette['mark']>): void {
  const tone = ramp(color);
  const pot = curve('M96 316L264 316L244 436Q243 446 232 446L128 446Q117 446 116 436Z');
  const fill = linear(12, tone.light, [tone.hi, 0.2], [tone.base, 0.45], [tone.shade, 0.75], tone.dark);
  solid(ink, pot, color, { fill, bevel: 6, texture: () => drawMark(ink, mark, color) });
  settle(ink, pot, 0.3);
  ink.draw(rect(98, 330, 164, 14), { fill: linear(90, ['#1a0f2e', 0, 0.5], ['#1a0f2e', 1, 0]) });
  const rimFill = linear(12, tone.light, [tone.hi, 0.2], [tone.base, 0.45], tone.dark);
  solid(ink, rect(84, 298, 192, 34, 9), color, { fill: rimFill, bevel: 6 });
}

function drawMark(ink: Ink, mark: NonNullable<Palette['mark']>, color: string): void {
  if (mark === 'band') drawZigzag(ink, ramp(color).hi);
  if (mark === 'sign') {
    chips(ink, [100, 340, 160, 100], 9, color);
    carvedSign(ink, 0, [180, 388], 1.3, '#b5653f');
    for (const x of [134, 226]) carvedSign(ink, 0, [x, 388], 0.7, '#4f7a4c');
  }
  if (mark !== 'light') return;
  ink.draw(rect(90, 376, 180, 14), { fill: GLOW });
  ink.draw(rect(90, 379, 180, 4), { fill: '#ffffff', opacity: 0.8 });
  glow(ink, 180, 384, 110, GLOW, 0.6, 34);
}

function drawZigzag(ink: Ink, color: string): void {
  for (const i of range(8)) {
    const x = 100 + i * 23;
    ink.draw(polygon([x, 380], [x + 11.5, 362], [x + 23, 380], [x + 11.5, 398]), {
      stroke: color,
      width: 3,
      opacity: 0.55,
    });
  }
}
