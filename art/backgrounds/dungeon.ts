import { ramp, shift } from '../color.ts';
import { defineBackground } from '../defineBackground.ts';
import type { Ink } from '../ink/Ink.ts';
import { lightShaft } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import type { Box, Point } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../ink/shapes.ts';
import {
  FLOOR_BOX,
  FLOOR_LINE,
  fadeDown,
  floorPlane,
  lightPass,
  motes,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  vignette,
  WALL_BOX,
} from '../kits/room.ts';
import { torch, torchBounds } from '../kits/torch.ts';
import { jittered, stone } from '../matter/stone.ts';
import { barredWindow, chain, GLOOM, pillar } from './parts/dungeonFittings.ts';

interface Palette {
  stone: string;
  floor: string;
  fire: string;
  moon: string;
}

const WINDOW: Box = [400, 120, 200, 210];
/** One on either side of the door. */
const TORCHES: readonly Point[] = [
  [742, 372],
  [1276, 372],
];
const MOSS = ['#4a6a44', '#3d5a40', '#587a4a'] as const;
/** Depth of the rows of flagstones, from the front to the wall. */
const FLAG_ROWS = [0.19, 0.2, 0.22, 0.24, 0.28];

export const dungeon = defineBackground<Palette>({
  id: 'dungeon',
  name: 'Dungeon',
  theme: 'Castle',
  seed: 202,
  moods: {
    slate: {
      palette: { stone: '#5d5f73', floor: '#565668', fire: '#ff9a3c', moon: '#8fb4ff' },
      ambient: '#d9c9e0',
    },
    sand: {
      palette: { stone: '#7d6a58', floor: '#6f5f52', fire: '#ffb04a', moon: '#bcd0ff' },
      ambient: '#ead6c2',
    },
    moss: {
      palette: { stone: '#586a5e', floor: '#505e56', fire: '#ff9a3c', moon: '#9fe0c0' },
      ambient: '#cfdccd',
    },
  },
  furniture: [
    WINDOW,
    ...TORCHES.map(torchBounds),
    [34, 0, 202, 870],
    [1684, 0, 202, 870],
    [264, 60, 90, 320],
    [1590, 60, 40, 300],
  ],
  draw(ink, palette) {
    drawWall(ink, palette.stone);
    barredWindow(ink, WINDOW, palette.stone, palette.moon);
    drawFlagstones(ink, palette.floor);
    drawPuddle(ink, palette.fire);
    drawMoonlight(ink, palette.moon);
    for (const i of range(30)) drawMossTuft(ink, MOSS[i % MOSS.length] ?? MOSS[0]);
    drawWarmth(ink, palette.fire);
    drawPillars(ink, palette.stone);
    for (const at of TORCHES) torch(ink, at, palette.fire);
    chain(ink, 284, 9);
    chain(ink, 330, 7);
    chain(ink, 1610, 8);
  },
});

function drawWall(ink: Ink, color: string): void {
  ink.draw(rect(...WALL_BOX), { fill: ramp(color).deep });
  let top = -10;
  while (top < FLOOR_LINE) {
    const height = Math.min(68 + ink.random() * 28, FLOOR_LINE - top + 6);
    drawCourse(ink, top, height, shift(color, { lightness: -0.03 }));
    top += height;
  }
  const shade = linear(90, [GLOOM, 0, 0.7], [GLOOM, 0.35, 0.18], [GLOOM, 0.75, 0.1], [GLOOM, 1, 0.5]);
  ink.draw(rect(...WALL_BOX), { fill: shade });
}

function drawCourse(ink: Ink, y: number, h: number, color: string): void {
  let x = -60 - ink.random() * 80;
  while (x < STAGE_WIDTH) {
    const w = 96 + ink.random() * 116;
    const corners: Point[] = [
      [x + 3, y + 3],
      [x + w / 2, y + 2.5],
      [x + w - 3, y + 3],
      [x + w - 3, y + h - 3],
      [x + w / 2, y + h - 2],
      [x + 3, y + h - 3],
    ];
    stone(ink, jittered(ink, corners, 5), color, { round: 12, width: 3 });
    x += w;
  }
}

function drawFlagstones(ink: Ink, color: string): void {
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(color).deep });
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.warp(floorPlane(320), () => {
      let from = -0.06;
      for (const depth of FLAG_ROWS) {
        drawFlagRow(ink, from, depth, color);
        from += depth;
      }
    }),
  );
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 80], GLOOM, 0.75);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [GLOOM, 0, 0.1], [GLOOM, 1, 0.5]) });
}

function drawFlagRow(ink: Ink, from: number, depth: number, color: string): void {
  let x = -900 - ink.random() * 160;
  while (x < STAGE_WIDTH + 900) {
    const w = 190 + ink.random() * 150;
    drawFlag(ink, x, w, from, from + depth, color);
    x += w;
  }
}

function drawFlag(ink: Ink, x: number, w: number, from: number, to: number, color: string): void {
  const tone = ramp(shift(color, { lightness: 0.06 + ink.jitter(0.07), hue: ink.jitter(12) }));
  const flag = polygon(
    [x + 5, from + 0.007],
    [x + w - 5, from + 0.007],
    [x + w - 5, to - 0.007],
    [x + 5, to - 0.007],
  );
  ink.draw(flag, { fill: linear(80, tone.light, tone.shade), stroke: tone.line, width: 3 });
  ink.draw(polyline([x + 8, to - 0.012], [x + w - 8, to - 0.012]), {
    stroke: tone.hi,
    width: 2.4,
    opacity: 0.5,
  });
  if (ink.random() >= 0.35) return;
  const at = (share: number): number => from + (to - from) * share;
  const crack = polyline(
    [x + w * 0.3, at(0.95)],
    [x + w * 0.36, at(0.6)],
    [x + w * 0.3, at(0.4)],
    [x + w * 0.4, at(0.1)],
  );
  ink.draw(crack, { stroke: tone.dark, width: 2.4 });
}

function drawPuddle(ink: Ink, fire: string): void {
  const shore: Point[] = [
    [1330, 960],
    [1410, 930],
    [1530, 926],
    [1620, 950],
    [1590, 990],
    [1480, 1004],
    [1370, 996],
  ];
  const puddle = spline(shore, { closed: true });
  ink.draw(puddle, { fill: linear(90, '#3a4870', '#1b2140'), stroke: '#12101e', width: 1.5, opacity: 0.72 });
  ink.clip(puddle, () => {
    ink.draw(oval(1500, 950, 90, 10), { fill: fire, opacity: 0.35, blur: 5 });
    ink.draw(oval(1440, 966, 50, 5), { fill: '#cfe0ff', opacity: 0.4 });
  });
}

function drawMoonlight(ink: Ink, color: string): void {
  lightShaft(ink, {
    corners: [
      [420, 160],
      [590, 160],
      [900, STAGE_HEIGHT - 20],
      [500, STAGE_HEIGHT - 20],
    ],
    color,
    opacity: 0.36,
  });
  ink.draw(oval(690, 985, 260, 58), { fill: color, opacity: 0.17, blur: 16, blend: 'screen' });
}

function drawMossTuft(ink: Ink, color: string): void {
  const x = ink.random() * STAGE_WIDTH;
  const y = FLOOR_LINE - 6 + ink.random() * 10;
  const outline: Point[] = [
    [x - 34, y],
    [x - 18, y - 10 - ink.random() * 12],
    [x, y - 6],
    [x + 16, y - 14 * ink.random()],
    [x + 36, y],
    [x, y + 5],
  ];
  ink.draw(spline(outline, { closed: true }), { fill: color, opacity: 0.75 });
}

function drawWarmth(ink: Ink, fire: string): void {
  lightPass(ink, [0.53, 0.4], 0.5, '#ffb050', '#3a2a80', [0.5, 0.35]);
  ink.draw(oval(1008, 900, 620, 130), {
    fill: radial(0.5, 0.5, 0.5, [fire, 0, 0.3], [fire, 1, 0]),
    blend: 'screen',
  });
  motes(ink, 30, [300, 240, 1300, 420], '#ffd9a0');
  vignette(ink, '#06040f', 0.62);
}

function drawPillars(ink: Ink, color: string): void {
  const foot = FLOOR_LINE + 71;
  ink.clip(rect(0, 0, STAGE_WIDTH, foot + 1), () => {
    pillar(ink, 60, foot, color);
    pillar(ink, 1710, foot, color);
  });
  for (const x of [140, 1790]) ink.draw(oval(x, foot + 5, 170, 18), { fill: GLOOM, opacity: 0.5, blur: 10 });
}
