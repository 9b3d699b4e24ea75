import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { swing } from '../../ink/swing.ts';
import { turns } from '../../leaves.ts';
import { hinge, knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { star } from '../../matter/star.ts';
import { board } from '../../matter/wood.ts';
import { dustIn, glinting } from '../../moving.ts';

interface Palette {
  frame: string;
  sky: string;
  horizon: string;
  land: string;
  orb: string;
  isNight: boolean;
}

const HOLE: Box = [92, 40, 256, 300];
const STARS: readonly Point[] = [
  [130, 80],
  [180, 112],
  [210, 66],
  [150, 150],
  [320, 178],
];
const LEFT: Box = [92, 40, 128, 300];
const RIGHT: Box = [220, 40, 128, 300];

/**
 * A window with two casements and a pale landscape behind the panes. Opened, both stand in the room, and the
 * landscape is clear.
 */
export const casementWindow = defineItem<Palette>({
  id: 'window',
  name: 'Window',
  tag: 'Decorations',
  anchor: 'wall',
  castsShadow: false,
  size: [440, 400],
  margin: { top: 22, right: 40, bottom: 40, left: 32 },
  line: 6,
  seed: 225,
  stand: { width: 15, center: 77, foot: 56 },
  realSize: { height: 90 },
  wear: 'none',
  palettes: {
    day: {
      frame: '#e6ddcc',
      sky: '#5aa4dc',
      horizon: '#d4f0f4',
      land: '#6aa858',
      orb: '#fff4c0',
      isNight: false,
    },
    dusk: {
      frame: '#9a6236',
      sky: '#5a4a94',
      horizon: '#ff9f6a',
      land: '#5a4a64',
      orb: '#ffe0a0',
      isNight: false,
    },
    night: {
      frame: '#7d5f4c',
      sky: '#1f2a5c',
      horizon: '#4a64a8',
      land: '#263a54',
      orb: '#f4f0d8',
      isNight: true,
    },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  leaves: [
    turns('left', [88, 44, 124, 300], [2, 18, 92, 354]),
    turns('right', [212, 44, 124, 300], [336, 18, 98, 354]),
  ],
  hitBox: [70, 16, 300, 372],
  moves: ({ isNight, orb }, isOpened) => {
    if (!isOpened) return [];
    return isNight ? [glinting(STARS, '#fff8dc', 11)] : [dustIn([110, 80, 220, 230], orb, 9)];
  },
  draw(ink, palette, isOpened) {
    drawReveal(ink, palette, isOpened);
    if (isOpened) drawSashesOpened(ink, palette);
    else
      for (const [box, side] of [
        [LEFT, 1],
        [RIGHT, -1],
      ] as const)
        drawSash(ink, box, palette, side, true);
    drawSill(ink, palette.frame);
  },
});

function drawReveal(ink: Ink, palette: Palette, isOpened: boolean): void {
  const [x, y, w, h] = HOLE;
  castShadow(ink, rect(x - 24, y - 24, w + 48, h + 40, 6), { dx: 7, dy: 10, blur: 9, opacity: 0.38 });
  board(ink, [x - 24, y - 24, w + 48, 28], palette.frame, { direction: 'along x', bevel: 5, corners: 5 });
  for (const left of [x - 24, x + w - 4])
    board(ink, [left, y, 28, h + 10], palette.frame, { bevel: 5, corners: 3 });
  recess(ink, rect(...HOLE), palette.frame, { depth: 14, texture: () => drawCountry(ink, palette) });
  if (isOpened) glow(ink, x + w / 2, y + 120, 200, mix(palette.horizon, '#ffffff', 0.4), 0.45);
}

function drawCountry(ink: Ink, { sky, horizon, land, orb, isNight }: Palette): void {
  ink.draw(rect(...HOLE), { fill: linear(90, sky, [mix(sky, horizon, 0.5), 0.4], [horizon, 0.72]) });
  glow(ink, 276, 116, 90, orb, 0.85);
  ink.draw(oval(276, 116, 25), { fill: orb });
  if (isNight) {
    ink.draw(oval(286, 108, 21), { fill: mix(sky, orb, 0.22) });
    for (const [i, at] of STARS.entries()) ink.draw(star(at, 6 - (i % 3) * 1.2), { fill: '#fff8dc' });
  } else
    for (const [x, y, s] of [
      [150, 92, 1],
      [300, 180, 0.7],
    ] as const)
      ink.draw(
        joinPaths(
          oval(x - 24 * s, y, 22 * s, 11 * s),
          oval(x + 4 * s, y - 8 * s, 24 * s, 16 * s),
          oval(x + 28 * s, y, 20 * s, 10 * s),
        ),
        { fill: linear(90, '#ffffff', mix(horizon, '#ffffff', 0.35)) },
      );
  ink.draw(curve('M92 262C140 226 190 240 224 252C270 232 310 226 348 246V340H92Z'), {
    fill: linear(90, mix(land, horizon, 0.6), mix(land, horizon, 0.3)),
    stroke: shift(land, { lightness: -0.06 }),
    width: 3,
  });
  ink.draw(curve('M92 292C150 262 200 282 240 286C290 270 320 276 348 284V340H92Z'), {
    fill: linear(90, shift(land, { lightness: 0.04 }), [land, 0.4], shift(land, { lightness: -0.14 })),
    stroke: shift(land, { lightness: -0.24 }),
    width: 3.5,
  });
  for (const [x, y, s] of [
    [126, 300, 1.35],
    [158, 304, 0.9],
    [316, 300, 1.2],
  ] as const)
    ink.draw(polygon([x - 15 * s, y], [x, y - 50 * s], [x + 15 * s, y]), {
      fill: linear(20, shift(land, { lightness: -0.04 }), shift(land, { lightness: -0.2 })),
      stroke: shift(land, { lightness: -0.3 }),
      width: 3.5,
    });
  ink.draw(curve('M222 290C232 304 206 316 214 340L250 340C246 318 240 306 228 290Z'), {
    fill: mix(land, '#f4e4bc', 0.6),
  });
}

/** Two panes in a wooden frame; `side` says to which side its latch is. */
function drawSash(
  ink: Ink,
  [x, y, w, h]: Box,
  { frame, horizon, sky }: Palette,
  side: 1 | -1,
  isShut: boolean,
): void {
  const opening = joinPaths(
    rect(x, y, w, h),
    rect(x + 20, y + 20, w - 40, h / 2 - 28),
    rect(x + 20, y + h / 2 + 8, w - 40, h / 2 - 28),
  );
  const tone = ramp(frame);
  for (const top of [y + 20, y + h / 2 + 8]) {
    const pane = rect(x + 20, top, w - 40, h / 2 - 28);
    const milk = mix(horizon, '#eef4f8', 0.55);
    ink.draw(pane, {
      fill: linear(70, milk, [mix(milk, sky, 0.35), 0.6], mix(milk, sky, 0.6)),
      opacity: isShut ? 0.5 : 0.42,
    });
    ink.clip(pane, () => {
      ink.draw(polygon([x, top + 130], [x + 90, top - 20], [x + 120, top - 20], [x + 30, top + 130]), {
        fill: '#fff',
        opacity: 0.35,
      });
      ink.draw(pane, { stroke: SHADOW, width: 12, opacity: 0.35, move: [3, 4], blur: 3 });
    });
  }
  solid(ink, opening, frame, {
    evenOdd: true,
    bevel: 5,
    fill: linear(60, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.shade),
  });
  knob(ink, [side > 0 ? x + w - 10 : x + 10, y + h / 2], 9, BRASS);
}

/** The opened casements in the room, each turned about its outer edge until it is almost edge-on. */
function drawSashesOpened(ink: Ink, palette: Palette): void {
  for (const isMirrored of [false, true]) {
    const box = isMirrored ? RIGHT : LEFT;
    const edge = isMirrored ? HOLE[0] + HOLE[2] : HOLE[0];
    const turn = swing({ hinge: edge, cx: 220, cy: 190, angle: -116, distance: 1500, isMirrored });
    ink.warp(turn, () => drawSash(ink, box, palette, isMirrored ? -1 : 1, false));
    for (const y of [80, 270]) hinge(ink, [edge, y], 26, BRASS, 11);
  }
}

function drawSill(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, rect(50, 344, 340, 34), { dx: 4, dy: 9, blur: 6, opacity: 0.42 });
  solid(ink, curve('M84 370H356V380Q356 392 342 392H98Q84 392 84 380Z'), color, {
    bevel: 4,
    width: 4.5,
    fill: linear(90, tone.dark, tone.shade),
  });
  solid(ink, polygon([76, 338], [364, 338], [388, 356], [52, 356]), color, {
    bevel: 3,
    fill: linear(90, tone.base, tone.hi),
  });
  solid(ink, rect(48, 352, 344, 24, 6), color, { bevel: 4, fill: linear(90, tone.light, tone.dark) });
  ink.draw(polyline([64, 358], [376, 358]), { stroke: tone.hi, width: 2.4, opacity: 0.8 });
}
