import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { arc, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { brushed } from '../../matter/brushed.ts';
import { type Glyph, glyph } from '../../matter/digits.ts';
import { rivets } from '../../matter/metal.ts';

// Digits: its keys have each of them.

interface Palette {
  body: string;
  light: string;
}

const KEYS: readonly Glyph[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];
const OPEN_LIGHT = '#5dff8f';

/**
 * A keypad. Opened, its keys are lit and its display shows an open padlock. Neither state shows digits, which
 * would look like a code.
 */
export const keypad = defineItem<Palette>({
  id: 'keypad',
  name: 'Keypad',
  tag: 'Electronics',
  anchor: 'wall',
  size: [220, 320],
  margin: { top: 10, right: 34, bottom: 38, left: 16 },
  line: 7,
  seed: 53,
  stand: { width: 5, center: 65, foot: 58 },
  realSize: { height: 18 },
  palettes: {
    steel: { body: '#8d97a6', light: '#ff5a4a' },
    black: { body: '#474653', light: '#ffb03a' },
    white: { body: '#dfe2e6', light: '#4ad0ff' },
  },
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  lockMaterial: 'terminal',
  isLockable: true,
  moves: (_, isOpened) =>
    isOpened ? [{ type: 'flicker', at: [110, 200], radius: 90, color: OPEN_LIGHT }] : [],
  draw(ink, palette, isOpened) {
    drawBody(ink, palette.body);
    drawDisplay(ink, isOpened ? OPEN_LIGHT : palette.light, isOpened);
    recess(ink, rect(24, 100, 172, 200, 13), shift(palette.body, { lightness: -0.14 }), { depth: 6 });
    if (isOpened) glow(ink, 110, 200, 118, OPEN_LIGHT, 0.85, 124);
    KEYS.forEach((sign, i) => {
      drawKey(ink, [32 + (i % 3) * 54, 107 + Math.floor(i / 3) * 47], sign, isOpened);
    });
  },
});

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  const body = rect(6, 6, 208, 308, 24);
  castShadow(ink, body, { dx: 8, dy: 11, blur: 9, opacity: 0.45 });
  const fill = linear(60, tone.hi, [tone.light, 0.16], [tone.base, 0.55], tone.dark);
  solid(ink, body, color, { bevel: 8, fill, texture: () => brushed(ink, [6, 6, 208, 308], color, 0.14) });
  const corners: Point[] = [
    [20, 20],
    [200, 20],
    [20, 300],
    [200, 300],
  ];
  rivets(ink, corners, 5.5, color);
}

/** Four empty places for digits; once opened, an open padlock instead. */
function drawDisplay(ink: Ink, light: string, isOpened: boolean): void {
  const pane = rect(34, 24, 152, 62, 11);
  const edge = mix(light, '#14101c', 0.82);
  recess(ink, pane, '#1d1a26', { depth: 6, fill: linear(80, '#120f1a', edge) });
  ink.clip(pane, () => {
    glow(ink, 110, 58, 100, light, isOpened ? 0.5 : 0.3, 44);
    if (isOpened) drawSprungLock(ink, [110, 58], light);
    else for (const x of [48, 82, 116, 150]) ink.draw(rect(x, 68, 22, 6, 3), { fill: light });
    ink.draw(polygon([34, 86], [92, 24], [122, 24], [64, 86]), { fill: '#fff', opacity: 0.1 });
  });
  if (!isOpened) return;
  glow(ink, 110, 56, 116, light, 0.35, 50);
  for (const x of [52, 168]) statusLamp(ink, [x, 55], light, true);
}

function drawSprungLock(ink: Ink, [cx, cy]: Point, light: string): void {
  const shackle = joinPaths(
    arc(cx + 12, cy - 12, 12, 180, 360),
    polyline([cx, cy - 12], [cx, cy - 2]),
    polyline([cx + 24, cy - 12], [cx + 24, cy - 8]),
  );
  ink.draw(shackle, { stroke: light, width: 6, cap: 'round' });
  ink.draw(rect(cx - 18, cy - 2, 36, 24, 5), { fill: light });
  ink.draw(rect(cx - 2.5, cy + 5, 5, 10, 2), { fill: '#123a24' });
}

function drawKey(ink: Ink, [x, y]: Point, sign: Glyph, isLit: boolean): void {
  const print = sign === '*' ? '#c9443a' : sign === '#' ? '#2f8a4c' : '#2b2733';
  const cap = isLit ? '#7df0a0' : '#f1efe8';
  ink.draw(rect(x - 1, y, 50, 43, 10), { fill: '#15111c', opacity: 0.75 });
  const side = linear(90, mix(cap, '#6a6474', 0.3), mix(cap, '#4a4456', 0.62));
  ink.draw(rect(x, y, 48, 41, 9), { fill: side, stroke: '#2b2733', width: 3.2 });
  const fill = linear(75, isLit ? '#e8fff0' : '#ffffff', [cap, isLit ? 0.3 : 0.5], mix(cap, '#a39c9c', 0.42));
  ink.draw(rect(x + 2.5, y + 2, 43, 33, 7), { fill });
  ink.draw(arc(x + 9, y + 9, 4.5, 180, 270), { stroke: '#fff', width: 2.4, cap: 'round', opacity: 0.95 });
  glyph(ink, sign, [x + 24, y + 19], 19, print, 4.2);
  if (isLit)
    for (const i of range(2))
      ink.draw(rect(x + 4 + i, y + 35, 40 - 2 * i, 3, 1.5), { fill: OPEN_LIGHT, opacity: 0.55 });
}
