import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { checker, layFloor, octagons } from '../../kits/stage/floor.ts';
import {
  FLOOR_BOX,
  FLOOR_LINE,
  fadeDown,
  lampPool,
  lightPass,
  motes,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
  WALL_BOX,
} from '../../kits/stage/room.ts';
import { microscope, still, tubeRack } from '../../kits/things/glassware.ts';
import { elementChart } from './elementChart.ts';
import { enamelLamp, enamelLampBounds } from './enamelLamp.ts';
import { fumeHood, fumeHoodBounds } from './fumeHood.ts';
import { labBench } from './labBench.ts';
import { labWear } from './labWear.ts';
import { near } from './near.ts';
import { dropPipe, levelPipe } from './pipes.ts';
import { reagentShelf } from './reagentShelf.ts';
import { STEEL_POST_BOUNDS, steelPost } from './steelPost.ts';

interface Palette {
  wall: string;
  tile: string;
  band: string;
  wood: string;
  metal: string;
  floor: readonly [string, string];
  /** The colour of boiling and glowing liquids. */
  glow: string;
  /** The colour of the lamps at the ceiling. */
  lamp: string;
  shade: string;
  /** Whether the floor has octagons with small squares between them instead of large squares. */
  hasOctagons?: boolean;
}

const NIGHT = '#0a0a1c';
/** The y at which the tiles begin, below a band. */
const TILES = 396;
const BENCH: Box = [-30, 588, 566, 246];
const CHART: Box = [84, 166, 322, 200];
const HOOD: Box = [1566, 186, 328, 640];
const DROP = 1246;
const REAGENTS: Box = [1316, 266, 184, 146];
const LAMPS: readonly Point[] = [
  [596, 204],
  [1008, 204],
  [1420, 204],
];

export const laboratory = defineBackground<Palette>({
  id: 'laboratory',
  collection: 'cold-ward',
  name: 'Laboratory',
  theme: 'Science',
  seed: 505,
  moods: {
    mint: {
      palette: {
        wall: '#aec2b2',
        tile: '#b3c9be',
        band: '#3f7d78',
        wood: '#8a6a4c',
        metal: '#8f9aa0',
        floor: ['#b2bdb0', '#76928e'],
        glow: '#6fdc8c',
        lamp: '#fffbe6',
        shade: '#20407a',
      },
      ambient: '#f6fbf4',
      lightFrom: { x: 52, y: 4 },
    },
    amber: {
      palette: {
        wall: '#bfa273',
        tile: '#c2b08c',
        band: '#3f6f78',
        wood: '#74462f',
        metal: '#8f8c88',
        floor: ['#bda77f', '#8a5c44'],
        glow: '#ffb84a',
        lamp: '#ffe2a0',
        shade: '#50206a',
      },
      ambient: '#fff0dc',
      lightFrom: { x: 52, y: 4 },
    },
    violet: {
      palette: {
        wall: '#5c5a8c',
        tile: '#8389a8',
        band: '#7a3f96',
        wood: '#74503f',
        metal: '#747a96',
        floor: ['#6f7694', '#7a3f96'],
        glow: '#5fe8e0',
        lamp: '#ffe6c0',
        shade: '#1c0f6a',
        hasOctagons: true,
      },
      ambient: '#d6cdf3',
      lightFrom: { x: 52, y: 4 },
    },
  },
  furniture: [
    BENCH,
    CHART,
    fumeHoodBounds(HOOD),
    STEEL_POST_BOUNDS,
    [DROP - 40, 0, 80, 420],
    REAGENTS,
    [0, 380, 540, 210],
    ...LAMPS.map(enamelLampBounds),
  ],
  draw(ink, palette) {
    drawWall(ink, palette);
    drawTiles(ink, palette);
    drawFloor(ink, palette);
    ink.apart(() => {
      labWear(ink, palette.tile);
      steelPost(ink, shift(palette.metal, { lightness: -0.03 }));
    });
    drawPipes(ink, palette);
    ink.apart(() => reagentShelf(ink, REAGENTS, { ...palette, frame: mix(palette.metal, '#e0e4e0', 0.4) }));
    drawChart(ink, palette.wall);
    groundShadow(ink, 250, 836, 300, 18, 0.5);
    labBench(ink, BENCH, palette.wood, shift(palette.metal, { lightness: -0.28 }));
    drawGlassware(ink, palette);
    groundShadow(ink, 1728, 828, 190, 18, 0.5);
    fumeHood(ink, HOOD, mix(palette.metal, '#e8ece8', 0.35), palette.glow);
    for (const at of LAMPS) enamelLamp(ink, at, palette.band, palette.lamp);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.3);
  },
  near,
  light: (ink, { lamp, glow }) => {
    for (const at of LAMPS) lampPool(ink, [at[0], at[1] + 120], 400, lamp, 0.12);
    lampPool(ink, [1730, 470], 420, glow, 0.22);
    vignetteOver(ink, NIGHT, 0.29);
  },
  moves: ({ glow }) => [
    { type: 'rise', box: [1648, 400, 70, 90], radius: 6, color: glow, count: 7, period: 2600 },
    { type: 'rise', box: [80, 440, 48, 66], radius: 5, color: glow, count: 5, period: 2200 },
    { type: 'flicker', at: [101, 562], radius: 44, color: '#5fb8ff' },
    { type: 'blink', at: [1764, 222], radius: 20, color: '#ff6a4f', period: 2000, delay: 0 },
  ],
});

function drawWall(ink: Ink, { wall }: Palette): void {
  const tone = ramp(wall);
  ink.draw(rect(...WALL_BOX), { fill: linear(80, tone.light, [tone.base, 0.5], tone.shade) });
  for (const _ of range(18)) {
    const stain = oval(
      ink.random() * STAGE_WIDTH,
      40 + ink.random() * 340,
      80 + ink.random() * 170,
      24 + ink.random() * 60,
    );
    const color = ink.random() < 0.5 ? tone.hi : tone.dark;
    ink.draw(stain, { fill: radial(0.5, 0.5, 0.5, [color, 0, 0.16], [color, 1, 0]) });
  }
}

/** Glazed tiles in courses, with a coloured band above and a plinth below. */
function drawTiles(ink: Ink, { tile, band }: Palette): void {
  const tone = ramp(tile);
  const [w, h] = [96, 48];
  ink.draw(rect(0, TILES, STAGE_WIDTH, FLOOR_LINE - TILES), { fill: tone.dark });
  const tones = range(5).map((i) => ramp(shift(tile, { lightness: (i - 2) * 0.014 })));
  const shines: Box[] = [];
  for (const row of range(8))
    for (const column of range(21)) {
      const box: Box = [column * w - (row % 2 ? w / 2 : 0) + 1.5, TILES + 24 + row * h + 1.5, w - 3, h - 3];
      const own = tones[Math.floor(ink.random() * 5)] ?? tone;
      ink.draw(rect(...box, 5), { fill: linear(70, own.light, own.base) });
      shines.push([box[0] + 6, box[1] + 5, w - 34 - ink.random() * 30, 3.4]);
    }
  ink.draw(joinPaths(...shines.map((box) => rect(...box, 1.7))), { fill: tone.hi, opacity: 0.7 });
  solid(ink, rect(-20, TILES - 6, STAGE_WIDTH + 40, 32, 3), band, { bevel: 4 });
  fadeDown(ink, [0, TILES + 27, STAGE_WIDTH, 26], NIGHT, 0.35);
  solid(ink, rect(-20, FLOOR_LINE - 40, STAGE_WIDTH + 40, 42), shift(band, { lightness: -0.05 }), {
    bevel: 4,
  });
  ink.draw(rect(0, TILES, STAGE_WIDTH, FLOOR_LINE - TILES), {
    fill: linear(90, [NIGHT, 0.4, 0], [NIGHT, 1, 0.34]),
  });
}

function drawFloor(ink: Ink, { floor, lamp, hasOctagons }: Palette): void {
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(floor[0]).deep });
  layFloor(ink, 300, () => (hasOctagons ? octagons(ink, floor, 170) : checker(ink, floor, 168)));
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.blend('screen', () => {
      for (const [x] of LAMPS)
        ink.draw(oval(960 + (x - 960) * 1.15, 930, 120, 150), {
          fill: radial(0.5, 0.5, 0.5, [lamp, 0, 0.3], [lamp, 1, 0]),
        });
    }),
  );
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 70], NIGHT, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.4, 0], [NIGHT, 1, 0.45]) });
}

function drawPipes(ink: Ink, { metal, band, wall }: Palette): void {
  solid(ink, rect(-20, -20, STAGE_WIDTH + 40, 50), mix(wall, '#ffffff', 0.15), { bevel: 4 });
  fadeDown(ink, [0, 30, STAGE_WIDTH, 60], NIGHT, 0.45);
  dropPipe(ink, [DROP, 412], 28, mix('#b87a50', metal, 0.3), band);
  levelPipe(ink, [-20, 62], STAGE_WIDTH + 40, 40, metal);
  levelPipe(ink, [-20, 116], STAGE_WIDTH + 40, 22, mix('#b87a50', metal, 0.3));
}

/** The chart, which hangs by one rivet. */
function drawChart(ink: Ink, wall: string): void {
  const [x, y, w, h] = CHART;
  ink.at([x + 12, y + 11], () => elementChart(ink, [-12, -11, w, h], wall), { turn: 3.4 });
}

function drawGlassware(ink: Ink, { glow, wood }: Palette): void {
  const [, foot] = BENCH;
  still(ink, [104, foot], glow, '#d87a9a');
  microscope(ink, [486, foot], '#4c5468');
  tubeRack(ink, [316, foot], ['#d87a5a', '#e0b84a', '#6aa8d0', glow], wood);
}

function drawLight(ink: Ink, { lamp, shade, glow }: Palette): void {
  lightPass(ink, [0.5, 0.3], 0.66, lamp, shade, [0.5, 0.36]);
  lightPass(ink, [0.89, 0.42], 0.28, glow, glow, [0.75, 0]);
  lightPass(ink, [0.06, 0.44], 0.16, glow, glow, [0.6, 0]);
  motes(ink, 24, [400, 240, 1100, 480], mix(glow, '#ffffff', 0.6));
}
