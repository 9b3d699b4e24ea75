import { ramp, shift } from '../color.ts';
import { defineBackground } from '../defineBackground.ts';
import type { Ink } from '../ink/Ink.ts';
import { lightShaft, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { type Box, curve, joinPaths, movePath } from '../ink/path.ts';
import { oval, polygon, range, rect } from '../ink/shapes.ts';
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
  vignetteOver,
  WALL_BOX,
} from '../kits/stage/room.ts';
import { portrait } from '../kits/things/portrait.ts';
import { fieldedPanel, planks } from '../matter/wood.ts';
import { dustIn } from '../moving.ts';
import { bookcase } from './study/bookcase.ts';
import { doorArch, doorArchBounds } from './study/doorArch.ts';
import { drapedWindow, drapedWindowBounds } from './study/drapedWindow.ts';
import { near } from './study/near.ts';
import { paperWear } from './study/paperWear.ts';

interface Palette {
  paper: string;
  wood: string;
  floor: string;
  drape: string;
}

const NIGHT = '#0d0818';
/** Where the panelling begins. */
const DADO = 520;
const WINDOW: Box = [120, 120, 290, 440];
const BOOKCASE: Box = [1560, 96, 330, 712];
const SPINES = [
  '#8a3a34',
  '#3f6460',
  '#b8843c',
  '#3d4f7c',
  '#6a4a6a',
  '#a8a080',
  '#4f6a3c',
  '#7a5230',
] as const;

export const study = defineBackground<Palette>({
  id: 'study',
  name: 'Study',
  theme: 'Mansion',
  seed: 101,
  moods: {
    green: {
      palette: { paper: '#3f5f55', wood: '#7a4a2c', floor: '#9a6238', drape: '#8a3038' },
      ambient: '#fff6ea',
      lightFrom: { x: 13, y: 22 },
    },
    burgundy: {
      palette: { paper: '#6d3440', wood: '#6a4028', floor: '#8a5530', drape: '#2f5a5a' },
      ambient: '#fff1e6',
      lightFrom: { x: 13, y: 22 },
    },
    blue: {
      palette: { paper: '#3b4f78', wood: '#80522f', floor: '#a06a3c', drape: '#a8763a' },
      ambient: '#f6f3fa',
      lightFrom: { x: 13, y: 22 },
    },
  },
  furniture: [drapedWindowBounds(WINDOW), ...doorArchBounds(), BOOKCASE],
  draw(ink, palette) {
    drawWallpaper(ink, palette.paper);
    ink.apart(() => paperWear(ink, palette.paper));
    drawCornice(ink, palette.wood);
    drawPanelling(ink, palette.wood);
    drawFloorBoards(ink, palette.floor);
    ink.apart(() => drawDoorArch(ink, palette));
    drapedWindow(ink, WINDOW, palette.wood, palette.drape);
    bookcase(ink, BOOKCASE, 5, shift(palette.wood, { lightness: -0.02 }), SPINES);
    fadeDown(ink, [1540, FLOOR_LINE + 1, 380, 40], NIGHT, 0.55);
    drawLitFloor(ink);
    vignette(ink, NIGHT, 0.33);
  },
  near,
  light: (ink) => {
    drawSunbeam(ink);
    vignetteOver(ink, NIGHT, 0.33);
  },
  moves: () => [dustIn([420, 200, 640, 640], '#ffe9b0')],
});

function drawWallpaper(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(75, tone.light, [tone.base, 0.45], tone.dark) });
  const places = range(5 * 19).map((n) => {
    const row = Math.floor(n / 19);
    return { x: (n % 19) * 108 + (row % 2) * 54 - 20, y: 110 + row * 122 };
  });
  const flower = joinPaths(
    curve(
      'M0 -46C14 -30 16 -18 8 -6C22 -12 34 -4 34 10C34 24 20 30 10 24C16 34 10 46 0 52' +
        'C-10 46 -16 34 -10 24C-20 30 -34 24 -34 10C-34 -4 -22 -12 -8 -6C-16 -18 -14 -30 0 -46Z',
    ),
    oval(0, -58, 5),
    oval(0, 64, 4),
  );
  const sprig = curve('M-46 -40Q-30 -50 -24 -66M46 -40Q30 -50 24 -66');
  ink.draw(joinPaths(...places.map(({ x, y }) => movePath(flower, x, y))), {
    fill: tone.light,
    opacity: 0.4,
  });
  ink.draw(joinPaths(...places.map(({ x, y }) => movePath(sprig, x, y))), {
    stroke: tone.light,
    width: 4,
    opacity: 0.4,
  });
  for (const i of range(36)) ink.draw(rect(i * 54 + 6, 60, 1.6, 460), { fill: tone.hi, opacity: 0.1 });
}

function drawCornice(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = linear(90, tone.base, [tone.light, 0.5], tone.dark);
  solid(ink, rect(-20, -20, STAGE_WIDTH + 40, 72), color, { fill, bevel: 4 });
  for (const i of range(56)) solid(ink, rect(i * 35 + 4, 34, 20, 20, 3), color, { width: 2, bevel: 2 });
  solid(ink, rect(-20, 52, STAGE_WIDTH + 40, 14), color, { bevel: 3 });
  fadeDown(ink, [0, 66, STAGE_WIDTH, 70], NIGHT, 0.5);
}

function drawPanelling(ink: Ink, color: string): void {
  const tone = ramp(color);
  const pitch = 161.7;
  planks(ink, [-10, DADO, STAGE_WIDTH + 20, FLOOR_LINE - DADO], 12, color, {
    width: 2,
    strength: 0.28,
    vary: 0.01,
    bevel: 2,
  });
  for (const i of range(12))
    fieldedPanel(ink, [-10 + i * pitch + 22, DADO + 44, 118, 166], color, { inset: 16 });
  solid(ink, rect(-20, DADO - 16, STAGE_WIDTH + 40, 32, 4), color, { bevel: 5 });
  fadeDown(ink, [0, DADO + 16, STAGE_WIDTH, 22], NIGHT, 0.45);
  solid(ink, rect(-20, FLOOR_LINE - 52, STAGE_WIDTH + 40, 54), color, { bevel: 5 });
  ink.draw(rect(-20, FLOOR_LINE - 38, STAGE_WIDTH + 40, 3), { fill: tone.dark });
  ink.draw(rect(-20, FLOOR_LINE - 35, STAGE_WIDTH + 40, 2), { fill: tone.hi, opacity: 0.5 });
}

/** Over the door hangs the founder of the house, askew since the door was last slammed. */
function drawDoorArch(ink: Ink, { wood, drape }: Palette): void {
  doorArch(ink, shift(wood, { lightness: 0.01 }), DADO);
  portrait(
    ink,
    { at: [1008, 190], width: 74, sitter: 'lord', turn: -7 },
    { gilt: '#b8904a', cloth: drape, isAwake: false },
  );
}

function drawFloorBoards(ink: Ink, color: string): void {
  const boards = 42;
  const width = (STAGE_WIDTH + 2200) / boards;
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.warp(floorPlane(300), () => {
      for (const i of range(boards)) drawBoardRow(ink, -1100 + i * width, width, color);
    }),
  );
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 60], NIGHT, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.5, 0], [NIGHT, 1, 0.4]) });
}

/** One row of boards from the front to the wall, its joints set off by chance. */
function drawBoardRow(ink: Ink, x: number, w: number, color: string): void {
  let from = -0.02;
  let length = 0.1 + ink.random() * 0.42;
  while (from < 1) {
    const to = Math.min(1.02, from + length);
    drawFloorBoard(ink, x, w, from, to, color);
    from = to;
    length = 0.42 + ink.random() * 0.4;
  }
}

function drawFloorBoard(ink: Ink, x: number, w: number, from: number, to: number, color: string): void {
  const tone = ramp(shift(color, { lightness: ink.jitter(0.075), hue: ink.jitter(9) }));
  const length = to - from;
  ink.draw(rect(x, from, w, length), {
    fill: linear(90, tone.base, tone.light),
    stroke: tone.deep,
    width: 2,
  });
  ink.draw(rect(x + 3, from, 4, length), { fill: tone.hi, opacity: 0.35 });
  for (const _ of range(4)) {
    const at = x + (0.15 + ink.random() * 0.7) * w;
    const start = from + ink.random() * length * 0.6;
    const middle = start + length * 0.2;
    const streak = polygon([at, start], [at + 4, middle], [at, start + length * 0.4], [at - 3, middle]);
    ink.draw(streak, { fill: tone.dark, opacity: 0.35 });
  }
}

function drawLitFloor(ink: Ink): void {
  ink.clip(rect(...FLOOR_BOX), () => {
    for (const i of range(3)) {
      const x = 520 + i * 140;
      const patch = polygon([x, 850], [x + 100, 850], [x + 240 + i * 25, 1010], [x + 110 + i * 25, 1010]);
      ink.draw(patch, { fill: '#ffd27a', opacity: 0.34, blur: 5, blend: 'screen' });
    }
  });
  lightPass(ink, [0.4, 0.45], 0.62, '#ffc864', '#ffb040', [0.55, 0]);
  lightPass(ink, [0.1, 0], 1.1, '#ffffff', '#6a3aa0', [0.12, 0.28]);
  motes(ink, 46, [420, 200, 640, 620], '#fff3cf');
}

function drawSunbeam(ink: Ink): void {
  lightShaft(ink, {
    corners: [
      [150, 190],
      [390, 170],
      [1200, STAGE_HEIGHT],
      [560, STAGE_HEIGHT],
    ],
    color: '#ffce7a',
    opacity: 0.21,
  });
}
