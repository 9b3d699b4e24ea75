import { ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import {
  lampPool,
  lightPass,
  motes,
  STAGE_BOX,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
} from '../../kits/stage/room.ts';
import { rivet } from '../../matter/metal.ts';
import { RIVET_IRON } from '../../matter/palette.ts';
import { ironHatch } from './ironHatch.ts';
import { near } from './near.ts';
import { pictureBack } from './pictureBack.ts';

interface Palette {
  paper: string;
  iron: string;
  light: string;
  shade: string;
  /** The hatch stands open, and a machine shows behind it. */
  isOpen?: boolean;
}

const BURGUNDY: Palette = { paper: '#76394a', iron: '#665a5c', light: '#ffc88a', shade: '#32165e' };

const NIGHT = '#0d0818';
/** The area where the picture hung and the wallpaper kept its colour. */
const PATCH: Box = [560, 118, 1130, 848];
const HATCH: Box = [800, 232, 660, 620];

export const behindPicture = defineBackground<Palette>({
  id: 'behind-picture',
  name: 'Behind a picture',
  theme: 'Close-ups',
  seed: 903,
  moods: {
    green: {
      palette: { paper: '#44665a', iron: '#5c6070', light: '#ffd28a', shade: '#2c1c6a' },
      ambient: '#fff6ea',
    },
    burgundy: {
      palette: BURGUNDY,
      ambient: '#fff1e6',
    },
    blue: {
      palette: { paper: '#435a88', iron: '#566080', light: '#d6e2ff', shade: '#140c5a' },
      ambient: '#eef0fc',
    },
    'burgundy-open': {
      palette: { ...BURGUNDY, isOpen: true },
      ambient: '#fff1e6',
    },
  },
  furniture: null,
  draw(ink, palette) {
    drawPaper(ink, palette.paper);
    drawPatch(ink, palette.paper);
    drawNail(ink);
    ironHatch(ink, HATCH, palette.iron, palette.isOpen);
    pictureBack(ink, { hinge: 548, top: 150, height: 780, reach: 520 });
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.35);
  },
  near,
  light: (ink, { light }) => {
    lampPool(ink, [1080, 440], 760, light, 0.12);
    vignetteOver(ink, NIGHT, 0.35);
  },
});

/** Wallpaper from near, darkened by years of lamps. */
function drawPaper(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...STAGE_BOX), { fill: linear(70, tone.base, [tone.shade, 0.55], tone.dark) });
  drawPattern(ink, color);
  for (const _ of range(22)) {
    const stain = oval(
      ink.random() * STAGE_WIDTH,
      ink.random() * STAGE_HEIGHT,
      90 + ink.random() * 200,
      60 + ink.random() * 140,
    );
    const fill = ink.random() < 0.4 ? tone.light : tone.deep;
    ink.draw(stain, { fill: radial(0.5, 0.5, 0.5, [fill, 0, 0.2], [fill, 1, 0]) });
  }
}

function drawPattern(ink: Ink, color: string): void {
  const tone = ramp(color);
  const flower = joinPaths(
    curve(
      'M0 -92C28 -60 32 -36 16 -12C44 -24 68 -8 68 20C68 48 40 60 20 48C32 68 20 92 0 104' +
        'C-20 92 -32 68 -20 48C-40 60 -68 48 -68 20C-68 -8 -44 -24 -16 -12C-32 -36 -28 -60 0 -92Z',
    ),
    oval(0, -116, 10),
    oval(0, 128, 8),
  );
  const sprig = curve(
    'M-92 -80Q-60 -100 -48 -132M92 -80Q60 -100 48 -132M-80 96Q-52 108 -44 136M80 96Q52 108 44 136',
  );
  const places = range(5 * 11).map((n) => {
    const row = Math.floor(n / 11);
    return { x: (n % 11) * 220 + (row % 2) * 110 - 110, y: row * 260 - 10 };
  });
  ink.draw(joinPaths(...places.map(({ x, y }) => movePath(flower, x, y))), {
    fill: tone.light,
    opacity: 0.42,
  });
  ink.draw(joinPaths(...places.map(({ x, y }) => movePath(sprig, x, y))), {
    stroke: tone.light,
    width: 6,
    opacity: 0.45,
  });
  const stripes = range(18).map((i) => rect(i * 110 + 52, 0, 3, STAGE_HEIGHT));
  ink.draw(joinPaths(...stripes), { fill: tone.hi, opacity: 0.14 });
}

function drawPatch(ink: Ink, paper: string): void {
  const [x, y, w, h] = PATCH;
  const patch = rect(...PATCH, 4);
  ink.draw(patch, { stroke: NIGHT, width: 16, opacity: 0.3, blur: 9 });
  ink.clip(patch, () => {
    const fresh = ramp(shift(paper, { lightness: 0.085, chromaTimes: 1.15 }));
    ink.draw(patch, { fill: linear(60, fresh.light, [fresh.base, 0.6], fresh.shade) });
    drawPattern(ink, fresh.base);
  });
  ink.draw(rect(x + 1, y + 1, w - 2, h - 2, 4), { stroke: ramp(paper).deep, width: 3, opacity: 0.55 });
}

function drawNail(ink: Ink): void {
  const [cx, cy] = [1130, 172];
  castShadow(ink, rect(cx - 4, cy, 9, 26, 4), { dx: 12, dy: 16, blur: 5, opacity: 0.5 });
  rivet(ink, [cx, cy], 15, RIVET_IRON);
  ink.draw(polyline([cx - 10, cy + 12], [cx - 24, cy + 30], [cx - 18, cy + 44]), {
    stroke: NIGHT,
    width: 2.4,
    opacity: 0.45,
  });
}

function drawLight(ink: Ink, { light, shade }: Palette): void {
  lightPass(ink, [0.56, 0.42], 0.72, light, shade, [0.42, 0.42]);
  motes(ink, 30, [620, 120, 1000, 800], '#fff3cf');
}
