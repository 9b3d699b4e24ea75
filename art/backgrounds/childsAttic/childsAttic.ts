import type { Move } from '../../../core/catalogue/moves.ts';
import { mix, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import type { Box, Point } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import {
  FLOOR_BOX,
  lampPool,
  lightPass,
  motes,
  STAGE_HEIGHT,
  vignette,
  vignetteOver,
} from '../../kits/stage/room.ts';
import { dustIn } from '../../moving.ts';
import { atticFloor } from './atticFloor.ts';
import { atticWall } from './atticWall.ts';
import { type DollsHouseColors, dollsHouse, dollsHouseBounds } from './dollsHouse.ts';
import { fairyBulbs, fairyLights } from './fairyLights.ts';
import { near } from './near.ts';
import { rockingHorse, rockingHorseBounds } from './rockingHorse.ts';
import { roof } from './roof.ts';
import { type Outside, roundWindow, roundWindowBounds } from './roundWindow.ts';
import { toyShelf, toyShelfBounds } from './toyShelf.ts';

interface Palette {
  /** The colour of the painted boards. */
  paint: string;
  timber: string;
  roof: string;
  floor: string;
  outside: Outside;
  house: DollsHouseColors;
  toys: readonly [string, string, string, string];
  bulbs: readonly [string, string, string, string];
  beam: string;
  light: string;
  shade: string;
}

const NIGHT = '#0e0818';
const WINDOW: Point = [566, 382];
const WINDOW_RADIUS = 122;
const SHELF: Box = [1262, 452, 300, 22];
const HOUSE: Box = [1588, 516, 262, 350];
const HORSE: Point = [196, 900];

export const childsAttic = defineBackground<Palette>({
  id: 'childs-attic',
  name: "Child's attic",
  theme: 'Childhood',
  seed: 909,
  moods: {
    afternoon: {
      palette: {
        paint: '#6f8688',
        timber: '#875c38',
        roof: '#94714e',
        floor: '#a8784a',
        outside: {
          zenith: '#5a9ad0',
          horizon: '#ffe2b0',
          cloud: '#fff4e6',
          roofs: '#b0705a',
          lit: '#ffe9b0',
          disc: 'sun',
        },
        house: { wall: '#d8b878', roof: '#a8524a', trim: '#ecdcc0', lit: '#ffd478' },
        toys: ['#b8524a', '#4a86a0', '#5a8a5a', '#d0a04a'],
        bulbs: ['#ffc45a', '#ff8a6a', '#8ad0a0', '#7ac0f0'],
        beam: '#ffd890',
        light: '#ffd080',
        shade: '#4a2a70',
      },
      ambient: '#fff3e2',
    },
    night: {
      palette: {
        paint: '#50667a',
        timber: '#6a4a3c',
        roof: '#66503f',
        floor: '#86624e',
        outside: {
          zenith: '#0e1648',
          horizon: '#4a68b8',
          cloud: '#8aa0e0',
          roofs: '#26305e',
          lit: '#ffc860',
          disc: 'moon',
        },
        house: { wall: '#9a8668', roof: '#7a4250', trim: '#b8ac9c', lit: '#ffb850' },
        toys: ['#a04c50', '#46789a', '#4e8064', '#b88c40'],
        bulbs: ['#ffc45a', '#ff8aa0', '#8af0c0', '#8ac0ff'],
        beam: '#a8c4ff',
        light: '#ffc080',
        shade: '#0e1656',
      },
      ambient: '#d6cee8',
    },
    rose: {
      palette: {
        paint: '#a87684',
        timber: '#6e4636',
        roof: '#a8836c',
        floor: '#b08658',
        outside: {
          zenith: '#8a8ad0',
          horizon: '#ffc8a8',
          cloud: '#ffd8d0',
          roofs: '#8a5a80',
          lit: '#fff0c0',
          disc: 'sun',
        },
        house: { wall: '#88a8a4', roof: '#5a6a94', trim: '#f0e0d8', lit: '#ffd890' },
        toys: ['#c0607a', '#5a8a98', '#7a90a8', '#d8a860'],
        bulbs: ['#ffd880', '#ff98b0', '#a8e0d0', '#c8b0ff'],
        beam: '#ffc8b0',
        light: '#ffd0a0',
        shade: '#5a2070',
      },
      ambient: '#ffeee8',
    },
  },
  furniture: [
    roundWindowBounds(WINDOW, WINDOW_RADIUS),
    toyShelfBounds(SHELF),
    dollsHouseBounds(HOUSE),
    rockingHorseBounds(HORSE),
  ],
  draw(ink, palette) {
    const { timber, toys } = palette;
    atticWall(ink, palette.paint, timber, toys);
    atticFloor(ink, palette.floor);
    roof(ink, palette.roof, timber);
    roundWindow(ink, WINDOW, WINDOW_RADIUS, shift(timber, { lightness: 0.05 }), palette.outside);
    toyShelf(ink, SHELF, shift(timber, { lightness: 0.03 }), toys);
    dollsHouse(ink, HOUSE, palette.house);
    rockingHorse(ink, HORSE, shift(palette.floor, { lightness: 0.06 }), toys);
    drawPatch(ink, palette.beam);
    fairyLights(ink, palette.bulbs);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
  },
  near,
  light: (ink, { beam, bulbs }) => {
    drawShaft(ink, beam);
    for (const { at, kind } of fairyBulbs().filter((_, i) => i % 3 === 1))
      lampPool(ink, at, 150, bulbs[kind % 4] ?? beam, 0.16);
    vignetteOver(ink, NIGHT, 0.36);
  },
  moves: ({ bulbs, beam }) => [
    ...range(4).map(
      (kind): Move => ({
        type: 'twinkle',
        points: fairyBulbs()
          .filter((bulb) => bulb.kind === kind)
          .map(({ at: [x, y] }): Point => [x, y + 16]),
        radius: 22,
        color: bulbs[kind] ?? beam,
      }),
    ),
    dustIn([480, 300, 700, 600], beam, 26),
  ],
});

/** Draws the light of the round window on the boards: four quarters of a flattened circle. */
function drawPatch(ink: Ink, color: string): void {
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.blend('screen', () => {
      for (const [dx, dy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const quarter = range(9).map((i): Point => {
          const turn = (i / 8) * (Math.PI / 2);
          const [u, v] = [dx * (0.07 + Math.cos(turn) * 0.9), dy * (0.07 + Math.sin(turn) * 0.9)];
          return [880 + u * 190 + v * 70, 936 + v * 72];
        });
        const corner: Point = [880 + dx * 13 + dy * 5, 936 + dy * 5];
        ink.draw(polygon(corner, ...quarter), { fill: color, opacity: 0.26, blur: 5 });
      }
    }),
  );
}

function drawShaft(ink: Ink, color: string): void {
  lightShaft(ink, {
    corners: [
      [WINDOW[0] - 90, WINDOW[1] - 70],
      [WINDOW[0] + 90, WINDOW[1] - 90],
      [1150, STAGE_HEIGHT],
      [640, STAGE_HEIGHT],
    ],
    color,
    opacity: 0.19,
  });
}

function drawLight(ink: Ink, { light, shade, beam }: Palette): void {
  lightPass(ink, [0.44, 0.46], 0.66, light, shade, [0.44, 0.42]);
  lightPass(ink, [0.5, 0.1], 0.4, light, light, [0.35, 0]);
  motes(ink, 42, [460, 260, 760, 620], mix(beam, '#ffffff', 0.5));
}
