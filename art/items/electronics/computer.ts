import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { arc, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { darkScreen, LED_OFF, LED_ON, litScreen, screenHalo } from '../../kits/controls/screen.ts';

interface Palette {
  body: string;
  screen: string;
}

const SCREEN: Box = [46, 30, 368, 216];
const KEY = '#3a3644';
/** Indents of the lines of code. */
const CODE = [0, 1, 1, 2, 2, 1, 0, 1, 0];

export const computer = defineItem<Palette>({
  id: 'computer',
  name: 'Computer',
  tag: 'Electronics',
  anchor: 'floor',
  size: [460, 408],
  margin: { top: 16, right: 50, bottom: 32, left: 36 },
  line: 7,
  seed: 52,
  stand: { width: 11.6, center: 21, foot: 84 },
  realSize: { height: 52 },
  wear: 'none',
  palettes: {
    white: { body: '#d9dce2', screen: '#1f6f9a' },
    graphite: { body: '#68708a', screen: '#2a8a5c' },
    retro: { body: '#d6c6a0', screen: '#2a8a4a' },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  lockMaterial: 'terminal',
  isLockable: true,
  moves: (_, isOn) =>
    isOn ? [{ type: 'blink', at: [230, 270], radius: 18, color: LED_ON, period: 2600, delay: 0 }] : [],
  draw(ink, palette, isOn) {
    groundShadow(ink, 230, 404, 225, 18, 0.55);
    drawStand(ink, palette.body);
    drawMonitor(ink, palette, isOn);
    drawKeyboard(ink, palette.body);
    if (isOn) screenHalo(ink, 230, 140, 250, 150, mix(palette.screen, '#ffffff', 0.5));
  },
});

function drawStand(ink: Ink, color: string): void {
  solid(ink, polygon([188, 280], [272, 280], [286, 350], [174, 350]), shift(color, { lightness: -0.06 }));
  ink.draw(rect(182, 282, 96, 26), { fill: linear(90, ['#1a0f2e', 0, 0.6], ['#1a0f2e', 1, 0]) });
  solid(ink, rect(130, 340, 200, 20, 9), color, { bevel: 4 });
}

function drawMonitor(ink: Ink, { body, screen }: Palette, isOn: boolean): void {
  const housing = rect(24, 8, 412, 280, 20);
  castShadow(ink, housing, { dx: 8, dy: 8, blur: 9, opacity: 0.3 });
  solid(ink, housing, body, { bevel: 8 });
  recess(ink, rect(40, 24, 380, 228, 12), '#2a2733', { depth: 6 });
  if (isOn) litScreen(ink, SCREEN, 8, screen, () => drawDesktop(ink, screen));
  else darkScreen(ink, SCREEN, 8);
  ink.draw(oval(230, 270, 6.5), { fill: isOn ? LED_ON : LED_OFF, stroke: ramp(body).line, width: 2.5 });
  if (isOn) glow(ink, 230, 270, 16, LED_ON, 0.7);
}

function drawDesktop(ink: Ink, screen: string): void {
  const text = mix(screen, '#eafff4', 0.82);
  ink.draw(rect(46, 30, 368, 22), { fill: '#0a0618', opacity: 0.35 });
  ['#ff6b5e', '#ffc94f', '#6ddf7a'].forEach((color, i) => {
    ink.draw(oval(62 + i * 17, 41, 5), { fill: color });
  });
  CODE.forEach((indent, i) => {
    const x = 64 + indent * 20;
    const y = 68 + i * 18;
    ink.draw(rect(x, y, 40 + ink.random() * 60, 7, 3.5), { fill: i % 3 === 1 ? '#ffd873' : text });
    ink.draw(rect(x + 116, y, 20 + ink.random() * 50, 7, 3.5), { fill: text, opacity: 0.6 });
  });
  drawPadlock(ink, 330, 150, text);
}

function drawPadlock(ink: Ink, cx: number, cy: number, color: string): void {
  ink.draw(rect(cx - 34, cy - 14, 68, 54, 8), { stroke: color, width: 6 });
  ink.draw(arc(cx, cy - 14, 22, 180, 360), { stroke: color, width: 6 });
  ink.draw(oval(cx, cy + 8, 7), { fill: color });
  ink.draw(rect(cx - 2.5, cy + 8, 5, 16), { fill: color });
}

function drawKeyboard(ink: Ink, color: string): void {
  const board = polygon([64, 356], [396, 356], [424, 404], [36, 404]);
  castShadow(ink, board, { dx: 3, dy: 7, blur: 5, opacity: 0.35 });
  solid(ink, board, color, { bevel: 4 });
  for (const row of range(4)) drawKeyRow(ink, row);
}

function drawKeyRow(ink: Ink, row: number): void {
  const y = 361 + row * 10.4;
  const widening = (26 * (y - 356)) / 48;
  const x = 72 - widening;
  const pitch = (388 + widening - x) / 14;
  const isSpaceRow = row === 3;
  for (const i of range(14)) {
    if (isSpaceRow && i > 4 && i < 10) continue;
    const keys = isSpaceRow && i === 4 ? 6 : 1;
    ink.draw(rect(x + pitch * i, y, pitch * keys - 4, 7.6, 2), { fill: KEY });
  }
}
