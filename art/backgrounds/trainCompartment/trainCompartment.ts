import { mix, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft, SHADOW, solid } from '../../ink/light.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { polygon } from '../../ink/shapes.ts';
import { lampPool, lightPass, motes, STAGE_HEIGHT, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { burningCandle, dustIn } from '../../moving.ts';
import { type CarpetColors, carpet } from './carpet.ts';
import { type CarriageColors, carriageWall, PILASTERS } from './carriageWall.ts';
import { carriageWindow, carriageWindowBounds, type Journey } from './carriageWindow.ts';
import { gasLamp, gasLampBounds } from './gasLamp.ts';
import { luggageRack, rackBounds } from './luggageRack.ts';
import { near } from './near.ts';
import { potPlace, tableLampPlace, teaTable, teaTableBounds } from './teaTable.ts';
import { benchBounds, velvetBench } from './velvetBench.ts';

interface Palette extends CarriageColors, CarpetColors {
  velvet: string;
  drape: string;
  linen: string;
  journey: Journey;
  lamp: string;
  isLit: boolean;
  beam: string;
  light: string;
  shade: string;
}

const NIGHT = '#0c0714';
const WINDOWS: readonly [Box, Box] = [
  [158, 250, 408, 250],
  [1354, 250, 408, 250],
];
const LAMPS: readonly [Point, Point] = [
  [PILASTERS[1] + 32, 340],
  [PILASTERS[2] + 32, 340],
];
const RACKS: readonly [Point, Point] = [
  [142, 196],
  [1338, 196],
];
const RACK_WIDTH = 440;
const BENCH: Point = [102, 852];
const TABLE: Point = [1558, 862];

export const trainCompartment = defineBackground<Palette>({
  id: 'train-compartment',
  name: 'Train compartment',
  theme: 'Travel',
  seed: 913,
  moods: {
    day: {
      palette: {
        wood: '#7e452c',
        leather: '#4c6a58',
        ceiling: '#b8a888',
        velvet: '#8e3440',
        drape: '#a87a3a',
        carpet: '#6a3040',
        pattern: '#c89a5a',
        linen: '#d4cec0',
        journey: 'hills',
        lamp: '#ffd890',
        isLit: false,
        beam: '#ffe0a0',
        light: '#ffd488',
        shade: '#4a2270',
      },
      ambient: '#fff4e2',
      lightFrom: { x: 18, y: 30 },
    },
    night: {
      palette: {
        wood: '#5e3a3a',
        leather: '#3a4a6c',
        ceiling: '#6a6274',
        velvet: '#5a3464',
        drape: '#46508a',
        carpet: '#3c2c54',
        pattern: '#8a7aa0',
        linen: '#b0a8b4',
        journey: 'moonlight',
        lamp: '#ffc46a',
        isLit: true,
        beam: '#ffc878',
        light: '#ffb868',
        shade: '#140c58',
      },
      ambient: '#d6c6d2',
      lightFrom: { x: 35, y: 30 },
    },
    snowbound: {
      palette: {
        wood: '#5a4444',
        leather: '#54707c',
        ceiling: '#8a909c',
        velvet: '#4e5a7e',
        drape: '#7a5a64',
        carpet: '#4a465e',
        pattern: '#8c98b0',
        linen: '#b8bcc4',
        journey: 'snow',
        lamp: '#ffc46a',
        isLit: false,
        beam: '#d8e6ff',
        light: '#dce8ff',
        shade: '#1c1c60',
      },
      ambient: '#d2dcf0',
      lightFrom: { x: 82, y: 30 },
    },
  },
  furniture: [
    ...WINDOWS.map(carriageWindowBounds),
    ...LAMPS.map(gasLampBounds),
    ...RACKS.map((at) => rackBounds(at, RACK_WIDTH)),
    benchBounds(BENCH),
    teaTableBounds(TABLE),
  ],
  draw(ink, palette) {
    const { wood, velvet, journey, lamp, isLit, linen, drape } = palette;
    const isStopped = journey === 'snow';
    carriageWall(ink, palette);
    carpet(ink, palette, NIGHT);
    for (const part of [0, 1] as const) {
      carriageWindow(ink, WINDOWS[part], part, palette);
      luggageRack(ink, RACKS[part], RACK_WIDTH, part ? (isStopped ? 'none' : 'bags') : 'cases');
      gasLamp(ink, LAMPS[part], lamp, isLit);
    }
    velvetBench(ink, BENCH, velvet, wood);
    teaTable(ink, TABLE, {
      velvet,
      wood: shift(wood, { lightness: 0.02 }),
      linen,
      shade: drape,
      isLit: isLit || isStopped,
      isSpilt: isStopped,
    });
    if (isStopped) drawFallenThings(ink);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
  },
  near,
  light: (ink, { beam, lamp, isLit, journey }) => {
    if (isLit) for (const at of LAMPS) lampPool(ink, at, 380, lamp, 0.22);
    else
      for (const [left, right] of [
        [190, 540],
        [1380, 1730],
      ] as const)
        drawShaft(ink, left, right, beam, journey === 'snow' ? 0.15 : 0.24);
    if (isLit || journey === 'snow') lampPool(ink, tableLampPlace(TABLE), 300, lamp, 0.2);
    vignetteOver(ink, NIGHT, 0.36);
  },
  moves: ({ beam, lamp, isLit, journey }) => [
    ...(isLit ? LAMPS.flatMap((at) => burningCandle(at, lamp, 110)) : []),
    ...(isLit || journey === 'snow'
      ? [{ type: 'flicker' as const, at: tableLampPlace(TABLE), radius: 150, color: lamp }]
      : [steamFrom(potPlace(TABLE))]),
    ...(journey === 'snow'
      ? WINDOWS.map((box) => ({
          type: 'float' as const,
          box,
          radius: 7,
          color: '#ffffff',
          count: 14,
          period: 9000,
        }))
      : []),
    dustIn([560, 220, 800, 560], mix(beam, '#ffffff', 0.3), 20),
  ],
});

function steamFrom([x, y]: Point) {
  return {
    type: 'rise' as const,
    box: [x - 14, y - 120, 40, 120] as const,
    radius: 14,
    color: '#ffffff',
    count: 4,
    period: 4200,
  };
}

/** Draws luggage that fell from the rack: a burst suitcase with a shirt and letters. */
function drawFallenThings(ink: Ink): void {
  const lid = polygon([690, 858], [816, 846], [832, 902], [702, 916]);
  ink.draw(lid, { fill: SHADOW, opacity: 0.5, blur: 8, move: [8, 10] });
  solid(ink, lid, '#6a4a38', { bevel: 5 });
  solid(ink, polygon([700, 866], [806, 856], [818, 896], [710, 907]), '#8a6a74', { bevel: 3, width: 2.4 });
  const shirt = curve('M806 900Q836 880 872 894L916 886L926 912Q902 916 890 930Q850 946 820 930Z');
  ink.draw(shirt, { fill: SHADOW, opacity: 0.4, blur: 6, move: [5, 8] });
  solid(ink, shirt, '#b4b8c0', { bevel: 4, width: 2.6 });
  ink.draw(curve('M846 898Q856 914 850 932'), { stroke: '#5a6070', width: 2.4, opacity: 0.7 });
  for (const [x, y, lean] of [
    [648, 924, 10],
    [944, 950, -14],
    [766, 952, 6],
  ] as const)
    solid(
      ink,
      polygon([x - 26, y], [x + 20, y - 8 + lean * 0.3], [x + 32, y + 12], [x - 16, y + 20 - lean * 0.2]),
      '#c8c0ac',
      { bevel: 2, width: 2.2 },
    );
}

function drawShaft(ink: Ink, left: number, right: number, color: string, opacity: number): void {
  lightShaft(ink, {
    corners: [
      [left, 260],
      [right, 250],
      [right + (left < 900 ? 360 : -160), STAGE_HEIGHT],
      [left + (left < 900 ? 260 : -420), STAGE_HEIGHT],
    ],
    color,
    opacity,
  });
}

function drawLight(ink: Ink, { light, shade, beam, lamp, isLit, journey }: Palette): void {
  lightPass(ink, [0.4, 0.4], 0.7, light, shade, [0.42, isLit ? 0.58 : 0.46]);
  if (isLit) for (const [x, y] of LAMPS) lightPass(ink, [x / 1920, y / 1080], 0.26, lamp, lamp, [0.5, 0]);
  if (isLit || journey === 'snow') {
    const [x, y] = tableLampPlace(TABLE);
    lightPass(ink, [x / 1920, y / 1080], 0.26, lamp, lamp, [0.6, 0]);
  }
  motes(ink, 30, [560, 220, 800, 600], mix(beam, '#ffffff', 0.5));
}
