import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { metal } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { burningCandle } from '../../moving.ts';

interface Palette {
  bottom: string;
  middle: string;
  top: string;
}

const GILT = '#e9c468';

/**
 * A stack of books with a candle. Opened, the candle burns, and the two lower books turn out to be a lined,
 * lit box.
 */
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
  realSize: { height: 18 },
  palettes: {
    warm: { bottom: '#a8423c', middle: '#3f6f6a', top: '#d2913c' },
    cool: { bottom: '#3d5a94', middle: '#3f8a8f', top: '#6a4f94' },
    dark: { bottom: '#4a3a52', middle: '#3a4a3f', top: '#7a3440' },
  },
  opens: true,
  opening: 'lights',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'paper',
  leaves: [turns('bottom', [30, 154, 246, 84], [20, 234, 266, 22])],
  isContainer: true,
  holds: [62, 158, 178, 72],
  hitBox: [8, 40, 304, 214],
  moves: (_, isLit) => (isLit ? burningCandle([158, 24], '#ffd06b', 70) : []),
  draw(ink, palette, isLit) {
    groundShadow(ink, 156, 250, 160, 14, 0.6);
    drawSpine(ink, [10, 200, 292, 50], palette.bottom, false);
    drawPages(ink, [34, 156, 260, 46], palette.middle);
    if (isLit) drawHollow(ink, palette);
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

/** Draws the hollow box, with the row of false spines lying in front of it. */
function drawHollow(ink: Ink, { bottom, middle }: Palette): void {
  const velvet = ramp('#8a2f4a');
  recess(ink, rect(42, 152, 222, 84, 7), '#5a2238', {
    depth: 16,
    fill: linear(90, '#1c0d16', [velvet.deep, 0.35], velvet.base),
    texture: () => {
      ink.draw(oval(153, 232, 104, 26), { fill: linear(90, velvet.light, velvet.shade) });
      glow(ink, 153, 206, 100, '#ffd98a', 0.85, 46);
      drawPearl(ink);
    },
  });
  const flap = polygon([40, 236], [266, 236], [282, 251], [24, 251]);
  solid(ink, flap, bottom, { bevel: 2, width: 5 });
  ink.draw(polyline([38, 242], [268, 242]), { stroke: ramp(middle).base, width: 5 });
}

function drawPearl(ink: Ink): void {
  const shell = curve('M110 216C112 190 134 180 153 180C172 180 194 190 196 216C176 228 130 228 110 216Z');
  solid(ink, shell, '#e9c468', { width: 4.5, bevel: 3 });
  for (const x of [128, 144, 162, 178])
    ink.draw(polyline([153, 222], [x, 188]), { stroke: '#9a6a2c', width: 2.4, opacity: 0.7 });
  ink.draw(oval(153, 205, 14), {
    fill: radial(0.36, 0.3, 0.8, '#ffffff', ['#f4e8f0', 0.5], '#a88aa8'),
    stroke: '#5a3a50',
    width: 3.5,
  });
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
