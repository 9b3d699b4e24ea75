import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft, spline } from '../../ink/shapes.ts';
import { ridge } from '../../kits/sights/land.ts';
import { moon, stars } from '../../kits/sights/sky.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { bentLeaf } from '../../matter/bentLeaf.ts';
import { foliage } from '../../matter/foliage.ts';
import { stone } from '../../matter/stone.ts';

export const BREACH_BOUNDS: Box = [92, 232, 470, FLOOR_LINE - 232];

export interface Jungle {
  sky: readonly [zenith: string, horizon: string];
  far: string;
  leaf: string;
  weather: 'sun' | 'rain' | 'moon';
}

/** What is left of the wall around the hole, from its left foot to its right one. */
const EDGE: readonly Point[] = [
  [112, 800],
  [126, 700],
  [104, 620],
  [140, 540],
  [122, 450],
  [176, 372],
  [180, 300],
  [262, 284],
  [318, 248],
  [402, 262],
  [440, 318],
  [506, 342],
  [512, 430],
  [548, 500],
  [528, 590],
  [546, 690],
  [532, 800],
];

/** Where a tree has pushed the wall out long ago, and the forest looks in. */
export function breach(ink: Ink, wall: string, jungle: Jungle): void {
  const hole = soft(EDGE, 14);
  ink.clip(hole, () => drawForest(ink, jungle));
  ink.clip(hole, () => ink.draw(hole, { stroke: SHADOW, width: 46, opacity: 0.6, blur: 14, move: [10, 14] }));
  drawThickness(ink, wall);
  drawRubble(ink, wall);
}

function drawForest(ink: Ink, { sky, far, leaf, weather }: Jungle): void {
  const box: Box = [90, 230, 480, 580];
  ink.draw(rect(...box), { fill: linear(90, sky[0], [sky[1], 0.6], sky[1]) });
  if (weather === 'moon') {
    stars(ink, [100, 240, 420, 180], 34);
    moon(ink, [410, 356], 34);
  }
  if (weather === 'sun') glow(ink, 380, 380, 230, '#fff4c8', 0.8);
  ridge(ink, [80, 470, 500, 340], [0.2, 0.04, 0.1, 0.02, 0.16, 0.08, 0.2], mix(far, sky[1], 0.55));
  drawPyramid(ink, [236, 606], mix(far, sky[1], 0.42));
  ridge(ink, [80, 560, 500, 250], [0.1, 0.22, 0.06, 0.2, 0.1, 0.26, 0.12], mix(far, sky[1], 0.25));
  ink.draw(rect(80, 560, 500, 120), { fill: linear(90, [sky[1], 0, 0], [sky[1], 0.5, 0.5], [sky[1], 1, 0]) });
  const mid = mix(leaf, far, 0.5);
  foliage(
    ink,
    [
      [120, 690, 70],
      [220, 720, 62],
      [330, 716, 66],
      [430, 700, 60],
      [530, 690, 74],
    ],
    shift(mid, { lightness: -0.04 }),
    0,
  );
  drawTrunk(ink, mix('#5c4634', far, 0.35));
  foliage(
    ink,
    [
      [130, 330, 96],
      [206, 276, 74],
      [290, 250, 52],
      [470, 300, 84],
      [540, 370, 78],
      [396, 258, 48],
    ],
    shift(leaf, { lightness: -0.06 }),
    2,
  );
  for (const liana of ['M268 250Q250 340 272 440Q280 500 262 560', 'M352 240Q366 330 350 420'])
    ink.draw(curve(liana), { stroke: ramp(leaf).dark, width: 5, cap: 'round' });
  for (const [x, y, reach, lean] of FERNS) drawFern(ink, [x, y], reach, lean, leaf);
  foliage(
    ink,
    [
      [150, 790, 52],
      [250, 806, 44],
      [470, 800, 52],
      [390, 812, 40],
    ],
    leaf,
    2,
  );
  if (weather === 'rain') drawRain(ink);
}

const FERNS = [
  [130, 780, 150, 1],
  [210, 800, 110, -1],
  [520, 780, 160, -1],
  [430, 804, 100, 1],
] as const;

/** Steps upon steps, with a house for the god on top. */
function drawPyramid(ink: Ink, [x, foot]: Point, color: string): void {
  const tone = ramp(color);
  for (const i of range(5)) {
    const half = 112 - i * 20;
    const y = foot - i * 26;
    ink.draw(polygon([x - half, y], [x - half + 9, y - 26], [x + half - 9, y - 26], [x + half, y]), {
      fill: linear(0, tone.light, [tone.base, 0.5], tone.shade),
    });
    ink.draw(polyline([x - half + 9, y - 26], [x + half - 9, y - 26]), {
      stroke: tone.hi,
      width: 2,
      opacity: 0.5,
    });
  }
  ink.draw(polygon([x - 15, foot], [x - 9, foot - 130], [x + 9, foot - 130], [x + 15, foot]), {
    fill: tone.hi,
    opacity: 0.55,
  });
  ink.draw(rect(x - 26, foot - 158, 52, 28), { fill: tone.base });
  ink.draw(rect(x - 6, foot - 150, 12, 20), { fill: tone.deep });
  ink.draw(rect(x - 31, foot - 166, 62, 9), { fill: tone.light });
}

/** The tree that did it, with its buttresses. */
function drawTrunk(ink: Ink, color: string): void {
  const tone = ramp(color);
  const trunk = curve('M452 230L448 560Q440 690 380 810L560 810Q520 700 520 560L516 230Z');
  ink.draw(trunk, { fill: linear(0, tone.light, [tone.base, 0.4], tone.dark), stroke: tone.line, width: 3 });
  for (const grain of [
    'M470 240L468 600Q460 720 424 806',
    'M490 240L490 620Q492 720 486 806',
    'M504 260L506 640',
  ])
    ink.draw(curve(grain), { stroke: tone.dark, width: 3, opacity: 0.5 });
}

function drawFern(ink: Ink, [x, y]: Point, reach: number, lean: number, color: string): void {
  for (const i of range(5)) {
    const turn = (-0.5 + i * 0.26) * lean;
    const tip: Point = [x + Math.sin(turn * 2.2) * reach, y - Math.cos(turn * 1.6) * reach];
    const bend: Point = [x + Math.sin(turn) * reach * 0.3, y - reach * 0.75];
    bentLeaf(ink, {
      from: [x, y],
      bend,
      to: tip,
      width: 9 + reach * 0.05,
      color: shift(color, { lightness: ink.jitter(0.05), hue: ink.jitter(14) }),
    });
  }
}

function drawRain(ink: Ink): void {
  const drops = range(70).map((): Path => {
    const [x, y, length] = [90 + ink.random() * 500, 230 + ink.random() * 580, 26 + ink.random() * 40];
    return polyline([x, y], [x - length * 0.22, y + length]);
  });
  ink.draw(drops.flat(), { stroke: '#dceef0', width: 1.8, opacity: 0.5 });
}

/** The wall is as thick as a man is tall: its broken face on the right and above is seen from inside. */
function drawThickness(ink: Ink, wall: string): void {
  const inner = EDGE.slice(9);
  const outer = inner.map(([x, y], i): Point => [x + 34 - i * 1.2, y - 14 + i * 2]);
  const face = polygon(...inner, ...outer.toReversed());
  const tone = ramp(shift(wall, { lightness: -0.02 }));
  ink.draw(face, { fill: linear(0, tone.light, tone.shade), stroke: tone.line, width: 3 });
  for (const [i, [x, y]] of inner.entries()) {
    const [toX, toY] = outer[i] ?? [x, y];
    ink.draw(polyline([x, y], [toX, toY]), { stroke: tone.deep, width: 3, opacity: 0.8 });
  }
  const left = mapPath(spline(EDGE.slice(0, 10)), (x, y) => [x, y]);
  ink.draw(left, { stroke: ramp(wall).line, width: 4 });
  ink.draw(left, { stroke: ramp(wall).hi, width: 3, opacity: 0.5, move: [-5, -2] });
}

/** What came down lies at its foot. */
function drawRubble(ink: Ink, wall: string): void {
  for (const [x, y, size] of [
    [150, 806, 40],
    [232, 822, 30],
    [506, 808, 46],
    [440, 832, 30],
    [572, 830, 26],
    [330, 826, 20],
  ] as const) {
    const corners = range(7).map((i): Point => {
      const turn = (i / 7) * Math.PI * 2 + 0.3;
      const reach = size * (0.85 + ink.random() * 0.3);
      return [x + Math.cos(turn) * reach * 1.2, y + Math.sin(turn) * reach * 0.72 - size * 0.3];
    });
    castShadow(ink, oval(x, y + size * 0.2, size * 1.2, size * 0.4), {
      dx: 10,
      dy: 6,
      blur: 8,
      opacity: 0.5,
    });
    stone(ink, corners, wall, { round: 9, width: 3 });
  }
}
