import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, mapPath, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, rect } from '../../ink/shapes.ts';
import { knob, metal, rod, roundBar } from '../../matter/metal.ts';
import { burningCandle } from '../../moving.ts';

interface Palette {
  metal: string;
  wax: string;
  flame: string;
}

const FLAME = curve('M0 0C-14 -4 -14 -22 -6 -32C-4 -38 0 -46 2 -54C6 -42 14 -34 13 -18C13 -6 8 0 0 0Z');
/** Where each candle stands. */
const CUPS: readonly Point[] = [
  [62, 146],
  [250, 146],
  [156, 104],
];

/** Three candles; opened, they burn. */
export const candelabra = defineItem<Palette>({
  id: 'candelabra',
  name: 'Candelabra',
  tag: 'Decorations',
  anchor: 'top',
  size: [312, 400],
  margin: { top: 70, right: 64, bottom: 26, left: 64 },
  line: 7,
  seed: 218,
  stand: { width: 9.6, center: 93, foot: 90 },
  realSize: { height: 50 },
  palettes: {
    gold: { metal: '#dda93f', wax: '#f6ead0', flame: '#ffb03a' },
    silver: { metal: '#b4bfcc', wax: '#d8434a', flame: '#ffc45a' },
    iron: { metal: '#6d4a40', wax: '#efe0c0', flame: '#ff9a3a' },
    magic: { metal: '#7a5aa8', wax: '#3f3a5c', flame: '#5fc8ff' },
  },
  opens: true,
  hitBox: [20, 0, 272, 400],
  moves: ({ flame }, isLit) =>
    isLit ? CUPS.flatMap(([x, y], i) => burningCandle([x, y - 92 + i * 9], flame)) : [],
  draw(ink, palette, isLit) {
    groundShadow(ink, 156, 396, 104, 12, 0.55);
    if (isLit) glow(ink, 156, 92, 210, palette.flame, 0.6, 154);
    drawStem(ink, palette.metal);
    drawArms(ink, palette.metal);
    for (const [i, cup] of CUPS.entries()) drawCandle(ink, cup, palette, isLit, 64 - i * 9);
  },
});

function drawStem(ink: Ink, color: string): void {
  const foot = curve('M70 396C70 368 118 362 134 344L178 344C194 362 242 368 242 396Z');
  const stem = curve(
    'M140 350C146 320 128 304 138 282C146 264 148 230 144 180L168 180C164 230 166 264 174 282' +
      'C184 304 166 320 172 350Z',
  );
  solid(ink, foot, color, { fill: metal(color, 20), bevel: 5 });
  ink.draw(curve('M82 384C110 374 202 374 230 384'), {
    stroke: ramp(color).hi,
    width: 3.5,
    opacity: 0.8,
    cap: 'round',
  });
  solid(ink, stem, color, { fill: roundBar(color), bevel: 4 });
  solid(ink, rect(128, 334, 56, 16, 8), color, { fill: roundBar(color), width: 5, bevel: 3 });
  knob(ink, [156, 282], 22, color);
  solid(ink, rect(136, 214, 40, 15, 7), color, { fill: roundBar(color), width: 5, bevel: 3 });
}

/** Scrolls from the stem up to the outer cups. */
function drawArms(ink: Ink, color: string): void {
  for (const side of [-1, 1]) {
    const x = (dx: number): number => 156 + side * dx;
    const arm = curve(`M${x(8)} 242C${x(40)} 276 ${x(96)} 262 ${x(94)} 200L${x(94)} 172`);
    const light = curve(`M${x(18)} 246C${x(46)} 266 ${x(88)} 254 ${x(90)} 204`);
    rod(ink, arm, color, 12, light);
    rod(ink, arc(x(46), 224, 15, side > 0 ? 60 : 120, side > 0 ? 330 : -150), color, 7);
    knob(ink, [x(46), 224], 6, color);
  }
  rod(ink, polyline([156, 200], [156, 128]), color, 13, polyline([153, 196], [153, 132]));
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
  const body = rect(x - 14, top, 28, height + 6, 4);
  castShadow(ink, body, { dx: 4, dy: 3, blur: 4, opacity: 0.3 });
  const fill = isLit
    ? linear(90, '#fff6d8', [tone.light, 0.35], [tone.base, 0.7], tone.shade)
    : linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.dark);
  solid(ink, body, wax, { fill, bevel: 3, width: 5 });
  ink.draw(
    curve(
      `M${x - 14} ${top + 6}C${x - 14} ${top + 34} ${x - 5} ${top + 32} ${x - 6} ${top + 12}` +
        `C${x - 2} ${top + 22} ${x + 4} ${top + 20} ${x + 4} ${top + 6}Z`,
    ),
    { fill: tone.hi, stroke: tone.line, width: 2.6 },
  );
  solid(ink, oval(x, top + 2, 14, 5), wax, { width: 4, bevel: 2 });
  ink.draw(polyline([x, top + 2], [x + 1, top - 9]), { stroke: '#2b2430', width: 4.5, cap: 'round' });
  solid(
    ink,
    curve(
      `M${x - 32} ${y + 2}H${x + 32}C${x + 30} ${y + 22} ${x + 14} ${y + 28} ${x} ${y + 28}` +
        `C${x - 14} ${y + 28} ${x - 30} ${y + 22} ${x - 32} ${y + 2}Z`,
    ),
    color,
    { fill: metal(color, 30), bevel: 4, width: 5.5 },
  );
  solid(ink, rect(x - 36, y - 4, 72, 11, 5.5), color, { fill: roundBar(color), bevel: 2, width: 5 });
  if (isLit) drawFlame(ink, [x, top - 4], flame);
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
