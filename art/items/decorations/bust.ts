import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { tips } from '../../leaves.ts';
import { knob, plate } from '../../matter/metal.ts';
import { BRASS, GOLD, SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';
import { drawNeckUnderside, drawWarriorHead, NECK_CUT, type Warrior } from './bust/warriorHead.ts';

interface Palette extends Warrior {
  plinth: string;
  button: string;
  sign: InkSign;
}

/** The nape, on which the head is hinged. */
const HINGE: Point = [204, 204];
/** Degrees by which it is tipped back. */
const TIPPED = 46;
const TORSO = curve(
  'M129 204C127 222 106 230 84 240C58 252 48 272 56 292C74 304 104 296 122 308C132 314 137 318 139 324L197 324' +
    'C199 316 208 310 222 304C242 296 266 302 282 290C288 268 278 250 256 240C232 230 210 222 207 204Z',
);

/** A warrior on a plinth; opened, the head is tipped back from a button in the neck. */
export const bust = defineItem<Palette>({
  id: 'bust',
  name: 'Bust',
  tag: 'Decorations',
  anchor: 'floor',
  size: [320, 580],
  margin: { top: 52, right: 72, bottom: 34, left: 34 },
  line: 6,
  seed: 97,
  stand: { width: 13, center: 10, foot: 80 },
  realSize: { height: 145 },
  palettes: {
    marble: {
      stone: '#e2dacb',
      helmet: '#d6cdbd',
      trim: GOLD,
      plume: '#cfc4b2',
      plinth: '#b8ab9c',
      button: '#d8363f',
      sign: 'sun',
    },
    bronze: {
      stone: '#857a4e',
      helmet: '#a08a48',
      trim: '#6fae98',
      plume: '#5a9a86',
      plinth: '#5c6a64',
      button: '#5fe08a',
      sign: 'flame',
    },
    basalt: {
      stone: '#5c5a6c',
      helmet: '#4c4a5e',
      trim: SILVER,
      plume: '#8a3a52',
      plinth: '#7a6474',
      button: '#4fc3f0',
      sign: 'moon',
    },
    painted: {
      stone: '#e9e2d6',
      helmet: BRASS,
      trim: '#e9c468',
      plume: '#b83a3c',
      plinth: '#7f5a54',
      button: '#d8363f',
      sign: 'star',
    },
  },
  opens: true,
  leaves: [tips(rect(66, -40, 250, 246), { pivot: HINGE, angle: TIPPED })],
  hitBox: [46, 0, 240, 580],
  moves: ({ button }, isOpened) =>
    isOpened ? [blinking([166, 192], button, { radius: 40, period: 2200 })] : [],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 168, 578, 130, 15, 0.6);
    drawPlinth(ink, palette);
    drawTorso(ink, palette);
    if (!isOpened) {
      drawWarriorHead(ink, palette);
      drawSeam(ink, palette.stone);
      return;
    }
    drawButton(ink, palette);
    const [x, y] = HINGE;
    const drawTipped = (): void => {
      drawWarriorHead(ink, palette);
      drawNeckUnderside(ink, palette);
    };
    ink.at(HINGE, () => ink.at([-x, -y], drawTipped), { turn: TIPPED });
    knob(ink, HINGE, 10, palette.trim);
  },
});

function drawPlinth(ink: Ink, { plinth, trim, sign }: Palette): void {
  const shaft: Box = [82, 384, 172, 152];
  castShadow(ink, rect(82, 350, 172, 200), { dx: 9, dy: 4, blur: 9, opacity: 0.4 });
  drawSlab(ink, [50, 548, 236, 32], plinth);
  drawSlab(ink, [66, 528, 204, 24], plinth);
  solid(ink, rect(...shaft, 2), plinth, { bevel: 6 });
  const panel = rect(104, 402, 128, 112, 4);
  recess(ink, panel, plinth, { depth: 7 });
  settle(ink, rect(...shaft), 0.3);
  const tone = ramp(trim);
  const mark = inkSignPath(sign, [168, 458], 2);
  ink.draw(mark, { stroke: ramp(plinth).deep, width: 10, cap: 'round', move: [-1, -1] });
  ink.draw(mark, { stroke: tone.base, width: 6.5, cap: 'round', move: [1, 1] });
  drawSlab(ink, [66, 364, 204, 24], plinth);
  drawSlab(ink, [52, 342, 232, 26], plinth);
  drawSlab(ink, [128, 316, 78, 28], plinth);
}

function drawSlab(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const slab = rect(x, y, w, h, 5);
  castShadow(ink, slab, { dx: 2, dy: 5, blur: 4, opacity: 0.3 });
  const tone = ramp(color);
  solid(ink, slab, color, {
    bevel: 4,
    fill: linear(75, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.shade),
  });
}

/** A cuirass under a cloak that is pinned on the shoulder; the arms are cut off, as a sculptor does. */
function drawTorso(ink: Ink, { stone, trim }: Palette): void {
  const tone = ramp(stone);
  const cloak = curve(
    'M126 216C152 238 194 236 212 210C246 222 278 244 290 282C268 300 244 296 224 310C196 296 164 276 84 236Z',
  );
  castShadow(ink, TORSO, { dx: 7, dy: 8, blur: 7, opacity: 0.35 });
  solid(ink, TORSO, stone, { bevel: 7, fill: linear(40, tone.hi, [tone.base, 0.45], tone.dark) });
  const chest = [
    'M66 284C70 264 82 254 98 250',
    'M96 292C100 272 104 262 98 250',
    'M112 288C132 292 150 288 164 278',
  ];
  for (const line of chest.map(curve)) {
    ink.draw(line, { stroke: tone.dark, width: 4, opacity: 0.75, cap: 'round' });
    ink.draw(line, { stroke: tone.hi, width: 2.4, opacity: 0.8, cap: 'round', move: [2, 3] });
  }
  ink.clip(TORSO, () => {
    castShadow(ink, cloak, { dx: -4, dy: 7, blur: 6, opacity: 0.45 });
    solid(ink, cloak, stone, {
      bevel: 5,
      fill: linear(60, tone.light, [tone.shade, 0.6], tone.dark),
      width: 4.5,
    });
    drawFolds(ink, tone.deep, tone.hi);
  });
  ink.draw(TORSO, { stroke: tone.line });
  knob(ink, [250, 250], 13, trim);
}

function drawFolds(ink: Ink, shade: string, light: string): void {
  const folds = [
    'M120 230C160 254 206 256 246 246',
    'M132 246C168 270 214 272 252 254',
    'M164 266C196 286 236 284 256 260',
    'M258 258C264 270 266 282 262 294',
    'M272 256C280 268 282 278 280 288',
  ];
  for (const fold of folds) {
    ink.draw(curve(fold), { stroke: shade, width: 4, opacity: 0.7, cap: 'round' });
    ink.draw(curve(fold), { stroke: light, width: 2.5, opacity: 0.7, cap: 'round', move: [1, 4] });
  }
}

/** All that gives the secret away. */
function drawSeam(ink: Ink, color: string): void {
  const { center, rx } = NECK_CUT;
  const y = center[1] + 1;
  ink.draw(polyline([center[0] - rx + 2, y], [center[0] + rx - 2, y]), {
    stroke: ramp(color).line,
    width: 3.5,
  });
  ink.draw(polyline([center[0] - rx + 4, y + 3], [center[0] + rx - 6, y + 3]), {
    stroke: ramp(color).hi,
    width: 2,
    opacity: 0.7,
  });
}

function drawButton(ink: Ink, { stone, trim, button }: Palette): void {
  const [cx, cy] = NECK_CUT.center;
  const tone = ramp(button);
  solid(ink, oval(cx, cy, NECK_CUT.rx, 11), stone, { fill: ramp(stone).hi, width: 5, bevel: 2 });
  plate(ink, oval(cx - 2, cy - 1, 29, 8), trim, { width: 4, bevel: 2 });
  glow(ink, cx - 2, cy - 12, 62, button, 0.75, 48);
  solid(
    ink,
    curve(
      `M${cx - 20} ${cy - 3}V${cy - 13}` +
        `C${cx - 20} ${cy - 24} ${cx + 16} ${cy - 24} ${cx + 16} ${cy - 13}V${cy - 3}` +
        `C${cx + 10} ${cy + 3} ${cx - 14} ${cy + 3} ${cx - 20} ${cy - 3}Z`,
    ),
    button,
    {
      fill: linear(60, tone.hi, [tone.base, 0.5], tone.dark),
      width: 4.5,
      bevel: 3,
    },
  );
  ink.draw(oval(cx - 8, cy - 15, 6, 3), { fill: '#fff', opacity: 0.8 });
}
