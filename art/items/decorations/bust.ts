import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
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

/** The point at the back of the neck around which the head tips. */
const HINGE: Point = [212, 226];
/** Degrees by which the head is tipped back. */
const TIPPED = 38;
const TORSO = curve(
  'M131 229C128 243 110 249 88 256C58 268 46 288 54 310C72 322 104 314 122 326C132 332 137 336 139 344L197 344' +
    'C199 336 208 328 222 322C242 314 266 320 284 308C290 284 280 264 258 254C240 246 228 240 222 229Z',
);
/** The outline of the cloak: from the back over one shoulder and across the chest. */
const CLOAK = curve(
  'M206 236C228 232 266 248 284 268C296 288 292 304 284 312C266 324 242 318 222 326C196 334 160 336 132 334' +
    'L112 322C146 316 172 296 186 272C194 258 200 246 206 236Z',
);
/** The side away from the light, with a visible edge. */
const SHADED_CHEST = curve('M150 348C176 330 226 306 250 262L300 240L300 348Z');

/** The bust of a warrior on a plinth. Opened, its head is tipped back and uncovers a button in the neck. */
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
      stone: '#e9e0d0',
      helmet: '#a8a5b4',
      trim: GOLD,
      plume: '#8b8098',
      plinth: '#b3a08e',
      button: '#d8363f',
      sign: 'sun',
    },
    bronze: {
      stone: '#93824c',
      helmet: '#b08f42',
      trim: '#6fae98',
      plume: '#5a9a86',
      plinth: '#5c6a64',
      button: '#5fe08a',
      sign: 'flame',
    },
    basalt: {
      stone: '#7b7990',
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
  opening: 'changes',
  lockMaterial: 'stone',
  leaves: [tips(rect(66, -40, 250, 270), { pivot: HINGE, angle: TIPPED })],
  hitBox: [46, 0, 240, 580],
  moves: ({ button }, isOpened) =>
    isOpened ? [blinking([172, 212], button, { radius: 40, period: 2200 })] : [],
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
  const shaft: Box = [82, 402, 172, 134];
  castShadow(ink, rect(82, 370, 172, 180), { dx: 9, dy: 4, blur: 9, opacity: 0.4 });
  drawSlab(ink, [50, 548, 236, 32], plinth);
  drawSlab(ink, [66, 528, 204, 24], plinth);
  solid(ink, rect(...shaft, 2), plinth, { bevel: 6 });
  const panel = rect(106, 416, 124, 98, 4);
  recess(ink, panel, plinth, { depth: 7 });
  settle(ink, rect(...shaft), 0.3);
  const tone = ramp(trim);
  const mark = inkSignPath(sign, [168, 465], 1.8);
  ink.draw(mark, { stroke: ramp(plinth).deep, width: 10, cap: 'round', move: [-1, -1] });
  ink.draw(mark, { stroke: tone.base, width: 6.5, cap: 'round', move: [1, 1] });
  ink.draw(polygon([242, 404], [252, 404], [252, 534], [226, 534]), {
    fill: ramp(plinth).deep,
    opacity: 0.3,
  });
  drawSlab(ink, [66, 382, 204, 24], plinth);
  drawSlab(ink, [52, 360, 232, 26], plinth);
  drawSlab(ink, [128, 336, 78, 28], plinth);
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

/** A bare chest under a cloak with a pin on the shoulder; the arms end as on an ancient bust. */
function drawTorso(ink: Ink, { stone, trim, plume }: Palette): void {
  const tone = ramp(stone);
  castShadow(ink, TORSO, { dx: 7, dy: 8, blur: 7, opacity: 0.35 });
  solid(ink, TORSO, stone, {
    bevel: 7,
    fill: linear(25, tone.hi, [tone.light, 0.35], [tone.base, 0.6], tone.shade),
  });
  ink.clip(TORSO, () => {
    drawChest(ink, stone);
    castShadow(ink, CLOAK, { dx: -5, dy: 8, blur: 7, opacity: 0.5 });
    drawCloak(ink, mix(plume, stone, 0.3));
    ink.draw(SHADED_CHEST, { fill: SHADOW, opacity: 0.24 });
  });
  ink.draw(TORSO, { stroke: tone.line });
  castShadow(ink, oval(236, 262, 13), { dx: 2, dy: 5, blur: 3 });
  knob(ink, [236, 262], 13, trim);
}

/** The shadow of the jaw, the hollow of the throat, collarbones and the muscle of the chest. */
function drawChest(ink: Ink, stone: string): void {
  const tone = ramp(stone);
  ink.draw(curve('M150 222C152 236 156 246 164 252C176 246 196 240 218 240L218 222Z'), {
    fill: tone.dark,
    opacity: 0.6,
  });
  const lines = [
    'M158 254C138 258 118 258 96 262',
    'M84 312C76 300 74 288 82 276',
    'M98 306C124 312 146 304 160 288',
  ];
  for (const line of lines.map(curve)) {
    ink.draw(line, { stroke: tone.dark, width: 4.5, opacity: 0.8, cap: 'round' });
    ink.draw(line, { stroke: tone.hi, width: 3, opacity: 0.9, cap: 'round', move: [1.5, 4] });
  }
}

function drawCloak(ink: Ink, color: string): void {
  const tone = ramp(color);
  const folds = [
    'M230 266C216 294 184 316 144 326',
    'M238 272C226 300 204 316 178 330',
    'M214 240C204 262 194 282 172 302',
  ];
  solid(ink, CLOAK, color, {
    bevel: 5,
    fill: linear(60, tone.light, [tone.base, 0.4], tone.dark),
    width: 4.5,
    texture: () => {
      for (const fold of folds.map(curve)) {
        ink.draw(fold, { stroke: tone.dark, width: 6, opacity: 0.75, cap: 'round' });
        ink.draw(fold, { stroke: tone.hi, width: 3, opacity: 0.65, cap: 'round', move: [-3, -4] });
      }
    },
  });
}

/** Draws the seam, the only hint at the secret. */
function drawSeam(ink: Ink, color: string): void {
  const { center, rx } = NECK_CUT;
  const y = center[1] + 1;
  ink.draw(polyline([center[0] - rx + 6, y], [center[0] + rx - 5, y]), {
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
