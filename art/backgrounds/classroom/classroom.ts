import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, lightShaft, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { herringbone, layFloor } from '../../kits/stage/floor.ts';
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
  WALL_BOX,
} from '../../kits/stage/room.ts';
import { dustIn } from '../../moving.ts';
import { blackboard, blackboardBounds } from './blackboard.ts';
import { bunting } from './bunting.ts';
import { chimneyBreast } from './chimneyBreast.ts';
import { near } from './near.ts';
import { radiator } from './radiator.ts';
import { sashWindow, sashWindowBounds } from './sashWindow.ts';
import { type LampLight, schoolLamp, schoolLampBounds } from './schoolLamp.ts';
import { schoolShelf } from './schoolShelf.ts';
import type { Outside } from './schoolYard.ts';
import { wallMap, wallMapBounds } from './wallMap.ts';
import { beanJars, crookedBlind, pinnedPicture } from './windowLife.ts';

interface Palette {
  wall: string;
  panelling: string;
  wood: string;
  floor: string;
  board: string;
  outside: Outside;
  lamp: LampLight;
  /** The colour of the light through the window. */
  sun: string;
  shade: string;
}

const NIGHT = '#0d0818';
/** The y at which the panelling begins. */
const RAIL = 548;
const WINDOW: Box = [66, 176, 232, 336];
const RADIATOR: Box = [66, 620, 232, 190];
const BOARD: Box = [404, 214, 372, 232];
const MAP: Box = [1602, 178, 268, 176];
const SHELF: Box = [1574, 490, 316, 334];
const LAMPS: readonly Point[] = [
  [604, 168],
  [1392, 168],
];
const FLAGS = ['#a85a4c', '#c49a50', '#5c8a80', '#6c7098', '#b8a878'] as const;

export const classroom = defineBackground<Palette>({
  id: 'classroom',
  name: 'Classroom',
  theme: 'School',
  seed: 404,
  moods: {
    day: {
      palette: {
        wall: '#cdb98a',
        panelling: '#5f877c',
        wood: '#8f6038',
        floor: '#b07c48',
        board: '#36584c',
        outside: { zenith: '#6fa8d8', horizon: '#d6ecf0', disc: '#fff6d0', hills: '#6f9a68' },
        lamp: { color: '#fff0c8', strength: 0 },
        sun: '#ffe6a8',
        shade: '#4a3a90',
      },
      ambient: '#fffaf0',
      lightFrom: { x: 8, y: 28 },
    },
    evening: {
      palette: {
        wall: '#ad8474',
        panelling: '#435a6e',
        wood: '#7c4c34',
        floor: '#8f5c3c',
        board: '#36504a',
        outside: {
          zenith: '#7a5aa8',
          horizon: '#ffb070',
          disc: '#ffd890',
          hills: '#6a5a78',
          lamp: '#ffdc90',
        },
        lamp: { color: '#ffd890', strength: 0.5 },
        sun: '#ff9a4c',
        shade: '#241a78',
      },
      ambient: '#ffeada',
      lightFrom: { x: 8, y: 28 },
    },
    night: {
      palette: {
        wall: '#4f5f88',
        panelling: '#35436a',
        wood: '#6a5060',
        floor: '#6a5a72',
        board: '#2a3c50',
        outside: {
          zenith: '#1a2660',
          horizon: '#5c78c4',
          disc: '#dfe8ff',
          hills: '#2c3c70',
          lamp: '#ffc860',
        },
        lamp: { color: '#ffb347', strength: 0.9 },
        sun: '#a8c4ff',
        shade: '#1a1060',
      },
      ambient: '#ccccec',
      lightFrom: { x: 52, y: -4 },
    },
  },
  furniture: [
    sashWindowBounds(WINDOW),
    RADIATOR,
    blackboardBounds(BOARD),
    wallMapBounds(MAP),
    SHELF,
    ...LAMPS.map(schoolLampBounds),
  ],
  draw(ink, palette) {
    drawWall(ink, palette.wall);
    drawPanelling(ink, palette.panelling);
    drawFloor(ink, palette.floor);
    drawCornice(ink, palette.wall);
    ink.apart(() => chimneyBreast(ink, { ...palette, rail: RAIL }));
    drawFlags(ink, palette.wall);
    sashWindow(ink, WINDOW, mix(palette.wall, '#ffffff', 0.35), palette.outside);
    ink.apart(() => drawWindowLife(ink, palette));
    radiator(ink, RADIATOR, mix(palette.panelling, '#e8e0d0', 0.45));
    blackboard(ink, BOARD, palette.board, palette.wood);
    drawMap(ink, palette);
    groundShadow(ink, 1740, 826, 190, 16, 0.5);
    schoolShelf(ink, SHELF, palette.wood, FLAGS);
    for (const at of LAMPS) schoolLamp(ink, at, palette.wood, palette.lamp);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.31);
  },
  near,
  light: (ink, { sun, lamp }) => {
    drawSunbeam(ink, sun);
    if (lamp.strength) for (const at of LAMPS) lampPool(ink, at, 460, lamp.color, 0.2 * lamp.strength);
    vignetteOver(ink, NIGHT, 0.3);
  },
  moves: ({ sun }) => [dustIn([380, 220, 620, 600], sun)],
});

function drawWall(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(72, tone.light, [tone.base, 0.5], tone.shade) });
  for (const _ of range(26)) {
    const patch = oval(
      ink.random() * STAGE_WIDTH,
      60 + ink.random() * 480,
      90 + ink.random() * 190,
      26 + ink.random() * 60,
    );
    const stain = ink.random() < 0.5 ? tone.hi : tone.dark;
    ink.draw(patch, { fill: radial(0.5, 0.5, 0.5, [stain, 0, 0.16], [stain, 1, 0]) });
  }
}

/** Painted boards with a rail above and a skirting below. */
function drawPanelling(ink: Ink, color: string): void {
  const tone = ramp(color);
  const width = 48;
  ink.draw(rect(0, RAIL, STAGE_WIDTH, FLOOR_LINE - RAIL), {
    fill: linear(80, tone.light, [tone.base, 0.4], tone.shade),
  });
  for (const i of range(STAGE_WIDTH / width)) {
    const x = i * width;
    const own = ramp(shift(color, { lightness: ink.jitter(0.05) }));
    ink.draw(rect(x, RAIL, width, FLOOR_LINE - RAIL), { fill: own.base, opacity: 0.4 });
    ink.draw(rect(x, RAIL, 3, FLOOR_LINE - RAIL), { fill: tone.deep, opacity: 0.6 });
    ink.draw(rect(x + 3, RAIL, 3, FLOOR_LINE - RAIL), { fill: tone.hi, opacity: 0.32 });
  }
  solid(ink, rect(-20, RAIL - 16, STAGE_WIDTH + 40, 30, 4), color, { bevel: 5 });
  fadeDown(ink, [0, RAIL + 15, STAGE_WIDTH, 24], NIGHT, 0.42);
  solid(ink, rect(-20, FLOOR_LINE - 46, STAGE_WIDTH + 40, 48), shift(color, { lightness: -0.03 }), {
    bevel: 5,
  });
  ink.draw(rect(-20, FLOOR_LINE - 34, STAGE_WIDTH + 40, 2.6), { fill: tone.deep, opacity: 0.7 });
}

/** Draws the map, which hangs from one of its two nails. */
function drawMap(ink: Ink, { wall, wood }: Palette): void {
  const [x, y, w, h] = MAP;
  const box: Box = [-w / 2, -h / 2, w, h];
  ink.at([x + w / 2, y + h / 2], () => wallMap(ink, box, mix('#7aa8b0', wall, 0.25), wood), { turn: 2.6 });
}

/** Draws the objects that the class keeps at the window. */
function drawWindowLife(ink: Ink, { wall, outside }: Palette): void {
  const [x, y, w, h] = WINDOW;
  crookedBlind(ink, [x - 4, y - 4, w + 8, h], mix('#e0cfa0', wall, 0.3));
  beanJars(ink, [x + 52, y + h + 10], mix('#6aa04c', outside.hills, 0.35));
  pinnedPicture(ink, [351, 332], -6);
}

function drawFloor(ink: Ink, color: string): void {
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(color).dark });
  layFloor(ink, 300, () => herringbone(ink, color, 44));
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 70], NIGHT, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.45, 0], [NIGHT, 1, 0.42]) });
}

function drawCornice(ink: Ink, color: string): void {
  const plaster = mix(color, '#ffffff', 0.18);
  solid(ink, rect(-20, -20, STAGE_WIDTH + 40, 62), plaster, { bevel: 5 });
  solid(ink, rect(-20, 42, STAGE_WIDTH + 40, 13), plaster, { bevel: 3 });
  fadeDown(ink, [0, 56, STAGE_WIDTH, 60], NIGHT, 0.4);
}

function drawFlags(ink: Ink, wall: string): void {
  const muted = FLAGS.map((flag) => mix(flag, wall, 0.22));
  const [first = wall, ...others] = muted;
  for (const from of [-40, 620, 1280]) bunting(ink, [from, 58], [from + 660, 58], 44, [first, ...others]);
}

function drawLight(ink: Ink, { sun, shade, lamp }: Palette): void {
  drawPatches(ink, sun);
  lightPass(ink, [0.42, 0.42], 0.7, mix(sun, '#ffffff', 0.2), shade, [0.42, 0.36]);
  if (lamp.strength)
    for (const [x] of LAMPS)
      lightPass(ink, [x / STAGE_WIDTH, 0.14], 0.42, lamp.color, lamp.color, [0.85 * lamp.strength, 0]);
  motes(ink, 40, [380, 220, 620, 600], mix(sun, '#ffffff', 0.5));
}

function drawSunbeam(ink: Ink, sun: string): void {
  lightShaft(ink, {
    corners: [
      [80, 170],
      [300, 150],
      [1120, STAGE_HEIGHT],
      [520, STAGE_HEIGHT],
    ],
    color: sun,
    opacity: 0.3,
  });
}

/** The light of the window's panes on the floor. */
function drawPatches(ink: Ink, color: string): void {
  const slant = 0.86;
  ink.blend('screen', () => {
    for (const [top, bottom] of [
      [846, 912],
      [924, 1004],
    ] as const) {
      for (const i of range(3)) {
        const left = 490 + i * 134 + (top - 846) * slant;
        const right = 490 + i * 137 + (bottom - 846) * slant;
        const patch = polygon([left, top], [left + 104, top], [right + 110, bottom], [right, bottom]);
        ink.draw(patch, { fill: color, opacity: 0.32, blur: 5 });
      }
    }
  });
}
