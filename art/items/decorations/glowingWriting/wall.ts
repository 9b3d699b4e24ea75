import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { polyline, range, rect } from '../../../ink/shapes.ts';

/** The piece of wallpaper, and the area where it has come off. */
const PAPER = curve(
  'M20 34C80 24 150 34 220 26C290 18 350 32 412 28L418 92C410 132 424 190 416 262' +
    'C350 272 290 258 214 268C140 276 90 260 18 266L12 180C22 130 8 90 20 34Z',
);
const BARE = curve(
  'M58 96L78 62L140 70L196 54L262 66L330 54L376 72L382 134L372 186L338 228L262 220L196 238L124 224L66 232L46 176Z',
);
/** The flaps that are folded back over the paper; each begins at the edge of the bare wall. */
const FLAPS: readonly Flap[] = [
  {
    outline: 'M40 150C34 108 30 66 44 44C62 30 110 36 152 62C106 66 70 98 40 150Z',
    fold: [40, 150, 152, 62],
  },
  {
    outline: 'M390 150C402 190 402 226 388 246C366 258 330 254 292 226C338 224 370 196 390 150Z',
    fold: [390, 150, 292, 226],
  },
];

interface Flap {
  outline: string;
  /** The two ends of the fold. */
  fold: readonly [number, number, number, number];
}

interface Wallpaper {
  paper: string;
  stripe: string;
}

export function drawPlaster(ink: Ink, palette: Wallpaper, isLit: boolean): void {
  const paper = isLit ? mix(palette.paper, '#2a1c5c', 0.4) : palette.paper;
  castShadow(ink, PAPER, { dx: 4, dy: 6, blur: 7, opacity: 0.35 });
  solid(ink, PAPER, paper, { bevel: 4, texture: () => drawStripes(ink, palette.stripe, isLit) });
  const color = isLit ? '#3f2f74' : '#cdbfa8';
  const tone = ramp(color);
  ink.draw(BARE, { stroke: isLit ? '#9a8ac4' : '#f4ead6', width: 15 });
  recess(ink, BARE, color, {
    depth: 7,
    opacity: 0.5,
    fill: linear(65, tone.light, [tone.base, 0.5], tone.shade),
    texture: () => {
      if (isLit) glow(ink, 216, 146, 210, '#8a5aff', 0.85, 130);
      drawBricks(ink, isLit);
      for (const crack of ['M214 54L222 78L212 94L220 112', 'M250 232L244 210L254 196'])
        ink.draw(curve(crack), { stroke: tone.dark, width: 3, cap: 'round', opacity: 0.8 });
    },
  });
}

function drawStripes(ink: Ink, color: string, isLit: boolean): void {
  for (const i of range(10))
    ink.draw(polyline([i * 46 + 8, 0], [i * 46 + 8, 290]), {
      stroke: color,
      width: 9,
      opacity: isLit ? 0.3 : 0.7,
    });
}

/** Places where the plaster is missing too. */
function drawBricks(ink: Ink, isLit: boolean): void {
  const brick = isLit ? '#4a2f70' : '#b0705a';
  const tone = ramp(brick);
  for (const [x, y] of [
    [44, 184],
    [70, 208],
    [24, 208],
    [300, 56],
    [352, 56],
    [330, 80],
  ] as const)
    ink.draw(rect(x, y, 48, 21, 4), {
      fill: linear(70, tone.light, tone.shade),
      stroke: tone.dark,
      width: 3,
    });
}

/** A flap: its back is pale, its fold darker, and it casts a shadow. */
function drawFlap(ink: Ink, { outline, fold: [x, y, toX, toY] }: Flap, isLit: boolean): void {
  const color = isLit ? '#8478b0' : '#efe4cc';
  const tone = ramp(color);
  const path = curve(outline);
  castShadow(ink, path, { dx: 5, dy: 9, blur: 7, opacity: 0.5 });
  const isUpper = toY < y;
  solid(ink, path, color, {
    bevel: 5,
    fill: linear(45, ...(isUpper ? [tone.hi, tone.base, tone.dark] : [tone.dark, tone.base, tone.light])),
  });
  const bend = curve(
    `M${x} ${y}Q${isUpper ? (x + toX) / 2 - 24 : (x + toX) / 2 + 24} ${(y + toY) / 2} ${toX} ${toY}`,
  );
  ink.clip(path, () => ink.draw(bend, { stroke: tone.hi, width: 7, opacity: 0.7 }));
}

/** Draws all flaps of torn wallpaper. */
export function drawFlaps(ink: Ink, isLit: boolean): void {
  for (const flap of FLAPS) drawFlap(ink, flap, isLit);
}
