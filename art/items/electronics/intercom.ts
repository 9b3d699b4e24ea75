import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { coiledCord } from '../../kits/controls/coiledCord.ts';
import { darkScreen, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { tips } from '../../leaves.ts';
import { rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  grip: string;
  screen: string;
}

const SCREEN: Box = [150, 42, 188, 140];
const LAMP: Point = [306, 296];

/** The outline of the handset: two round ends, and a grip between them. */
const GRIP = curve(
  'M0 -132C22 -132 36 -116 36 -96C36 -78 26 -70 22 -56C18 -30 18 30 22 56C26 70 36 78 36 96C36 116 22 132 0 132' +
    'C-22 132 -36 116 -36 96C-36 78 -26 70 -22 56C-18 30 -18 -30 -22 -56C-26 -70 -36 -78 -36 -96C-36 -116 -22 -132 0 -132Z',
);
const GRIP_LEFT = curve(
  'M-29 -96C-29 -112 -18 -125 0 -125M-29 -90C-28 -78 -20 -70 -15 -54C-11 -30 -11 30 -15 54C-20 70 -28 78 -29 96',
);
const GRIP_RIGHT = curve('M15 -54C11 -30 11 30 15 54M30 92C30 110 18 124 2 125');
/** The point at which the cord leaves the housing. */
const SOCKET: Point = [42, 338];
/** The middle of the handset, hung up and off, and how it hangs then. */
const HUNG_UP: Point = [78, 174];
const OFF: Point = [188, 400];
const HANGING = { turn: 84, scale: 0.92 };

/** An intercom. Opened, its screen shows a visitor, and the handset hangs from its cord. */
export const intercom = defineItem<Palette>({
  id: 'intercom',
  name: 'Intercom',
  tag: 'Electronics',
  anchor: 'wall',
  size: [372, 350],
  margin: { top: 26, right: 48, bottom: 132, left: 72 },
  line: 6.5,
  seed: 303,
  stand: { width: 9.6, center: 38, foot: 50 },
  realSize: { height: 25 },
  palettes: {
    white: { body: '#e4e2dc', grip: '#c9ccd4', screen: '#3f86b8' },
    bronze: { body: '#8a6444', grip: '#6a5764', screen: '#4f9a6a' },
    slate: { body: '#566478', grip: '#d5d9e2', screen: '#8f7fd0' },
    red: { body: '#b0473e', grip: '#f0e0c0', screen: '#5a92a8' },
  },
  opens: true,
  opening: 'starts',
  lockMaterial: 'terminal',
  leaves: [
    tips(
      mapPath(GRIP, (x, y) => [HUNG_UP[0] + x * 1.1, HUNG_UP[1] + y * 1.03]),
      { pivot: HUNG_UP, angle: HANGING.turn, by: [OFF[0] - HUNG_UP[0], OFF[1] - HUNG_UP[1]] },
    ),
  ],
  hitBox: [8, 8, 356, 334],
  moves: (_, isOn) => [
    blinking(LAMP, isOn ? '#7dffa0' : '#ff6a5a', { radius: 20, period: isOn ? 2600 : 1400 }),
  ],
  draw(ink, palette, isOn) {
    drawHousing(ink, palette.body);
    drawTrough(ink, palette.body);
    if (isOn) drawCradle(ink, palette.body);
    if (isOn) litScreen(ink, SCREEN, 10, palette.screen, () => drawVisitor(ink, palette.screen));
    else darkScreen(ink, SCREEN, 10);
    drawGrille(ink, palette.body);
    drawButtons(ink, palette, isOn);
    if (isOn) screenHalo(ink, 244, 112, 126, 104, mix(palette.screen, '#ffffff', 0.5));
    drawHandset(ink, palette.grip, isOn);
  },
});

function drawHousing(ink: Ink, color: string): void {
  const tone = ramp(color);
  const outline = rect(8, 8, 356, 334, 30);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  solid(ink, outline, color, {
    bevel: 10,
    fill: linear(70, tone.hi, [tone.light, 0.16], [tone.base, 0.5], tone.shade),
  });
  ink.draw(rect(138, 30, 212, 164, 18), { fill: tone.dark, opacity: 0.55 });
  ink.draw(rect(138, 30, 212, 164, 18), { stroke: tone.hi, width: 2.4, opacity: 0.6, move: [2, 2.5] });
  rivets(
    ink,
    [
      [26, 26],
      [346, 326],
    ],
    5.5,
    color,
  );
}

function drawCradle(ink: Ink, color: string): void {
  for (const y of [92, 226]) {
    const hook = rect(56, y, 44, 22, 9);
    castShadow(ink, hook, { dx: 4, dy: 7, blur: 4, opacity: 0.5 });
    solid(ink, hook, color, { bevel: 4, width: 5 });
    ink.draw(oval(78, y + 11, 6, 4), { fill: '#1d1826' });
  }
}

/** Draws an unrecognizable visitor: a hat, a collar, the street lamp behind. */
function drawVisitor(ink: Ink, screen: string): void {
  const dark = mix(screen, '#120a20', 0.8);
  ink.draw(rect(...SCREEN), {
    fill: radial(0.72, 0.25, 0.9, mix(screen, '#fff6cf', 0.8), [screen, 0.5], mix(screen, '#120a20', 0.5)),
  });
  ink.draw(polygon([150, 160], [190, 120], [190, 42], [150, 42]), { fill: dark, opacity: 0.35 });
  for (const i of range(4)) ink.draw(rect(158, 56 + i * 24, 20, 13), { fill: '#fff2c0', opacity: 0.35 });
  ink.draw(curve('M178 182C182 148 208 138 226 134L226 122L262 122L262 134C282 138 306 148 310 182Z'), {
    fill: dark,
  });
  ink.draw(polygon([226, 130], [244, 154], [262, 130], [272, 136], [250, 176], [238, 176], [216, 136]), {
    fill: mix(screen, '#120a20', 0.55),
  });
  ink.draw(oval(244, 106, 26, 31), { fill: mix(dark, '#e0b090', 0.25) });
  ink.draw(
    curve(
      'M192 92C206 84 214 84 218 84C219 56 232 52 244 52C256 52 269 56 270 84C274 84 282 84 296 92C268 101 220 101 192 92Z',
    ),
    {
      fill: dark,
    },
  );
  ink.draw(joinPaths(rect(162, 168, 34, 5), rect(162, 158, 20, 5)), { fill: '#fff', opacity: 0.75 });
  ink.draw(oval(326, 54, 5), { fill: '#ff5a4a' });
}

function drawGrille(ink: Ink, color: string): void {
  const { line, hi } = ramp(color);
  const holes = range(15).map((i) => oval(172 + (i % 5) * 17, 224 + Math.floor(i / 5) * 16, 4.6));
  ink.draw(joinPaths(...holes), { fill: hi, opacity: 0.7, move: [1.4, 2] });
  ink.draw(joinPaths(...holes), { fill: line });
}

function drawButtons(ink: Ink, { body, screen }: Palette, isOn: boolean): void {
  for (const [x, isKey] of [
    [160, true],
    [216, false],
  ] as const) {
    const cap = rect(x, 278, 46, 38, 11);
    castShadow(ink, cap, { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
    solid(ink, cap, isKey ? screen : body, { bevel: 5, width: 5 });
    ink.draw(
      isKey
        ? joinPaths(oval(x + 16, 297, 6), rect(x + 20, 295, 16, 4))
        : curve(
            `M${x + 13} 303C${x + 16} 302 ${x + 14} 288 ${x + 23} 287C${x + 32} 288 ${x + 30} 302 ${x + 33} 303Z`,
          ),
      {
        fill: isKey ? '#fff' : ramp(body).line,
        opacity: 0.9,
      },
    );
  }
  ink.draw(oval(...LAMP, 13), { fill: ramp(body).line });
  statusLamp(ink, LAMP, isOn ? '#6dff8a' : '#ff5a4a', true);
}

/** Draws the recess for the handset, lit, since a dark handset would vanish in it. */
function drawTrough(ink: Ink, color: string): void {
  const tone = ramp(color);
  recess(ink, rect(30, 34, 96, 280, 42), color, {
    depth: 7,
    opacity: 0.45,
    fill: linear(65, tone.shade, [tone.light, 0.55], tone.hi),
  });
}

function drawHandset(ink: Ink, color: string, isOff: boolean): void {
  const socket = rect(SOCKET[0] - 13, SOCKET[1] - 6, 26, 16, 6);
  solid(ink, socket, color, { bevel: 3, width: 4 });
  const sag: readonly Point[] = isOff
    ? [
        [0, 366],
        [-4, 440],
      ]
    : [
        [36, 402],
        [82, 398],
      ];
  const end: Point = isOff ? [66, 430] : [78, 310];
  coiledCord(ink, alongBend(SOCKET, sag, end, isOff ? 11 : 10), color);
  const place: Point = isOff ? OFF : HUNG_UP;
  ink.at(place, () => drawReceiver(ink, color), isOff ? HANGING : {});
}

/** Points at even shares of a bend with two handles. */
function alongBend(
  [x, y]: Point,
  [[ax, ay] = [0, 0], [bx, by] = [0, 0]]: readonly Point[],
  [toX, toY]: Point,
  count: number,
): Point[] {
  return range(count).map((i): Point => {
    const t = i / (count - 1);
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [p * x + q * ax + r * bx + s * toX, p * y + q * ay + r * by + s * toY];
  });
}

function drawReceiver(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, GRIP, { dx: 7, dy: 10, blur: 7, opacity: 0.5 });
  solid(ink, GRIP, color, {
    bevel: 6,
    fill: linear(8, tone.hi, [tone.light, 0.2], [tone.base, 0.5], tone.dark),
  });
  ink.draw(GRIP_LEFT, { stroke: mix(color, '#ffffff', 0.75), width: 5, opacity: 0.85, cap: 'round' });
  ink.draw(GRIP_RIGHT, { stroke: mix(color, '#cfd8ff', 0.55), width: 3.4, opacity: 0.6, cap: 'round' });
  for (const y of [-94, 94]) {
    solid(ink, oval(0, y, 24), color, { width: 4, bevel: 4, fill: linear(60, tone.hi, tone.base) });
    const holes = range(5).map((i): Point => polar(0, y, 12, i * 72 - 90));
    ink.draw(joinPaths(oval(0, y, 3.6), ...holes.map(([hx, hy]) => oval(hx, hy, 3.6))), { fill: tone.line });
  }
}
