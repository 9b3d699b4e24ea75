import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { gauge } from '../../kits/controls/gauge.ts';
import { pushButton } from '../../kits/controls/pushButton.ts';
import { darkScreen, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { slideLever } from '../../kits/controls/slideLever.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { topPlane } from '../../kits/furniture/cabinet.ts';
import { hazardStripes } from '../../kits/signs/hazardStripes.ts';
import { turns } from '../../leaves.ts';
import { knob, rivets } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  screen: string;
  grip: string;
}

const RISER: Box = [64, 22, 352, 130];
const SCREEN: Box = [86, 42, 166, 92];
const LAMPS = ['#6dff8a', '#ffd84f', '#ff6a4f', '#5fc8ff'];
const BUTTONS = ['#ffcf4a', '#5fd07a', '#5fb8ff', '#ff8a5a', '#e8e4f0', '#c48aff'];
const LEVERS = [100, 144, 188];

/**
 * A control panel. Opened, its screen, dials and lamps are on, its levers are up, and an open hatch shows its
 * inside.
 */
export const controlPanel = defineItem<Palette>({
  id: 'control-panel',
  name: 'Control panel',
  tag: 'Electronics',
  anchor: 'floor',
  size: [480, 430],
  margin: { top: 14, right: 50, bottom: 34, left: 40 },
  line: 6.5,
  seed: 57,
  stand: { width: 19.5, center: 84, foot: 83 },
  realSize: { height: 118 },
  palettes: {
    steel: { body: '#7288a0', screen: '#1f8f8a', grip: '#d6443c' },
    olive: { body: '#7f8458', screen: '#b0742a', grip: '#33303a' },
    white: { body: '#d6dae2', screen: '#4a5fc4', grip: '#f08a35' },
    red: { body: '#a8483f', screen: '#2a8a4a', grip: '#f0c04a' },
  },
  opens: true,
  opening: 'starts',
  lockMaterial: 'terminal',
  leaves: [turns('bottom', [246, 264, 172, 116], [234, 362, 196, 36])],
  isLockable: true,
  moves: (_, isOn) =>
    isOn
      ? LAMPS.map((color, i) => ({
          type: 'blink',
          at: [290 + i * 32, 128],
          radius: 24,
          color,
          period: 1300 + i * 500,
          delay: i * 350,
        }))
      : [],
  draw(ink, palette, isOn) {
    groundShadow(ink, 240, 428, 226, 17, 0.6);
    drawCabinet(ink, palette.body, isOn);
    drawRiser(ink, palette, isOn);
    drawDesk(ink, palette.body);
    for (const [i, x] of LEVERS.entries())
      slideLever(ink, { x, top: 168, y: isOn ? 168 : 196 + i * 6 }, palette.grip);
    drawButtons(ink, isOn);
    drawAlarm(ink, isOn);
    if (isOn) screenHalo(ink, 170, 88, 120, 84, mix(palette.screen, '#ffffff', 0.5));
  },
});

function drawCabinet(ink: Ink, color: string, isOpened: boolean): void {
  const tone = ramp(color);
  const body = rect(40, 246, 400, 166, [0, 0, 8, 8]);
  castShadow(ink, body, { dx: 9, dy: 4, blur: 9, opacity: 0.3 });
  solid(ink, body, shift(color, { lightness: -0.03 }), { bevel: 8 });
  for (const x of [66, 252]) {
    recess(ink, rect(x, 272, 162, 108, 8), color, { depth: 5, opacity: 0.45 });
    rivets(
      ink,
      [
        [x + 12, 284],
        [x + 150, 284],
        [x + 12, 368],
        [x + 150, 368],
      ],
      4.5,
      color,
    );
  }
  for (const i of range(5)) {
    ink.draw(rect(96, 292 + i * 16, 102, 8, 4), { fill: tone.deep });
    ink.draw(rect(96, 299 + i * 16, 102, 2.5, 1.2), { fill: tone.hi, opacity: 0.8 });
  }
  const stripes: Box = [278, 296, 110, 26];
  hazardStripes(ink, { path: rect(...stripes, 3), box: stripes, pitch: 28 }, '#f0bf3c');
  for (const x of [300, 336]) knob(ink, [x, 348], 10, SILVER);
  settle(ink, body, 0.3);
  if (isOpened) drawWorks(ink, color);
  solid(ink, rect(28, 404, 424, 24, 6), RUBBER, { bevel: 4 });
}

/** Coils, a fan and cables, lit from inside; the hatch hangs from its lower edge. */
function drawWorks(ink: Ink, color: string): void {
  const hole = rect(252, 264, 166, 104, 8);
  recess(ink, hole, '#2a2436', {
    depth: 16,
    fill: linear(90, '#140e18', '#4a3648'),
    texture: () => {
      glow(ink, 336, 330, 128, '#ffb54a', 1, 92);
      for (const x of [272, 296, 320]) {
        solid(ink, rect(x, 284, 18, 72, 6), '#c9783a', { width: 4, bevel: 3 });
        for (const i of range(5))
          ink.draw(polyline([x, 294 + i * 13], [x + 18, 290 + i * 13]), { stroke: '#5a2c1c', width: 3 });
      }
      for (const [i, wire] of ['#e0504a', '#5fb8ff', '#ffd84f'].entries())
        ink.draw(
          spline([
            [344 + i * 10, 262],
            [352 + i * 16, 300],
            [374 + i * 6, 326],
            [420, 318 + i * 16],
          ]),
          { stroke: wire, width: 6 },
        );
      glow(ink, 372, 344, 34, '#6dff8a', 0.9);
      ink.draw(oval(372, 344, 9), { fill: '#d8ffe0', stroke: '#1f3a28', width: 3.5 });
    },
  });
  const hatch = polygon([250, 372], [420, 372], [432, 400], [238, 400]);
  castShadow(ink, hatch, { dx: 2, dy: 8, blur: 6, opacity: 0.5 });
  solid(ink, hatch, color, { bevel: 4, width: 5 });
}

function drawRiser(ink: Ink, { body, screen }: Palette, isOn: boolean): void {
  topPlane(ink, [66, 6, 348, 24], 14, body);
  castShadow(ink, rect(...RISER, 8), { dx: 8, dy: 4, blur: 9, opacity: 0.3 });
  solid(ink, rect(...RISER, [8, 8, 0, 0]), body, { bevel: 7 });
  recess(ink, rect(78, 34, 182, 108, 12), '#2f2b38', { depth: 5 });
  if (isOn) litScreen(ink, SCREEN, 8, screen, () => drawGraph(ink, mix(screen, '#f4fff8', 0.75)));
  else darkScreen(ink, SCREEN, 8);
  gauge(ink, { center: [303, 74], radius: 32, share: isOn ? 0.62 : 0, isLit: isOn }, SILVER);
  gauge(ink, { center: [373, 74], radius: 32, share: isOn ? 0.84 : 0, isLit: isOn }, SILVER);
  LAMPS.forEach((color, i) => {
    statusLamp(ink, [290 + i * 32, 128], color, isOn);
  });
}

/** Two curves over a grid, and bars. */
function drawGraph(ink: Ink, color: string): void {
  const [x, y, w, h] = SCREEN;
  for (const i of range(7))
    ink.draw(polyline([x + i * 28, y], [x + i * 28, y + h]), { stroke: color, width: 1.5, opacity: 0.3 });
  for (const i of range(4))
    ink.draw(polyline([x, y + i * 28], [x + w, y + i * 28]), { stroke: color, width: 1.5, opacity: 0.3 });
  [18, 34, 26, 44, 30].forEach((bar, i) => {
    ink.draw(rect(x + 104 + i * 11, y + h - 8 - bar, 7, bar), { fill: color, opacity: 0.75 });
  });
  const heights = [52, 40, 62, 26, 44, 18, 30];
  const wave = spline(heights.map((height, i): Point => [x + 6 + i * 15, y + height + 6]));
  ink.draw(wave, { stroke: '#ffd873', width: 4.5, cap: 'round' });
}

function drawDesk(ink: Ink, color: string): void {
  const tone = ramp(color);
  const desk = polygon([62, 146], [418, 146], [462, 236], [18, 236]);
  castShadow(ink, rect(40, 250, 400, 14), { dx: 2, dy: 10, blur: 8, opacity: 0.5 });
  solid(ink, desk, color, { bevel: 6, fill: linear(85, tone.shade, [tone.light, 0.35], tone.hi) });
  ink.draw(polygon([62, 146], [418, 146], [424, 160], [56, 160]), { fill: '#120a1e', opacity: 0.22 });
  solid(ink, rect(14, 232, 452, 24, 7), color, { bevel: 5 });
  recess(ink, polygon([84, 160], [208, 160], [206, 226], [72, 226]), shift(color, { lightness: -0.1 }), {
    depth: 4,
  });
  recess(ink, polygon([226, 160], [332, 160], [344, 226], [224, 226]), shift(color, { lightness: -0.1 }), {
    depth: 4,
  });
}

function drawButtons(ink: Ink, isOn: boolean): void {
  BUTTONS.forEach((color, i) => {
    const row = Math.floor(i / 3);
    const center: Point = [252 + (i % 3) * 32 + row, 178 + row * 30];
    pushButton(ink, { center, radius: 10.5, isLit: isOn }, color);
  });
}

/** The large red button on its striped plate. */
function drawAlarm(ink: Ink, isOn: boolean): void {
  const plate = oval(394, 196, 40, 29);
  castShadow(ink, plate, { dx: 2, dy: 4, blur: 3, opacity: 0.4 });
  hazardStripes(ink, { path: plate, box: [354, 167, 80, 58], pitch: 24 }, '#f0bf3c');
  ink.draw(plate, { stroke: '#241f2c', width: 5 });
  pushButton(ink, { center: [394, 194], radius: 23, isLit: isOn }, '#ff4a3c');
}
