import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { darkScreen, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { metal, rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';
import { tonesOf, VIEW, VIEWS } from './monitor/views.ts';

interface Palette {
  body: string;
  screen: string;
}

const SCREEN: Box = [44, 40, 340, 200];
const ALARM = '#ff5a4a';
/** The index of the view with a person in it. */
const ALARMED = 3;

/** A monitor on the wall. Opened, it shows the pictures of four cameras, one of them marked. */
export const monitor = defineItem<Palette>({
  id: 'monitor',
  name: 'Monitor',
  tag: 'Electronics',
  anchor: 'wall',
  size: [428, 330],
  margin: { top: 20, right: 44, bottom: 44, left: 32 },
  line: 6.5,
  seed: 217,
  stand: { width: 12, center: 30, foot: 46 },
  realSize: { width: 70 },
  wear: 'none',
  palettes: {
    graphite: { body: '#565b6a', screen: '#2f8a86' },
    white: { body: '#d4d8e0', screen: '#3f6fb8' },
    olive: { body: '#7f8458', screen: '#5a8a3f' },
    amber: { body: '#8a5f48', screen: '#b8762f' },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  lockMaterial: 'terminal',
  isLockable: true,
  moves: (_, isOn) => [
    blinking([66, 272], isOn ? '#6dff8a' : '#ff6a4f'),
    ...(isOn ? [blinking([252, 154], ALARM, { radius: 16, period: 1400 })] : []),
  ],
  draw(ink, palette, isOn) {
    drawHousing(ink, palette.body);
    if (isOn) litScreen(ink, SCREEN, 12, palette.screen, () => drawCameras(ink, palette.screen));
    else darkScreen(ink, SCREEN, 12);
    drawControls(ink, palette, isOn);
    if (isOn) screenHalo(ink, 214, 140, 246, 150, mix(palette.screen, '#ffffff', 0.5));
  },
});

function drawHousing(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(150, 270, 128, 50, 8), color, { fill: metal(color, 60), bevel: 5 });
  const outline = rect(8, 8, 412, 284, 26);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 10, opacity: 0.42 });
  solid(ink, outline, color, {
    bevel: 10,
    fill: linear(65, tone.hi, [tone.light, 0.15], [tone.base, 0.5], tone.dark),
  });
  rivets(
    ink,
    [
      [24, 24],
      [404, 24],
      [24, 276],
      [404, 276],
    ],
    6,
    color,
  );
  recess(ink, rect(32, 28, 364, 224, 20), '#26222e', { depth: 8 });
}

/** Draws the pictures of four cameras; the one with a movement is marked. */
function drawCameras(ink: Ink, screen: string): void {
  const [x, y, w, h] = SCREEN;
  const tones = tonesOf(screen);
  ink.draw(rect(...SCREEN), { fill: '#0c0816' });
  for (const [i, draw] of VIEWS.entries()) {
    const left = x + (i % 2) * (w - VIEW.width);
    const top = y + Math.floor(i / 2) * (h - VIEW.height);
    const frame = rect(0, 0, VIEW.width, VIEW.height);
    ink.at([left, top], () => {
      ink.clip(frame, () => draw(ink, tones));
      ink.draw(rect(9, 9, 20, 6, 3), { fill: tones.lamp, opacity: 0.85 });
      ink.draw(oval(36, 12, 3.2), { fill: i === ALARMED ? ALARM : tones.pale });
    });
  }
  drawMark(ink, [x + w - VIEW.width / 2 + 2, y + h - VIEW.height / 2 - 1]);
}

function drawMark(ink: Ink, [cx, cy]: Point): void {
  const [dx, dy, length] = [45, 41, 18];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const mark = joinPaths(
    ...corners.map(([sx, sy]) =>
      polyline(
        [cx + sx * (dx - length), cy + sy * dy],
        [cx + sx * dx, cy + sy * dy],
        [cx + sx * dx, cy + sy * (dy - length)],
      ),
    ),
  );
  ink.draw(mark, { stroke: '#14060e', width: 8.5, cap: 'round', opacity: 0.7 });
  ink.draw(mark, { stroke: ALARM, width: 5, cap: 'round' });
  glow(ink, cx, cy, 84, ALARM, 0.28, 60);
}

function drawControls(ink: Ink, { screen }: Palette, isOn: boolean): void {
  statusLamp(ink, [66, 272], isOn ? '#6dff8a' : '#ff6a4f', true);
  for (const i of range(4))
    solid(ink, rect(280 + i * 26, 263, 18, 16, 5), isOn && i === 3 ? screen : '#3a3644', {
      width: 3.5,
      bevel: 2,
    });
  for (const i of range(9)) ink.draw(rect(120 + i * 14, 265, 6, 13, 3), { fill: '#1c1824', opacity: 0.8 });
}
