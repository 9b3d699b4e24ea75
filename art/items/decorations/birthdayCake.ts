import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { burningCandle } from '../../moving.ts';

interface Palette {
  icing: string;
  cake: string;
  filling: string;
  candle: string;
}

/** A tier of the cake: its middle, its top, half its width, its height. */
interface Tier {
  top: number;
  half: number;
  height: number;
}

const CENTER = 190;
const UPPER: Tier = { top: 128, half: 92, height: 82 };
const LOWER: Tier = { top: 206, half: 144, height: 96 };
/** The visible depth of a tier's top, as a share of its half width. */
const FLATNESS = 0.16;
const CANDLES: readonly Point[] = [
  [130, 124],
  [160, 134],
  [190, 137],
  [220, 134],
  [250, 124],
];
const FLAME = curve('M0 0C-11 -2 -11 -16 -5 -25C-3 -30 0 -36 2 -42C5 -32 11 -26 10 -13C10 -5 6 0 0 0Z');

/**
 * A cake on a plate with candles; opened, the candles burn, and a hollow is visible where a slice is missing.
 */
export const birthdayCake = defineItem<Palette>({
  id: 'birthday-cake',
  name: 'Birthday cake',
  tag: 'Decorations',
  anchor: 'top',
  size: [380, 340],
  margin: { top: 60, right: 44, bottom: 26, left: 40 },
  line: 7,
  seed: 617,
  wear: 'none',
  stand: { width: 9.4, center: 68, foot: 78 },
  realSize: { width: 34 },
  palettes: {
    strawberry: { icing: '#f6b6c8', cake: '#e0b071', filling: '#d8465a', candle: '#6ab6e0' },
    chocolate: { icing: '#7a4630', cake: '#a8683f', filling: '#f3dcb4', candle: '#f2c95c' },
    vanilla: { icing: '#f6ead0', cake: '#e6bd78', filling: '#f0a83e', candle: '#d9546a' },
    mint: { icing: '#9fdcc4', cake: '#6b4334', filling: '#f6f0de', candle: '#a86fd0' },
  },
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'painted',
  hitBox: [14, 50, 352, 290],
  isContainer: true,
  holds: [140, 226, 100, 66],
  moves: (_, isLit) => (isLit ? CANDLES.flatMap(([x, y]) => burningCandle([x, y - 74], '#ffb84a', 40)) : []),
  draw(ink, palette, isLit) {
    groundShadow(ink, CENTER, 332, 176, 12, 0.55);
    drawPlate(ink);
    drawTier(ink, LOWER, palette);
    if (isLit) drawCut(ink, palette);
    drawTier(ink, UPPER, palette);
    if (isLit) glow(ink, CENTER, 60, 170, '#ffc860', 0.6, 96);
    for (const at of CANDLES) drawCandle(ink, at, palette.candle, isLit);
    drawCherries(ink);
  },
});

function drawPlate(ink: Ink): void {
  const plate = curve('M14 306C14 292 366 292 366 306C366 322 300 338 190 338C80 338 14 322 14 306Z');
  castShadow(ink, plate, { dx: 4, dy: 5, blur: 6, opacity: 0.4 });
  solid(ink, plate, '#e8e4ea', { bevel: 4 });
  ink.draw(oval(CENTER, 304, 164, 13), { fill: '#c4bfd0', stroke: '#8c86a0', width: 3 });
}

/** The body of a tier down to its round foot. */
function bodyOf({ top, half, height }: Tier): Path {
  const [left, right, foot, dip] = [CENTER - half, CENTER + half, top + height, half * FLATNESS];
  return curve(
    `M${left} ${top}L${left} ${foot - dip}C${left} ${foot + dip * 0.6} ${right} ${foot + dip * 0.6} ${right} ${foot - dip}` +
      `L${right} ${top}Z`,
  );
}

function drawTier(ink: Ink, tier: Tier, { icing, cake }: Palette): void {
  const { top, half } = tier;
  const body = bodyOf(tier);
  castShadow(ink, body, { dx: 5, dy: 4, blur: 6, opacity: 0.35 });
  const tone = ramp(cake);
  solid(ink, body, cake, {
    bevel: 6,
    fill: linear(0, tone.shade, [tone.light, 0.3], [tone.base, 0.6], tone.dark),
    texture: () => drawCrumb(ink, tier, cake),
  });
  drawIcing(ink, tier, icing);
  solid(ink, oval(CENTER, top, half + 3, half * FLATNESS + 4), icing, {
    width: 5,
    bevel: 4,
    fill: radial(0.4, 0.35, 0.75, ramp(icing).hi, [ramp(icing).light, 0.5], ramp(icing).base),
  });
  drawPearls(ink, tier, icing);
}

function drawCrumb(ink: Ink, { top, half, height }: Tier, color: string): void {
  const dark = ramp(color).shade;
  for (const _ of range(Math.round(half / 4))) {
    const at: Point = [CENTER + ink.jitter(half * 0.95), top + 26 + ink.random() * (height - 30)];
    ink.draw(oval(...at, 2.6, 1.8), { fill: dark, opacity: 0.6 });
  }
}

/** Icing that has run down the sides. */
function drawIcing(ink: Ink, { top, half, height }: Tier, color: string): void {
  const count = Math.round(half / 15);
  const width = ((half + 3) * 2) / count;
  const lengths = range(count).map((i) => height * (0.32 + 0.24 * ((i * 7) % 5) * 0.25) + half * FLATNESS);
  const tongues = lengths.map((length, i) => {
    const x = CENTER - half - 3 + i * width;
    const bend = half * FLATNESS * Math.sqrt(1 - ((i + 0.5) / count - 0.5) ** 2 * 4) * 0.6;
    const foot = top + length * 0.72 + bend;
    return `L${x} ${foot - 12}C${x} ${foot + 8} ${x + width} ${foot + 8} ${x + width} ${foot - 12}L${x + width} ${foot - 20}`;
  });
  const icing = curve(`M${CENTER - half - 3} ${top}${tongues.join('')}L${CENTER + half + 3} ${top}Z`);
  castShadow(ink, icing, { dx: 2, dy: 5, blur: 3, opacity: 0.35 });
  const tone = ramp(color);
  solid(ink, icing, color, {
    width: 5,
    bevel: 5,
    fill: linear(0, tone.base, [tone.hi, 0.28], [tone.light, 0.55], tone.shade),
  });
}

/** Blobs of cream around a tier's top edge. */
function drawPearls(ink: Ink, { top, half }: Tier, color: string): void {
  const cream = shift(color, { lightness: 0.06 });
  const count = Math.round(half / 9);
  for (const i of range(count + 1)) {
    const angle = Math.PI * (1 - i / count);
    const at: Point = [CENTER + Math.cos(angle) * half * 0.97, top + Math.sin(angle) * half * FLATNESS];
    solid(ink, oval(...at, 9.5, 8.5), cream, { width: 3.6, bevel: 2.5 });
  }
}

function drawCherries(ink: Ink): void {
  for (const [x, y] of [
    [72, 214],
    [308, 214],
  ] as const) {
    ink.draw(curve(`M${x} ${y - 12}C${x + 2} ${y - 26} ${x + 10} ${y - 32} ${x + 18} ${y - 34}`), {
      stroke: '#4a5a2c',
      width: 4,
      cap: 'round',
    });
    solid(ink, oval(x, y - 4, 14, 13), '#cf2c40', { width: 4.5, bevel: 4 });
    ink.draw(oval(x - 5, y - 9, 4, 3), { fill: '#fff', opacity: 0.85 });
  }
}

/** Draws the missing slice: the cut faces with their layers, and a glowing hollow between them. */
function drawCut(ink: Ink, { cake, filling, icing }: Palette): void {
  const tone = ramp(cake);
  recess(ink, curve('M132 214L248 214L240 304C210 312 170 312 140 304Z'), shift(cake, { lightness: -0.1 }), {
    depth: 10,
    opacity: 0.7,
    fill: linear(90, tone.deep, [tone.dark, 0.5], tone.base),
    texture: () => {
      ink.draw(rect(132, 206, 116, 34), { fill: tone.deep, opacity: 0.7, blur: 8 });
      glow(ink, CENTER, 286, 60, '#fff1b8', 1, 44);
    },
  });
  for (const side of [-1, 1]) drawCutFace(ink, side, { cake, filling, icing });
}

/** The cut face of the cake: icing, and two layers of filling. */
function drawCutFace(ink: Ink, side: number, { cake, filling, icing }: Omit<Palette, 'candle'>): void {
  const x = (dx: number): number => CENTER + side * dx;
  const face = polygon([x(62), 204], [x(27), 214], [x(26), 288], [x(54), 308]);
  const tone = ramp(cake);
  const band = (y: number, h: number): Path =>
    polygon([x(66), y], [x(22), y - 5], [x(22), y - 5 + h * 0.85], [x(66), y + h]);
  solid(ink, face, cake, {
    width: 4,
    bevel: 3,
    fill: side < 0 ? linear(0, tone.base, tone.hi) : linear(0, tone.light, tone.shade),
    texture: () => {
      for (const y of [240, 272]) ink.draw(band(y, 13), { fill: filling });
      ink.draw(band(202, 17), { fill: icing });
    },
  });
}

function drawCandle(ink: Ink, [x, y]: Point, color: string, isLit: boolean): void {
  const stick = rect(x - 6.5, y - 52, 13, 54, 4);
  solid(ink, stick, color, {
    width: 4,
    bevel: 2.5,
    texture: () => {
      for (const i of range(4))
        ink.draw(polyline([x - 9, y - 36 + i * 14], [x + 9, y - 46 + i * 14]), {
          stroke: mix(color, '#ffffff', 0.65),
          width: 4.5,
        });
    },
  });
  ink.draw(polyline([x, y - 52], [x + 1, y - 61]), { stroke: '#2a1c20', width: 3.6, cap: 'round' });
  if (!isLit) return;
  glow(ink, x, y - 76, 34, '#ffd36a', 0.9);
  ink.at([x, y - 58], () => {
    ink.draw(FLAME, {
      fill: linear(90, '#fff6d0', ['#ffc23e', 0.6], '#ff7a2a'),
      stroke: '#8a3a12',
      width: 2.4,
    });
  });
}
