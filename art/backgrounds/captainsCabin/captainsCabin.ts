import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
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
import { dustIn } from '../../moving.ts';
import { cabinWall } from './cabinWall.ts';
import { cannon, cannonBalls, cannonBounds } from './cannon.ts';
import { chartLocker, chartLockerBounds } from './chartLocker.ts';
import { deckPlanks } from './deckPlanks.ts';
import { near } from './near.ts';
import { seaChart } from './seaChart.ts';
import type { Sea } from './seascape.ts';
import { shipLantern, shipLanternBounds, swayingLantern } from './shipLantern.ts';
import { deckhead, knee, kneeBounds, rib } from './shipTimbers.ts';
import { sternWindow, sternWindowBounds } from './sternWindow.ts';

interface Palette {
  /** The colour of the painted planks above the rail. */
  paint: string;
  timber: string;
  deck: string;
  gilt: string;
  /** The colour of the charts. */
  paper: string;
  sea: Sea;
  lantern: string;
  /** The colour of the light through the windows. */
  beam: string;
  light: string;
  shade: string;
}

const NIGHT = '#0c0714';
const WINDOW: Box = [92, 232, 528, 340];
const LOCKER: Box = [44, 636, 620, 208];
const CHART: Box = [1474, 212, 336, 254];
const LANTERN: Point = [1400, 250];
const BEAM_FOOT = 134;
const CANNON: Point = [1514, 866];
const BALLS: Point = [1796, 962];
const COIL: Point = [706, 214];
const RIBS = [22, 706, 1300, 1890];
/** The ribs that have a knee: the rib's index, and the side of the knee. */
const KNEES = [
  [706, 1],
  [1300, -1],
  [1890, -1],
] as const;

/** The reflections of the sun on the water, between the bars of the window. */
const GLINTS: readonly Point[] = [
  [128, 510],
  [176, 540],
  [222, 500],
  [318, 540],
  [372, 516],
  [418, 548],
  [506, 532],
  [552, 504],
  [596, 540],
];

export const captainsCabin = defineBackground<Palette>({
  id: 'captains-cabin',
  name: "Captain's cabin",
  theme: 'Pirates',
  seed: 707,
  moods: {
    sunset: {
      palette: {
        paint: '#8a403e',
        timber: '#875a34',
        deck: '#a87648',
        gilt: '#c49446',
        paper: '#c9ac78',
        sea: {
          zenith: '#4f5aa8',
          sky: '#b0709f',
          horizon: '#ffc07a',
          disc: '#ffe9a8',
          cloud: '#ffa890',
          water: ['#a8688a', '#3a4684'],
          land: '#6a4a7a',
          isNight: false,
        },
        lantern: '#ffb04a',
        beam: '#ffc070',
        light: '#ffb850',
        shade: '#4a1a70',
      },
      ambient: '#fff0de',
      lightFrom: { x: 18, y: 30 },
    },
    lagoon: {
      palette: {
        paint: '#3f7276',
        timber: '#916234',
        deck: '#c0905a',
        gilt: '#cda655',
        paper: '#ccb88a',
        sea: {
          zenith: '#4a98d4',
          sky: '#8accea',
          horizon: '#e2f4ee',
          disc: '#fff6c8',
          cloud: '#ffffff',
          water: ['#3fb4b8', '#1f6f9a'],
          land: '#4f8a68',
          isNight: false,
        },
        lantern: '#ffd070',
        beam: '#fff2c0',
        light: '#fff0b0',
        shade: '#20408a',
      },
      ambient: '#fbf8ee',
      lightFrom: { x: 18, y: 30 },
    },
    midnight: {
      palette: {
        paint: '#3a3f66',
        timber: '#5e4440',
        deck: '#735a52',
        gilt: '#a88650',
        paper: '#9c8a72',
        sea: {
          zenith: '#0e1740',
          sky: '#22357a',
          horizon: '#6a8ac8',
          disc: '#e4ecff',
          cloud: '#5a70b0',
          water: ['#3a5698', '#142352'],
          land: '#1f2a58',
          isNight: true,
        },
        lantern: '#ffa040',
        beam: '#a8c4ff',
        light: '#ffb860',
        shade: '#0a0a50',
      },
      ambient: '#c4b9da',
      lightFrom: { x: 18, y: 30 },
    },
  },
  furniture: [
    sternWindowBounds(WINDOW),
    chartLockerBounds(LOCKER),
    CHART,
    ...KNEES.flatMap(([x, side]) => kneeBounds(x, side)),
    shipLanternBounds(LANTERN, BEAM_FOOT),
    cannonBounds(CANNON),
    [COIL[0] - 48, COIL[1] - 14, 100, 160],
    [BALLS[0] - 80, BALLS[1] - 140, 160, 150],
  ],
  draw(ink, palette) {
    const { timber, gilt, sea, lantern, paper } = palette;
    cabinWall(ink, palette);
    deckhead(ink, timber);
    const frame = shift(timber, { lightness: 0.02 });
    for (const x of RIBS) rib(ink, x, frame);
    for (const [x, side] of KNEES) knee(ink, x, side, frame);
    drawFloor(ink, palette.deck);
    sternWindow(ink, WINDOW, timber, gilt, sea);
    drawChart(ink, paper);
    ropeCoil(ink, COIL, mix(timber, '#c8a878', 0.6));
    chartLocker(ink, LOCKER, shift(timber, { lightness: 0.01 }), gilt, paper);
    ink.clip(rect(...FLOOR_BOX), () => ink.blend('screen', () => drawPatches(ink, palette.beam)));
    cannon(ink, CANNON, shift(timber, { lightness: 0.03, hue: -6 }));
    cannonBalls(ink, BALLS, 25);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
    shipLantern(ink, LANTERN, BEAM_FOOT, gilt, lantern);
  },
  near,
  light: (ink, { beam, lantern }) => {
    drawBeams(ink, beam);
    lampPool(ink, LANTERN, 420, lantern, 0.24);
    vignetteOver(ink, NIGHT, 0.38);
  },
  moves: ({ lantern, beam }) => [
    swayingLantern(LANTERN, BEAM_FOOT),
    { type: 'flicker', at: [LANTERN[0], LANTERN[1] + 40], radius: 220, color: lantern },
    { type: 'twinkle', points: GLINTS, radius: 9, color: '#fff3d0' },
    dustIn([500, 250, 640, 600], beam),
  ],
});

function drawChart(ink: Ink, paper: string): void {
  const [x, y, w, h] = CHART;
  ink.at([x + w / 2, y + h / 2], () => seaChart(ink, [-w / 2, -h / 2, w, h], paper), { turn: -4 });
}

function drawFloor(ink: Ink, color: string): void {
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(color).deep });
  deckPlanks(ink, color, 300);
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 70], NIGHT, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.4, 0], [NIGHT, 1, 0.42]) });
}

/** The light of the windows: in the air, and as three bright patches on the deck. */
function drawBeams(ink: Ink, color: string): void {
  lightShaft(ink, {
    corners: [
      [130, 240],
      [600, 240],
      [1330, STAGE_HEIGHT],
      [640, STAGE_HEIGHT],
    ],
    color,
    opacity: 0.21,
  });
}

/** Draws the light on the deck, cut by the window's lead bars: three windows of three by three panes. */
function drawPatches(ink: Ink, color: string): void {
  for (const n of range(27)) {
    const across = Math.floor(n / 9) * 1.24 + (n % 3) / 3;
    const down = Math.floor((n % 9) / 3) / 3;
    const at = (x: number, y: number): Point => [
      720 + (across + x) * (112 + (down + y) * 26) + (down + y) * 110,
      866 + (down + y) * 164,
    ];
    const pane = polygon(at(0.02, 0.02), at(0.31, 0.02), at(0.31, 0.31), at(0.02, 0.31));
    ink.draw(pane, { fill: color, opacity: 0.3, blur: 3 });
  }
}

function drawLight(ink: Ink, { light, shade, beam, lantern }: Palette): void {
  lightPass(ink, [0.42, 0.45], 0.66, light, shade, [0.42, 0.4]);
  lightPass(ink, [LANTERN[0] / STAGE_WIDTH, 0.3], 0.3, lantern, lantern, [0.6, 0]);
  motes(ink, 44, [380, 220, 800, 640], mix(beam, '#ffffff', 0.5));
}

/** Rope in a coil, on a peg in a rib. */
function ropeCoil(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const loops = range(6).map((i) => oval(x - 15 + i * 6, y + 74 + (i % 3) * 5, 25, 66 + (i % 2) * 7));
  ink.draw(oval(x + 9, y + 88, 40, 70), { stroke: '#120a1e', width: 18, opacity: 0.35, blur: 7 });
  for (const loop of loops) {
    ink.draw(loop, { stroke: tone.line, width: 11 });
    ink.draw(loop, { stroke: tone.base, width: 7 });
    ink.draw(loop, { stroke: tone.hi, width: 2, opacity: 0.6, move: [-1.6, -1.4] });
  }
  for (const lift of range(4)) {
    const band = rect(x - 27 + lift, y + 34 + lift * 9, 56 - lift * 2, 10, 5);
    ink.draw(band, { fill: tone.base, stroke: tone.line, width: 2 });
    ink.draw(rect(x - 23, y + 36 + lift * 9, 40, 2.4, 1.2), { fill: tone.hi, opacity: 0.6 });
  }
  solid(ink, rect(x - 7, y - 12, 14, 24, 6), '#6a5040', { bevel: 3, width: 2.4 });
}
