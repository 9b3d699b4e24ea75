import { ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { hollowWalls } from '../../kits/stage/hollow.ts';
import { lampPool, lightPass, STAGE_BOX, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { hangingCoat } from '../../kits/things/clothes.ts';
import { shelfLoad } from '../../kits/things/shelfLoad.ts';
import { brushed } from '../../matter/brushed.ts';
import { rivets, rod } from '../../matter/metal.ts';
import { RIVET_IRON } from '../../matter/palette.ts';
import { lockerDoor } from './lockerDoor.ts';
import { lunchBox, satchel, trophy } from './lockerThings.ts';
import { near } from './near.ts';
import { sneakers } from './sneakers.ts';

interface Palette {
  steel: string;
  coat: string;
  bag: string;
  light: string;
  shade: string;
}

const NIGHT = '#0b0816';
const MOUTH: Box = [392, 24, 1380, 1032];
const BACK: Box = [520, 118, 1110, 800];
/** The y of the front edge of the shelf's board. */
const SHELF = 318;

export const lockerInside = defineBackground<Palette>({
  id: 'locker-inside',
  name: 'Inside a locker',
  theme: 'Close-ups',
  seed: 921,
  moods: {
    blue: {
      palette: { steel: '#5a7da2', coat: '#b07c3a', bag: '#8a5a34', light: '#fff0cc', shade: '#231a6a' },
      ambient: '#fbf4e8',
    },
    red: {
      palette: { steel: '#a04a44', coat: '#3d5c7c', bag: '#5a6238', light: '#ffd9a0', shade: '#3a1258' },
      ambient: '#fff0e2',
    },
    grey: {
      palette: { steel: '#707886', coat: '#8a4654', bag: '#6a4a5a', light: '#d2e4ff', shade: '#141058' },
      ambient: '#e8ecf8',
    },
  },
  furniture: null,
  draw(ink, palette) {
    const { steel, coat, bag } = palette;
    ink.draw(rect(...STAGE_BOX), { fill: linear(70, ramp(steel).shade, ramp(steel).deep) });
    drawHollow(ink, steel);
    drawRail(ink, steel);
    ink.at([722, 404], () => hangingCoat(ink, [-78, 0, 156, 232], coat), { scale: 2 });
    satchel(ink, [1424, 404], bag);
    sneakers(ink, [1000, 1000], '#7a5238');
    drawShelf(ink, steel);
    ink.at([530, SHELF - 10], () => shelfLoad(ink, [0, 0], coat), { scale: 1.9 });
    lunchBox(ink, [1240, SHELF - 8], coat);
    trophy(ink, [1480, SHELF - 8]);
    drawFrame(ink, steel);
    lockerDoor(ink, { hinge: 396, top: 8, height: 1064, reach: 372 }, palette);
    lightPass(ink, [0.58, 0.44], 0.72, palette.light, palette.shade, [0.42, 0.44]);
    vignette(ink, NIGHT, 0.33);
  },
  near,
  light: (ink, { light }) => {
    lampPool(ink, [1080, 480], 760, light, 0.11);
    vignetteOver(ink, NIGHT, 0.33);
  },
});

function drawHollow(ink: Ink, steel: string): void {
  const tone = ramp(steel);
  ink.draw(rect(...BACK), { fill: linear(80, tone.dark, [tone.shade, 0.5], tone.base) });
  ink.clip(rect(...BACK), () => brushed(ink, BACK, steel, 0.14));
  const paints = [
    linear(90, tone.deep, tone.dark),
    linear(180, tone.light, [tone.base, 0.5], tone.shade),
    linear(90, tone.shade, [tone.base, 0.6], tone.light),
    linear(0, tone.deep, tone.dark),
  ];
  hollowWalls(MOUTH, BACK).forEach((wall, i) => {
    ink.draw(wall, { fill: paints[i] ?? tone.base, stroke: tone.line, width: 3 });
  });
  drawVents(ink, steel);
  const [x, y, w, h] = BACK;
  ink.draw(rect(x, y, w, 190), { fill: linear(90, [NIGHT, 0, 0.55], [NIGHT, 1, 0]) });
  ink.draw(rect(x, y, 180, h), { fill: linear(0, [NIGHT, 0, 0.45], [NIGHT, 1, 0]) });
}

function drawVents(ink: Ink, steel: string): void {
  for (const i of range(4)) {
    const slot = rect(960, 470 + i * 36, 240, 15, 7);
    ink.draw(slot, { fill: ramp(steel).line });
    ink.draw(slot, { stroke: ramp(steel).hi, width: 2.4, opacity: 0.5, move: [0, 4] });
  }
}

function drawRail(ink: Ink, steel: string): void {
  rod(
    ink,
    polyline([524, 398], [1626, 398]),
    shift(steel, { lightness: 0.1, chromaTimes: 0.4 }),
    15,
    polyline([530, 394], [1620, 394]),
  );
}

function drawShelf(ink: Ink, steel: string): void {
  const tone = ramp(steel);
  const [left, right] = [486, 1666];
  const top = polygon([left + 36, SHELF - 46], [right - 38, SHELF - 46], [right, SHELF], [left, SHELF]);
  ink.draw(rect(left + 30, SHELF + 26, right - left - 60, 70), {
    fill: linear(90, [NIGHT, 0, 0.6], [NIGHT, 1, 0]),
  });
  ink.draw(top, { fill: linear(90, tone.shade, tone.light), stroke: tone.line, width: 3 });
  solid(ink, rect(left, SHELF, right - left, 30, 4), steel, { bevel: 5 });
}

/** Draws the folded edge of the opening, and the neighbouring locker at the right. */
function drawFrame(ink: Ink, steel: string): void {
  const [x, y, w, h] = MOUTH;
  const frame = joinPaths(rect(x - 26, y - 60, w + 52, h + 120, 8), rect(x, y, w, h, 6));
  castShadow(ink, rect(x + w - 4, y, 10, h), { dx: -20, dy: 0, blur: 16, opacity: 0.4 });
  solid(ink, frame, steel, { evenOdd: true, bevel: 8 });
  const edge = x + w + 26;
  solid(ink, rect(edge + 4, -30, 200, 1140), shift(steel, { lightness: -0.03 }), { bevel: 7 });
  for (const i of range(5)) ink.draw(rect(edge + 40, 130 + i * 40, 120, 16, 8), { fill: ramp(steel).line });
  const bolts = [150, 540, 930].map((cy): Point => [x + w + 13, cy]);
  rivets(ink, bolts, 9, RIVET_IRON);
  ink.draw(rect(x, y, 60, h), { fill: linear(0, [SHADOW, 0, 0.5], [SHADOW, 1, 0]) });
}
