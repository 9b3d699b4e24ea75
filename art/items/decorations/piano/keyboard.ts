import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths } from '../../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { escutcheon, keyhole } from '../../../matter/metal.ts';
import { board, grain } from '../../../matter/wood.ts';
import { KEYS, LIT, type Looks, mirrorIn } from './shape.ts';

const WHITE_KEYS = 24;
/** Whether a black key follows each white key of an octave. */
const HAS_BLACK = [true, true, false, true, true, true, false];

/** The shelf with the keys, under the closed keyboard lid or with the lid raised. */
export function drawKeyboard(ink: Ink, looks: Looks, isOpened: boolean): void {
  const { wood } = looks;
  castShadow(ink, rect(24, 284, 472, 30), { dx: 4, dy: 11, blur: 7, opacity: 0.5 });
  if (isOpened) {
    drawFallUp(ink, looks);
    drawKeys(ink, looks.felt);
  } else drawFall(ink, looks);
  const lit = shift(wood, { lightness: LIT });
  for (const x of [26, 456]) drawCheek(ink, x, lit);
  board(ink, [22, 282, 476, 28], lit, { direction: 'along x', corners: 6, bevel: 5, strength: 0.3 });
}

function drawCheek(ink: Ink, x: number, color: string): void {
  const tone = ramp(color);
  const cheek = polygon([x + 6, 220], [x + 34, 220], [x + 38, 286], [x, 286]);
  castShadow(ink, cheek, { dx: 4, dy: 4, blur: 5, opacity: 0.4 });
  solid(ink, cheek, color, { bevel: 4, fill: linear(90, tone.hi, [tone.base, 0.4], tone.shade) });
}

/** The lid over the keys, with its lock. */
function drawFall(ink: Ink, { wood, trim, isLacquered = false }: Looks): void {
  const tone = ramp(shift(wood, { lightness: LIT }));
  const fall = polygon([62, 222], [458, 222], [464, 284], [56, 284]);
  castShadow(ink, fall, { dx: 3, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, fall, tone, {
    bevel: 6,
    rim: 0.8,
    fill: linear(90, tone.base, [tone.hi, 0.3], [tone.light, 0.42], [tone.base, 0.66], tone.dark),
    texture: () =>
      grain(ink, [56, 222, 408, 62], wood, { direction: 'along x', strength: isLacquered ? 0 : 0.3 }),
  });
  if (isLacquered) mirrorIn(ink, fall, [56, 222, 408, 62]);
  escutcheon(ink, [260, 258], 26, 34, trim);
  keyhole(ink, [260, 252], 5);
}

/** Draws the lid of the keys, put up against the panel: its inner face, with an unreadable name in gold. */
function drawFallUp(ink: Ink, { wood, trim }: Looks): void {
  const tone = ramp(wood);
  const fall = polygon([66, 200], [454, 200], [458, 248], [62, 248]);
  castShadow(ink, fall, { dx: 3, dy: -3, blur: 6, opacity: 0.45 });
  solid(ink, fall, wood, { bevel: 5, fill: linear(90, tone.base, tone.dark) });
  const name = curve(
    'M214 230C222 206 236 212 228 226C224 234 236 232 244 222C250 214 254 222 250 230C258 218 268 220 262 230C276 214 284 222 278 230' +
      'C290 226 300 218 308 216',
  );
  ink.draw(name, { stroke: trim, width: 3.6, cap: 'round' });
}

function drawKeys(ink: Ink, felt: string): void {
  const [x, y, w, h] = KEYS;
  const pitch = w / WHITE_KEYS;
  ink.draw(rect(x, y - 6, w, 10), { fill: felt, stroke: ramp(felt).line, width: 3 });
  ink.draw(rect(x, y, w, h), { fill: linear(90, '#cfc3b4', ['#fffaf0', 0.3], '#f4ead8') });
  const gaps = range(WHITE_KEYS + 1).map((i) => polyline([x + i * pitch, y], [x + i * pitch, y + h]));
  ink.draw(joinPaths(...gaps), { stroke: '#5a4a4c', width: 2.6 });
  ink.draw(rect(x, y + h - 7, w, 7), { fill: '#d8c9b4' });
  for (const i of range(WHITE_KEYS - 1)) {
    if (!HAS_BLACK[i % 7]) continue;
    const key = rect(x + (i + 1) * pitch - 5.2, y, 10.4, h * 0.62, [0, 0, 2.5, 2.5]);
    ink.draw(key, { fill: linear(90, '#191320', ['#4a4254', 0.75], '#241c2a'), stroke: '#120c16', width: 2 });
  }
  ink.draw(rect(x, y - 2, w, 12), { fill: linear(90, [SHADOW, 0, 0.55], [SHADOW, 1, 0]) });
  ink.draw(rect(x, y - 2, w, h + 2), { stroke: '#2a1c20', width: 4 });
}
