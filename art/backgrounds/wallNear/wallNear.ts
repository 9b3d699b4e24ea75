import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { lampPool, lightPass, motes, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { ivy } from '../../matter/ivy.ts';
import { rivet, rod } from '../../matter/metal.ts';
import { mossTuft } from '../../matter/moss.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';
import { bigBricks } from './bigBricks.ts';
import { brokenPlaster } from './brokenPlaster.ts';
import { near } from './near.ts';

interface Palette {
  brick: string;
  plaster: string;
  moss: string;
  chalk: string;
  light: string;
  shade: string;
}

const NIGHT = '#0b0714';
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
    bigBricks(ink, brick);
    brokenPlaster(ink, palette.plaster);
    tally(ink, palette.chalk);
    wallRing(ink, [1652, 380]);
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
  near,
  light: (ink, { light }) => {
    lampPool(ink, [1000, 480], 800, light, 0.12);
    vignetteOver(ink, NIGHT, 0.36);
  },
});

/** Draws tally marks in fives; the last group has only four. */
function tally(ink: Ink, chalk: string): void {
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

/** An iron ring in the wall, with rust below its plate. */
function wallRing(ink: Ink, [x, y]: Point): void {
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
