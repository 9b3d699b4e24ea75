import { mix, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft, SHADOW } from '../../ink/light.ts';
import { type Box, curve } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { layFloor, octagons } from '../../kits/stage/floor.ts';
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
import { hangings } from './hangings.ts';
import { kitchenWall, type WallColors } from './kitchenWall.ts';
import { type Garden, kitchenWindow, kitchenWindowBounds } from './kitchenWindow.ts';
import { CHIMNEY_BOUNDS, chimneyBreast, mantel } from './mantel.ts';
import { near } from './near.ts';
import { FIRE, kitchenRange, type RangeColors, SPOUT } from './range.ts';
import { sink, sinkBounds } from './sink.ts';

interface Palette {
  wall: WallColors;
  range: RangeColors;
  cupboard: string;
  cloth: string;
  /** The colour of the sink and the plates. */
  china: string;
  floor: readonly [string, string];
  garden: Garden;
  /** The colour of the light through the window. */
  beam: string;
  light: string;
  shade: string;
}

const NIGHT = '#0e0818';
const WINDOW: Box = [146, 178, 300, 226];
const SINK: Box = [64, 580, 456, 254];

export const kitchen = defineBackground<Palette>({
  id: 'kitchen',
  name: 'Kitchen',
  theme: 'Home',
  seed: 910,
  moods: {
    morning: {
      palette: {
        wall: { plaster: '#b8a07a', tile: '#8fa09a', accent: '#4a6f86', timber: '#84583a' },
        range: { brick: '#a8604a', iron: '#454854', fire: '#ff9a3c' },
        cupboard: '#6f8c80',
        cloth: '#b0524a',
        china: '#dcd6ca',
        floor: ['#a8684c', '#b89a78'],
        garden: { zenith: '#6aa8dc', horizon: '#ffeac0', hills: '#6a9458', disc: 'sun', sun: '#fff0b8' },
        beam: '#ffe2a0',
        light: '#ffd690',
        shade: '#4a2a70',
      },
      ambient: '#fff4e2',
    },
    evening: {
      palette: {
        wall: { plaster: '#a8785c', tile: '#a08878', accent: '#7a4a56', timber: '#744832' },
        range: { brick: '#9a5040', iron: '#403c4a', fire: '#ff8a30' },
        cupboard: '#7a6478',
        cloth: '#5a7288',
        china: '#d8c8b8',
        floor: ['#8c5648', '#a08064'],
        garden: { zenith: '#6a60a8', horizon: '#ffb070', hills: '#6a5a70', disc: 'sun', sun: '#ffd080' },
        beam: '#ffb070',
        light: '#ffb870',
        shade: '#3c1c68',
      },
      ambient: '#ffead6',
    },
    night: {
      palette: {
        wall: { plaster: '#6c6c7c', tile: '#5f7682', accent: '#3a5070', timber: '#644a40' },
        range: { brick: '#84504a', iron: '#353848', fire: '#ff9a48' },
        cupboard: '#4e6a6c',
        cloth: '#844654',
        china: '#b4b0b8',
        floor: ['#74504c', '#857a74'],
        garden: { zenith: '#0e1648', horizon: '#4a68b8', hills: '#26365e', disc: 'moon', sun: '#e8f0ff' },
        beam: '#a8c4ff',
        light: '#ffb878',
        shade: '#0e1450',
      },
      ambient: '#dad8f0',
    },
  },
  furniture: [kitchenWindowBounds(WINDOW), sinkBounds(SINK), CHIMNEY_BOUNDS],
  draw(ink, palette) {
    const { wall, cloth, china } = palette;
    const timber = shift(wall.timber, { lightness: 0.06 });
    kitchenWall(ink, wall);
    chimneyBreast(ink, wall.plaster);
    layFloor(ink, 380, () => octagons(ink, palette.floor, 168));
    drawFloorWear(ink);
    kitchenWindow(ink, WINDOW, timber, cloth, palette.garden);
    sink(ink, SINK, { paint: palette.cupboard, timber, cloth, china });
    kitchenRange(ink, palette.range);
    mantel(ink, wall.timber, wall.accent, china);
    hangings(ink);
    drawPatch(ink, palette.beam);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
  },
  near,
  light: (ink, { beam, range }) => {
    drawShaft(ink, beam);
    lampPool(ink, FIRE, 360, range.fire, 0.24);
    lampPool(ink, [FIRE[0] - 60, 890], 330, range.fire, 0.24);
    vignetteOver(ink, NIGHT, 0.36);
  },
  moves: ({ range, beam }) => [
    { type: 'flicker', at: FIRE, radius: 230, color: range.fire },
    {
      type: 'rise',
      box: [FIRE[0] - 34, FIRE[1] - 30, 68, 60],
      radius: 12,
      color: '#ffd070',
      count: 5,
      period: 1200,
    },
    {
      type: 'rise',
      box: [SPOUT[0] - 26, SPOUT[1] - 130, 40, 136],
      radius: 17,
      color: '#ffffff',
      count: 5,
      period: 3600,
    },
    dustIn([360, 260, 560, 560], beam, 24),
  ],
});

/** Cracks, and a paler path from the sink to the stove. */
function drawFloorWear(ink: Ink): void {
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.draw(oval(960, 872, 620, 42), { fill: '#f0dcc0', opacity: 0.1, blur: 16 });
    for (const path of [
      'M520 905L562 918L590 914L634 940',
      'M1280 990L1246 1012L1262 1030L1230 1060',
      'M1010 838L1034 846L1052 842',
    ]) {
      ink.draw(curve(path), { stroke: SHADOW, width: 2.4, opacity: 0.5 });
    }
  });
}

/** Draws the light of the window on the tiles. */
function drawPatch(ink: Ink, color: string): void {
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.blend('screen', () => {
      for (const [left, top, width] of [
        [640, 862, 92],
        [748, 862, 92],
        [700, 924, 104],
        [822, 924, 104],
      ] as const) {
        const pane = polygon(
          [left, top],
          [left + width, top],
          [left + width + 52, top + 50],
          [left + 52, top + 50],
        );
        ink.draw(pane, { fill: color, opacity: 0.36, blur: 4 });
      }
    }),
  );
}

function drawShaft(ink: Ink, color: string): void {
  lightShaft(ink, {
    corners: [
      [200, 170],
      [420, 150],
      [1080, STAGE_HEIGHT],
      [560, STAGE_HEIGHT],
    ],
    color,
    opacity: 0.28,
  });
}

function drawLight(ink: Ink, { light, shade, beam, range }: Palette): void {
  lightPass(ink, [0.4, 0.44], 0.68, light, shade, [0.42, 0.44]);
  lightPass(ink, [FIRE[0] / 1920, FIRE[1] / 1080], 0.3, range.fire, range.fire, [0.5, 0]);
  motes(ink, 36, [380, 240, 660, 600], mix(beam, '#ffffff', 0.5));
}
