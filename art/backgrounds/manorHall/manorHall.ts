import { mix, ramp } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { cobweb } from '../../kits/stage/cobweb.ts';
import { checker, layFloor } from '../../kits/stage/floor.ts';
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
import { eyesOf, type Portrait, portrait, portraitBounds } from '../../kits/things/portrait.ts';
import { blinking, burningCandle, dustIn } from '../../moving.ts';
import { armourNiche, NICHE_BOUNDS, VISOR } from './armourNiche.ts';
import { CHANDELIER_BOUNDS, chandelier, FLAMES, swayingChandelier } from './chandelier.ts';
import { dustSheet, dustSheetBounds } from './dustSheet.ts';
import { gothicWindow, gothicWindowBounds, type Weather, WINDOW } from './gothicWindow.ts';
import { hallWall } from './hallWall.ts';
import { near } from './near.ts';
import { EYES, STAIR_BOUNDS, staircase } from './staircase.ts';

interface Palette {
  paper: string;
  wood: string;
  stone: string;
  steel: string;
  gilt: string;
  runner: string;
  linen: string;
  floor: readonly [string, string];
  weather: Weather;
  /** The colour of the chandelier's candle flames; null where they are out. */
  flame: string | null;
  light: string;
  shade: string;
  isHaunted: boolean;
}

const NIGHT = '#0b0716';
const GHOST = '#b8ffa0';
const CRACKS: readonly Point[] = [
  [230, 936],
  [1410, 956],
  [600, 1030],
];
const CHAIR: Point = [1660, 858];
const PORTRAITS: readonly Portrait[] = [
  { at: [650, 300], width: 112, sitter: 'boy' },
  { at: [442, 224], width: 104, sitter: 'lord' },
  { at: [1596, 330], width: 186, sitter: 'lady' },
  { at: [1804, 366], width: 126, sitter: 'cat', turn: 7 },
];

export const manorHall = defineBackground<Palette>({
  id: 'manor-hall',
  name: 'Haunted manor hall',
  theme: 'Haunted',
  seed: 917,
  moods: {
    candlelit: {
      palette: {
        paper: '#5c2f3a',
        wood: '#744630',
        stone: '#8a7c78',
        steel: '#8e949c',
        gilt: '#c2954a',
        runner: '#8a3036',
        linen: '#c2b8a4',
        floor: ['#4a3638', '#a08c78'],
        weather: 'dusk',
        flame: '#ffc45a',
        light: '#ffc870',
        shade: '#3a1660',
        isHaunted: false,
      },
      ambient: '#fff0de',
      lightFrom: { x: 52, y: 10 },
    },
    moonlit: {
      palette: {
        paper: '#34446a',
        wood: '#5c4648',
        stone: '#747890',
        steel: '#8a98b4',
        gilt: '#a88c58',
        runner: '#6c3c4e',
        linen: '#aeb2c0',
        floor: ['#30365a', '#727c9c'],
        weather: 'moon',
        flame: null,
        light: '#c4d6ff',
        shade: '#0c1258',
        isHaunted: false,
      },
      ambient: '#b6c1e6',
      lightFrom: { x: 7, y: 18 },
    },
    haunted: {
      palette: {
        paper: '#3a4a44',
        wood: '#54443e',
        stone: '#6c7870',
        steel: '#84988e',
        gilt: '#94884e',
        runner: '#5c3a54',
        linen: '#9cae9c',
        floor: ['#383a44', '#74806e'],
        weather: 'storm',
        flame: '#a4ff8a',
        light: '#c0ffa4',
        shade: '#1c0a50',
        isHaunted: true,
      },
      ambient: '#ccd8cc',
      lightFrom: { x: 52, y: 10 },
    },
  },
  furniture: [
    STAIR_BOUNDS,
    gothicWindowBounds(),
    NICHE_BOUNDS,
    CHANDELIER_BOUNDS,
    dustSheetBounds(CHAIR),
    ...PORTRAITS.map(portraitBounds),
  ],
  draw(ink, palette) {
    const { wood, stone, steel, gilt, runner, linen, weather, flame, isHaunted } = palette;
    hallWall(ink, palette);
    drawFloor(ink, palette);
    gothicWindow(ink, stone, weather);
    for (const hung of PORTRAITS)
      portrait(ink, hung, { gilt, cloth: mix(runner, steel, 0.2), isAwake: isHaunted });
    staircase(ink, { wood, runner, isWatched: isHaunted });
    armourNiche(ink, { stone, steel, plume: runner, isWatched: isHaunted });
    dustSheet(ink, CHAIR, linen, wood);
    cobweb(ink, [0, 66], 150);
    cobweb(ink, [STAGE_WIDTH, 66], 190, [-1, 1]);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
    chandelier(ink, '#4c4a58', flame);
  },
  near,
  light: (ink, { weather, flame, light, isHaunted }) => {
    if (weather !== 'dusk') drawShaft(ink, light, weather === 'moon' ? 0.26 : 0.1);
    if (flame) lampPool(ink, [1008, 200], 620, flame, 0.24);
    if (isHaunted) lampPool(ink, [EYES[0] + 20, EYES[1] + 40], 240, GHOST, 0.16);
    vignetteOver(ink, NIGHT, 0.36);
  },
  moves: ({ flame, light, weather, isHaunted }) => [
    swayingChandelier(),
    ...(flame ? FLAMES.flatMap((at) => burningCandle([at[0], at[1] + 6], flame, 70)) : []),
    ...(isHaunted
      ? [EYES, VISOR, ...PORTRAITS.map(eyesOf)].map((at, i) =>
          blinking(at, GHOST, { radius: 44, period: 4200, delay: i * 620 }),
        )
      : []),
    ...(weather === 'storm'
      ? [blinking([WINDOW[0] + 80, WINDOW[1] + 140], '#e0d8ff', { radius: 190, period: 5600 })]
      : []),
    dustIn([260, 160, 1000, 620], mix(light, '#ffffff', 0.4), 26),
  ],
});

/** Marble in two colours with a strip of faded carpet to the door. */
function drawFloor(ink: Ink, { floor, runner, gilt, light }: Palette): void {
  const cloth = ramp(mix(runner, floor[0], 0.25));
  layFloor(ink, 330, () => {
    checker(ink, floor, 156);
    ink.draw(rect(790, -60, 436, 780), {
      fill: linear(0, cloth.shade, [cloth.base, 0.5], cloth.shade),
      stroke: cloth.line,
      width: 2.4,
    });
    for (const x of [808, 1196]) ink.draw(rect(x, -60, 12, 780), { fill: ramp(gilt).shade, opacity: 0.8 });
    for (const [half, fill] of [
      [116, ramp(gilt).shade],
      [104, cloth.dark],
      [62, cloth.light],
    ] as const)
      ink.draw(joinPaths(...range(5).map((i) => lozenge(1008, i * 170 - 10, half))), { fill, opacity: 0.6 });
  });
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.draw(oval(1008, 880, 380, 50), { fill: light, opacity: 0.1, blur: 24 });
    for (const from of CRACKS) drawCrack(ink, from, ramp(floor[0]).line);
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 60], NIGHT, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.45, 0], [NIGHT, 1, 0.4]) });
}

function lozenge(x: number, y: number, half: number): Path {
  const tall = half * 0.62;
  return curve(
    `M${x} ${y - tall}Q${x + half * 0.4} ${y - tall * 0.3} ${x + half} ${y}Q${x + half * 0.4} ${y + tall * 0.3} ${x} ${y + tall}` +
      `Q${x - half * 0.4} ${y + tall * 0.3} ${x - half} ${y}Q${x - half * 0.4} ${y - tall * 0.3} ${x} ${y - tall}Z`,
  );
}

/** A crack that starts at a point and runs on at random. */
function drawCrack(ink: Ink, [x, y]: Point, color: string): void {
  const way = range(7).map((i): Point => [x + i * 21 + ink.jitter(16), y + i * 5 + ink.jitter(20)]);
  ink.draw(polyline(...way), { stroke: color, width: 2.6, opacity: 0.6, cap: 'round' });
  const [fork = [x, y]] = way.slice(3);
  ink.draw(polyline(fork, [fork[0] + 16, fork[1] + 20], [fork[0] + 20, fork[1] + 44]), {
    stroke: color,
    width: 1.9,
    opacity: 0.5,
    cap: 'round',
  });
}

function drawShaft(ink: Ink, color: string, opacity: number): void {
  const [x, y, w] = WINDOW;
  lightShaft(ink, {
    corners: [
      [x + 20, y + 20],
      [x + w, y + 10],
      [1180, STAGE_HEIGHT],
      [640, STAGE_HEIGHT],
    ],
    color,
    opacity,
  });
}

function drawLight(ink: Ink, { light, shade, weather, flame, isHaunted }: Palette): void {
  const center: Point = weather === 'moon' ? [0.2, 0.4] : [0.52, 0.3];
  lightPass(ink, center, 0.72, light, shade, [0.42, flame ? 0.52 : 0.56]);
  if (isHaunted) lightPass(ink, [EYES[0] / STAGE_WIDTH, EYES[1] / STAGE_HEIGHT], 0.2, GHOST, GHOST, [0.4, 0]);
  motes(ink, 34, [260, 160, 1000, 640], mix(light, '#ffffff', 0.5));
}
