import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { fallenStone } from '../../kits/stage/fallenStone.ts';
import { flagstones, type Slabs } from '../../kits/stage/flagstones.ts';
import {
  FLOOR_BOX,
  FLOOR_LINE,
  fadeDown,
  lampPool,
  lightPass,
  motes,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
  WALL_BOX,
} from '../../kits/stage/room.ts';
import { drips } from '../../kits/stage/wallWear.ts';
import { torch, torchBounds } from '../../kits/things/torch.ts';
import { mossTuft } from '../../matter/moss.ts';
import { jittered, stone } from '../../matter/stone.ts';
import { burning, dustIn } from '../../moving.ts';
import { barredWindow, chain, GLOOM, pillar } from './dungeonFittings.ts';
import { near } from './near.ts';
import { puddle } from './puddle.ts';
import { reliefArch } from './reliefArch.ts';
import { sillIvy } from './sillIvy.ts';

interface Palette {
  stone: string;
  floor: string;
  fire: string;
  moon: string;
}

const WINDOW: Box = [400, 120, 200, 210];
/** The sizes of the floor's slabs: few and large. */
const SLABS: Slabs = { depth: [150, 190], width: [270, 420], split: 0 };
/** The positions of the torches, on the wall at both sides of the arch. */
const TORCHES: readonly Point[] = [
  [712, 372],
  [1304, 372],
];
/** The position of the hole, low in the wall. */
const HOLE: Point = [1576, 622];
const MOSS = ['#4a6446', '#3f5842', '#56704a'] as const;
/** The positions and sizes of the tufts of moss, larger nearer to the viewer. */
const TUFTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [262, 803, 44],
  [318, 802, 30],
  [452, 803, 36],
  [668, 802, 28],
  [722, 804, 40],
  [1286, 803, 46],
  [1336, 803, 30],
  [1650, 804, 34],
  [238, 874, 46],
  [1676, 876, 44],
  [1640, 962, 30],
  [1318, 986, 34],
];

export const dungeon = defineBackground<Palette>({
  id: 'dungeon',
  collection: 'old-tales',
  name: 'Dungeon',
  theme: 'Castle',
  seed: 202,
  moods: {
    slate: {
      palette: { stone: '#5d5f73', floor: '#565668', fire: '#ff9a3c', moon: '#8fb4ff' },
      ambient: '#d9c9e0',
      lightFrom: { x: 53, y: 34 },
    },
    sand: {
      palette: { stone: '#7d6a58', floor: '#6f5f52', fire: '#ffb04a', moon: '#bcd0ff' },
      ambient: '#ead6c2',
      lightFrom: { x: 53, y: 34 },
    },
    moss: {
      palette: { stone: '#586a5e', floor: '#505e56', fire: '#ff9a3c', moon: '#9fe0c0' },
      ambient: '#cfdccd',
      lightFrom: { x: 53, y: 34 },
    },
  },
  furniture: [
    WINDOW,
    ...TORCHES.map(torchBounds),
    [34, 0, 202, 870],
    [1684, 0, 202, 870],
    [264, 60, 90, 320],
    [1610, 60, 40, 260],
  ],
  draw(ink, palette) {
    drawWall(ink, palette.stone);
    ink.apart(() => {
      reliefArch(ink, palette.stone);
      missingStone(ink, HOLE, palette.stone);
      tally(ink, [1408, 226], palette.stone);
      drawDamp(ink);
    });
    barredWindow(ink, WINDOW, palette.stone, palette.moon);
    ink.apart(() => sillIvy(ink, mix('#3a5240', palette.stone, 0.3)));
    drawFloor(ink, palette.floor);
    puddle(ink, [1478, 966], 168, {
      sky: mix(palette.moon, '#26304f', 0.6),
      depth: '#141830',
      fire: palette.fire,
    });
    drawMoss(ink);
    fallenStone(ink, [1552, 852], palette.stone);
    ink.draw(oval(690, 985, 260, 58), { fill: palette.moon, opacity: 0.17, blur: 16, blend: 'screen' });
    drawWarmth(ink, palette.fire);
    drawPillars(ink, palette.stone);
    for (const at of TORCHES) torch(ink, at, palette.fire);
    chain(ink, 284, 9);
    chain(ink, 330, 7);
    chain(ink, 1630, 7);
  },
  near,
  light: (ink, { moon, fire }) => {
    drawMoonlight(ink, moon);
    for (const at of TORCHES) lampPool(ink, at, 400, fire, 0.2);
    vignetteOver(ink, '#06040f', 0.4);
  },
  moves: ({ fire, moon }) => [
    ...TORCHES.flatMap(([x, y]) => burning([x, y - 70], fire)),
    dustIn([480, 200, 400, 760], moon, 14),
  ],
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

/** Damp that comes through the wall below the window. */
function drawDamp(ink: Ink): void {
  for (const [x, top, width, length] of [
    [520, 364, 90, 250],
    [352, 364, 40, 190],
  ] as const)
    drips(ink, [x, top], [width, length], GLOOM, 0.17);
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

function drawFloor(ink: Ink, color: string): void {
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(color).deep });
  flagstones(ink, shift(color, { lightness: 0.07 }), 320, SLABS);
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 80], GLOOM, 0.75);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [GLOOM, 0, 0.08], [GLOOM, 1, 0.45]) });
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
    opacity: 0.3,
  });
}

/** Moss along the foot of the wall and in the joints of the floor. */
function drawMoss(ink: Ink): void {
  for (const [x, y, size] of TUFTS) mossTuft(ink, [x, y], size, ink.pick(MOSS));
}

function drawWarmth(ink: Ink, fire: string): void {
  lightPass(ink, [0.53, 0.4], 0.5, '#ffb050', '#3a2a80', [0.5, 0.35]);
  ink.draw(oval(1008, 900, 620, 130), {
    fill: radial(0.5, 0.5, 0.5, [fire, 0, 0.3], [fire, 1, 0]),
    blend: 'screen',
  });
  motes(ink, 30, [300, 240, 1300, 420], '#ffd9a0');
  vignette(ink, '#06040f', 0.37);
}

function drawPillars(ink: Ink, color: string): void {
  const foot = FLOOR_LINE + 71;
  ink.clip(rect(0, 0, STAGE_WIDTH, foot + 1), () => {
    pillar(ink, 60, foot, color);
    pillar(ink, 1710, foot, color);
  });
  for (const x of [140, 1790]) ink.draw(oval(x, foot + 5, 170, 18), { fill: GLOOM, opacity: 0.5, blur: 10 });
}

/** A dark hole in the wall where a stone is missing; its lower and right faces are lit. */
function missingStone(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  const hole = soft([at(-64, -42), at(60, -43), at(64, 41), at(-62, 44)], 12);
  ink.draw(hole, { fill: linear(70, '#06040b', '#15101d'), stroke: GLOOM, width: 5 });
  ink.clip(hole, () => {
    ink.draw(soft([at(-66, 50), at(-36, 16), at(40, 14), at(68, 50)], 3), {
      fill: linear(90, tone.deep, tone.shade),
    });
    ink.draw(soft([at(68, 52), at(40, 14), at(38, -24), at(68, -50)], 3), {
      fill: linear(0, tone.deep, tone.dark),
    });
  });
  ink.draw(polyline(at(-50, 44), at(54, 42)), { stroke: tone.hi, width: 2.4, opacity: 0.5, cap: 'round' });
}

/** Draws tally marks of days, scratched into the stone; the last week is incomplete. */
function tally(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const marks = joinPaths(
    ...range(4).map((week) => drawWeek(ink, [x + week * 50, y + ink.jitter(8)], week < 3)),
  );
  ink.draw(marks, { stroke: tone.line, width: 4.2, opacity: 0.7, cap: 'round' });
  ink.draw(marks, { stroke: tone.hi, width: 2, opacity: 0.75, cap: 'round', move: [1.6, 1.6] });
}

function drawWeek(ink: Ink, [x, y]: Point, isFull: boolean): Path {
  const strokes = range(isFull ? 4 : 2).map((i) =>
    polyline([x + i * 9 + ink.jitter(3), y], [x + i * 9 + ink.jitter(3), y + 36]),
  );
  return isFull ? joinPaths(...strokes, polyline([x - 6, y + 30], [x + 34, y + 6])) : joinPaths(...strokes);
}
