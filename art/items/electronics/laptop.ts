import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { darkScreen, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  keys: string;
  screen: string;
}

const SCREEN: Box = [84, 26, 272, 172];

/** A laptop. Opened, it is on: a window with a picture, a row of icons, and lit keys. */
export const laptop = defineItem<Palette>({
  id: 'laptop',
  name: 'Laptop',
  tag: 'Electronics',
  anchor: 'top',
  size: [440, 310],
  margin: { top: 22, right: 46, bottom: 30, left: 36 },
  line: 7,
  seed: 216,
  stand: { width: 9.8, center: 74, foot: 95 },
  realSize: { width: 36 },
  wear: 'none',
  palettes: {
    silver: { body: '#b9c2ce', keys: '#3a3846', screen: '#2f7fc0' },
    blue: { body: '#4a74b8', keys: '#2a2a3c', screen: '#7a52b8' },
    rose: { body: '#d8a49a', keys: '#54404c', screen: '#2f9a84' },
    gold: { body: '#d4b87a', keys: '#463c40', screen: '#c2643f' },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'terminal',
  isLockable: true,
  moves: (_, isOn) => (isOn ? [blinking([398, 280], '#7dffa0', { radius: 14 })] : []),
  draw(ink, palette, isOn) {
    groundShadow(ink, 220, 306, 214, 15, 0.55);
    drawLid(ink, palette, isOn);
    drawBase(ink, palette, isOn);
    if (isOn) screenHalo(ink, 220, 118, 230, 138, mix(palette.screen, '#ffffff', 0.5));
  },
});

function drawLid(ink: Ink, { body, screen }: Palette, isOn: boolean): void {
  const lid = rect(64, 8, 312, 214, 18);
  castShadow(ink, lid, { dx: 8, dy: 7, blur: 8, opacity: 0.3 });
  solid(ink, lid, body, { bevel: 7 });
  recess(ink, rect(74, 17, 292, 192, 12), '#25222c', { depth: 5 });
  if (isOn) litScreen(ink, SCREEN, 6, screen, () => drawDesktop(ink, screen));
  else darkScreen(ink, SCREEN, 6);
  ink.draw(oval(220, 21.5, 3), { fill: isOn ? '#7dffa0' : '#6a6674' });
}

function drawDesktop(ink: Ink, screen: string): void {
  const pale = mix(screen, '#ffffff', 0.86);
  const hills = polygon([84, 168], [150, 108], [196, 146], [262, 88], [356, 170], [356, 198], [84, 198]);
  ink.draw(hills, { fill: mix(screen, '#1a1230', 0.3), opacity: 0.75 });
  const pane = rect(150, 50, 146, 96, 6);
  ink.draw(pane, { fill: '#0a0618', opacity: 0.35, move: [5, 6] });
  ink.draw(pane, { fill: pale, stroke: mix(screen, '#1a1230', 0.6), width: 3 });
  ink.draw(rect(150, 50, 146, 18, [6, 6, 0, 0]), { fill: mix(screen, '#1a1230', 0.45) });
  for (const [i, color] of ['#ff6b5e', '#ffc94f', '#6ddf7a'].entries())
    ink.draw(oval(162 + i * 13, 59, 4), { fill: color });
  drawPhotograph(ink, screen);
  for (const [i, length] of [48, 36, 44].entries())
    ink.draw(rect(236, 88 + i * 15, length, 6, 3), { fill: mix(screen, '#1a1230', 0.35), opacity: 0.7 });
  for (const [i, color] of ['#ffd873', '#ff8f7a', '#8fe8a0', '#9fd0ff'].entries()) {
    ink.draw(rect(98, 44 + i * 30, 22, 18, 4), { fill: color });
    ink.draw(rect(100, 65 + i * 30, 18, 3, 1.5), { fill: pale });
  }
  ink.draw(rect(84, 184, 272, 14), { fill: '#0a0618', opacity: 0.4 });
}

/** Seen from above: the base lies on the table, its near edge wider. */
/** Draws a photograph of a hill and the sun, so that nothing on the screen looks like a clue. */
function drawPhotograph(ink: Ink, screen: string): void {
  const dark = mix(screen, '#1a1230', 0.45);
  ink.draw(rect(164, 80, 60, 54, 4), { fill: mix(screen, '#ffffff', 0.45) });
  ink.draw(oval(208, 96, 7), { fill: '#ffd873' });
  ink.draw(polygon([164, 124], [184, 100], [200, 118], [210, 110], [224, 126], [224, 134], [164, 134]), {
    fill: dark,
  });
}

function drawBase(ink: Ink, { body, keys, screen }: Palette, isOn: boolean): void {
  const tone = ramp(body);
  solid(ink, rect(110, 214, 220, 13, 5), shift(body, { lightness: -0.16 }), { width: 4.5, bevel: 3 });
  const deck = polygon([60, 224], [380, 224], [424, 292], [16, 292]);
  solid(ink, deck, body, { bevel: 5, fill: linear(85, tone.shade, [tone.light, 0.35], tone.hi) });
  solid(ink, rect(12, 288, 416, 16, [3, 3, 9, 9]), body, {
    bevel: 3,
    fill: linear(90, tone.base, tone.deep),
  });
  const well = polygon([82, 230], [358, 230], [380, 266], [60, 266]);
  recess(ink, well, isOn ? screen : keys, { depth: 3, opacity: 0.4 });
  for (const row of range(3)) drawKeys(ink, row, isOn ? mix(keys, screen, 0.25) : keys);
  recess(ink, polygon([172, 271], [268, 271], [274, 287], [166, 287]), shift(body, { lightness: -0.07 }), {
    depth: 3,
    opacity: 0.4,
  });
  statusLamp(ink, [398, 280], '#7dffa0', isOn);
}

function drawKeys(ink: Ink, row: number, color: string): void {
  const y = 232.5 + row * 11.2;
  const left: Point = [80 - row * 6.6, y];
  const pitch = (440 - left[0] * 2) / 14;
  const isSpaceRow = row === 2;
  for (const i of range(14)) {
    if (isSpaceRow && i > 4 && i < 9) continue;
    const keys = isSpaceRow && i === 4 ? 5 : 1;
    ink.draw(rect(left[0] + pitch * i + 2, y, pitch * keys - 4, 8.4, 2), { fill: color });
  }
}
