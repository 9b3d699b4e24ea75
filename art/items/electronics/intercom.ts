import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, type Point } from '../../ink/path.ts';
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

const GRIP = curve(
  'M-30 -122C-34 -134 30 -134 32 -118L34 -82C34 -70 24 -66 20 -58C14 -30 14 30 20 58C24 66 34 70 34 82L32 118' +
    'C30 134 -34 134 -30 122C-26 60 -26 -60 -30 -122Z',
);
/** The middle of the handset, hung up and off, and how it hangs then. */
const HUNG_UP: Point = [78, 174];
const OFF: Point = [150, 374];
const HANGING = { turn: 72, scale: 0.95 };

/** Opened, somebody stands before the camera of the door, and the handset hangs from its cord. */
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
    bronze: { body: '#8a6444', grip: '#3f3440', screen: '#4f9a6a' },
    slate: { body: '#566478', grip: '#33384a', screen: '#8f7fd0' },
    red: { body: '#b0473e', grip: '#f0e0c0', screen: '#5a92a8' },
  },
  opens: true,
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
    recess(ink, rect(32, 40, 92, 268, 40), palette.body, { depth: 7, opacity: 0.5 });
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
      [26, 326],
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

/** Who it is cannot be told: a hat, a collar, the street's lamp behind. */
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

function drawHandset(ink: Ink, color: string, isOff: boolean): void {
  const tone = ramp(color);
  const from: Point = [78, 326];
  const cord: Point[] = isOff
    ? range(9).map((i): Point => [78 - i * 3.2, 326 + i * 7.5])
    : range(5).map((i): Point => [78 + Math.sin(i * 0.8) * 7, 306 + i * 5]);
  coiledCord(ink, cord, color);
  const place: Point = isOff ? OFF : HUNG_UP;
  ink.at(
    place,
    () => {
      castShadow(ink, GRIP, { dx: 7, dy: 10, blur: 7, opacity: 0.5 });
      solid(ink, GRIP, color, {
        bevel: 8,
        fill: linear(8, tone.hi, [tone.light, 0.2], [tone.base, 0.5], tone.dark),
      });
      ink.draw(curve('M-17 -108C-13 -50 -13 50 -17 108'), {
        stroke: '#fff',
        width: 6,
        opacity: 0.45,
        cap: 'round',
      });
      for (const y of [-98, 98])
        for (const i of range(3))
          ink.draw(rect(-4 + i * 10, y - 9, 5, 18, 2.5), { fill: tone.line, opacity: 0.8 });
    },
    isOff ? HANGING : {},
  );
  ink.draw(oval(...from, 9, 6), { fill: tone.line, opacity: isOff ? 1 : 0.9 });
}
