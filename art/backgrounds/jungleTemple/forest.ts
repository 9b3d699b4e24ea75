import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { ridge } from '../../kits/sights/land.ts';
import { moon, stars } from '../../kits/sights/sky.ts';
import { bentLeaf } from '../../matter/bentLeaf.ts';
import { foliage } from '../../matter/foliage.ts';

export interface Jungle {
  sky: readonly [zenith: string, horizon: string];
  far: string;
  leaf: string;
  weather: 'sun' | 'rain' | 'moon';
}

/** The share of the sky's colour that is laid over distant objects. */
const MIST = { sun: 0.1, rain: 0.46, moon: 0.36 } as const;
const BOX: Box = [90, 230, 500, 580];

/** A clearing with a pyramid, seen between a trunk, the leaves overhead and the ferns below. */
export function forest(ink: Ink, jungle: Jungle): void {
  const { sky, far, leaf, weather } = jungle;
  const mist = MIST[weather];
  ink.draw(rect(...BOX), { fill: linear(90, sky[0], [sky[1], 0.62], sky[1]) });
  drawSky(ink, weather);
  ridge(
    ink,
    [80, 500, 520, 310],
    [0.2, 0.04, 0.1, 0.02, 0.16, 0.08, 0.2],
    mix(far, sky[1], 0.3 + mist * 0.6),
  );
  drawPyramid(ink, [318, 668], mix(mix('#d6bb84', far, weather === 'sun' ? 0.14 : 0.6), sky[1], mist));
  foliage(
    ink,
    [
      [170, 690, 50],
      [226, 706, 38],
      [452, 676, 48],
      [402, 698, 36],
    ],
    mix(mix(leaf, far, 0.5), sky[1], mist * 0.5),
    0,
  );
  const fog = rect(80, 560, 520, 170);
  ink.draw(fog, { fill: linear(90, [sky[1], 0, 0], [sky[1], 0.7, mist], [sky[1], 1, 0]) });
  drawTrunk(ink, mix('#6c4c34', far, weather === 'sun' ? 0.1 : 0.4));
  drawCanopy(ink, leaf);
  drawUndergrowth(ink, leaf);
  if (weather === 'rain') drawRain(ink);
}

function drawSky(ink: Ink, weather: Jungle['weather']): void {
  if (weather === 'moon') {
    stars(ink, [180, 290, 340, 180], 26);
    moon(ink, [424, 392], 34);
  }
  if (weather === 'sun') glow(ink, 470, 470, 220, '#fff6cc', 0.75);
}

/** A stepped pyramid with a temple on top. */
function drawPyramid(ink: Ink, [x, foot]: Point, color: string): void {
  const tone = ramp(color);
  for (const i of range(5)) {
    const half = 128 - i * 22;
    const y = foot - i * 30;
    const step = polygon([x - half, y], [x - half + 8, y - 30], [x + half - 8, y - 30], [x + half, y]);
    ink.draw(step, { fill: linear(0, tone.light, [tone.base, 0.5], tone.shade) });
    ink.draw(
      polygon([x + half * 0.42, y], [x + half * 0.36, y - 30], [x + half - 8, y - 30], [x + half, y]),
      {
        fill: tone.dark,
        opacity: 0.45,
      },
    );
    ink.draw(polyline([x - half + 8, y - 30], [x + half - 8, y - 30]), {
      stroke: tone.hi,
      width: 4,
      opacity: 0.8,
    });
    ink.draw(polyline([x - half, y], [x + half, y]), { stroke: tone.deep, width: 3, opacity: 0.5 });
  }
  const stair = polygon([x - 24, foot], [x - 13, foot - 150], [x + 13, foot - 150], [x + 24, foot]);
  ink.draw(stair, { fill: linear(0, tone.hi, tone.light), stroke: tone.dark, width: 2.4 });
  ink.draw(rect(x - 32, foot - 186, 64, 36), {
    fill: linear(0, tone.light, tone.shade),
    stroke: tone.dark,
    width: 2,
  });
  ink.draw(rect(x - 9, foot - 178, 18, 28), { fill: tone.deep });
  ink.draw(rect(x - 38, foot - 196, 76, 12), {
    fill: linear(0, tone.hi, tone.base),
    stroke: tone.dark,
    width: 2,
  });
}

/** The tree that broke the wall, with its buttress roots. */
function drawTrunk(ink: Ink, color: string): void {
  const tone = ramp(color);
  const trunk = curve('M488 230L484 560Q478 690 420 810L600 810L600 230Z');
  ink.draw(trunk, {
    fill: linear(0, tone.light, [tone.base, 0.35], tone.dark),
    stroke: tone.line,
    width: 3.4,
  });
  for (const grain of ['M506 240L504 600Q498 720 466 806', 'M528 240L528 640Q526 730 516 806'])
    ink.draw(curve(grain), { stroke: tone.dark, width: 4, opacity: 0.6 });
}

/** Leaves overhead, dark against the sky, and two lianas. */
function drawCanopy(ink: Ink, leaf: string): void {
  for (const liana of ['M262 300Q246 370 262 430Q270 470 256 510', 'M344 280Q358 326 346 376'])
    ink.draw(curve(liana), { stroke: ramp(leaf).dark, width: 6, cap: 'round' });
  foliage(
    ink,
    [
      [190, 356, 56],
      [250, 318, 58],
      [346, 276, 54],
      [516, 340, 70],
      [440, 292, 58],
    ],
    shift(leaf, { lightness: -0.1 }),
    2,
  );
}

function drawUndergrowth(ink: Ink, leaf: string): void {
  for (const [x, y, reach, lean] of FERNS) drawFern(ink, [x, y], reach, lean, leaf);
  foliage(
    ink,
    [
      [204, 786, 44],
      [500, 790, 46],
      [440, 800, 36],
    ],
    shift(leaf, { lightness: -0.02 }),
    2,
  );
}

const FERNS = [
  [196, 784, 132, 1],
  [300, 800, 84, -1],
  [512, 784, 128, -1],
] as const;

function drawFern(ink: Ink, [x, y]: Point, reach: number, lean: number, color: string): void {
  for (const i of range(5)) {
    const turn = (-0.5 + i * 0.26) * lean;
    const tip: Point = [x + Math.sin(turn * 2.2) * reach, y - Math.cos(turn * 1.6) * reach];
    const bend: Point = [x + Math.sin(turn) * reach * 0.3, y - reach * 0.75];
    bentLeaf(ink, {
      from: [x, y],
      bend,
      to: tip,
      width: 9 + reach * 0.06,
      color: shift(color, { lightness: 0.02 + ink.jitter(0.05), hue: ink.jitter(14) }),
    });
  }
}

function drawRain(ink: Ink): void {
  const drops = range(54).map((): Path => {
    const [x, y, length] = [90 + ink.random() * 500, 230 + ink.random() * 580, 26 + ink.random() * 40];
    return polyline([x, y], [x - length * 0.22, y + length]);
  });
  ink.draw(drops.flat(), { stroke: '#dceef0', width: 1.8, opacity: 0.5 });
}
