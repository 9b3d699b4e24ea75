import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import {
  fadeDown,
  lampPool,
  lightPass,
  STAGE_BOX,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
} from '../../kits/stage/room.ts';
import { feather } from '../../matter/quill.ts';
import { board, planks } from '../../matter/wood.ts';
import { blotter } from './blotter.ts';
import { drawerFront } from './drawerFront.ts';
import { inkPot } from './inkPot.ts';
import { near } from './near.ts';
import { pocketCompass } from './pocketCompass.ts';
import { pulledOut } from './pulledOut.ts';
import { teaCup } from './teaCup.ts';
import { travelChart } from './travelChart.ts';

interface Palette {
  wood: string;
  leather: string;
  metal: string;
  /** The colour of the lamp that stands outside the picture. */
  lamp: string;
  shade: string;
  /** The drawer below is pulled out. */
  isDrawerOut?: boolean;
  /** The drawer has wheels with letters instead of a keyhole. */
  hasWheels?: boolean;
}

const MAHOGANY: Palette = {
  wood: '#8a5230',
  leather: '#356150',
  metal: '#d9a441',
  lamp: '#ffd084',
  shade: '#3a2068',
};

const NIGHT = '#0d0818';
/** The y at which the desk top ends and its front begins. */
const EDGE = 912;
const LEATHER: Box = [96, 84, 1728, 760];
const CHART: Box = [176, 150, 640, 420];

export const deskTop = defineBackground<Palette>({
  id: 'desk-top',
  name: 'Desk from above',
  theme: 'Close-ups',
  seed: 901,
  moods: {
    mahogany: {
      palette: MAHOGANY,
      ambient: '#fff3e2',
    },
    honey: {
      palette: {
        wood: '#a9713c',
        leather: '#7c3a40',
        metal: '#e0b45a',
        lamp: '#fff0c4',
        shade: '#5a3a90',
      },
      ambient: '#fff8ea',
    },
    ebony: {
      palette: {
        wood: '#54455c',
        leather: '#35508a',
        metal: '#c4cad8',
        lamp: '#c8dcff',
        shade: '#180a5a',
      },
      ambient: '#e6e8fa',
    },
    'mahogany-drawer': {
      palette: { ...MAHOGANY, isDrawerOut: true },
      ambient: '#fff3e2',
    },
    'mahogany-wheels': {
      palette: { ...MAHOGANY, hasWheels: true },
      ambient: '#fff3e2',
    },
  },
  furniture: null,
  draw(ink, palette) {
    drawTop(ink, palette);
    drawLeather(ink, palette);
    travelChart(ink, CHART, '#e7d3a2');
    blotter(ink, [884, 300, 550, 420], palette.leather, palette.metal);
    teaCup(ink, [1634, 268], palette.leather);
    pocketCompass(ink, [1626, 646], 112, palette.metal);
    inkPot(ink, [1040, 196], palette.metal);
    feather(ink, { nib: [742, 676], tip: [286, 736] });
    drawFront(ink, palette);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.3);
  },
  near,
  light: (ink, { lamp }) => {
    lampPool(ink, [560, 300], 760, lamp, 0.13);
    vignetteOver(ink, NIGHT, 0.29);
  },
});

function drawTop(ink: Ink, { wood }: Palette): void {
  planks(ink, [-30, -30, STAGE_WIDTH + 60, EDGE + 40], 5, wood, {
    direction: 'along x',
    strength: 0.62,
    density: 1.5,
    vary: 0.016,
    width: 1.8,
    bevel: 2,
    rim: 0.25,
  });
}

/** The inlay, tooled in gold along its edge. */
function drawLeather(ink: Ink, { leather, metal }: Palette): void {
  const [x, y, w, h] = LEATHER;
  const tone = ramp(leather);
  solid(ink, rect(x - 12, y - 12, w + 24, h + 24, 40), shift(leather, { lightness: -0.1 }), { bevel: 3 });
  solid(ink, rect(...LEATHER, 30), leather, { bevel: 4, texture: () => drawHide(ink, leather) });
  for (const [inset, width] of [
    [26, 4],
    [38, 1.8],
  ] as const) {
    const line = rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 14);
    ink.draw(line, { stroke: tone.deep, width, opacity: 0.6, move: [1.5, 2] });
    ink.draw(line, { stroke: metal, width, opacity: 0.75 });
  }
}

function drawHide(ink: Ink, leather: string): void {
  const [x, y, w, h] = LEATHER;
  const tone = ramp(leather);
  for (const _ of range(26)) {
    const patch = oval(
      x + ink.random() * w,
      y + ink.random() * h,
      60 + ink.random() * 190,
      40 + ink.random() * 110,
    );
    const color = ink.random() < 0.5 ? tone.light : tone.dark;
    ink.draw(patch, { fill: radial(0.5, 0.5, 0.5, [color, 0, 0.3], [color, 1, 0]) });
  }
  const pores = range(420).map(() =>
    oval(x + ink.random() * w, y + ink.random() * h, 1 + ink.random() * 1.8, 1 + ink.random()),
  );
  ink.draw(joinPaths(...pores), { fill: tone.deep, opacity: 0.28 });
}

/** The rounded edge toward the viewer, and the drawer below it. */
function drawFront(ink: Ink, { wood, metal, isDrawerOut, hasWheels }: Palette): void {
  const below = shift(wood, { lightness: -0.07 });
  board(ink, [-30, EDGE + 20, STAGE_WIDTH + 60, 190], below, { direction: 'along x', strength: 0.5 });
  if (isDrawerOut) pulledOut(ink, [610, EDGE + 34, 700, 96], wood, metal);
  else drawerFront(ink, [610, EDGE + 52, 700, 160], { wood, metal, hasWheels });
  fadeDown(ink, [0, EDGE + 30, STAGE_WIDTH, 60], NIGHT, 0.6);
  const edge = rect(-30, EDGE - 6, STAGE_WIDTH + 60, 44, 6);
  castShadow(ink, edge, { dx: 0, dy: 8, blur: 7, opacity: 0.45 });
  const tone = ramp(wood);
  solid(ink, edge, wood, { fill: linear(90, tone.hi, [tone.light, 0.3], [tone.base, 0.62], tone.dark) });
}

function drawLight(ink: Ink, { lamp, shade }: Palette): void {
  lightPass(ink, [0.34, 0.3], 0.78, mix(lamp, '#ffffff', 0.2), shade, [0.42, 0.42]);
  ink.draw(rect(...STAGE_BOX), { fill: linear(35, [NIGHT, 0.62, 0], [NIGHT, 1, 0.34]) });
}
