import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';
import { type Glyph, glyph, segmentDigit } from '../../matter/digits.ts';
import { rivets } from '../../matter/metal.ts';

interface Palette {
  body: string;
  light: string;
}

const KEYS: readonly Glyph[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];
const OPEN_LIGHT = '#5dff8f';

/** Opened, its light turns green. The digits it shows are no code of any room. */
export const keypad = defineItem<Palette>({
  id: 'keypad',
  name: 'Keypad',
  tag: 'Electronics',
  anchor: 'wall',
  size: [220, 320],
  margin: { top: 10, right: 34, bottom: 38, left: 16 },
  line: 8,
  seed: 53,
  stand: { width: 5, center: 65, foot: 58 },
  palettes: {
    steel: { body: '#8d97a6', light: '#ff5a4a' },
    black: { body: '#474653', light: '#ffb03a' },
    white: { body: '#dfe2e6', light: '#4ad0ff' },
  },
  opens: true,
  isLockable: true,
  draw(ink, palette, isOpened) {
    drawBody(ink, palette.body);
    drawDisplay(ink, isOpened ? OPEN_LIGHT : palette.light, isOpened);
    KEYS.forEach((sign, i) => {
      drawKey(ink, [32 + (i % 3) * 54, 104 + Math.floor(i / 3) * 48], sign, palette.body);
    });
    const screws: Point[] = [
      [17, 17],
      [203, 17],
      [17, 303],
      [203, 303],
    ];
    rivets(ink, screws, 5, palette.body);
  },
});

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  const body = rect(6, 6, 208, 308, 24);
  castShadow(ink, body, { dx: 8, dy: 11, blur: 9, opacity: 0.45 });
  solid(ink, body, color, { bevel: 8 });
  ink.draw(rect(18, 18, 184, 284, 16), { stroke: tone.dark, width: 3, opacity: 0.6 });
  ink.draw(rect(20, 20, 184, 284, 16), { stroke: tone.hi, width: 1.8, opacity: 0.6 });
}

function drawDisplay(ink: Ink, light: string, isOpened: boolean): void {
  const pane = rect(30, 30, 160, 60, 10);
  recess(ink, pane, '#1d1a26', { depth: 6, fill: linear(80, '#120f1a', '#2a2634') });
  ink.clip(pane, () => {
    glow(ink, 110, 60, 100, light, 0.3, 40);
    for (const x of [50, 84, 118, 152]) {
      if (isOpened) segmentDigit(ink, 0, [x, 42], 17, light);
      else ink.draw(rect(x, 72, 20, 5, 2), { fill: light });
    }
    ink.draw(polygon([30, 90], [90, 30], [120, 30], [60, 90]), { fill: '#fff', opacity: 0.1 });
  });
}

function drawKey(ink: Ink, [x, y]: Point, sign: Glyph, body: string): void {
  const print = sign === '*' ? '#c9443a' : sign === '#' ? '#3a9a56' : '#2b2733';
  ink.draw(rect(x - 2, y - 1, 52, 46, 11), { fill: ramp(body).deep });
  const fill = linear(80, '#ffffff', ['#e9e6de', 0.6], '#c4bfba');
  solid(ink, rect(x, y, 48, 40, 9), '#f1efe8', { width: 3.5, bevel: 4, fill });
  glyph(ink, sign, [x + 24, y + 20], 20, print, 4.5);
}
