import { ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import type { Box } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { type Portrait, portrait, portraitBounds } from '../../kits/things/portrait.ts';
import { BRASS } from '../../matter/palette.ts';
import { burning, burningCandle, dustIn } from '../../moving.ts';
import { alcove } from './alcove.ts';
import { bookcase } from './bookcase.ts';
import { doorArch, doorArchBounds, OPENING } from './doorArch.ts';
import { drapedWindow, drapedWindowBounds } from './drapedWindow.ts';
import { boardFloor, parquet } from './floors.ts';
import { FIRE, FLAMES, HEARTH_BOUNDS, hearth } from './hearth.ts';
import { MOODS, type Palette, type Plan, SPINES } from './moods.ts';
import { near } from './near.ts';
import { RAIN_WINDOW_BOUNDS, rainWindow } from './rainWindow.ts';
import { SCONCES } from './sconces.ts';
import { lightOver, litRoom } from './studyLight.ts';
import { boardedWall, cornice, DADO, floweredPaper, panelling, sconce, stripedPaper } from './walls.ts';

const NIGHT = '#0d0818';
const WINDOW: Box = [120, 120, 290, 440];
const BOOKCASE: Box = [1560, 96, 330, 712];
/** The window of the layouts that have it at the right. */
const RIGHT_WINDOW: Box = [1510, 120, 290, 440];
const LEFT_BOOKCASE: Box = [30, 96, 330, 712];
/**
 * The index of the shelf, of five from the top, that has come off its peg, in layouts in which no portrait
 * hangs askew.
 */
const SLIPPED_SHELF = 2;
/** The portrait of the founder, which hangs crooked. */
const FOUNDER: Portrait = { at: [1394, 268], width: 136, sitter: 'lord', turn: -4 };

const FURNITURE: Readonly<Record<Plan, readonly Box[]>> = {
  sunset: [drapedWindowBounds(WINDOW), BOOKCASE, portraitBounds(FOUNDER)],
  fireside: [drapedWindowBounds(WINDOW), HEARTH_BOUNDS],
  morning: [drapedWindowBounds(RIGHT_WINDOW), LEFT_BOOKCASE],
  rain: [RAIN_WINDOW_BOUNDS, BOOKCASE, LEFT_BOOKCASE],
};

export const study = defineBackground<Palette>({
  id: 'study',
  name: 'Study',
  theme: 'Mansion',
  seed: 101,
  moods: MOODS,
  furniture: ({ plan }) => [...doorArchBounds(), ...FURNITURE[plan]],
  draw(ink, palette) {
    drawWall(ink, palette);
    cornice(ink, palette.wood);
    panelling(ink, palette.wood);
    if (palette.plan === 'fireside') parquet(ink, palette.floor);
    else boardFloor(ink, palette.floor);
    ink.apart(() => drawDoorArch(ink, palette));
    furnish(ink, palette);
    litRoom(ink, palette.plan);
    vignette(ink, NIGHT, 0.33);
  },
  near,
  light: (ink, { plan }) => {
    lightOver(ink, plan);
    vignetteOver(ink, NIGHT, 0.33);
  },
  moves({ plan }) {
    if (plan === 'fireside')
      return [...burning(FIRE, '#ffa050', 240), ...FLAMES.flatMap((at) => burningCandle(at, '#ffc86a'))];
    if (plan === 'rain') return [];
    return [dustIn([plan === 'morning' ? 860 : 420, 200, 640, 640], '#ffe9b0')];
  },
});

function drawWall(ink: Ink, { plan, paper }: Palette): void {
  if (plan === 'rain') boardedWall(ink, paper);
  else if (plan === 'morning') stripedPaper(ink, paper);
  else {
    floweredPaper(ink, paper);
    if (plan === 'sunset') ink.apart(() => paperWear(ink, paper));
  }
}

function furnish(ink: Ink, { plan, wood, drape }: Palette): void {
  const shelf = shift(wood, { lightness: -0.02 });
  if (plan === 'morning') drapedWindow(ink, RIGHT_WINDOW, wood, drape, plan);
  if (plan === 'sunset') drapedWindow(ink, WINDOW, wood, drape, plan);
  if (plan === 'fireside') {
    drapedWindow(ink, WINDOW, wood, drape, 'night');
    hearth(ink, shift(wood, { lightness: 0.03 }), drape);
  }
  if (plan === 'rain') {
    rainWindow(ink, wood);
    for (const [x, y] of SCONCES) sconce(ink, x, y, BRASS);
  }
  if (plan === 'morning' || plan === 'rain') drawBookcase(ink, LEFT_BOOKCASE, shelf, SLIPPED_SHELF);
  if (plan === 'sunset' || plan === 'rain') drawBookcase(ink, BOOKCASE, shelf);
}

function drawBookcase(ink: Ink, box: Box, color: string, slipped?: number): void {
  bookcase(ink, box, 5, color, SPINES, slipped);
  fadeDown(ink, [box[0] - 20, FLOOR_LINE + 1, 380, 40], NIGHT, 0.55);
}

function drawDoorArch(ink: Ink, { plan, paper, wood, drape }: Palette): void {
  alcove(ink, OPENING, paper, wood, plan === 'sunset' || plan === 'rain');
  doorArch(ink, shift(wood, { lightness: 0.01 }), DADO);
  if (plan === 'sunset') portrait(ink, FOUNDER, { gilt: '#a07e44', cloth: drape, isAwake: false });
}

/** Draws a patch where a picture hung and the wallpaper kept its colour, with the nail. */
function paperWear(ink: Ink, paper: string): void {
  const tone = ramp(paper);
  ink.draw(rect(590, 200, 104, 132, 3), { fill: tone.hi, opacity: 0.14, blur: 4 });
  ink.draw(oval(643, 188, 6), { fill: tone.deep, opacity: 0.5, move: [2, 3] });
  ink.draw(oval(642, 187, 5), { fill: '#b09468', stroke: tone.line, width: 2 });
}
