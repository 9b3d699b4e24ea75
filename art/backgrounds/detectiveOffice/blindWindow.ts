import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { moon, stars } from '../../kits/sights/sky.ts';

export interface City {
  sky: readonly [zenith: string, horizon: string];
  houses: string;
  /** The colour of the lit windows. */
  lit: string;
  /** The share of windows that are lit, 0 to 1. */
  awake: number;
  neon: string;
  isRaining: boolean;
  disc: 'sun' | 'moon' | 'none';
}

interface BlindColors {
  timber: string;
  slat: string;
  city: City;
}

const FRAME = 24;
/** The share of the window's height that the blind covers at its left end and at its right end. */
const LEFT_END = 0.26;
const RIGHT_END = 0.5;
const SLATS = 10;

export function blindWindowBounds([x, y, w, h]: Box): Box {
  return [x - FRAME - 18, y - FRAME - 12, w + 2 * FRAME + 36, h + 2 * FRAME + 40];
}

/** Returns the position of the bar's neon sign across the street. */
export function neonPlace([x, y, w, h]: Box): Point {
  return [x + w * 0.29, y + h * 0.66];
}

/** The roofs of a city behind a Venetian blind of which one cord has slipped. */
export function blindWindow(ink: Ink, box: Box, { timber, slat, city }: BlindColors): void {
  const [x, y, w, h] = box;
  const frame = rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME, 5);
  castShadow(ink, frame, { dx: 10, dy: 12, blur: 14, opacity: 0.45 });
  solid(ink, frame, timber, { bevel: 7 });
  const pane = rect(...box);
  ink.clip(pane, () => {
    drawCity(ink, box, city);
    ink.draw(pane, { stroke: SHADOW, width: 26, opacity: 0.5, blur: 7, move: [5, 7] });
  });
  ink.draw(pane, { stroke: ramp(timber).line });
  for (const at of [x + w / 2 - 8]) solid(ink, rect(at, y, 16, h), timber, { bevel: 4, width: 2.4 });
  solid(ink, rect(x, y + h * 0.56, w, 20), timber, { bevel: 4, width: 2.4 });
  drawBlind(ink, box, slat);
  const sill = rect(x - FRAME - 18, y + h + FRAME - 6, w + 2 * FRAME + 36, 28, 5);
  castShadow(ink, sill, { dx: 4, dy: 14, blur: 8, opacity: 0.5 });
  solid(ink, sill, timber, { bevel: 6 });
}

/** Widths and heights of the houses, as shares of the window, from left to right. */
const HOUSES = [
  [0.15, 0.5],
  [0.12, 0.72],
  [0.17, 0.42],
  [0.1, 0.62],
  [0.16, 0.82],
  [0.13, 0.46],
  [0.17, 0.58],
] as const;

function drawCity(ink: Ink, [x, y, w, h]: Box, city: City): void {
  const [zenith, horizon] = city.sky;
  ink.draw(rect(x, y, w, h), { fill: linear(90, zenith, [mix(zenith, horizon, 0.6), 0.55], horizon) });
  if (city.disc === 'moon') {
    stars(ink, [x, y, w, h * 0.5], 26);
    moon(ink, [x + w * 0.72, y + h * 0.66], 22);
  }
  if (city.disc === 'sun') {
    glow(ink, x + w * 0.7, y + h * 0.66, 200, '#fff2c0', 1);
    ink.draw(oval(x + w * 0.7, y + h * 0.66, 32), { fill: '#fffae0' });
  }
  drawHouses(ink, [x - 20, y, w * 1.06, h * 0.74], shift(city.houses, { lightness: 0.08 }), city, 0.9);
  drawHouses(ink, [x - 6, y + h * 0.2, w * 1.04, h * 0.8], city.houses, city, 1.25);
  drawNeon(ink, neonPlace([x, y, w, h]), city);
  if (city.isRaining) drawRain(ink, [x, y, w, h]);
}

function drawHouses(ink: Ink, [x, y, w, h]: Box, color: string, { lit, awake }: City, grow: number): void {
  const tone = ramp(color);
  let left = x;
  const order = grow > 1 ? HOUSES.toReversed() : HOUSES;
  for (const [share, tall] of order) {
    const [width, height] = [w * share, h * tall * (grow > 1 ? 0.72 : 1)];
    const top = y + h - height;
    ink.draw(rect(left, top, width + 1, height + 4), {
      fill: linear(0, tone.light, [tone.base, 0.4], tone.shade),
      stroke: tone.line,
      width: 2,
    });
    ink.draw(rect(left - 3, top - 5, width + 7, 8), { fill: tone.shade, stroke: tone.line, width: 1.8 });
    if (tall > 0.6) drawTank(ink, [left + width * 0.5, top - 5], color);
    for (const row of range((height - 20) / 30))
      for (const column of range((width - 12) / 22)) {
        const isLit = ink.random() < awake;
        ink.draw(rect(left + 10 + column * 22, top + 14 + row * 30, 10, 16), {
          fill: isLit ? lit : tone.dark,
          opacity: isLit ? 0.95 : 0.65,
        });
      }
    left += width;
  }
}

/** A water tank on its legs. */
function drawTank(ink: Ink, [cx, foot]: Point, color: string): void {
  const tone = ramp(shift(color, { lightness: -0.04 }));
  for (const dx of [-11, 11])
    ink.draw(polyline([cx + dx * 0.8, foot - 22], [cx + dx, foot]), { stroke: tone.line, width: 3 });
  ink.draw(rect(cx - 14, foot - 46, 28, 26, 2), { fill: tone.base, stroke: tone.line, width: 2 });
  ink.draw(polygon([cx - 17, foot - 45], [cx + 17, foot - 45], [cx, foot - 62]), {
    fill: tone.light,
    stroke: tone.line,
    width: 2,
  });
}

/** A neon sign: a glass with an olive, and an arrow toward the entrance. */
function drawNeon(ink: Ink, [x, y]: Point, { neon, awake }: City): void {
  const isOn = awake > 0.2;
  const color = isOn ? neon : mix(neon, '#5a5660', 0.7);
  ink.draw(rect(x - 44, y - 62, 88, 124, 8), { fill: '#241c30', stroke: '#120c1c', width: 2.4 });
  const glassSign = [
    polyline([x - 28, y - 44], [x + 28, y - 44], [x, y - 8], [x - 28, y - 44]),
    polyline([x, y - 8], [x, y + 22]),
    polyline([x - 18, y + 24], [x + 18, y + 24]),
  ];
  for (const line of glassSign) {
    if (isOn) ink.draw(line, { stroke: color, width: 12, opacity: 0.35, cap: 'round' });
    ink.draw(line, { stroke: color, width: 4.6, cap: 'round' });
    if (isOn) ink.draw(line, { stroke: '#ffffff', width: 1.6, opacity: 0.8, cap: 'round' });
  }
  ink.draw(oval(x - 7, y - 34, 5), { fill: isOn ? '#9dff8a' : '#5a6a58' });
  const arrow = polyline([x - 26, y + 42], [x + 22, y + 42], [x + 10, y + 33]);
  ink.draw(arrow, { stroke: isOn ? '#ffe08a' : '#6a6458', width: 4, cap: 'round' });
  if (isOn) ink.blend('screen', () => glow(ink, x, y - 14, 150, neon, 0.6));
}

function drawRain(ink: Ink, [x, y, w, h]: Box): void {
  for (const _ of range(70)) {
    const [left, top] = [x + ink.random() * w, y + ink.random() * h];
    const length = 18 + ink.random() * 34;
    ink.draw(polyline([left, top], [left - length * 0.22, top + length]), {
      stroke: '#cfe0ff',
      width: 1.6,
      opacity: 0.16 + ink.random() * 0.3,
      cap: 'round',
    });
  }
  for (const _ of range(26)) {
    const [left, top] = [x + ink.random() * w, y + h * (0.55 + ink.random() * 0.42)];
    ink.draw(oval(left, top, 2.2, 3.4), { fill: '#e4eeff', opacity: 0.6 });
  }
}

function drawBlind(ink: Ink, [x, y, w, h]: Box, slat: string): void {
  const tone = ramp(slat);
  const at = (i: number, side: 'left' | 'right'): number => {
    const end = side === 'left' ? LEFT_END : RIGHT_END;
    return y + 26 + (h * end * (i + 1)) / SLATS;
  };
  for (const i of range(SLATS)) {
    const [left, right] = [at(i, 'left'), at(i, 'right')];
    const path = polygon([x + 4, left], [x + w - 4, right], [x + w - 2, right + 8], [x + 2, left + 8]);
    ink.draw(path, { fill: SHADOW, opacity: 0.3, move: [2, 7] });
    ink.draw(path, {
      fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark),
      stroke: tone.line,
      width: 1.9,
    });
  }
  for (const share of [0.12, 0.88]) {
    const end = y + 26 + h * (LEFT_END + (RIGHT_END - LEFT_END) * share);
    ink.draw(polyline([x + w * share, y + 20], [x + w * share, end + 10]), { stroke: tone.dark, width: 4 });
    ink.draw(polyline([x + w * share - 1, y + 20], [x + w * share - 1, end + 10]), {
      stroke: tone.hi,
      width: 1.6,
    });
  }
  const [left, right] = [at(SLATS - 1, 'left') + 12, at(SLATS - 1, 'right') + 12];
  solid(ink, polygon([x + 2, left], [x + w - 2, right], [x + w - 2, right + 15], [x + 2, left + 15]), slat, {
    bevel: 4,
    width: 2.4,
  });
  const head = rect(x - 4, y - 6, w + 8, 32, 4);
  castShadow(ink, head, { dx: 2, dy: 8, blur: 5, opacity: 0.45 });
  solid(ink, head, slat, { bevel: 5, width: 2.6 });
  ink.draw(polyline([x + w - 26, y + 26], [x + w - 22, y + h * 0.92]), { stroke: tone.hi, width: 2.4 });
  solid(ink, oval(x + w - 22, y + h * 0.92 + 8, 5, 10), slat, { bevel: 2, width: 2 });
}
