import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { fallenStone } from '../../kits/stage/fallenStone.ts';
import { flagstones } from '../../kits/stage/flagstones.ts';
import {
  DOOR_BAY,
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
import { burning, dustIn } from '../../moving.ts';
import { brazier, brazierBounds, type FireColors } from './brazier.ts';
import { breach } from './breach.ts';
import { doorJambBounds, doorJambs } from './doorJambs.ts';
import { frieze } from './frieze.ts';
import { jackalRelief } from './jackalRelief.ts';
import { jarNiche } from './jarNiche.ts';
import { lotusColumn, lotusColumnBounds, paintedBeam, type TombPaint } from './lotusColumn.ts';
import { near } from './near.ts';
import { sandDrift, sandVeil } from './sandDrift.ts';
import { paintedDado, sandstoneWall } from './sandstoneWall.ts';

/** Invented signs that mean nothing; each some 34 units wide about 0, 0. */
const SIGNS: readonly Path[] = [
  joinPaths(oval(0, 0, 13), oval(0, 0, 3)),
  polyline([-17, -5], [-11, 5], [-5, -5], [1, 5], [7, -5], [13, 5], [18, -5]),
  curve('M-15 12L-15 -4Q0 -22 15 -4L15 12Z'),
  joinPaths(polyline([0, 14], [0, -8]), curve('M0 -8Q-14 -12 -10 -18Q0 -14 0 -8Q0 -14 10 -18Q14 -12 0 -8')),
  curve('M-17 4Q-8 -12 6 -8Q16 -6 17 2Q8 -2 4 8Q-6 12 -17 4Z'),
  joinPaths(rect(-14, -12, 28, 24), polyline([0, -12], [0, 2])),
  polygon([-15, 12], [0, -14], [15, 12]),
  curve('M-12 14Q-14 -14 0 -14Q14 -14 10 4Q2 12 -2 2Q0 -4 4 -2'),
  joinPaths(curve('M-17 0Q0 -16 17 0Q0 12 -17 0Z'), oval(0, -1, 5)),
];

interface Palette {
  stone: string;
  floor: string;
  sand: string;
  paint: TombPaint;
  fire: FireColors;
  /** The colour of the shaft of light from above. */
  beam: string;
  light: string;
  shade: string;
}

const GLOOM = '#0c0714';
const FRIEZE: Box = [-20, 84, STAGE_WIDTH + 40, 142];
const DADO = 694;
/**
 * The niche above the right fire, which leaves the wall beside the door free. Its jars have the size of those
 * in `JARS`.
 */
const NICHE: Box = [1500, 292, 148, 102];
const JARS: Box = [0, 0, 206, 142];
const COLUMNS = [132, 1788];
const COLUMN_FOOT = 872;
const BRAZIERS: readonly Point[] = [
  [344, 846],
  [1632, 846],
];
const BRAZIER_HEIGHT = 214;

export const tomb = defineBackground<Palette>({
  id: 'tomb',
  name: 'Tomb',
  theme: 'Egypt',
  seed: 606,
  moods: {
    gold: {
      palette: {
        stone: '#b08a58',
        floor: '#b08a58',
        sand: '#c8a066',
        paint: { red: '#a04a34', blue: '#3f6f8a', green: '#5a8060', ochre: '#d09a3c', pale: '#e0c894' },
        fire: { edge: '#e8501e', body: '#ff9a2e', core: '#ffe9a0' },
        beam: '#ffe0a0',
        light: '#ffc060',
        shade: '#3a1a70',
      },
      ambient: '#ffeed8',
      lightFrom: { x: 17, y: 52 },
    },
    turquoise: {
      palette: {
        stone: '#948468',
        floor: '#828a6e',
        sand: '#b8a680',
        paint: { red: '#9a5a4c', blue: '#2f6f90', green: '#3f8a78', ochre: '#c8a858', pale: '#c4d4bc' },
        fire: { edge: '#1a8a9a', body: '#3fe0c8', core: '#e0fff0' },
        beam: '#b0ffe8',
        light: '#5fe8d0',
        shade: '#14206a',
      },
      ambient: '#cceae0',
      lightFrom: { x: 17, y: 52 },
    },
    moonlit: {
      palette: {
        stone: '#5e6188',
        floor: '#64668a',
        sand: '#8a88a0',
        paint: { red: '#8a4a5a', blue: '#3f5f9a', green: '#4a7a80', ochre: '#b09a6a', pale: '#b8bcd4' },
        fire: { edge: '#d8502a', body: '#ffa040', core: '#fff0b8' },
        beam: '#b8d0ff',
        light: '#a8c0ff',
        shade: '#100a50',
      },
      ambient: '#c6cbee',
      lightFrom: { x: 17, y: 52 },
    },
  },
  furniture: [
    ...COLUMNS.map((x) => lotusColumnBounds(x, COLUMN_FOOT)),
    ...BRAZIERS.map((at) => brazierBounds(at, BRAZIER_HEIGHT)),
    ...doorJambBounds(),
    NICHE,
  ],
  draw(ink, palette) {
    drawWall(ink, palette);
    drawFloor(ink, palette);
    drawSand(ink, palette.sand);
    paintedBeam(ink, STAGE_WIDTH, palette.stone, palette.paint);
    ink.apart(() => {
      breach(ink, { stone: palette.stone, sand: palette.sand, sky: palette.beam });
      fallenStone(ink, [1496, 848], palette.stone);
    });
    for (const x of COLUMNS) {
      ink.draw(oval(x + 20, COLUMN_FOOT, 180, 20), { fill: GLOOM, opacity: 0.5, blur: 10 });
      lotusColumn(ink, x, COLUMN_FOOT, palette.stone, palette.paint);
    }
    for (const at of BRAZIERS) brazier(ink, at, BRAZIER_HEIGHT, palette.fire);
    drawLight(ink, palette);
    vignette(ink, GLOOM, 0.44);
  },
  near,
  light: (ink, { beam, fire }) => {
    drawBeam(ink, beam);
    for (const [x, foot] of BRAZIERS) lampPool(ink, [x, foot - BRAZIER_HEIGHT], 400, fire.body, 0.24);
    vignetteOver(ink, GLOOM, 0.28);
  },
  moves: ({ fire, beam }) => [
    ...BRAZIERS.flatMap(([x, foot]) => burning([x, foot - BRAZIER_HEIGHT - 40], fire.body)),
    dustIn([380, 240, 900, 640], beam),
  ],
});

function drawWall(ink: Ink, { stone, paint }: Palette): void {
  const tone = ramp(stone);
  sandstoneWall(ink, 50, stone);
  frieze(ink, FRIEZE, paint);
  const [bayX, , bayWidth] = DOOR_BAY;
  paintedDado(ink, DADO, stone, paint);
  doorJambs(ink, stone);
  for (const x of [bayX - 62, bayX + bayWidth + 12]) signColumn(ink, [x, 276, 50, 404], tone.deep, tone.hi);
  ink.apart(() => {
    jackalRelief(ink, [640, 664], stone, paint);
    ink.at([NICHE[0], NICHE[1]], () => jarNiche(ink, JARS, stone, paint), { scale: NICHE[2] / JARS[2] });
  });
  const shade = linear(90, [GLOOM, 0, 0.55], [GLOOM, 0.3, 0.1], [GLOOM, 0.7, 0.04], [GLOOM, 1, 0.45]);
  ink.draw(rect(...WALL_BOX), { fill: shade });
}

function drawFloor(ink: Ink, { floor, sand }: Palette): void {
  ink.draw(rect(...FLOOR_BOX), { fill: mix(ramp(floor).deep, sand, 0.45) });
  flagstones(ink, floor, 310);
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 70], GLOOM, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [GLOOM, 0.35, 0], [GLOOM, 1, 0.36]) });
}

function drawSand(ink: Ink, color: string): void {
  for (const [x, y, rx, ry] of [
    [520, 880, 190, 20],
    [1420, 868, 200, 17],
    [190, 930, 150, 15],
    [1740, 930, 150, 15],
  ] as const)
    sandVeil(ink, [x, y], rx, ry, color);
  sandDrift(
    ink,
    [
      [-40, 640],
      [70, 660],
      [170, 734],
      [280, 762],
      [400, 806],
      [560, 824],
    ],
    834,
    shift(color, { lightness: -0.06 }),
  );
  sandDrift(
    ink,
    [
      [1320, 826],
      [1480, 804],
      [1620, 776],
      [1730, 726],
      [1830, 690],
      [1960, 676],
    ],
    836,
    shift(color, { lightness: -0.06 }),
  );
}

function drawBeam(ink: Ink, color: string): void {
  lightShaft(ink, {
    corners: [
      [470, 60],
      [640, 60],
      [1240, STAGE_HEIGHT],
      [760, STAGE_HEIGHT],
    ],
    color,
    opacity: 0.15,
  });
  ink.draw(oval(980, 968, 280, 56), {
    fill: radial(0.5, 0.5, 0.5, [color, 0, 0.42], [color, 0.5, 0.2], [color, 1, 0]),
    blend: 'screen',
  });
}

function drawLight(ink: Ink, { light, shade, beam, fire }: Palette): void {
  lightPass(ink, [0.5, 0.45], 0.6, light, shade, [0.45, 0.42]);
  for (const [x] of BRAZIERS) lightPass(ink, [x / STAGE_WIDTH, 0.55], 0.26, fire.body, fire.body, [0.6, 0]);
  motes(ink, 40, [380, 240, 900, 640], mix(beam, '#ffffff', 0.4));
}

/** A column of carved signs between two lines. */
function signColumn(ink: Ink, [x, y, w, h]: Box, dark: string, light: string): void {
  const pitch = 42;
  const signs = range(h / pitch).map((i) => {
    const sign = SIGNS[Math.floor(ink.random() * SIGNS.length)] ?? polyline([0, 0]);
    return movePath(sign, x + w / 2, y + 24 + i * pitch);
  });
  const sides = [polyline([x, y], [x, y + h]), polyline([x + w, y], [x + w, y + h])];
  const carved = joinPaths(...signs, ...sides);
  ink.draw(carved, { stroke: light, width: 2.6, opacity: 0.45, move: [1.6, 1.8] });
  ink.draw(carved, { stroke: dark, width: 2.8, opacity: 0.55 });
}
