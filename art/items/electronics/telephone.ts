import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, movePath, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { coiledCord } from '../../kits/controls/coiledCord.ts';
import { handset } from '../../kits/controls/handset.ts';
import { type Glyph, glyph } from '../../matter/digits.ts';
import { metal } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  disc: string;
}

const BODY = curve(
  'M52 62C52 44 62 34 80 34L220 34C238 34 248 44 248 62L268 268C270 296 254 308 230 308L70 308C46 308 30 296 32 268Z',
);
const DIAL: Point = [150, 178];
const HOLES: readonly Glyph[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** The lamp behind the card in the dial's middle. */
const LAMP: Point = DIAL;
const CALLING = '#ffd070';
const HANGING = { turn: 82, scale: 0.76 };
const CORD_DOWN: readonly Point[] = [
  [72, 300],
  [66, 311],
  [64, 322],
  [67, 333],
  [75, 343],
  [86, 349],
  [97, 354],
  [106, 362],
];

/** Opened, its receiver hangs off the hook and the dial is lit. */
export const telephone = defineItem<Palette>({
  id: 'telephone',
  name: 'Telephone',
  tag: 'Electronics',
  anchor: 'wall',
  size: [300, 568],
  margin: { top: 22, right: 40, bottom: 34, left: 24 },
  line: 7.5,
  seed: 55,
  stand: { width: 7.4, center: 73, foot: 66 },
  realSize: { height: 25 },
  palettes: {
    red: { body: '#c23b3a', disc: '#f1e6d0' },
    ivory: { body: '#e6d9bd', disc: '#8a5a3c' },
    teal: { body: '#3b8f8c', disc: '#f1e6d0' },
    black: { body: '#413e4b', disc: SILVER },
  },
  opens: true,
  hitBox: [10, 0, 280, 312],
  moves: (_, isOffHook) => (isOffHook ? [blinking(LAMP, CALLING, { radius: 44, period: 1400 })] : []),
  draw(ink, palette, isOffHook) {
    castShadow(ink, BODY, { dx: 9, dy: 12, blur: 9, opacity: 0.42 });
    drawBody(ink, palette.body);
    drawDial(ink, palette, isOffHook);
    drawCradle(ink, palette.body);
    if (isOffHook) drawHanging(ink, palette.body);
    else drawHungUp(ink, palette.body);
  },
});

function drawBody(ink: Ink, color: string): void {
  const { hi, light, base, dark } = ramp(color);
  solid(ink, BODY, color, { bevel: 10, fill: linear(65, light, [base, 0.4], dark) });
  settle(ink, BODY, 0.22);
  ink.draw(curve('M58 268L74 76C75 66 80 60 90 60'), { stroke: hi, width: 7, opacity: 0.6, cap: 'round' });
  for (const i of range(4)) ink.draw(rect(58, 272 + i * 8, 34, 4, 2), { fill: ramp(color).deep });
}

function drawDial(ink: Ink, { body, disc }: Palette, isCalling: boolean): void {
  const [cx, cy] = DIAL;
  const tone = ramp(disc);
  castShadow(ink, oval(cx, cy, 88), { dx: 3, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, oval(cx, cy, 88), SILVER, { fill: metal(SILVER, 45), bevel: 4 });
  solid(ink, oval(cx, cy, 79), disc, {
    fill: linear(50, tone.hi, [tone.base, 0.5], tone.shade),
    bevel: 5,
    width: 4,
  });
  HOLES.forEach((sign, i) => {
    drawHole(ink, polar(cx, cy, 58, -62 - 27 * i), sign);
  });
  if (isCalling) glow(ink, ...LAMP, 92, CALLING, 0.75);
  solid(ink, oval(cx, cy, 34), isCalling ? CALLING : body, { bevel: 5, width: 5 });
  ink.draw(rect(cx - 19, cy - 11, 38, 22, 4), {
    fill: isCalling ? '#fffbe8' : '#f7efdc',
    stroke: ramp(body).line,
    width: 3,
  });
  for (const y of [cy - 4, cy + 4])
    ink.draw(polyline([cx - 12, y], [cx + 12, y]), { stroke: '#8a7d70', width: 3 });
  drawStop(ink);
  if (isCalling) glow(ink, ...LAMP, 70, CALLING, 0.55);
}

function drawHole(ink: Ink, [x, y]: Point, sign: Glyph): void {
  recess(ink, oval(x, y, 14.5), '#4a4452', { depth: 4, fill: linear(60, '#2a2632', '#5a5464') });
  glyph(ink, sign, [x, y + 0.5], 14, '#fff4dc', 2.8);
}

function onDial(radius: number, degrees: number): Point {
  return polar(...DIAL, radius, degrees);
}

/** The finger stop. */
function drawStop(ink: Ink): void {
  const stop = polygon(onDial(84, 14), onDial(84, 24), onDial(50, 26), onDial(50, 14));
  solid(ink, stop, SILVER, { width: 4, bevel: 2 });
}

function drawCradle(ink: Ink, color: string): void {
  for (const x of [84, 180]) {
    const fork: Path = rect(x, 10, 36, 50, [9, 9, 6, 6]);
    solid(ink, fork, shift(color, { lightness: -0.03 }), { bevel: 5 });
  }
  ink.draw(rect(122, 38, 56, 8, 4), { fill: ramp(color).deep, opacity: 0.6 });
}

function drawHungUp(ink: Ink, color: string): void {
  coiledCord(ink, arcPoints(), color);
  castShadow(ink, rect(20, 20, 260, 44, 20), { dx: 3, dy: 10, blur: 6, opacity: 0.4 });
  ink.at([150, 28], () => handset(ink, color));
}

/** From the receiver's left end down and back into the body. */
function arcPoints(): Point[] {
  return range(15).map((i): Point => {
    const share = i / 14;
    return [60 - 58 * Math.sin(share * Math.PI) + 8 * share, 60 + 236 * share];
  });
}

/** It dangles below the body, aslant from the last swing. */
function drawHanging(ink: Ink, color: string): void {
  const at: Point = [124, 462];
  const shadow = movePath(turnPath(rect(-104, -28, 208, 56, 20), HANGING.turn, [0, 0]), ...at);
  castShadow(ink, shadow, { dx: 12, dy: 12, blur: 8, opacity: 0.3 });
  coiledCord(ink, CORD_DOWN, color);
  ink.at(at, () => handset(ink, color), HANGING);
}
