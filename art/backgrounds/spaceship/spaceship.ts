import type { Move } from '../../../core/catalogue/moves.ts';
import { mix, ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import {
  DOOR_BAY,
  FLOOR_LINE,
  lampPool,
  lightPass,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
  WALL_BOX,
} from '../../kits/stage/room.ts';
import { bulkhead, bulkheadBounds, hangingCover } from './bulkhead.ts';
import { deck } from './deck.ts';
import { deckShine, wallPools } from './deckShine.ts';
import { flightDesk, flightDeskBounds } from './flightDesk.ts';
import { ceilingLamp, foregroundRibs, hullPanel, neon, switchAt, switchStrip, ventSlots } from './hull.ts';
import { near } from './near.ts';
import { starChart } from './starChart.ts';
import { viewport, viewportBounds } from './viewport.ts';

interface Palette {
  hull: string;
  floor: string;
  glow: string;
  planet: string;
  /** The second colour of the room, for chart and stripe. */
  accent: string;
  /** A third colour, of the desk's screens. */
  signal: string;
}

const DARK = '#05030f';
const VIEWPORT: Box = [190, 120, 560, 390];
const CHART: Box = [1300, 136, 352, 276];
const SWITCHES: Box = [1350, 456, 260, 54];
/** The low wall panels: left edge and width. */
const LOW_PANELS = [
  [5, 216],
  [231, 260],
  [501, 284],
  [1231, 240],
  [1481, 226],
  [1717, 200],
] as const;
const SKIRTING = 748;
/** The left ends of the ceiling's light tubes. */
const LAMPS = [330, 868, 1406] as const;
const COVER: Box = [1516, 626, 150, 84];

/** The stars in the viewport, beside the moon and the planet. */
const STARS: readonly Point[] = [
  [236, 200],
  [346, 168],
  [250, 330],
  [300, 430],
  [352, 376],
  [452, 190],
  [440, 470],
  [690, 190],
  [716, 420],
  [690, 468],
];
/** The indexes of the lamps that blink. */
const BLINKING = [0, 2, 3];

export const spaceship = defineBackground<Palette>({
  id: 'spaceship',
  name: 'Spaceship',
  theme: 'Space',
  seed: 303,
  moods: {
    blue: {
      palette: {
        hull: '#7d8aa5',
        floor: '#56607a',
        glow: '#4fe3ff',
        planet: '#d98a5a',
        accent: '#ffb45c',
        signal: '#74e08a',
      },
      ambient: '#d8dcf2',
      lightFrom: { x: 50, y: -30 },
    },
    ember: {
      palette: {
        hull: '#6f6a78',
        floor: '#4f4a58',
        glow: '#ffa63d',
        planet: '#5fa8c4',
        accent: '#5fd0d8',
        signal: '#ff7a6a',
      },
      ambient: '#f4e4d8',
      lightFrom: { x: 50, y: -30 },
    },
    violet: {
      palette: {
        hull: '#7a78a8',
        floor: '#524f7c',
        glow: '#d08aff',
        planet: '#5fc4a0',
        accent: '#6fe0b0',
        signal: '#ffb45c',
      },
      ambient: '#d6caf0',
      lightFrom: { x: 50, y: -30 },
    },
  },
  furniture: [viewportBounds(VIEWPORT), flightDeskBounds(), CHART, SWITCHES, COVER, ...bulkheadBounds()],
  draw(ink, palette) {
    drawHull(ink, palette);
    drawDoorBay(ink, palette);
    viewport(ink, VIEWPORT, palette.hull, palette.planet);
    neon(ink, polyline([274, 536], [666, 536]), palette.glow);
    starChart(ink, CHART, palette.hull, palette.accent);
    switchStrip(ink, SWITCHES, palette.hull, [palette.accent, palette.glow, '#ff6b6b', '#f4f0e0']);
    drawLivery(ink, palette);
    ink.apart(() => drawRepairs(ink, palette));
    drawSkirtingAndCeiling(ink, palette);
    deck(ink, palette);
    wallPools(ink, LAMPS);
    deckShine(ink, palette);
    ink.apart(() => flightDesk(ink, palette.hull, palette));
    foregroundRibs(ink, STAGE_WIDTH, palette.hull, palette.glow);
    lightPass(ink, [0.5, 0.35], 0.62, '#ffffff', '#1a1060', [0.6, 0.3]);
    vignette(ink, DARK, 0.27);
  },
  near,
  light: (ink, { glow }) => {
    lampPool(ink, [430, 600], 420, glow, 0.16);
    vignetteOver(ink, DARK, 0.26);
  },
  moves: ({ glow, accent }) => [
    { type: 'twinkle', points: STARS, radius: 8, color: '#ffffff' },
    ...BLINKING.map(
      (place, i): Move => ({
        type: 'blink',
        at: switchAt(SWITCHES, place),
        radius: 30,
        color: i % 2 ? accent : glow,
        period: 1400 + i * 700,
        delay: i * 450,
      }),
    ),
  ],
});

function drawHull(ink: Ink, { hull }: Palette): void {
  const tone = ramp(hull);
  ink.draw(rect(...WALL_BOX), { fill: linear(80, tone.base, [tone.shade, 0.6], tone.dark) });
  ink.draw(rect(0, 0, STAGE_WIDTH, 70), { fill: linear(90, tone.deep, tone.dark) });
  for (const [x, width] of LOW_PANELS)
    hullPanel(ink, [x, 572, width, 170], hull, { cut: 20, lightness: -0.02 });
  for (const box of [
    [5, 90, 120, 470],
    [1717, 90, 200, 220],
    [1717, 320, 200, 240],
    [1231, 90, 476, 470],
  ] as const) {
    hullPanel(ink, box, hull);
  }
  ventSlots(ink, 1270, 628, hull);
}

/** Draws a painted stripe, which brings colour into the wall. */
function drawLivery(ink: Ink, { hull, accent }: Palette): void {
  const paint = mix(accent, hull, 0.18);
  for (const [x, width] of LOW_PANELS) livery(ink, [x + 4, 578, width - 8, 30], paint, hull);
}

/** Draws the ring around the door's wall, and a cover that is not screwed on. */
function drawRepairs(ink: Ink, { hull, glow, accent, signal }: Palette): void {
  bulkhead(ink, hull, glow);
  hangingCover(ink, COVER, hull, [accent, glow, signal]);
}

/** A plain lighter wall behind the place of the door. */
function drawDoorBay(ink: Ink, { hull }: Palette): void {
  const [x, , w] = DOOR_BAY;
  const tone = ramp(hull);
  const left = x - 28;
  const width = w + 56;
  hullPanel(ink, [left, 90, width, 652], hull, { cut: 30, lightness: 0.02 });
  ink.draw(rect(left + 60, 150, width - 120, 8, 4), { fill: tone.deep, opacity: 0.8 });
  ink.draw(rect(left + 60, 158, width - 120, 3), { fill: tone.hi, opacity: 0.5 });
}

function drawSkirtingAndCeiling(ink: Ink, { hull, glow }: Palette): void {
  solid(
    ink,
    rect(-20, SKIRTING, STAGE_WIDTH + 40, FLOOR_LINE - SKIRTING + 6),
    shift(hull, { lightness: -0.1 }),
  );
  neon(ink, polyline([0, 774], [STAGE_WIDTH, 774]), glow, 4);
  solid(ink, rect(-20, -20, STAGE_WIDTH + 40, 76), shift(hull, { lightness: -0.08 }), { bevel: 6 });
  for (const x of LAMPS) ceilingLamp(ink, x, glow, ramp(hull).line);
}

/** A broad and a thin stripe painted along a panel; its start follows the panel's cut corner. */
function livery(ink: Ink, [x, y, w, h]: Box, paint: string, hull: string): void {
  const tone = ramp(paint);
  const broad = h * 0.68;
  const stripe = polygon([x + 17, y], [x + w, y], [x + w, y + broad], [x, y + broad]);
  ink.draw(stripe, { fill: linear(90, tone.light, [tone.base, 0.4], tone.shade), opacity: 0.85 });
  ink.draw(rect(x, y + broad + h * 0.14, w, h * 0.18), { fill: ramp(hull).hi, opacity: 0.7 });
}
