import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Path } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { isPulled } from '../../leaves.ts';
import { knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  wood: string;
  blanket: string;
  stripe: string;
  light: string;
}

/** Made; opened, the blanket is thrown back and what lay under the pillow shines. */
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
  palettes: {
    red: { wood: '#8a5632', blanket: '#b2444a', stripe: '#f0d49a', light: '#ffd98a' },
    blue: { wood: '#b58450', blanket: '#44699e', stripe: '#f4efe0', light: '#ffe6a0' },
    green: { wood: '#5f4338', blanket: '#5a8a62', stripe: '#ecdca8', light: '#c4ff9a' },
    grey: { wood: '#e0d8ca', blanket: '#7d7790', stripe: '#e8b8b4', light: '#9fdcff' },
  },
  tops: [[80, 160, 500]],
  opens: true,
  leaves: [
    isPulled([196, 140, 386, 108], [354, 134, 226, 114]),
    isPulled([56, 118, 170, 68], [44, 54, 86, 124]),
  ],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([176, 172], light, 84)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 330, 334, 306, 16, 0.55);
    drawHeadboard(ink, palette.wood);
    drawMattress(ink);
    if (isOpened) drawSecret(ink, palette.light);
    drawPillow(ink, isOpened);
    drawBlanket(ink, palette, isOpened);
    drawSide(ink, palette.wood);
    drawFootboard(ink, palette.wood);
  },
});

function drawHeadboard(ink: Ink, color: string): void {
  const panel: Box = [24, 40, 66, 232];
  castShadow(ink, rect(...panel, 8), { dx: 8, dy: 6, blur: 8, opacity: 0.35 });
  board(ink, panel, color, { bevel: 6, corners: 10 });
  drawPost(ink, [10, 26, 34, 308], color);
}

function drawPost(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(x, y, w, h, 7), color, {
    bevel: 5,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.dark),
  });
  for (const dy of [12, h - 60]) solid(ink, rect(x - 4, y + dy, w + 8, 13, 6), color, { bevel: 3, width: 5 });
  knob(ink, [x + w / 2, y - 3], 17, BRASS);
}

function drawMattress(ink: Ink): void {
  const tone = ramp('#efe6d4');
  const mattress = rect(40, 164, 580, 92, 22);
  solid(ink, mattress, '#efe6d4', { bevel: 8, fill: linear(90, tone.hi, [tone.base, 0.5], tone.shade) });
  for (const i of range(11))
    ink.draw(polyline([70 + i * 52, 214], [70 + i * 52, 250]), {
      stroke: '#b8c4d4',
      width: 7,
      opacity: 0.55,
    });
}

function drawSecret(ink: Ink, light: string): void {
  recess(ink, curve('M104 178C130 166 220 166 246 178C238 194 116 194 104 178Z'), '#c9b48a', {
    depth: 5,
    opacity: 0.5,
  });
  glow(ink, 176, 172, 112, light, 1, 48);
}

/** Opened, it stands on its edge against the headboard. */
function drawPillow(ink: Ink, isOpened: boolean): void {
  const lying = curve(
    'M74 170C62 146 72 128 92 132C130 120 186 122 214 132C234 128 240 150 226 172' +
      'C190 182 110 182 74 170Z',
  );
  const leaning = curve(
    'M74 168C58 140 62 84 80 62C100 54 126 64 130 82C140 116 132 150 120 170C104 178 88 176 74 168Z',
  );
  const path: Path = isOpened ? leaning : lying;
  castShadow(ink, path, { dx: 6, dy: 7, blur: 6, opacity: 0.35 });
  const tone = ramp('#f4eee2');
  solid(ink, path, '#f4eee2', { bevel: 10, fill: linear(60, '#ffffff', [tone.base, 0.5], tone.dark) });
  const fold = isOpened ? curve('M84 90C96 100 98 130 92 152') : curve('M92 148C120 140 160 142 186 150');
  ink.draw(fold, { stroke: tone.dark, width: 4, opacity: 0.55, cap: 'round' });
}

function drawBlanket(ink: Ink, { blanket, stripe }: Palette, isOpened: boolean): void {
  const tone = ramp(blanket);
  const left = isOpened ? 384 : 226;
  const cover = curve(
    `M${left} 158C${left + 60} 142 560 144 628 162L630 264C540 276 ${left + 70} 262 ${left - 4} 270Z`,
  );
  castShadow(ink, cover, { dx: 5, dy: 8, blur: 7, opacity: 0.4 });
  const texture = (): void => {
    for (const i of range(4))
      ink.draw(
        curve(
          `M${left + 60 + i * 84} 140` +
            `C${left + 50 + i * 84} 190 ${left + 66 + i * 84} 230 ${left + 56 + i * 84} 280`,
        ),
        { stroke: stripe, width: i % 2 ? 7 : 15, opacity: 0.85 },
      );
    for (const i of range(6))
      ink.draw(
        curve(
          `M${left + 40 + i * 60} 226` +
            `C${left + 46 + i * 60} 244 ${left + 40 + i * 60} 256 ${left + 44 + i * 60} 272`,
        ),
        { stroke: tone.deep, width: 5, opacity: 0.4, cap: 'round' },
      );
    ink.draw(rect(200, 140, 440, 26), { fill: '#fff', opacity: 0.12 });
  };
  solid(ink, cover, blanket, {
    bevel: 8,
    texture,
    fill: linear(80, tone.light, [tone.base, 0.45], tone.dark),
  });
  drawTurnedEdge(ink, left, blanket, isOpened);
}

/** The hem that is turned over; thrown back, it is a thick roll. */
function drawTurnedEdge(ink: Ink, left: number, color: string, isOpened: boolean): void {
  const width = isOpened ? 58 : 40;
  const lift = isOpened ? 12 : 4;
  const hem = curve(
    `M${left - 14} ${160 - lift}` +
      `C${left + 8} ${146 - lift} ${left + width - 6} ${146 - lift} ${left + width} ${156 - lift / 2}` +
      `C${left + width + 8} 200 ${left + width} 244 ${left + width - 2} 268` +
      `C${left + width - 20} 278 ${left} 278 ${left - 14} 268` +
      `C${left - 20} 240 ${left - 22} 190 ${left - 14} ${160 - lift}Z`,
  );
  castShadow(ink, hem, { dx: 7, dy: 4, blur: 6, opacity: 0.45 });
  const pale = ramp(isOpened ? '#e9dfca' : '#f4eee2');
  solid(ink, hem, isOpened ? '#e9dfca' : '#f4eee2', {
    bevel: 8,
    fill: linear(0, pale.light, ['#ffffff', 0.3], [pale.base, 0.6], pale.dark),
  });
  ink.draw(
    curve(
      `M${left + width - 12} ${164 - lift / 2}` +
        `C${left + width - 6} 200 ${left + width - 10} 240 ${left + width - 12} 262`,
    ),
    { stroke: ramp(color).base, width: 6, opacity: 0.8, cap: 'round' },
  );
  if (isOpened)
    for (const x of [left + 12, left + 34])
      ink.draw(curve(`M${x} 150C${x + 8} 190 ${x - 4} 230 ${x + 4} 266`), {
        stroke: pale.dark,
        width: 4,
        opacity: 0.5,
        cap: 'round',
      });
}

function drawSide(ink: Ink, color: string): void {
  castShadow(ink, rect(38, 248, 590, 52), { dx: 3, dy: 8, blur: 6, opacity: 0.4 });
  board(ink, [36, 248, 594, 54], color, { direction: 'along x', bevel: 6, corners: 4 });
  settle(ink, rect(36, 248, 594, 54, 4), 0.3);
  for (const x of [190, 330, 470]) ink.draw(oval(x, 276, 7), { fill: ramp(color).deep, opacity: 0.7 });
}

function drawFootboard(ink: Ink, color: string): void {
  const panel: Box = [588, 132, 44, 160];
  castShadow(ink, rect(...panel, 6), { dx: 7, dy: 6, blur: 7, opacity: 0.35 });
  board(ink, panel, color, { bevel: 6, corners: 8 });
  drawPost(ink, [614, 118, 36, 218], color);
}
