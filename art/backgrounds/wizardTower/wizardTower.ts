import type { Move } from '../../../core/catalogue/moves.ts';
import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft, SHADOW } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
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
} from '../../kits/stage/room.ts';
import { crack, drips } from '../../kits/stage/wallWear.ts';
import { dustIn } from '../../moving.ts';
import { cauldron, cauldronBounds } from './cauldron.ts';
import { doorArch, doorArchBounds } from './doorArch.ts';
import { floatingCandle, floatingCandleBounds } from './floatingCandle.ts';
import { magicCircle } from './magicCircle.ts';
import { near } from './near.ts';
import { potionCase, potionCaseBounds } from './potionCase.ts';
import { roundWall } from './roundWall.ts';
import { starBanner, starBannerBounds } from './starBanner.ts';
import { type Heaven, starWindow, starWindowBounds } from './starWindow.ts';
import { telescope, telescopeBounds } from './telescope.ts';

interface Palette {
  stone: string;
  floor: string;
  /** The colour of the slab in the middle of the floor. */
  inlay: string;
  wood: string;
  gilt: string;
  cloth: string;
  heaven: Heaven;
  /** The colour of the signs on the floor. */
  magic: string;
  brew: string;
  potions: readonly [string, string, string];
  /** The colour of the light through the window. */
  beam: string;
  candle: string;
  light: string;
  shade: string;
}

const WINDOW: Box = [344, 150, 210, 424];
const BANNER: Box = [58, 150, 190, 410];
const CASE: Box = [1500, 190, 356, 404];
const CAULDRON: Point = [1692, 886];
const TELESCOPE: Point = [212, 884];
const SPINES = ['#7a3f5a', '#3f5a7a', '#8a6a3c', '#4a4a86', '#3f6a5a', '#6a4a3a'] as const;
const CANDLES: readonly (readonly [x: number, y: number, height: number])[] = [
  [622, 214, 74],
  [678, 124, 62],
  [704, 268, 58],
  [778, 112, 56],
  [1238, 112, 56],
  [1312, 268, 58],
  [1340, 124, 62],
  [1402, 206, 74],
];

/** The stars in the window. */
const STARS: readonly Point[] = [
  [374, 236],
  [398, 200],
  [420, 300],
  [452, 186],
  [520, 240],
  [386, 322],
  [470, 336],
  [530, 320],
];

export const wizardTower = defineBackground<Palette>({
  id: 'wizard-tower',
  name: "Wizard's tower",
  theme: 'Magic',
  seed: 808,
  moods: {
    starlight: {
      palette: {
        stone: '#686288',
        floor: '#66628a',
        inlay: '#3f3c72',
        wood: '#5e4050',
        gilt: '#c49a50',
        cloth: '#3a3a86',
        heaven: {
          zenith: '#0c1244',
          middle: '#33308a',
          horizon: '#c07ac0',
          cloud: '#8a70c8',
          land: '#241f58',
          stars: 64,
          disc: 'moon',
        },
        magic: '#6fd8f0',
        brew: '#7ae08a',
        potions: ['#6fd8f0', '#e87ab0', '#f0b450'],
        beam: '#b8c0ff',
        candle: '#ffb850',
        light: '#ffc080',
        shade: '#1a1080',
      },
      ambient: '#cec2ea',
      lightFrom: { x: 24, y: 34 },
    },
    emerald: {
      palette: {
        stone: '#5a7268',
        floor: '#66806c',
        inlay: '#2f5a52',
        wood: '#64482f',
        gilt: '#c8a44e',
        cloth: '#2f6a54',
        heaven: {
          zenith: '#06263a',
          middle: '#0f5a5e',
          horizon: '#9ad890',
          cloud: '#5ac8a0',
          land: '#0f3a3c',
          stars: 64,
          disc: 'moon',
        },
        magic: '#9af07a',
        brew: '#d07af0',
        potions: ['#8af0a0', '#f0d050', '#c88af0'],
        beam: '#b0ffd8',
        candle: '#ffc860',
        light: '#ffe090',
        shade: '#0a3060',
      },
      ambient: '#dae8dc',
      lightFrom: { x: 24, y: 34 },
    },
    dawn: {
      palette: {
        stone: '#a08478',
        floor: '#a88c74',
        inlay: '#7a4a5a',
        wood: '#7a4e38',
        gilt: '#d0a04a',
        cloth: '#8a3f56',
        heaven: {
          zenith: '#5a6ac0',
          middle: '#d890b8',
          horizon: '#ffe0a0',
          cloud: '#ffc0b0',
          land: '#6a4a80',
          stars: 22,
          disc: 'sun',
        },
        magic: '#ffd070',
        brew: '#5ad0d8',
        potions: ['#f0a0c8', '#6ac8e0', '#f0c050'],
        beam: '#ffd8a0',
        candle: '#ffc870',
        light: '#ffd890',
        shade: '#5a2080',
      },
      ambient: '#fff0e6',
      lightFrom: { x: 24, y: 34 },
    },
  },
  furniture: [
    starWindowBounds(WINDOW),
    starBannerBounds(BANNER),
    ...doorArchBounds(),
    potionCaseBounds(CASE),
    cauldronBounds(CAULDRON),
    telescopeBounds(TELESCOPE),
    ...CANDLES.map(([x, y, height]) => floatingCandleBounds([x, y], height)),
  ],
  draw(ink, palette) {
    const { stone, wood, gilt, heaven } = palette;
    drawFloor(ink, palette);
    roundWall(ink, stone, gilt);
    ink.apart(() => {
      drawAge(ink, stone);
      doorArch(ink, stone, gilt);
    });
    starWindow(ink, WINDOW, stone, heaven);
    drawBanner(ink, palette);
    potionCase(ink, CASE, wood, gilt, SPINES, palette.potions);
    telescope(ink, TELESCOPE, shift(gilt, { lightness: -0.05, chromaTimes: 0.85 }), wood);
    cauldron(ink, CAULDRON, palette.brew);
    for (const [x, y, height] of CANDLES) floatingCandle(ink, [x, y], height, palette.candle);
    drawLight(ink, palette);
    vignette(ink, '#080414', 0.44);
  },
  near,
  light: (ink, { beam, brew, candle }) => {
    drawBeam(ink, beam);
    lampPool(ink, [CAULDRON[0], CAULDRON[1] - 130], 400, brew, 0.24);
    for (const [x, y] of CANDLES) lampPool(ink, [x, y], 240, candle, 0.1);
    vignetteOver(ink, '#080414', 0.28);
  },
  moves: ({ candle, brew, beam }) => [
    ...CANDLES.map(([x, y]): Move => ({ type: 'flicker', at: [x, y - 8], radius: 80, color: candle })),
    { type: 'twinkle', points: STARS, radius: 9, color: '#ffffff' },
    {
      type: 'rise',
      box: [CAULDRON[0] - 62, CAULDRON[1] - 360, 124, 184],
      radius: 9,
      color: brew,
      count: 8,
      period: 4200,
    },
    dustIn([420, 240, 740, 640], beam, 16),
  ],
});

/** The floor. It is drawn before the wall, whose foot covers its edge. */
function drawFloor(ink: Ink, { floor, inlay, gilt, magic }: Palette): void {
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(floor).deep });
  magicCircle(ink, 310, { floor: shift(floor, { lightness: 0.05 }), inlay, gilt, magic });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 84], SHADOW, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [SHADOW, 0.5, 0], [SHADOW, 1, 0.34]) });
}

/** Traces of rain below the window, and a crack above the door. */
function drawAge(ink: Ink, stone: string): void {
  drips(ink, [450, 604], [120, 130], SHADOW, 0.18);
  crack(
    ink,
    [
      [1090, 92],
      [1078, 136],
      [1094, 176],
      [1076, 222],
    ],
    stone,
  );
}

/** Draws the banner, one of whose cords has slipped. */
function drawBanner(ink: Ink, { cloth, gilt }: Palette): void {
  const [x, y, w, h] = BANNER;
  ink.at([x + w / 2, y], () => starBanner(ink, [-w / 2, 0, w, h], cloth, gilt), { turn: -3 });
}

function drawBeam(ink: Ink, color: string): void {
  lightShaft(ink, {
    corners: [
      [330, 200],
      [530, 170],
      [1130, STAGE_HEIGHT],
      [640, STAGE_HEIGHT],
    ],
    color,
    opacity: 0.15,
  });
  ink.draw(oval(860, 950, 280, 62), {
    fill: radial(0.5, 0.5, 0.5, [color, 0, 0.26], [color, 1, 0]),
    blend: 'screen',
  });
}

function drawLight(ink: Ink, { light, shade, brew, candle, beam }: Palette): void {
  lightPass(ink, [0.53, 0.34], 0.6, light, shade, [0.4, 0.42]);
  lightPass(ink, [CAULDRON[0] / STAGE_WIDTH, 0.68], 0.24, brew, brew, [0.5, 0]);
  motes(ink, 34, [360, 240, 800, 640], mix(beam, '#ffffff', 0.5));
  motes(ink, 18, [1240, 300, 560, 420], mix(candle, '#ffffff', 0.4));
}
