import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

interface Palette {
  bottom: string;
  middle: string;
  top: string;
}

const GILT = '#e9c468';

/** A stack with a candle; opened, the candle burns. */
export const books = defineItem<Palette>({
  id: 'books',
  name: 'Books',
  tag: 'Decorations',
  anchor: 'top',
  size: [320, 254],
  margin: { top: 46, right: 40, bottom: 26, left: 34 },
  line: 7.5,
  seed: 23,
  stand: { width: 9.5, center: 66, foot: 91 },
  palettes: {
    warm: { bottom: '#a8423c', middle: '#3f6f6a', top: '#d2913c' },
    cool: { bottom: '#3d5a94', middle: '#3f8a8f', top: '#6a4f94' },
    dark: { bottom: '#4a3a52', middle: '#3a4a3f', top: '#7a3440' },
  },
  opens: true,
  hitBox: [8, 40, 304, 214],
  draw(ink, palette, isLit) {
    groundShadow(ink, 156, 250, 160, 14, 0.6);
    drawSpine(ink, [10, 200, 292, 50], palette.bottom, false);
    drawPages(ink, [34, 156, 260, 46], palette.middle);
    drawSpine(ink, [22, 108, 250, 50], palette.top, true);
    if (isLit) glow(ink, 156, 28, 90, '#ffd06b', 0.75, 70);
    drawCandle(ink);
    if (isLit) drawFlame(ink);
  },
});

function drawSpine(ink: Ink, [x, y, w, h]: Box, color: string, isFlipped: boolean): void {
  const tone = ramp(color);
  const round = h * 0.45;
  const spine = rect(x, y, w, h, isFlipped ? [round, 6, 6, round] : [6, round, round, 6]);
  castShadow(ink, spine, { dx: 5, dy: 7, blur: 4, opacity: 0.35 });
  solid(ink, spine, color, { fill: linear(90, tone.light, [tone.base, 0.4], tone.dark), bevel: 4 });
  for (const share of [0.12, 0.2, 0.78, 0.86])
    ink.draw(rect(x + w * share, y + 3, 6, h - 6), { fill: GILT, opacity: 0.95 });
  ink.draw(rect(x + w * 0.34, y + h * 0.3, w * 0.3, h * 0.17, 2), { fill: GILT });
  ink.draw(rect(x + w * 0.4, y + h * 0.58, w * 0.18, h * 0.13, 2), { fill: GILT, opacity: 0.8 });
  ink.draw(rect(x + 8, y + h * 0.16, w - 16, 3, 1.5), { fill: '#fff', opacity: 0.35 });
}

function drawPages(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const cover = rect(x, y, w, h, [h * 0.4, 5, 5, h * 0.4]);
  castShadow(ink, cover, { dx: 5, dy: 7, blur: 4, opacity: 0.35 });
  solid(ink, cover, color, { bevel: 3 });
  const pages = rect(x + 14, y + 8, w - 16, h - 16, [h * 0.3, 2, 2, h * 0.3]);
  ink.draw(pages, { fill: linear(90, '#fbf1da', '#d8c49a'), stroke: ramp(color).line, width: 4 });
  for (const share of [0.25, 0.5, 0.75]) {
    const leaf = polyline([x + 20, y + 8 + (h - 16) * share], [x + w - 4, y + 8 + (h - 16) * share]);
    ink.draw(leaf, { stroke: '#a88d5e', width: 1.8, opacity: 0.8 });
  }
}

function drawCandle(ink: Ink): void {
  const dish = curve('M108 108C112 94 126 90 156 90C186 90 200 94 204 108Z');
  solid(ink, dish, BRASS, { fill: metal(BRASS, 30), bevel: 3 });
  const wax = linear(0, '#fff6e0', ['#f1dfb8', 0.5], '#b99a6a');
  solid(ink, rect(136, 48, 40, 48, [8, 8, 2, 2]), '#efe0c0', { fill: wax, bevel: 4 });
  ink.draw(polyline([156, 50], [157, 38]), { stroke: '#3a2a20', width: 4.5, cap: 'round' });
}

function drawFlame(ink: Ink): void {
  const flame = curve('M156 42C142 34 150 18 158 2C160 16 174 28 164 40Z');
  const heat = radial(0.5, 0.8, 0.8, '#fffbe0', ['#ffd24f', 0.45], '#f07f2e');
  ink.draw(flame, { fill: heat, stroke: '#b0481e', width: 3 });
}
