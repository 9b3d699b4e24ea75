import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { arch, oval, rect } from '../../ink/shapes.ts';
import type { InkSign } from '../../kits/signs/inkSigns.ts';
import { inkSignPath } from '../../kits/signs/inkSigns.ts';
import { trembling } from '../../moving.ts';
import { frond } from './fern/frond.ts';
import { BACK, FRONT_HANGING, FRONT_PARTED } from './fern/fronds.ts';

interface Palette {
  pot: string;
  band: string;
  light: string;
  sign: InkSign;
}

const POT = curve('M92 236L308 236C312 300 292 356 268 392L272 424L128 424L132 392C108 356 88 300 92 236Z');

/** Its fronds hang over the pot; opened, they are parted from a niche in it. */
export const fern = defineItem<Palette>({
  id: 'fern',
  name: 'Fern',
  tag: 'Decorations',
  anchor: 'floor',
  size: [400, 430],
  margin: { top: 40, right: 54, bottom: 34, left: 54 },
  line: 6,
  seed: 407,
  stand: { width: 15, center: 82, foot: 86 },
  realSize: { height: 95 },
  wear: 'none',
  palettes: {
    terracotta: { pot: '#c2704a', band: '#f0c48a', light: '#ffdf90', sign: 'sun' },
    blue: { pot: '#4f7cb4', band: '#e8e0c8', light: '#a8e8ff', sign: 'drop' },
    white: { pot: '#e4dccf', band: '#b0483f', light: '#ffd29a', sign: 'moon' },
    brass: { pot: '#d0a048', band: '#6a3f34', light: '#fff0b0', sign: 'eye' },
  },
  opens: true,
  isContainer: true,
  hitBox: [20, 0, 360, 430],
  holds: [154, 284, 92, 88],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([200, 350], light, 76)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 200, 424, 112, 15, 0.6);
    for (const each of BACK) frond(ink, each);
    drawPot(ink, palette, isOpened);
    for (const each of isOpened ? FRONT_PARTED : FRONT_HANGING) frond(ink, each);
  },
});

function drawPot(ink: Ink, { pot, band, light, sign }: Palette, isOpened: boolean): void {
  const tone = ramp(pot);
  castShadow(ink, POT, { dx: 9, dy: 4, blur: 9, opacity: 0.35 });
  ink.draw(oval(200, 238, 104, 14), { fill: '#33221e' });
  solid(ink, POT, pot, {
    bevel: 7,
    fill: linear(12, tone.light, [tone.hi, 0.22], [tone.base, 0.5], [tone.shade, 0.78], tone.dark),
  });
  settle(ink, POT, 0.3);
  drawSigns(ink, band, sign);
  solid(ink, rect(80, 228, 240, 32, 10), pot, {
    bevel: 5,
    fill: linear(12, tone.light, [tone.hi, 0.22], [tone.base, 0.5], tone.dark),
  });
  if (!isOpened) return;
  const niche = arch(146, 276, 108, 102, 50);
  solid(ink, arch(136, 266, 128, 116, 58), band, { bevel: 4, width: 5 });
  recess(ink, niche, '#3a2620', {
    depth: 13,
    opacity: 0.8,
    fill: linear(90, '#1d1216', '#5a3a2c'),
    texture: () => {
      glow(ink, 200, 360, 92, light, 1, 84);
      glow(ink, 200, 366, 50, '#fffbe8', 0.8, 28);
    },
  });
}

function drawSigns(ink: Ink, color: string, sign: InkSign): void {
  for (const x of [120, 280]) {
    const mark = inkSignPath(sign, [x, 318], 0.75);
    ink.draw(mark, { stroke: ramp(color).dark, width: 6, cap: 'round', opacity: 0.6, move: [1, 1.5] });
    ink.draw(mark, { stroke: color, width: 4.4, cap: 'round' });
  }
}
