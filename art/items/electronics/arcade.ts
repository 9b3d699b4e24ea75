import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { arcadeGame, arcadeMarquee } from '../../kits/controls/arcadeGame.ts';
import { pushButton } from '../../kits/controls/pushButton.ts';
import { darkScreen, litScreen } from '../../kits/controls/screen.ts';
import { topPlane } from '../../kits/furniture/cabinet.ts';
import { knob, rivets } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';
import { blinking, trembling } from '../../moving.ts';

interface Palette {
  body: string;
  stripe: string;
  sky: string;
}

const BODY: Box = [26, 24, 308, 640];
const MARQUEE: Box = [42, 40, 276, 88];
const SCREEN: Box = [68, 190, 224, 176];
const BUTTONS = ['#ffd04a', '#5fd07a', '#5fb8ff'];

/** An arcade machine. Opened, it is switched on: its sign is lit and a game runs. */
export const arcade = defineItem<Palette>({
  id: 'arcade',
  name: 'Arcade machine',
  tag: 'Electronics',
  anchor: 'floor',
  size: [360, 690],
  margin: { top: 24, right: 48, bottom: 32, left: 40 },
  line: 7,
  seed: 58,
  stand: { width: 14.8, center: 10, foot: 83 },
  realSize: { height: 175 },
  palettes: {
    blue: { body: '#3d5fa8', stripe: '#ffc94f', sky: '#28226a' },
    red: { body: '#b8433f', stripe: '#ffe08a', sky: '#1f3a66' },
    violet: { body: '#6a4a9c', stripe: '#5fe0d0', sky: '#3a1f5c' },
    black: { body: '#43404e', stripe: '#ff7a4f', sky: '#14433f' },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  lockMaterial: 'steel',
  hitBox: [14, 4, 332, 686],
  isLockable: true,
  moves: ({ sky }, isOn) =>
    isOn
      ? [
          trembling([180, 278], shift(sky, { lightness: 0.3 }), 120),
          blinking([152, 546], '#ff5a3c', { radius: 26, period: 1400 }),
          blinking([208, 546], '#ff5a3c', { radius: 26, period: 1400, delay: 700 }),
        ]
      : [],
  draw(ink, palette, isOn) {
    groundShadow(ink, 180, 688, 172, 16, 0.6);
    if (isOn) glow(ink, 180, 84, 216, shift(palette.sky, { lightness: 0.3, chromaTimes: 1.3 }), 0.75, 104);
    drawBody(ink, palette);
    drawMarquee(ink, palette, isOn);
    drawScreen(ink, palette, isOn);
    drawFront(ink, palette, isOn);
    drawDesk(ink, palette, isOn);
  },
});

function drawBody(ink: Ink, { body, stripe }: Palette): void {
  const [x, y, w, h] = BODY;
  topPlane(ink, [x + 2, 6, w - 4, 26], 16, body);
  castShadow(ink, rect(...BODY, 8), { dx: 9, dy: 5, blur: 9, opacity: 0.32 });
  solid(ink, rect(...BODY, 8), body, { bevel: 9 });
  for (const side of [x + 6, x + w - 14])
    ink.draw(rect(side, y + 8, 8, h - 16, 4), { fill: ramp(stripe).base, opacity: 0.9 });
  solid(ink, rect(x - 4, 652, w + 8, 34, [0, 0, 6, 6]), RUBBER, { bevel: 4 });
}

function drawMarquee(ink: Ink, { sky }: Palette, isOn: boolean): void {
  const pane = rect(...MARQUEE, 8);
  recess(ink, rect(36, 34, 288, 100, 11), '#2a2633', { depth: 4 });
  const shown = isOn
    ? shift(sky, { lightness: 0.16, chromaTimes: 1.35 })
    : shift(sky, { lightness: -0.03, chromaTimes: 0.6 });
  const tone = ramp(shown);
  ink.draw(pane, { fill: linear(80, tone.light, [tone.base, 0.5], tone.dark), stroke: '#19151f', width: 5 });
  ink.clip(pane, () => {
    if (isOn) glow(ink, 180, 84, 170, '#ffffff', 0.55, 70);
    arcadeMarquee(ink, MARQUEE);
    if (!isOn) ink.draw(pane, { fill: '#15101f', opacity: 0.55 });
    ink.draw(polygon([60, 128], [130, 40], [170, 40], [100, 128]), { fill: '#fff', opacity: 0.1 });
  });
}

function drawScreen(ink: Ink, { body, sky }: Palette, isOn: boolean): void {
  for (const i of range(9)) ink.draw(rect(104 + i * 18, 146, 8, 14, 4), { fill: ramp(body).deep });
  const bezel = polygon([46, 172], [314, 172], [302, 388], [58, 388]);
  recess(ink, bezel, '#2a2633', { depth: 8 });
  if (isOn) litScreen(ink, SCREEN, 14, sky, () => arcadeGame(ink, SCREEN));
  else darkScreen(ink, SCREEN, 14);
}

function drawDesk(ink: Ink, { body, stripe }: Palette, isOn: boolean): void {
  const tone = ramp(shift(body, { lightness: 0.04 }));
  const desk = polygon([34, 392], [326, 392], [350, 452], [10, 452]);
  castShadow(ink, rect(34, 462, 292, 18), { dx: 2, dy: 12, blur: 9, opacity: 0.5 });
  solid(ink, desk, tone, { bevel: 6, fill: linear(85, tone.shade, [tone.light, 0.4], tone.hi) });
  ink.draw(polygon([36, 394], [324, 394], [328, 404], [32, 404]), { fill: '#120a1e', opacity: 0.25 });
  solid(ink, rect(6, 448, 348, 26, 8), body, { bevel: 5 });
  ink.draw(rect(18, 457, 324, 7, 3.5), { fill: ramp(stripe).base, opacity: 0.9 });
  if (isOn) glow(ink, 180, 408, 150, '#b9a8ff', 0.55, 26);
  drawStick(ink, [98, 430]);
  BUTTONS.forEach((color, i) => {
    for (const row of [0, 1]) {
      const center: Point = [190 + i * 44 + row * 8, 414 + row * 24];
      pushButton(ink, { center, radius: 12.5, isLit: isOn }, row ? '#ff6a4f' : color);
    }
  });
}

function drawStick(ink: Ink, [x, y]: Point): void {
  solid(ink, oval(x, y, 24, 12), '#2b2733', { width: 4, bevel: 3 });
  const stick = polyline([x, y], [x - 8, y - 40]);
  ink.draw(stick, { stroke: '#19151f', width: 14, cap: 'round' });
  ink.draw(stick, { stroke: SILVER, width: 7, cap: 'round' });
  knob(ink, [x - 9, y - 46], 17, '#d6403a');
}

/** The coin door with two lit slots, and a painted flash on either side. */
function drawFront(ink: Ink, { body, stripe }: Palette, isOn: boolean): void {
  const front = rect(46, 474, 268, 176, 4);
  recess(ink, front, body, { depth: 6, opacity: 0.4 });
  settle(ink, front, 0.35);
  for (const mirror of [false, true]) {
    ink.at([mirror ? 314 : 46, 490], () => drawFlash(ink, stripe), { mirror });
  }
  const door = rect(118, 500, 124, 124, 8);
  castShadow(ink, door, { dx: 3, dy: 5, blur: 4 });
  solid(ink, door, '#4b4856', { bevel: 5 });
  rivets(
    ink,
    [
      [130, 512],
      [230, 512],
      [130, 612],
      [230, 612],
    ],
    4.5,
    SILVER,
  );
  for (const x of [152, 208]) drawSlot(ink, [x, 546], isOn);
  recess(ink, rect(150, 582, 60, 28, 5), '#2b2733', { depth: 5 });
}

function drawFlash(ink: Ink, color: string): void {
  const flash = curve('M0 10L52 62L34 70L62 112L0 148L0 118L22 106L0 82Z');
  ink.draw(flash, { fill: linear(75, ramp(color).light, ramp(color).shade), opacity: 0.85 });
}

function drawSlot(ink: Ink, [cx, cy]: Point, isOn: boolean): void {
  const fill = isOn ? linear(80, '#ff9a7a', '#e8382c') : linear(80, '#7a2f30', '#4a1c22');
  ink.draw(rect(cx - 16, cy - 22, 32, 44, 5), { fill, stroke: '#19151f', width: 4.5 });
  ink.draw(rect(cx - 2.5, cy - 13, 5, 26, 2), { fill: '#19151f' });
  if (isOn) glow(ink, cx, cy, 40, '#ff5a3c', 0.6);
}
