import type { Move } from '../../../core/catalogue/moves.ts';
import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, mapPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { burningCandle } from '../../moving.ts';

interface Palette {
  bone: string;
  wax: string;
  flame: string;
}

const SKULL = curve(
  'M150 130C214 128 252 168 252 222C252 250 240 266 226 278L224 300C222 312 212 316 200 316' +
    'L100 316C88 316 78 312 76 300L74 278C60 266 48 250 48 222C48 168 86 128 150 130Z',
);
const JAW = curve('M92 308L208 308L202 344C200 356 190 360 176 360L124 360C110 360 100 356 98 344Z');
const FLAME = curve('M0 0C-18 -4 -18 -28 -8 -42C-5 -50 0 -60 3 -70C8 -54 18 -44 17 -22C17 -8 10 0 0 0Z');

/** A skull with a candle, covered with wax. Opened, the candle burns, and light comes out of the eyes. */
export const skullCandle = defineItem<Palette>({
  id: 'skull-candle',
  name: 'Skull with candle',
  tag: 'Decorations',
  anchor: 'top',
  size: [300, 370],
  margin: { top: 72, right: 54, bottom: 26, left: 44 },
  line: 7,
  seed: 233,
  stand: { width: 8.6, center: 65, foot: 90 },
  realSize: { height: 28 },
  palettes: {
    bone: { bone: '#e8dcc0', wax: '#f4ead4', flame: '#ffb03a' },
    old: { bone: '#b99a6c', wax: '#c23f44', flame: '#ffc45a' },
    obsidian: { bone: '#5a5468', wax: '#b8a0e0', flame: '#b87aff' },
    jade: { bone: '#8fb89a', wax: '#3f4a44', flame: '#7dff9a' },
  },
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'stone',
  hitBox: [40, 20, 220, 350],
  moves: ({ flame }, isLit) =>
    isLit
      ? [
          ...burningCandle([152, 6], flame),
          ...[104, 196].map((x): Move => ({ type: 'flicker', at: [x, 234], radius: 46, color: flame })),
        ]
      : [],
  draw(ink, palette, isLit) {
    groundShadow(ink, 150, 362, 112, 13, 0.6);
    if (isLit) glow(ink, 150, 28, 150, palette.flame, 0.65, 98);
    drawSkull(ink, palette, isLit);
    drawCandle(ink, palette, isLit);
  },
});

function drawSkull(ink: Ink, palette: Palette, isLit: boolean): void {
  const tone = ramp(palette.bone);
  castShadow(ink, SKULL, { dx: 8, dy: 6, blur: 9, opacity: 0.35 });
  solid(ink, JAW, palette.bone, { bevel: 7, fill: linear(70, tone.light, [tone.base, 0.4], tone.deep) });
  solid(ink, SKULL, palette.bone, {
    bevel: 12,
    fill: radial(0.36, 0.3, 0.8, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark),
    texture: () => {
      ink.draw(curve('M206 150C196 166 214 176 204 192C198 202 210 206 206 218'), {
        stroke: tone.deep,
        width: 3.2,
        opacity: 0.8,
      });
      ink.draw(oval(74, 262, 20, 14), { fill: tone.dark, opacity: 0.45 });
      ink.draw(oval(226, 262, 20, 14), { fill: tone.dark, opacity: 0.5 });
    },
  });
  for (const side of [-1, 1]) drawEye(ink, 150 + side * 46, side, palette, isLit);
  ink.draw(
    curve(
      'M150 254C140 268 132 282 138 288C144 292 148 286 150 284C152 286 156 292 162 288' +
        'C168 282 160 268 150 254Z',
    ),
    { fill: tone.deep, stroke: tone.line, width: 4 },
  );
  drawTeeth(ink, palette.bone);
}

function drawEye(ink: Ink, x: number, side: number, { bone, flame }: Palette, isLit: boolean): void {
  const tone = ramp(bone);
  const socket = curve(
    `M${x - side * 32} 226C${x - side * 30} 204 ${x + side * 24} 200 ${x + side * 32} 222` +
      `C${x + side * 36} 246 ${x + side * 18} 260 ${x - side * 4} 258` +
      `C${x - side * 24} 256 ${x - side * 32} 246 ${x - side * 32} 226Z`,
  );
  const fill = isLit
    ? radial(0.5, 0.6, 0.55, '#fffbe4', [flame, 0.35], ['#3a1a20', 0.85], '#1a0f16')
    : radial(0.5, 0.6, 0.6, '#4a3440', '#170e16');
  ink.draw(socket, { fill, stroke: tone.line });
  ink.draw(curve(`M${x - side * 28} 216C${x - side * 14} 202 ${x + side * 16} 202 ${x + side * 30} 214`), {
    stroke: tone.hi,
    width: 3,
    opacity: 0.6,
    move: [0, -9],
    cap: 'round',
  });
  if (isLit) glow(ink, x, 234, 58, flame, 0.7);
}

function drawTeeth(ink: Ink, bone: string): void {
  const tone = ramp(bone);
  ink.draw(rect(100, 306, 100, 12, 5), { fill: tone.deep, stroke: tone.line, width: 4 });
  for (const i of range(6)) {
    const x = 103 + i * 16;
    solid(ink, rect(x, 294, 14, 20, 5), bone, { width: 3.2, bevel: 2, fill: linear(90, tone.hi, tone.base) });
    solid(ink, rect(x, 314, 14, 18, 5), bone, {
      width: 3.2,
      bevel: 2,
      fill: linear(90, tone.light, tone.shade),
    });
  }
}

/** The candle on the skull, and its wax that has run down. */
function drawCandle(ink: Ink, { wax, flame }: Palette, isLit: boolean): void {
  const tone = ramp(wax);
  const drips = curve(
    'M104 138C112 124 128 122 128 122L172 122C172 122 190 124 198 138C208 152 204 170 200 186' +
      'C196 196 188 194 188 182C186 166 178 162 172 168C168 184 170 198 164 204' +
      'C156 208 152 200 154 184C152 166 138 164 134 176C134 190 132 214 124 216' +
      'C114 216 116 196 116 182C112 170 106 176 102 186C96 190 92 182 94 170' +
      'C94 156 98 146 104 138Z',
  );
  castShadow(ink, drips, { dx: 4, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, drips, wax, { bevel: 5, width: 5.5, fill: linear(75, tone.hi, [tone.base, 0.5], tone.shade) });
  const fill = isLit
    ? linear(90, '#fff6d4', [tone.light, 0.35], [tone.base, 0.75], tone.shade)
    : linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.dark);
  solid(ink, rect(122, 44, 56, 92, [10, 8, 6, 6]), wax, { bevel: 6, width: 6, fill });
  ink.draw(
    curve(
      'M122 58C122 96 132 98 134 76C138 66 142 86 148 84C154 82 152 62 160 62' +
        'C166 62 166 80 172 82C178 82 178 66 178 58Z',
    ),
    { fill: tone.hi, stroke: tone.line, width: 3 },
  );
  solid(ink, oval(150, 48, 27, 8), wax, { width: 5, bevel: 2 });
  ink.draw(polyline([150, 48], [152, 30]), { stroke: '#2b2430', width: 5.5, cap: 'round' });
  if (!isLit) return;
  glow(ink, 152, 4, 78, flame, 0.95);
  const at = (s: number) => mapPath(FLAME, (x, y) => [152 + x * s, 38 + y * s]);
  ink.draw(at(1), {
    fill: linear(90, '#fff2b0', [flame, 0.55], ramp(flame).shade),
    stroke: ramp(flame).dark,
    width: 3,
  });
  ink.draw(at(0.56), { fill: '#fffdf0' });
  ink.draw(polygon([128, 60], [140, 50], [140, 120], [128, 126]), { fill: '#fff', opacity: 0.25 });
}
