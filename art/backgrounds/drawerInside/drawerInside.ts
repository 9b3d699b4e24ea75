import { mix, ramp } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { hollowWalls } from '../../kits/stage/hollow.ts';
import { lampPool, lightPass, STAGE_BOX, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { grain } from '../../matter/wood.ts';
import { medalTray } from './medalTray.ts';
import { near } from './near.ts';
import { oddments } from './oddments.ts';
import { passport } from './passport.ts';
import { pencilTray } from './pencilTray.ts';
import { stringBall } from './stringBall.ts';

interface Palette {
  wood: string;
  /** The colour of the cloth at the bottom. */
  felt: string;
  /** The colour of leather covers. */
  cover: string;
  light: string;
  shade: string;
}

const NIGHT = '#0d0818';
/** The upper opening of the drawer; the bottom below it is drawn smaller. */
const MOUTH: Box = [70, 44, 1780, 1000];
const FLOOR: Box = [206, 164, 1508, 760];
const MEDALS: Box = [262, 208, 640, 288];
const PENCILS: Box = [262, 744, 900, 132];

export const drawerInside = defineBackground<Palette>({
  id: 'drawer-inside',
  name: 'Inside a drawer',
  theme: 'Close-ups',
  seed: 902,
  moods: {
    oak: {
      palette: { wood: '#a8703c', felt: '#2f5f50', cover: '#7a2f38', light: '#ffdc9a', shade: '#3a2068' },
      ambient: '#fff5e6',
    },
    mahogany: {
      palette: { wood: '#82442f', felt: '#7a3346', cover: '#2f5560', light: '#ffc88a', shade: '#38185e' },
      ambient: '#fff0e2',
    },
    ash: {
      palette: { wood: '#93806c', felt: '#3b568c', cover: '#5a3a6a', light: '#d4e2ff', shade: '#181060' },
      ambient: '#eaecfa',
    },
  },
  furniture: null,
  draw(ink, palette) {
    drawWalls(ink, palette.wood);
    drawFloor(ink, palette.felt);
    ink.apart(() => oddments(ink));
    medalTray(ink, MEDALS, palette.wood, palette.felt);
    passport(ink, [1494, 372], palette.cover);
    stringBall(ink, [1540, 760], 104);
    pencilTray(ink, PENCILS, palette.wood);
    drawDepth(ink);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.3);
  },
  near,
  light: (ink, { light }) => {
    lampPool(ink, [1120, 620], 740, light, 0.11);
    vignetteOver(ink, NIGHT, 0.29);
  },
});

/** The four walls, seen from above down to the floor, and their upper edges. */
function drawWalls(ink: Ink, wood: string): void {
  const tone = ramp(wood);
  ink.draw(rect(...STAGE_BOX), { fill: linear(65, tone.light, [tone.base, 0.5], tone.shade) });
  ink.clip(rect(...STAGE_BOX), () => grain(ink, STAGE_BOX, wood, { direction: 'along x', strength: 0.45 }));
  const paints = [
    linear(90, tone.deep, [tone.dark, 0.5], tone.shade),
    linear(0, tone.light, [tone.base, 0.5], tone.shade),
    linear(90, tone.light, [tone.base, 0.6], tone.shade),
    linear(0, tone.deep, tone.dark),
  ];
  hollowWalls(MOUTH, FLOOR).forEach((wall, i) => {
    ink.draw(wall, { fill: paints[i] ?? tone.base });
    ink.clip(wall, () =>
      grain(ink, [MOUTH[0], MOUTH[1], MOUTH[2], MOUTH[3]], wood, {
        direction: i % 2 ? 'along y' : 'along x',
        strength: 0.16,
      }),
    );
    ink.draw(wall, { stroke: tone.line, width: 3 });
  });
  ink.draw(rect(...MOUTH, 6), { stroke: tone.line, width: 5 });
  ink.draw(rect(MOUTH[0] - 8, MOUTH[1] - 8, MOUTH[2] + 16, MOUTH[3] + 16, 8), {
    stroke: tone.hi,
    width: 3.5,
    opacity: 0.6,
  });
}

function drawFloor(ink: Ink, felt: string): void {
  const tone = ramp(felt);
  const [x, y, w, h] = FLOOR;
  const floor = rect(...FLOOR);
  ink.draw(floor, { fill: linear(60, tone.light, [tone.base, 0.5], tone.shade) });
  ink.clip(floor, () => {
    for (const _ of range(20)) {
      const patch = oval(
        x + ink.random() * w,
        y + ink.random() * h,
        80 + ink.random() * 200,
        60 + ink.random() * 120,
      );
      const color = ink.random() < 0.5 ? tone.light : tone.dark;
      ink.draw(patch, { fill: radial(0.5, 0.5, 0.5, [color, 0, 0.28], [color, 1, 0]) });
    }
    for (const color of [tone.hi, tone.deep]) {
      const fluff = range(240).map(() => {
        const at: Point = [x + ink.random() * w, y + ink.random() * h];
        return polyline(at, [at[0] + ink.jitter(14), at[1] + ink.jitter(10)]);
      });
      ink.draw(joinPaths(...fluff), { stroke: color, width: 1.5, opacity: 0.24 });
    }
    ink.draw(floor, { stroke: SHADOW, width: 70, opacity: 0.5, blur: 16, move: [16, 20] });
  });
  ink.draw(floor, { stroke: tone.line, width: 3 });
}

/** The back wall and the left wall cast their shadow on everything that lies there. */
function drawDepth(ink: Ink): void {
  const [x, y, w, h] = FLOOR;
  ink.draw(rect(x, y, w, 150), { fill: linear(90, [NIGHT, 0, 0.42], [NIGHT, 1, 0]) });
  ink.draw(rect(x, y, 140, h), { fill: linear(0, [NIGHT, 0, 0.34], [NIGHT, 1, 0]) });
}

function drawLight(ink: Ink, { light, shade }: Palette): void {
  lightPass(ink, [0.58, 0.52], 0.72, mix(light, '#ffffff', 0.2), shade, [0.4, 0.4]);
}
