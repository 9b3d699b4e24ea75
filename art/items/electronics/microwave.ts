import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { hollow, leafOutward, topPlane } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { segmentDigit } from '../../matter/digits.ts';
import { plate } from '../../matter/metal.ts';
import { RUBBER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  trim: string;
  display: string;
}

const BODY: Box = [112, 30, 396, 226];
const DOOR: Box = [126, 46, 272, 194];
const COLON: Point = [454, 76];

/** Opened, its door stands out and its lamp shines on the turning plate. */
export const microwave = defineItem<Palette>({
  id: 'microwave',
  name: 'Microwave',
  tag: 'Electronics',
  anchor: 'top',
  size: [520, 276],
  margin: { top: 18, right: 44, bottom: 28, left: 30 },
  line: 6.5,
  seed: 306,
  stand: { width: 12.4, center: 30, foot: 91 },
  realSize: { width: 52 },
  palettes: {
    steel: { body: '#a9b2bd', trim: '#3c4050', display: '#6dffb0' },
    cream: { body: '#eadfc4', trim: '#b8543f', display: '#ffb45a' },
    mint: { body: '#8fc9b4', trim: '#e9e2cc', display: '#8ff0ff' },
    black: { body: '#4a4856', trim: '#c9ced8', display: '#ff6a5a' },
  },
  opens: true,
  leaves: [turns('left', [118, 44, 266, 190], [-32, 10, 168, 262])],
  isContainer: true,
  holds: [176, 78, 172, 128],
  isLockable: true,
  hitBox: [108, 14, 404, 258],
  moves: ({ display }, isOpened) => [
    isOpened
      ? { type: 'flicker', at: [262, 108], radius: 92, color: '#fff0c0' }
      : blinking(COLON, display, { radius: 16, period: 1000 }),
  ],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 312, 272, 214, 14, 0.6);
    for (const x of [140, 440]) solid(ink, rect(x, 250, 42, 21, [0, 0, 8, 8]), RUBBER, { width: 5 });
    topPlane(ink, [116, 14, 388, 22], 16, palette.body);
    drawBody(ink, palette.body);
    drawPanel(ink, palette, isOpened);
    if (isOpened) drawOpened(ink, palette);
    else drawDoor(ink, palette);
  },
});

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  const outline = rect(...BODY, 14);
  castShadow(ink, outline, { dx: 8, dy: 6, blur: 8, opacity: 0.3 });
  solid(ink, outline, color, {
    bevel: 8,
    fill: linear(80, tone.hi, [tone.light, 0.15], [tone.base, 0.5], tone.shade),
  });
  settle(ink, outline, 0.25);
}

function drawPanel(ink: Ink, { body, trim, display }: Palette, isOpened: boolean): void {
  recess(ink, rect(412, 50, 82, 46, 7), '#241e2c', { depth: 5, fill: '#15101c' });
  for (const [i, digit] of [0, 5, 3, 0].entries())
    segmentDigit(ink, isOpened ? 0 : digit, [421 + i * 16 + (i > 1 ? 6 : 0), 62], 9, display);
  for (const y of [70, 82]) ink.draw(oval(COLON[0] - 1, y, 2), { fill: display });
  for (const i of range(6)) {
    const [x, y] = [414 + (i % 2) * 42, 108 + Math.floor(i / 2) * 27];
    solid(ink, rect(x, y, 36, 20, 6), shift(body, { lightness: 0.05 }), { width: 4, bevel: 3 });
    ink.draw(rect(x + 10, y + 8, 16, 4, 2), { fill: ramp(body).line, opacity: 0.65 });
  }
  const bar = rect(414, 196, 78, 36, 9);
  castShadow(ink, bar, { dx: 3, dy: 5, blur: 3, opacity: 0.4 });
  solid(ink, bar, trim, { bevel: 5, width: 5 });
  statusLamp(ink, [453, 214], display, isOpened);
}

function drawDoor(ink: Ink, { body, trim }: Palette): void {
  const [x, y, w, h] = DOOR;
  solid(ink, rect(...DOOR, 10), shift(body, { lightness: -0.03 }), { bevel: 7 });
  const pane: Box = [x + 20, y + 22, w - 72, h - 44];
  recess(ink, rect(...pane, 14), '#2a2434', {
    depth: 8,
    fill: radial(0.4, 0.35, 0.9, '#5a6672', ['#333643', 0.5], '#1a1622'),
  });
  ink.clip(rect(...pane, 14), () => {
    const dots = range(17).flatMap((i) =>
      range(13).map((j) => oval(pane[0] + 8 + i * 12, pane[1] + 8 + j * 12, 2)),
    );
    ink.draw(joinPaths(...dots), { fill: '#0d0914', opacity: 0.55 });
    ink.draw(polygon([x + 40, y + h], [x + 110, y], [x + 156, y], [x + 86, y + h]), {
      fill: '#fff',
      opacity: 0.14,
    });
  });
  drawHandle(ink, [x + w - 30, y + 24, 18, h - 48], trim);
}

function drawHandle(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const grip = rect(x, y, w, h, 9);
  castShadow(ink, grip, { dx: 6, dy: 7, blur: 5, opacity: 0.5 });
  plate(ink, grip, color, { bevel: 5, width: 5 });
}

function drawOpened(ink: Ink, { body, trim }: Palette): void {
  const [x, y, w, h] = DOOR;
  hollow(ink, { box: DOOR, corners: 10, depth: 34, shelves: [] }, '#cfc8bc', () => {
    ink.draw(rect(...DOOR), {
      fill: radial(0.5, 0.3, 0.8, ['#fff8dc', 0, 0.95], ['#ffdf94', 0.5, 0.6], ['#c98a3c', 1, 0.1]),
    });
    for (const i of range(5))
      ink.draw(polyline([x + w - 20, y + 62 + i * 15], [x + w - 9, y + 60 + i * 16]), {
        stroke: '#6a5a54',
        width: 4,
      });
    const glassPlate = oval(x + w / 2, y + h - 28, 92, 15);
    castShadow(ink, glassPlate, { dx: 2, dy: 7, blur: 5, opacity: 0.4 });
    ink.draw(glassPlate, {
      fill: linear(80, '#ffffff', ['#d8eef4', 0.5], '#9cc4d4'),
      stroke: '#4a6472',
      width: 3.5,
    });
    ink.draw(oval(x + w / 2, y + h - 30, 62, 9), { stroke: '#fff', width: 2.5, opacity: 0.9 });
    glow(ink, x + w / 2, y + 44, 120, '#fff6d0', 0.9, 70);
  });
  leafOutward(ink, { box: DOOR, thickness: 22, angle: 104 }, body, () => {
    solid(ink, rect(...DOOR, 10), mix(body, '#ffffff', 0.25), { bevel: 6 });
    recess(ink, rect(x + 40, y + 26, w - 84, h - 52, 12), '#2a2434', { depth: 6 });
    solid(ink, rect(x + w - 26, y + 34, 14, 30, 4), trim, { width: 4, bevel: 2 });
  });
}
