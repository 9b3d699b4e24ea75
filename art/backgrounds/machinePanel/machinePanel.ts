import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { chamfered, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { gauge } from '../../kits/controls/gauge.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import {
  lampPool,
  lightPass,
  STAGE_BOX,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
} from '../../kits/stage/room.ts';
import { brushed } from '../../matter/brushed.ts';
import { metal as polished, rivet, rivets } from '../../matter/metal.ts';
import { planks } from '../../matter/wood.ts';
import { courseKnob } from './courseKnob.ts';
import { flapDisplay } from './flapDisplay.ts';
import { leverRow } from './leverRow.ts';
import { near } from './near.ts';
import { voyageDial } from './voyageDial.ts';

interface Palette {
  wood: string;
  plate: string;
  metal: string;
  /** The colour of the panel's lamps. */
  lamp: string;
  light: string;
  shade: string;
  /** The globe has been turned, and its needle points home. */
  isHomeward?: boolean;
}

const BRASS_PANEL: Palette = {
  wood: '#7c4830',
  plate: '#5c6a6c',
  metal: '#d9a441',
  lamp: '#ffb84a',
  light: '#ffd690',
  shade: '#2a1c60',
};

const NIGHT = '#0d0818';
const PLATE: Box = [92, 74, 1736, 932];
const KNOB: Point = [420, 438];
const DIAL: Point = [960, 398];
const DISPLAY: Box = [1266, 242, 468, 206];
const LEVERS: Box = [654, 742, 612, 224];

export const machinePanel = defineBackground<Palette>({
  id: 'machine-panel',
  name: 'Machine panel',
  theme: 'Close-ups',
  seed: 904,
  moods: {
    brass: {
      palette: BRASS_PANEL,
      ambient: '#fff2de',
      lightFrom: { x: 50, y: -30 },
    },
    steel: {
      palette: {
        wood: '#4a5468',
        plate: '#7c88a0',
        metal: '#c6ccd8',
        lamp: '#5fd8f0',
        light: '#d4ecff',
        shade: '#141c60',
      },
      ambient: '#eaf2fc',
      lightFrom: { x: 50, y: -30 },
    },
    copper: {
      palette: {
        wood: '#54384a',
        plate: '#6c5a62',
        metal: '#cf8a5c',
        lamp: '#8ee88a',
        light: '#ffc8a0',
        shade: '#2c0e58',
      },
      ambient: '#fbe8e0',
      lightFrom: { x: 50, y: -30 },
    },
    'brass-homeward': {
      palette: { ...BRASS_PANEL, isHomeward: true },
      ambient: '#fff2de',
      lightFrom: { x: 50, y: -30 },
    },
  },
  furniture: null,
  draw(ink, palette) {
    drawCabinet(ink, palette);
    drawPlate(ink, palette);
    courseKnob(ink, KNOB, 172, palette.metal);
    voyageDial(ink, DIAL, 214, palette.metal, palette.isHomeward ? 'homeward' : 'abroad');
    flapDisplay(ink, DISPLAY, palette.metal);
    for (const [cx, share] of [
      [1346, 0.3],
      [1500, 0.62],
      [1654, 0.44],
    ] as const)
      gauge(ink, { center: [cx, 578], radius: 64, share, isLit: true }, palette.metal);
    drawLamps(ink, palette);
    leverRow(ink, LEVERS, palette.metal);
    for (const x of [255, 1335]) paperSlot(ink, [x, 790, 330, 128], palette.metal);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.31);
  },
  near,
  light: (ink, { light }) => {
    lampPool(ink, [820, 380], 800, light, 0.12);
    vignetteOver(ink, NIGHT, 0.3);
  },
});

/** Draws the visible edge of the wooden case around the plate. */
function drawCabinet(ink: Ink, { wood }: Palette): void {
  const tone = ramp(wood);
  planks(ink, [-20, -20, STAGE_WIDTH + 40, STAGE_HEIGHT + 40], 5, wood, {
    direction: 'along x',
    strength: 0.5,
    width: 2,
  });
  const [x, y, w, h] = PLATE;
  const rim = rect(x - 22, y - 22, w + 44, h + 44, 26);
  ink.draw(rim, { fill: tone.deep, stroke: tone.line, width: 4 });
  ink.draw(rim, { stroke: NIGHT, width: 20, opacity: 0.45, blur: 8 });
}

function drawPlate(ink: Ink, { plate, metal }: Palette): void {
  const [x, y, w, h] = PLATE;
  const tone = ramp(plate);
  solid(ink, chamfered(x, y, w, h, 34, 12), plate, {
    bevel: 8,
    fill: linear(58, tone.light, [tone.base, 0.4], tone.dark),
    texture: () => brushed(ink, PLATE, plate, 0.13),
  });
  const frame = joinPaths(
    chamfered(x + 16, y + 16, w - 32, h - 32, 30, 10),
    chamfered(x + 34, y + 34, w - 68, h - 68, 24, 8),
  );
  solid(ink, frame, metal, { evenOdd: true, fill: polished(metal, 62), bevel: 4, width: 2.6 });
  const corners: Point[] = [
    [x + 76, y + 76],
    [x + w - 76, y + 76],
    [x + 76, y + h - 76],
    [x + w - 76, y + h - 76],
  ];
  rivets(ink, corners, 13, metal);
  for (const [left, width] of [
    [172, 496],
    [1252, 496],
  ] as const)
    drawField(ink, [left, 168, width, 540], plate);
}

/** Draws a recessed field in the plate, for controls that belong together. */
function drawField(ink: Ink, [x, y, w, h]: Box, plate: string): void {
  const tone = ramp(shift(plate, { lightness: -0.05 }));
  recess(ink, rect(x, y, w, h, 22), tone, {
    depth: 8,
    fill: linear(60, tone.shade, [tone.base, 0.7], tone.light),
    texture: () => brushed(ink, [x, y, w, h], plate, 0.1),
  });
  ink.draw(rect(x, y, w, h, 22), { stroke: tone.hi, width: 2.4, opacity: 0.4, move: [2, 3] });
}

function drawLamps(ink: Ink, { lamp, metal }: Palette): void {
  const bar = rect(720, 118, 480, 44, 22);
  castShadow(ink, bar, { dx: 4, dy: 6, blur: 5, opacity: 0.35 });
  solid(ink, bar, '#2c2836', { bevel: 4 });
  for (const i of range(7)) {
    const at: Point = [768 + i * 64, 140];
    ink.draw(oval(...at, 14), { fill: polished(metal, 60), stroke: ramp(metal).line, width: 2.4 });
    statusLamp(ink, at, lamp, i % 3 !== 1);
    if (i % 3 !== 1) glow(ink, ...at, 30, lamp, 0.4);
  }
}

function drawLight(ink: Ink, { light, shade, lamp }: Palette): void {
  lightPass(ink, [0.42, 0.34], 0.8, mix(light, '#ffffff', 0.25), shade, [0.4, 0.44]);
  lightPass(ink, [0.5, 0.1], 0.24, lamp, lamp, [0.3, 0]);
  ink.draw(rect(...STAGE_BOX), { fill: linear(40, [NIGHT, 0.6, 0], [NIGHT, 1, 0.3]) });
}

/** A slot for slips of paper, with a lip below it. */
function paperSlot(ink: Ink, box: Box, metal: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 14), { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  solid(ink, rect(...box, 14), metal, { fill: polished(metal, 75), bevel: 5 });
  for (const [cx, cy] of [
    [x + 18, y + 18],
    [x + w - 18, y + 18],
    [x + 18, y + h - 18],
    [x + w - 18, y + h - 18],
  ] as const)
    rivet(ink, [cx, cy], 7, metal);
  recess(ink, rect(x + 44, y + 34, w - 88, 34, 10), '#17121c', { depth: 10 });
  const tone = ramp(metal);
  const lip = polygon([x + 40, y + 74], [x + w - 40, y + 74], [x + w - 62, y + h - 22], [x + 62, y + h - 22]);
  castShadow(ink, lip, { dx: 4, dy: 8, blur: 5, opacity: 0.45 });
  solid(ink, lip, metal, { bevel: 4, fill: linear(90, tone.hi, [tone.light, 0.3], tone.shade) });
}
