import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { type Leaf, leaf } from '../../matter/leaf.ts';

interface Palette {
  pot: string;
}

const GREEN = '#4f9a52';
const DARK_GREEN = '#3b7f4a';
const LIGHT_GREEN = '#67b25a';

/** Back to front. */
const LEAVES: readonly Leaf[] = [
  { at: [90, 180], length: 120, width: 56, angle: -118, color: DARK_GREEN, isSplit: true },
  { at: [262, 176], length: 124, width: 58, angle: -62, color: DARK_GREEN, isSplit: true },
  { at: [66, 264], length: 92, width: 40, angle: -168, color: DARK_GREEN, isSplit: false },
  { at: [298, 264], length: 92, width: 40, angle: -12, color: GREEN, isSplit: false },
  { at: [176, 136], length: 136, width: 62, angle: -92, color: GREEN, isSplit: true },
  { at: [150, 250], length: 120, width: 50, angle: -146, color: GREEN, isSplit: true },
  { at: [214, 250], length: 122, width: 50, angle: -36, color: LIGHT_GREEN, isSplit: true },
  { at: [168, 300], length: 82, width: 32, angle: -160, color: LIGHT_GREEN, isSplit: false },
  { at: [192, 302], length: 84, width: 32, angle: -22, color: LIGHT_GREEN, isSplit: false },
  { at: [180, 300], length: 118, width: 44, angle: -96, color: LIGHT_GREEN, isSplit: true },
];

const STEMS = ['120 260 86 170', '250 250 268 166', '176 220 176 120', '110 290 60 262', '250 290 302 262'];

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
  palettes: { terracotta: { pot: '#c06a42' }, blue: { pot: '#4f7fae' }, white: { pot: '#e6ddcf' } },
  opens: false,
  hitBox: [10, 0, 350, 448],
  draw(ink, { pot }) {
    groundShadow(ink, 180, 446, 120, 16, 0.6);
    for (const stem of STEMS) drawStem(ink, stem);
    for (const each of LEAVES) leaf(ink, each);
    drawPot(ink, pot);
  },
});

function drawStem(ink: Ink, bend: string): void {
  const stem = curve(`M180 330Q${bend}`);
  ink.draw(stem, { stroke: '#1f3a26', width: 10, cap: 'round' });
  ink.draw(stem, { stroke: '#5a9a4e', width: 5, cap: 'round' });
}

function drawPot(ink: Ink, color: string): void {
  const tone = ramp(color);
  const pot = curve('M96 316L264 316L244 436Q243 446 232 446L128 446Q117 446 116 436Z');
  const fill = linear(12, tone.light, [tone.hi, 0.2], [tone.base, 0.45], [tone.shade, 0.75], tone.dark);
  solid(ink, pot, color, { fill, bevel: 6, texture: () => drawZigzag(ink, tone.hi) });
  settle(ink, pot, 0.3);
  ink.draw(rect(98, 330, 164, 14), { fill: linear(90, ['#1a0f2e', 0, 0.5], ['#1a0f2e', 1, 0]) });
  const rimFill = linear(12, tone.light, [tone.hi, 0.2], [tone.base, 0.45], tone.dark);
  solid(ink, rect(84, 298, 192, 34, 9), color, { fill: rimFill, bevel: 6 });
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
