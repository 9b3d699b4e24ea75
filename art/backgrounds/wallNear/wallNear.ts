import { defineBackground } from '../../defineBackground.ts';
import { lampPool, lightPass, motes, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { ivy } from '../../matter/ivy.ts';
import { mossTuft } from '../../matter/moss.ts';
import { bigBricks } from './bigBricks.ts';
import { brokenPlaster } from './brokenPlaster.ts';
import { near } from './near.ts';
import { tally } from './tally.ts';
import { wallRing } from './wallRing.ts';

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
