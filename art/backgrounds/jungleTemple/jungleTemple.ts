import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { flagstones } from '../../kits/stage/flagstones.ts';
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
import { mossTuft } from '../../matter/moss.ts';
import { dustIn, glinting } from '../../moving.ts';
import { puddle } from '../dungeon/puddle.ts';
import { BREACH_BOUNDS, breach, forestBeyond, rubble } from './breach.ts';
import type { Jungle } from './forest.ts';
import { idolNiche, NICHE_BOUNDS } from './idolNiche.ts';
import { EYES, jaguarMask, MASK_BOUNDS } from './jaguarMask.ts';
import { near } from './near.ts';
import { roots } from './roots.ts';
import { BASIN, SPOUT } from './serpentSpring.ts';
import { templeWall } from './templeWall.ts';

interface Palette {
  stone: string;
  moss: string;
  bark: string;
  gold: string;
  jade: string;
  water: string;
  jungle: Jungle;
  /** The colour of the light through the wall. */
  beam: string;
  /** The brightness of that light, 0 to 1. */
  shine: number;
  shade: string;
  /** Whether the eyes of the mask glow. */
  isAwake: boolean;
}

const NIGHT = '#08100f';
const SPIRIT = '#5affb8';
const PUDDLE: Point = [1180, 962];

export const jungleTemple = defineBackground<Palette>({
  id: 'jungle-temple',
  collection: 'old-tales',
  name: 'Jungle temple',
  theme: 'Jungle',
  seed: 914,
  moods: {
    day: {
      palette: {
        stone: '#98977a',
        moss: '#6f9636',
        bark: '#84664a',
        gold: '#d8a53c',
        jade: '#3f9a7a',
        water: '#7fc4c8',
        jungle: { sky: ['#4aa6e6', '#ffedb4'], far: '#4f9a6c', leaf: '#4c9436', weather: 'sun' },
        beam: '#fff0b0',
        shine: 1,
        shade: '#20386a',
        isAwake: false,
      },
      ambient: '#fdf8e4',
      lightFrom: { x: 17, y: 40 },
    },
    rain: {
      palette: {
        stone: '#7f8a80',
        moss: '#5c8a3e',
        bark: '#745a48',
        gold: '#c4963f',
        jade: '#2f9080',
        water: '#8ab4bc',
        jungle: { sky: ['#5f8a9c', '#b4d0c4'], far: '#5a8a80', leaf: '#3f8a50', weather: 'rain' },
        beam: '#cfe4e4',
        shine: 0.5,
        shade: '#18284c',
        isAwake: false,
      },
      ambient: '#e6f0ee',
      lightFrom: { x: 17, y: 40 },
    },
    night: {
      palette: {
        stone: '#5c7076',
        moss: '#4f7c4c',
        bark: '#5c4c46',
        gold: '#c49c48',
        jade: '#3aa088',
        water: '#5a8ab8',
        jungle: { sky: ['#101c4c', '#4a6ca8'], far: '#34587c', leaf: '#2f6a54', weather: 'moon' },
        beam: '#a8c8ff',
        shine: 0.55,
        shade: '#0a0e44',
        isAwake: true,
      },
      ambient: '#b8cce2',
      lightFrom: { x: 17, y: 40 },
    },
  },
  furniture: [BREACH_BOUNDS, NICHE_BOUNDS, MASK_BOUNDS],
  draw(ink, palette) {
    const { stone, moss, bark, jungle } = palette;
    templeWall(ink, stone, moss);
    drawFloor(ink, palette);
    breach(ink, stone);
    roots(ink, bark, jungle.leaf);
    jaguarMask(ink, palette);
    idolNiche(ink, palette);
    drawGrowth(ink, moss);
    drawPatch(ink, palette);
    drawLight(ink, palette);
    forestBeyond(ink, stone, jungle);
    rubble(ink, stone);
    vignette(ink, NIGHT, 0.38);
  },
  near,
  light: (ink, { beam, shine, isAwake }) => {
    drawShaft(ink, beam, 0.26 * shine);
    lampPool(ink, [520, 800], 420, beam, 0.14 * shine);
    if (isAwake) {
      lampPool(ink, [1560, 500], 360, SPIRIT, 0.16);
      for (const at of EYES) lampPool(ink, at, 190, SPIRIT, 0.2);
    }
    vignetteOver(ink, NIGHT, 0.36);
  },
  moves: ({ beam, isAwake, jungle, water }) => [
    glinting(
      [
        [SPOUT[0] - 4, SPOUT[1] + 80],
        [SPOUT[0] + 4, SPOUT[1] + 210],
        [BASIN[0] - 30, BASIN[1] - 38],
        [BASIN[0] + 34, BASIN[1] - 36],
      ],
      mix(water, '#ffffff', 0.6),
      13,
    ),
    {
      type: 'rise',
      box: [SPOUT[0] - 30, BASIN[1] - 96, 60, 60],
      radius: 12,
      color: '#ffffff',
      count: 4,
      period: 2600,
    },
    ...(isAwake ? EYES.map((at) => ({ type: 'flicker' as const, at, radius: 70, color: SPIRIT })) : []),
    ...(jungle.weather === 'moon'
      ? [
          {
            type: 'float' as const,
            box: [110, 420, 480, 380] as const,
            radius: 7,
            color: '#e8ff9a',
            count: 12,
            period: 16_000,
          },
        ]
      : []),
    dustIn([420, 260, 700, 540], mix(beam, '#ffffff', 0.3), jungle.weather === 'rain' ? 10 : 24),
  ],
});

function drawFloor(ink: Ink, { stone, moss, beam, jungle }: Palette): void {
  ink.draw(rect(...FLOOR_BOX), { fill: mix(ramp(stone).deep, moss, 0.3) });
  flagstones(ink, shift(stone, { lightness: 0.02 }), 330);
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 66], NIGHT, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.3, 0], [NIGHT, 1, 0.4]) });
  const colors = { sky: mix(beam, jungle.far, 0.5), depth: mix('#14202c', jungle.far, 0.25), fire: beam };
  if (jungle.weather === 'rain') {
    puddle(ink, PUDDLE, 150, colors);
    puddle(ink, [500, 1000], 190, colors);
  } else puddle(ink, PUDDLE, 96, colors);
}

/** Draws moss where the floor meets the wall, in its joints, and on the rubble. */
function drawGrowth(ink: Ink, moss: string): void {
  for (const [x, y, size] of [
    [70, 812, 46],
    [604, 812, 34],
    [706, 822, 34],
    [1262, 820, 38],
    [1290, 1010, 26],
    [420, 934, 24],
    [1700, 930, 30],
    [1870, 880, 36],
  ] as const)
    mossTuft(ink, [x, y], size, shift(moss, { lightness: ink.jitter(0.06), hue: ink.jitter(20) }));
}

/** Light on the floor, broken by leaves. */
function drawPatch(ink: Ink, { beam, shine }: Palette): void {
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.blend('screen', () => {
      ink.draw(oval(720, 930, 380, 100), {
        fill: radial(0.5, 0.5, 0.5, [beam, 0, 0.4 * shine], [beam, 1, 0]),
      });
      for (const [x, y, rx] of [
        [560, 880, 60],
        [660, 920, 84],
        [800, 900, 54],
        [880, 960, 92],
        [740, 980, 60],
      ] as const)
        ink.draw(oval(x, y, rx, rx * 0.3), { fill: beam, opacity: 0.22 * shine, blur: 9 });
    }),
  );
}

function drawShaft(ink: Ink, color: string, opacity: number): void {
  lightShaft(ink, {
    corners: [
      [390, 300],
      [560, 380],
      [1080, STAGE_HEIGHT],
      [600, STAGE_HEIGHT],
    ],
    color,
    opacity,
  });
}

function drawLight(ink: Ink, { beam, shade, shine, isAwake, jungle }: Palette): void {
  lightPass(ink, [0.24, 0.5], 0.8, beam, shade, [0.4 + 0.1 * shine, 0.5]);
  if (isAwake) {
    lightPass(ink, [0.81, 0.48], 0.24, SPIRIT, SPIRIT, [0.5, 0]);
    lightPass(ink, [0.525, 0.1], 0.18, SPIRIT, SPIRIT, [0.5, 0]);
  }
  motes(ink, jungle.weather === 'rain' ? 14 : 40, [400, 260, 760, 560], mix(beam, '#ffffff', 0.4));
}
