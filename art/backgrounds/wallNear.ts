import { ramp, shift } from '../color.ts';
import { defineBackground } from '../defineBackground.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../ink/shapes.ts';
import { lampPool, lightPass, motes, STAGE_BOX, vignette, vignetteOver } from '../kits/stage/room.ts';
import { chips } from '../matter/chips.ts';
import { ivy } from '../matter/ivy.ts';
import { rivet, rod } from '../matter/metal.ts';
import { mossTuft } from '../matter/moss.ts';
import { IRON, RIVET_IRON } from '../matter/palette.ts';
import { blockStone } from '../matter/stone.ts';
import { hollowBrick, looseBrick } from './wall-near/looseBrick.ts';

interface Palette {
  brick: string;
  plaster: string;
  moss: string;
  chalk: string;
  light: string;
  shade: string;
}

const NIGHT = '#0b0714';
const COURSE = 120;
const LENGTH = 262;
const JOINT = 12;
/** The brick that is out, and the one that sits loose. */
const HOLE = { row: 4, column: 4 };
const LOOSE = { row: 5, column: 5 };

export const wallNear = defineBackground<Palette>({
  id: 'wall-near',
  name: 'Wall from near',
  theme: 'Close-ups',
  seed: 923,
  moods: {
    terracotta: {
      palette: {
        brick: '#94543c',
        plaster: '#b8a284',
        moss: '#5f7a3a',
        chalk: '#efe8d8',
        light: '#ffd494',
        shade: '#34125e',
      },
      ambient: '#fff1e2',
    },
    sand: {
      palette: {
        brick: '#a8895c',
        plaster: '#c2aa84',
        moss: '#7a7c3c',
        chalk: '#7a3c2c',
        light: '#ffe0a0',
        shade: '#3c1a60',
      },
      ambient: '#fff5e4',
    },
    slate: {
      palette: {
        brick: '#5c6680',
        plaster: '#7e8aa0',
        moss: '#4a7a68',
        chalk: '#e4ecf8',
        light: '#c4d8ff',
        shade: '#0c0c54',
      },
      ambient: '#e2e9f8',
    },
  },
  furniture: null,
  draw(ink, palette) {
    const { brick, moss, light, shade } = palette;
    drawBricks(ink, brick);
    hollowBrick(ink, brickBox(HOLE.row, HOLE.column), brick);
    looseBrick(ink, brickBox(LOOSE.row, LOOSE.column), shift(brick, { lightness: 0.03 }));
    drawCrack(ink, brick);
    drawPlaster(ink, palette);
    drawTally(ink, palette.chalk);
    drawRing(ink, [1652, 380]);
    ivy(
      ink,
      {
        stem: [
          [1960, 1100],
          [1860, 900],
          [1880, 720],
          [1806, 560],
          [1840, 470],
        ],
        leaves: 26,
        size: 34,
      },
      moss,
    );
    for (const [x, size] of [
      [180, 58],
      [420, 40],
      [1240, 46],
      [1500, 66],
    ] as const)
      mossTuft(ink, [x, 1076], size, moss);
    lightPass(ink, [0.52, 0.44], 0.72, light, shade, [0.42, 0.5]);
    motes(ink, 22, [560, 160, 900, 700], '#fff3cf');
    vignette(ink, NIGHT, 0.36);
  },
  light: (ink, { light }) => {
    lampPool(ink, [1000, 480], 800, light, 0.12);
    vignetteOver(ink, NIGHT, 0.36);
  },
});

function brickBox(row: number, column: number): Box {
  const x = column * LENGTH - (row % 2 ? LENGTH / 2 : 0) - 60;
  return [x + JOINT / 2, row * COURSE - 30 + JOINT / 2, LENGTH - JOINT, COURSE - JOINT];
}

function drawBricks(ink: Ink, color: string): void {
  const mortar = ramp(shift(color, { lightness: 0.06, chromaTimes: 0.3 }));
  ink.draw(rect(...STAGE_BOX), { fill: linear(70, mortar.base, [mortar.shade, 0.5], mortar.dark) });
  chips(ink, STAGE_BOX, 240, mortar.shade);
  for (const row of range(10))
    for (const column of range(9)) {
      if ((row === HOLE.row && column === HOLE.column) || (row === LOOSE.row && column === LOOSE.column))
        continue;
      const box = brickBox(row, column);
      ink.draw(rect(...box, 8), { fill: SHADOW, opacity: 0.4, blur: 5, move: [5, 7] });
      blockStone(ink, box, color, { spread: 9, round: 12, chips: 9, cracks: 0.34, width: 3 });
    }
}

/** It came from above, through joints and a brick or two. */
function drawCrack(ink: Ink, brick: string): void {
  const way: Point[] = [
    [1392, -20],
    [1402, 76],
    [1372, 140],
    [1418, 208],
    [1396, 288],
    [1440, 330],
    [1428, 408],
    [1470, 452],
    [1462, 520],
  ];
  const branch = polyline([1418, 208], [1478, 236], [1500, 290], [1540, 306]);
  for (const path of [polyline(...way), branch]) {
    ink.draw(path, { stroke: ramp(brick).line, width: 7, opacity: 0.85, cap: 'round' });
    ink.draw(path, { stroke: ramp(brick).hi, width: 2.4, opacity: 0.5, move: [4, 3] });
  }
}

/** What is left of the plaster, at the upper left, with the edge where it broke off. */
function drawPlaster(ink: Ink, { plaster }: Palette): void {
  const tone = ramp(plaster);
  const edge: Point[] = [
    [690, -20],
    [664, 60],
    [700, 118],
    [640, 190],
    [660, 262],
    [596, 300],
    [604, 372],
    [540, 400],
    [548, 470],
    [468, 500],
    [452, 566],
    [360, 580],
    [330, 640],
    [226, 632],
    [180, 700],
    [90, 690],
    [-20, 742],
  ];
  const sheet: Path = [
    ...spline(edge, { tension: 0.3 }),
    ...polyline([-20, -20]).map((segment) => ({ ...segment, command: 'L' as const })),
    { command: 'Z', points: [] },
  ];
  castShadow(ink, sheet, { dx: 12, dy: 18, blur: 11, opacity: 0.5 });
  solid(ink, sheet, plaster, { bevel: 12, texture: () => drawPlasterFace(ink, plaster) });
  ink.draw(
    spline(
      edge.map(([x, y]): Point => [x - 14, y - 12]),
      { tension: 0.3 },
    ),
    { stroke: tone.hi, width: 3, opacity: 0.45 },
  );
}

function drawPlasterFace(ink: Ink, plaster: string): void {
  const tone = ramp(plaster);
  for (const _ of range(26)) {
    const at: Point = [ink.random() * 700, ink.random() * 720];
    ink.draw(oval(...at, 40 + ink.random() * 90, 18 + ink.random() * 40), {
      fill: ink.random() < 0.5 ? tone.light : tone.dark,
      opacity: 0.2,
      blur: 10,
    });
  }
  for (const [x, length] of [
    [70, 300],
    [236, 220],
    [470, 360],
  ] as const)
    ink.draw(rect(x, -10, 26, length, [0, 0, 13, 13]), { fill: tone.deep, opacity: 0.16, blur: 8 });
  ink.draw(polyline([330, -10], [318, 90], [352, 160], [330, 250], [290, 300]), {
    stroke: tone.deep,
    width: 3,
    opacity: 0.6,
  });
}

/** Days counted in fives; somebody got out on the fourth of the last. */
function drawTally(ink: Ink, chalk: string): void {
  const groups: readonly (readonly [number, number, number])[] = [
    [90, 150, 5],
    [220, 146, 5],
    [350, 156, 5],
    [96, 270, 5],
    [228, 276, 5],
    [360, 268, 4],
  ];
  const strokes = groups.flatMap(([x, y, count]) =>
    range(count).map((i) =>
      i < 4
        ? polyline(
            [x + i * 20 + ink.jitter(5), y + ink.jitter(8)],
            [x + i * 20 + ink.jitter(8), y + 78 + ink.jitter(8)],
          )
        : polyline([x - 14, y + 62], [x + 78, y + 18]),
    ),
  );
  ink.draw(joinPaths(...strokes), { stroke: chalk, width: 8, opacity: 0.35, cap: 'round', move: [2, 2] });
  ink.draw(joinPaths(...strokes), { stroke: chalk, width: 5, opacity: 0.9, cap: 'round' });
}

/** A ring to which something was tied once, its plate rusting down the wall. */
function drawRing(ink: Ink, [x, y]: Point): void {
  for (const dx of [-18, 4, 20])
    ink.draw(rect(x + dx, y + 40, 12, 130 + dx * 3, 6), { fill: '#6a3a24', opacity: 0.22, blur: 6 });
  const plate = polygon([x - 50, y - 52], [x + 50, y - 52], [x + 50, y + 52], [x - 50, y + 52]);
  castShadow(ink, plate, { dx: 8, dy: 12, blur: 8, opacity: 0.5 });
  solid(ink, plate, IRON, { bevel: 7 });
  for (const [dx, dy] of [
    [-36, -38],
    [36, -38],
    [-36, 38],
    [36, 38],
  ] as const)
    rivet(ink, [x + dx, y + dy], 7, RIVET_IRON);
  castShadow(ink, oval(x + 6, y + 66, 58, 62), { dx: 10, dy: 16, blur: 8, opacity: 0.2 });
  rod(ink, oval(x + 6, y + 62, 54, 58), IRON, 15, polyline([x - 44, y + 40], [x - 36, y + 26]));
  solid(ink, rect(x - 16, y - 8, 34, 28, 8), IRON, { bevel: 5 });
}
