import { mix, ramp } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { checker, layFloor } from '../../kits/stage/floor.ts';
import {
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
} from '../../kits/stage/room.ts';
import { blinking, dustIn, glinting } from '../../moving.ts';
import { doorPortal, PORTAL_BOUNDS } from './doorPortal.ts';
import { dripPlace, dripStand, dripStandBounds } from './dripStand.ts';
import { gurney, gurneyBounds } from './gurney.ts';
import { hospitalCeiling, LAMP_MIDDLES, lampShine, VANISHING } from './hospitalCeiling.ts';
import { hospitalWall } from './hospitalWall.ts';
import { near } from './near.ts';
import { CALL_LAMP, MOUTH_BOUNDS, sideCorridor, stripeAt } from './sideCorridor.ts';
import { extinguisher, eyeChart, wayPlates } from './wallThings.ts';
import { pulsePlace, wardWindow, wardWindowBounds } from './wardWindow.ts';

interface Palette {
  paint: string;
  dado: string;
  timber: string;
  steel: string;
  ceiling: string;
  floor: readonly [string, string];
  stripes: readonly [string, string, string];
  linen: string;
  blanket: string;
  curtain: string;
  ward: string;
  pulse: string;
  lamp: string;
  shines: readonly [number, number, number];
  beyond: string;
  shade: string;
  decay: number;
}

const NIGHT = '#0a0a1c';
const WINDOW: Box = [1456, 196, 396, 226];
const GURNEY: Point = [1412, 866];
const DRIP: Point = [1402, 850];
const CHART: Box = [1284, 186, 90, 158];
const EXTINGUISHER: Point = [104, 716];

export const hospital = defineBackground<Palette>({
  id: 'hospital',
  collection: 'cold-ward',
  name: 'Hospital corridor',
  theme: 'Hospital',
  seed: 911,
  moods: {
    day: {
      palette: {
        paint: '#b4c0a8',
        dado: '#6c9a90',
        timber: '#94694a',
        steel: '#9aa6a8',
        ceiling: '#bcc2b8',
        floor: ['#bcc2b0', '#98aea2'],
        stripes: ['#b8524a', '#c8983c', '#46789c'],
        linen: '#d0d4d0',
        blanket: '#5a86a8',
        curtain: '#c8a070',
        ward: '#9cb4b4',
        pulse: '#6af0a0',
        lamp: '#fff8e0',
        shines: [1, 1, 1],
        beyond: '#fff0c0',
        shade: '#20407a',
        decay: 0,
      },
      ambient: '#f7fbf4',
      lightFrom: { x: 50, y: 2 },
    },
    night: {
      palette: {
        paint: '#7c8a88',
        dado: '#3f6a6c',
        timber: '#74503f',
        steel: '#7a868e',
        ceiling: '#606a72',
        floor: ['#7c8684', '#5c6c70'],
        stripes: ['#a4504a', '#b0883c', '#43749c'],
        linen: '#b4bcc0',
        blanket: '#4a7090',
        curtain: '#b08858',
        ward: '#34585c',
        pulse: '#6affb0',
        lamp: '#e6f0ff',
        shines: [0, 0.85, 0],
        beyond: '#ffcc78',
        shade: '#0a1440',
        decay: 0,
      },
      ambient: '#c4d0e0',
      lightFrom: { x: 50, y: 2 },
    },
    abandoned: {
      palette: {
        paint: '#a89e7a',
        dado: '#647460',
        timber: '#6e4f3a',
        steel: '#8c8674',
        ceiling: '#8c866e',
        floor: ['#8e866a', '#787460'],
        stripes: ['#8a4a40', '#947a40', '#4c6674'],
        linen: '#b4aa8c',
        blanket: '#6a6e58',
        curtain: '#8a7450',
        ward: '#48543e',
        pulse: '#b8e86a',
        lamp: '#eef0b4',
        shines: [0, 0.7, 0],
        beyond: '#b8e090',
        shade: '#2a1c50',
        decay: 1,
      },
      ambient: '#f0eed8',
      lightFrom: { x: 50, y: 2 },
    },
  },
  furniture: [
    MOUTH_BOUNDS,
    ...PORTAL_BOUNDS,
    wardWindowBounds(WINDOW),
    gurneyBounds(GURNEY),
    dripStandBounds(DRIP),
    CHART,
    [EXTINGUISHER[0] - 62, EXTINGUISHER[1] - 186, 110, 186],
    [774, 84, 372, 150],
  ],
  draw(ink, palette) {
    const { steel, stripes, decay, lamp, beyond } = palette;
    hospitalWall(ink, palette, decay);
    hospitalCeiling(ink, palette, decay);
    ink.apart(() => doorPortal(ink, palette, decay));
    drawFloor(ink, palette);
    const [, shine] = palette.shines;
    sideCorridor(ink, {
      ...palette,
      shine: decay ? 0 : shine * 0.9,
      lamp,
      beyond,
    });
    wayPlates(ink, [960, 116], steel, stripes);
    eyeChart(ink, CHART, palette.linen);
    extinguisher(ink, EXTINGUISHER, steel);
    const { ward: room, curtain, pulse, linen } = palette;
    wardWindow(ink, WINDOW, { steel, room, curtain, pulse, slat: mix(linen, steel, 0.4) });
    gurney(ink, GURNEY, palette);
    dripStand(ink, DRIP, [GURNEY[0] + 150, GURNEY[1] - 230], steel, mix('#7ac0d8', linen, 0.3));
    drawLight(ink, palette);
    lampShine(ink, palette);
    vignette(ink, NIGHT, 0.3);
  },
  near,
  light: (ink, { lamp, shines, beyond }) => {
    for (const [i, at] of LAMP_MIDDLES.entries())
      if (shines[i]) lampPool(ink, [at[0], at[1] + 60], 420, lamp, 0.1 * (shines[i] ?? 0));
    if (!shines[0]) drawCone(ink, lamp);
    lampPool(ink, [560, 520], 300, beyond, shines[0] ? 0.08 : 0.2);
    if (!shines[0]) lampPool(ink, [500, 850], 360, beyond, 0.16);
    vignetteOver(ink, NIGHT, 0.33);
    for (const [i, at] of LAMP_MIDDLES.entries())
      if (shines[i]) lampPool(ink, at, 190, lamp, 0.5 * (shines[i] ?? 0));
  },
  moves: ({ lamp, pulse, beyond, shines }) => [
    blinking([CALL_LAMP[0], CALL_LAMP[1]], '#ff5a48', { radius: 26, period: 2400 }),
    blinking(pulsePlace(WINDOW), pulse, { radius: 60, period: 1400, delay: 300 }),
    glinting([dripPlace(DRIP)], '#d8f4ff', 10),
    ...(shines[0] ? [] : [{ type: 'flicker' as const, at: middleLamp(), radius: 190, color: lamp }]),
    dustIn([420, 180, 1100, 560], mix(beyond, '#ffffff', 0.4), 18),
  ],
});

/** Draws the cone of light below the one lamp that is on. */
function drawCone(ink: Ink, color: string): void {
  const fill = radial(0.5, 0.42, 0.5, [color, 0, 0.2], [color, 0.55, 0.08], [color, 1, 0]);
  ink.draw(oval(960, 520, 560, 620), { fill });
}

function middleLamp(): Point {
  const [x, y] = LAMP_MIDDLES[1] ?? [960, 46];
  return [x, y + 10];
}

/** Polished floor sheets, with stripes that come out of the corridor and turn right. */
function drawFloor(ink: Ink, { floor, stripes, lamp, shines, decay }: Palette): void {
  layFloor(ink, VANISHING[1], () => {
    checker(ink, floor, 236);
    for (const [i, color] of stripes.entries()) drawStripe(ink, i, color);
  });
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.blend('screen', () => {
      for (const [i, [x]] of LAMP_MIDDLES.entries())
        if (shines[i])
          ink.draw(oval(960 + (x - 960) * 1.1, 920, 150, 170), {
            fill: radial(0.5, 0.5, 0.5, [lamp, 0, 0.34 * (shines[i] ?? 0)], [lamp, 1, 0]),
          });
    });
    drawFloorWear(ink, floor[1], decay);
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 46], NIGHT, 0.42);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.4, 0], [NIGHT, 1, 0.34]) });
}

/** Draws one stripe on the plan of the floor. */
function drawStripe(ink: Ink, i: number, color: string): void {
  const onPlan = (x: number) =>
    VANISHING[0] + ((x - VANISHING[0]) * (STAGE_HEIGHT - VANISHING[1])) / (FLOOR_LINE - VANISHING[1]);
  const [left, right] = stripeAt(i).map(onPlan) as [number, number];
  const near = 330 + i * 62;
  const far = near + (right - left);
  const path = polygon([left, 720], [left, near], [2700, near], [2700, far], [right, far], [right, 720]);
  ink.draw(path, { fill: ramp(color).base, opacity: 0.78 });
  ink.draw(path, { stroke: ramp(color).dark, width: 1.8, opacity: 0.7 });
}

/** Draws the traces of wheels, and in an abandoned ward dirt and fallen plaster. */
function drawFloorWear(ink: Ink, floor: string, decay: number): void {
  const tone = ramp(floor);
  for (const path of [
    'M700 1012C860 960 1040 950 1260 968',
    'M716 1030C870 980 1040 968 1256 986',
    'M1180 876C1260 868 1330 872 1400 884',
  ])
    ink.draw(curve(path), { stroke: tone.deep, width: 3, opacity: 0.3, cap: 'round' });
  for (const _ of range(Math.round(decay * 46))) {
    const [x, y] = [ink.random() * STAGE_WIDTH, FLOOR_LINE + 14 + ink.random() ** 2 * 240];
    const size = 3 + ink.random() * 7;
    const crumb = polygon(
      [x - size, y],
      [x - size * 0.2, y - size * 0.7],
      [x + size, y - size * 0.1],
      [x + size * 0.4, y + size * 0.4],
    );
    ink.draw(crumb, { fill: ink.random() < 0.5 ? tone.hi : tone.dark, stroke: tone.deep, width: 1.2 });
  }
  if (!decay) return;
  for (const [x, y, rx] of [
    [780, 1000, 190],
    [1300, 900, 150],
    [320, 940, 170],
  ] as const)
    ink.draw(oval(x, y, rx, rx * 0.16), { fill: '#3a2c14', opacity: 0.2, blur: 14 });
}

function drawLight(ink: Ink, { lamp, shade, shines, beyond, pulse }: Palette): void {
  const isBright = shines[0] > 0;
  lightPass(ink, [0.5, isBright ? 0.3 : 0.24], isBright ? 0.7 : 0.58, lamp, shade, [
    0.42,
    isBright ? 0.34 : 0.66,
  ]);
  lightPass(ink, [0.3, 0.48], 0.2, beyond, beyond, [0.5, 0]);
  const [x, y] = pulsePlace(WINDOW);
  lightPass(ink, [x / STAGE_WIDTH, y / STAGE_HEIGHT], 0.16, pulse, pulse, [0.4, 0]);
  motes(ink, 24, [420, 200, 1060, 540], mix(lamp, '#ffffff', 0.5));
}
