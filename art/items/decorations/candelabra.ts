import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, mapPath, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { knob, rod } from '../../matter/metal.ts';
import { burningCandle } from '../../moving.ts';

interface Palette {
  metal: string;
  wax: string;
  flame: string;
}

const FLAME = curve('M0 0C-14 -4 -14 -22 -6 -32C-4 -38 0 -46 2 -54C6 -42 14 -34 13 -18C13 -6 8 0 0 0Z');
/** The positions of the candles. */
const CUPS: readonly Point[] = [
  [62, 146],
  [250, 146],
  [156, 104],
];

/** A candelabra of three candles, which burn once it is opened. */
export const candelabra = defineItem<Palette>({
  id: 'candelabra',
  name: 'Candelabra',
  tag: 'Decorations',
  anchor: 'top',
  size: [312, 400],
  margin: { top: 70, right: 64, bottom: 26, left: 64 },
  line: 7,
  seed: 218,
  wear: 'none',
  stand: { width: 9.6, center: 93, foot: 90 },
  realSize: { height: 50 },
  palettes: {
    gold: { metal: '#dda93f', wax: '#f6ead0', flame: '#ffb03a' },
    silver: { metal: '#b4bfcc', wax: '#d8434a', flame: '#ffc45a' },
    iron: { metal: '#6d4a40', wax: '#efe0c0', flame: '#ff9a3a' },
    magic: { metal: '#7a5aa8', wax: '#3f3a5c', flame: '#5fc8ff' },
  },
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'brass',
  hitBox: [20, 0, 272, 400],
  moves: ({ flame }, isLit) =>
    isLit ? CUPS.flatMap(([x, y], i) => burningCandle([x, y - 92 + i * 9], flame)) : [],
  draw(ink, palette, isLit) {
    groundShadow(ink, 156, 396, 104, 12, 0.55);
    if (isLit) glow(ink, 156, 92, 210, palette.flame, 0.6, 154);
    drawArms(ink, palette.metal);
    drawStem(ink, palette.metal);
    for (const [i, cup] of CUPS.entries()) drawCandle(ink, cup, palette, isLit, 64 - i * 9);
  },
});

/** The lathe-turned stem: a broad foot, a vase shape, and a shaft out of the knot where the arms meet. */
function drawStem(ink: Ink, color: string): void {
  const tone = ramp(color);
  const round = linear(0, tone.shade, [tone.light, 0.2], [tone.hi, 0.32], [tone.base, 0.55], tone.dark);
  const foot = curve('M74 386C78 362 128 366 138 338L174 338C184 366 234 362 238 386Z');
  const vase = curve(
    'M143 338C147 324 126 316 124 294C122 272 145 268 147 246L165 246C167 268 190 272 188 294C186 316 165 324 169 338Z',
  );
  solid(ink, curve('M146 250L150 128H162L166 250Z'), color, { fill: round, bevel: 3 });
  solid(ink, foot, color, { fill: round, bevel: 5 });
  solid(ink, rect(60, 380, 192, 18, 9), color, { fill: round, bevel: 4 });
  ink.draw(curve('M98 374C112 364 130 364 142 352'), {
    stroke: tone.hi,
    width: 5,
    opacity: 0.9,
    cap: 'round',
  });
  solid(ink, vase, color, { fill: round, bevel: 4 });
  ink.draw(curve('M137 300C136 288 148 278 152 264'), {
    stroke: tone.hi,
    width: 5,
    opacity: 0.9,
    cap: 'round',
  });
  solid(ink, rect(130, 330, 52, 16, 8), color, { fill: round, bevel: 3 });
  knob(ink, [156, 238], 21, color);
}

/** Draws the arms from the knot up to the outer cups. */
function drawArms(ink: Ink, color: string): void {
  for (const side of [-1, 1]) {
    const x = (dx: number): number => 156 + side * dx;
    const arm = curve(`M${x(4)} 238C${x(30)} 292 ${x(96)} 284 ${x(94)} 212L${x(94)} 168`);
    const lift = side < 0 ? 3 : -3;
    const light = curve(
      `M${x(22)} 258C${x(42)} 276 ${x(94 + lift)} 268 ${x(94 + lift)} 212L${x(94 + lift)} 178`,
    );
    rod(ink, arm, color, 14, light);
  }
}

function drawCandle(
  ink: Ink,
  [x, y]: Point,
  { metal: color, wax, flame }: Palette,
  isLit: boolean,
  height: number,
): void {
  const tone = ramp(wax);
  const top = y - height;
  const body = rect(x - 18, top, 36, height + 6, 5);
  castShadow(ink, body, { dx: 4, dy: 3, blur: 4, opacity: 0.3 });
  const fill = isLit
    ? linear(90, '#fff6d8', [tone.light, 0.35], [tone.base, 0.7], tone.shade)
    : linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.dark);
  solid(ink, body, wax, { fill, bevel: 4, width: 5.5 });
  const run = curve(
    `M${x - 18} ${top + 1}V${top + 24}C${x - 18} ${top + 36} ${x - 7} ${top + 36} ${x - 7} ${top + 24}` +
      `C${x - 7} ${top + 14} ${x + 2} ${top + 14} ${x + 2} ${top + 20}C${x + 2} ${top + 30} ${x + 11} ${top + 28} ${x + 11} ${top + 18}` +
      `Q${x + 12} ${top + 8} ${x + 18} ${top + 8}V${top + 1}Z`,
  );
  ink.draw(run, { fill: tone.dark, opacity: 0.45, move: [1.5, 4] });
  ink.draw(run, { fill: linear(0, tone.hi, [tone.hi, 0.4], tone.base) });
  ink.draw(body, { stroke: tone.line, width: 5.5 });
  ink.draw(oval(x, top + 2, 18, 6), { fill: tone.hi, stroke: tone.line, width: 4 });
  ink.draw(polyline([x, top + 2], [x + 1, top - 10]), { stroke: '#2b2430', width: 5, cap: 'round' });
  drawCup(ink, [x, y], color);
  if (isLit) drawFlame(ink, [x, top - 4], flame);
}

/** The cup under a candle, with a broad rim for the wax. */
function drawCup(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const round = linear(0, tone.shade, [tone.light, 0.2], [tone.hi, 0.32], [tone.base, 0.55], tone.dark);
  const bowl = curve(
    `M${x - 26} ${y + 3}H${x + 26}C${x + 24} ${y + 22} ${x + 14} ${y + 30} ${x} ${y + 30}` +
      `C${x - 14} ${y + 30} ${x - 24} ${y + 22} ${x - 26} ${y + 3}Z`,
  );
  solid(ink, bowl, color, { fill: round, bevel: 4, width: 6 });
  solid(ink, rect(x - 38, y - 6, 76, 15, 7.5), color, { fill: round, bevel: 3, width: 6 });
}

function drawFlame(ink: Ink, [x, y]: Point, color: string): void {
  glow(ink, x, y - 20, 62, color, 0.95);
  const at = (scale: number) => mapPath(FLAME, (px, py) => [x + px * scale, y + py * scale]);
  ink.draw(at(1), {
    fill: linear(90, '#fff2b0', [color, 0.55], ramp(color).shade),
    stroke: ramp(color).dark,
    width: 2.6,
  });
  ink.draw(at(0.58), { fill: radial(0.5, 0.7, 0.6, '#ffffff', '#fff4c0') });
}
