import { ramp, shift } from '../color.ts';
import { defineBackground } from '../defineBackground.ts';
import type { Ink } from '../ink/Ink.ts';
import { solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../ink/shapes.ts';
import {
  DOOR_BAY,
  FLOOR_BOX,
  FLOOR_LINE,
  fadeDown,
  floorPlane,
  lightPass,
  STAGE_WIDTH,
  vignette,
  WALL_BOX,
} from '../kits/room.ts';
import {
  ceilingLamp,
  foregroundRibs,
  hullPanel,
  neon,
  starChart,
  switchStrip,
  ventSlots,
} from './parts/hull.ts';
import { viewport, viewportBounds } from './parts/viewport.ts';

interface Palette {
  hull: string;
  floor: string;
  glow: string;
  planet: string;
  /** Of chart and switches, so that the room is not all of one colour. */
  accent: string;
}

const DARK = '#05030f';
const VIEWPORT: Box = [190, 120, 560, 390];
const CHART: Box = [1320, 150, 320, 250];
const SWITCHES: Box = [1306, 452, 348, 54];
const SKIRTING = 748;

export const spaceship = defineBackground<Palette>({
  id: 'spaceship',
  name: 'Spaceship',
  theme: 'Space',
  seed: 303,
  moods: {
    blue: {
      palette: { hull: '#7d8aa5', floor: '#56607a', glow: '#4fe3ff', planet: '#d98a5a', accent: '#ffb45c' },
      ambient: '#e8eaf8',
    },
    ember: {
      palette: { hull: '#6f6a78', floor: '#4f4a58', glow: '#ffa63d', planet: '#5fa8c4', accent: '#5fd0d8' },
      ambient: '#f4e4d8',
    },
    violet: {
      palette: { hull: '#7a78a8', floor: '#524f7c', glow: '#d08aff', planet: '#5fc4a0', accent: '#6fe0b0' },
      ambient: '#e6dcf6',
    },
  },
  furniture: [viewportBounds(VIEWPORT), CHART, SWITCHES],
  draw(ink, palette) {
    drawHull(ink, palette);
    drawDoorBay(ink, palette);
    viewport(ink, VIEWPORT, palette.hull, palette.planet);
    neon(ink, polyline([274, 536], [666, 536]), palette.glow);
    starChart(ink, CHART, palette.hull, palette.accent);
    switchStrip(ink, SWITCHES, palette.hull, [palette.accent, palette.glow, '#ff6b6b', '#f4f0e0']);
    drawSkirtingAndCeiling(ink, palette);
    drawDeck(ink, palette);
    foregroundRibs(ink, STAGE_WIDTH, palette.hull, palette.glow);
    lightPass(ink, [0.5, 0.35], 0.62, '#ffffff', '#1a1060', [0.6, 0.3]);
    vignette(ink, DARK, 0.45);
  },
});

function drawHull(ink: Ink, { hull }: Palette): void {
  const tone = ramp(hull);
  ink.draw(rect(...WALL_BOX), { fill: linear(80, tone.base, [tone.shade, 0.6], tone.dark) });
  ink.draw(rect(0, 0, STAGE_WIDTH, 70), { fill: linear(90, tone.deep, tone.dark) });
  const low: readonly Box[] = [
    [5, 572, 216, 170],
    [231, 572, 260, 170],
    [501, 572, 284, 170],
    [1231, 572, 240, 170],
    [1481, 572, 226, 170],
    [1717, 572, 200, 170],
  ];
  for (const box of low) hullPanel(ink, box, hull, { cut: 20, lightness: -0.02 });
  for (const box of [
    [5, 90, 120, 470],
    [1717, 90, 200, 220],
    [1717, 320, 200, 240],
    [1231, 90, 476, 470],
  ] as const) {
    hullPanel(ink, box, hull);
  }
  ventSlots(ink, 296, 612, hull);
  ventSlots(ink, 1530, 612, hull);
}

/** A plain lighter wall where the door goes. */
function drawDoorBay(ink: Ink, { hull, glow }: Palette): void {
  const [x, , w] = DOOR_BAY;
  const tone = ramp(hull);
  const left = x - 28;
  const width = w + 56;
  hullPanel(ink, [left, 90, width, 652], hull, { cut: 30, lightness: 0.015 });
  ink.draw(rect(left + 30, 132, width - 60, 8, 4), { fill: tone.deep, opacity: 0.8 });
  ink.draw(rect(left + 30, 140, width - 60, 3), { fill: tone.hi, opacity: 0.5 });
  for (const from of [left + 34, left + width - 128]) {
    for (const i of range(7)) {
      const at = from + i * 13;
      ink.draw(polygon([at, 186], [at + 10, 172], [at + 16, 172], [at + 6, 186]), {
        fill: glow,
        opacity: 0.75,
      });
    }
  }
}

function drawSkirtingAndCeiling(ink: Ink, { hull, glow }: Palette): void {
  solid(
    ink,
    rect(-20, SKIRTING, STAGE_WIDTH + 40, FLOOR_LINE - SKIRTING + 6),
    shift(hull, { lightness: -0.1 }),
  );
  neon(ink, polyline([0, 774], [STAGE_WIDTH, 774]), glow, 4);
  solid(ink, rect(-20, -20, STAGE_WIDTH + 40, 76), shift(hull, { lightness: -0.08 }), { bevel: 6 });
  for (const x of [330, 868, 1406]) ceilingLamp(ink, x, glow, ramp(hull).line);
}

function drawDeck(ink: Ink, { floor, glow }: Palette): void {
  const tone = ramp(floor);
  ink.draw(rect(...FLOOR_BOX), { fill: tone.deep });
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.warp(floorPlane(330), () => {
      for (const i of range(48)) drawDeckPlate(ink, i % 12, Math.floor(i / 12), floor);
      for (const x of [320, 1600]) neon(ink, polyline([x, -0.05], [x, 1]), glow, 6);
    });
    ink.draw(oval(1008, 832, 620, 60), { fill: '#bcd0ff', opacity: 0.2, blur: 22, blend: 'screen' });
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 150], glow, 0.12);
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 44], DARK, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [DARK, 0.3, 0], [DARK, 1, 0.45]) });
}

function drawDeckPlate(ink: Ink, column: number, row: number, color: string): void {
  const width = 320;
  const x = -960 + column * width;
  const near = -0.05 + row * 0.27;
  const tone = ramp(shift(color, { lightness: ink.jitter(0.035) }));
  const plate = polygon(
    [x + 5, near + 0.008],
    [x + width - 5, near + 0.008],
    [x + width - 5, near + 0.262],
    [x + 5, near + 0.262],
  );
  ink.draw(plate, { fill: linear(75, tone.light, tone.shade), stroke: tone.line, width: 3 });
  const edge = polyline([x + 9, near + 0.256], [x + width - 9, near + 0.256]);
  ink.draw(edge, { stroke: tone.hi, width: 2, opacity: 0.6 });
  const isGrating = (column + row) % 3 === 0;
  if (!isGrating) return;
  for (const i of range(6)) {
    const left = x + 40 + i * 42;
    const slot = polygon(
      [left, near + 0.07],
      [left + 22, near + 0.07],
      [left + 22, near + 0.2],
      [left, near + 0.2],
    );
    ink.draw(slot, { fill: tone.deep, opacity: 0.7 });
  }
}
