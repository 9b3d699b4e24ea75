import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { arch, polygon, range, rect } from '../../ink/shapes.ts';
import { slatRoll, slatRollRail } from '../../kits/furniture/slatRoll.ts';
import { inkAndQuill, letterStack, scrolls, smallDrawer, thinBooks } from '../../kits/things/letters.ts';
import { teacup } from '../../kits/things/teacup.ts';
import { slides } from '../../leaves.ts';
import { knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  metal: string;
  leather: string;
}

const CASE: Box = [40, 28, 520, 186];
const ROLL: Box = [66, 44, 468, 152];
const TOP: Box = [14, 210, 572, 20];
const PEDESTALS = [30, 404];
const PEDESTAL_WIDTH = 166;
const CELLS = [80, 152, 380, 452];
const CELL_WIDTH = 68;
/** How much lighter the desk top is than the pedestals below it. */
const TOP_LIGHTER = 0.075;
const NICHE: Box = [228, 70, 144, 96];

/** A writing desk with a roll top; opened, the roll is up. */
export const desk = defineItem<Palette>({
  id: 'desk',
  name: 'Desk',
  tag: 'Storage',
  anchor: 'floor',
  size: [600, 456],
  margin: { top: 12, right: 52, bottom: 36, left: 32 },
  line: 6.5,
  seed: 31,
  stand: { width: 21, center: 82, foot: 88 },
  realSize: { height: 112 },
  palettes: {
    mahogany: { wood: '#8a4a30', metal: BRASS, leather: '#3f7358' },
    honey: { wood: '#c08845', metal: BRASS, leather: '#8a3a3a' },
    ebony: { wood: '#5c4a48', metal: '#d8dbe2', leather: '#4a5f94' },
    sage: { wood: '#8ea582', metal: '#e3c77a', leather: '#8a5a3c' },
  },
  tops: [
    [30, 14, 540],
    [40, 215, 520],
  ],
  opens: true,
  opening: 'slides',
  lockMaterial: 'wood',
  leaves: [slides([60, 40, 480, 168], [0, -146])],
  hitBox: [12, 8, 576, 444],
  isContainer: true,
  holds: [210, 80, 220, 108],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 304, 452, 288, 18, 0.6);
    drawLower(ink, palette);
    drawCase(
      ink,
      shift(palette.wood, { lightness: -0.045 }),
      shift(palette.wood, { lightness: TOP_LIGHTER }),
    );
    if (isOpened) drawInside(ink, palette);
    else slatRoll(ink, ROLL, palette.wood, palette.metal);
    drawWritingTop(ink, palette.wood);
  },
});

/** The pedestals, and the dark knee hole between them. */
function drawLower(ink: Ink, palette: Palette): void {
  const tone = ramp(palette.wood);
  const hole = rect(180, 226, 240, 196);
  ink.draw(hole, { fill: linear(90, '#150c12', [tone.deep, 0.75], tone.dark), stroke: tone.line });
  board(ink, [190, 228, 220, 52], palette.wood, { direction: 'along x', corners: 3 });
  drawFront(ink, [202, 238, 196, 36], palette);
  for (const left of PEDESTALS) drawPedestal(ink, left, palette);
}

function drawPedestal(ink: Ink, x: number, palette: Palette): void {
  const body: Box = [x, 226, PEDESTAL_WIDTH, 206];
  board(ink, body, shift(palette.wood, { lightness: -0.075 }), { corners: 4, bevel: 6, strength: 0.35 });
  for (const i of range(3)) drawFront(ink, [x + 16, 242 + i * 58, PEDESTAL_WIDTH - 32, 50], palette);
  settle(ink, rect(...body, 4), 0.3);
  board(ink, [x - 8, 424, PEDESTAL_WIDTH + 16, 26], shift(palette.wood, { lightness: -0.09 }), {
    direction: 'along x',
    corners: 4,
  });
}

function drawFront(ink: Ink, box: Box, { wood: color, metal }: Palette): void {
  const [x, y, w, h] = box;
  ink.draw(rect(x - 4, y - 4, w + 8, h + 8, 5), { fill: ramp(color).deep });
  board(ink, box, shift(color, { lightness: 0.03 }), {
    direction: 'along x',
    corners: 4,
    bevel: 5,
    width: 5,
    strength: 0.45,
  });
  for (const cx of w > 150 ? [x + w * 0.22, x + w * 0.78] : [x + w / 2])
    knob(ink, [cx, y + h / 2], 10, metal);
}

function drawCase(ink: Ink, color: string, topColor: string): void {
  const tone = ramp(topColor);
  castShadow(ink, rect(...CASE, 8), { dx: 10, dy: 4, blur: 10, opacity: 0.3 });
  board(ink, CASE, color, { bevel: 7, strength: 0.35 });
  solid(ink, polygon([52, 6], [548, 6], [566, 20], [34, 20]), topColor, {
    fill: linear(90, tone.hi, tone.light),
    bevel: 3,
  });
  castShadow(ink, rect(30, 19, 540, 17, 5), { dx: 2, dy: 10, blur: 6, opacity: 0.5 });
  board(ink, [30, 19, 540, 17], topColor, { direction: 'along x', corners: 5, strength: 0.3 });
}

function drawWritingTop(ink: Ink, color: string): void {
  castShadow(ink, rect(...TOP, 6), { dx: 2, dy: 10, blur: 6, opacity: 0.5 });
  board(ink, TOP, shift(color, { lightness: TOP_LIGHTER }), {
    direction: 'along x',
    corners: 6,
    bevel: 5,
    strength: 0.4,
  });
}

function drawInside(ink: Ink, palette: Palette): void {
  const inside = mix(shift(palette.wood, { lightness: -0.04 }), '#a8703f', 0.3);
  const tone = ramp(inside);
  recess(ink, rect(...ROLL), inside, { depth: 12, fill: linear(90, tone.deep, [tone.dark, 0.4], tone.base) });
  drawDeskPlane(ink, inside, palette.leather);
  drawPigeonholes(ink, inside, palette);
  glow(ink, 300, 176, 240, '#ffdf9a', 0.42, 56);
  inkAndQuill(ink, [116, 202], '#f2ead6');
  teacup(ink, [482, 200]);
  slatRollRail(ink, [ROLL[0] - 2, 38, ROLL[2] + 4, 30], palette.wood, palette.metal);
}

/** The writing surface, with leather; it is left free for found items. */
function drawDeskPlane(ink: Ink, inside: string, leather: string): void {
  const tone = ramp(inside);
  const plane = polygon([78, 168], [522, 168], [548, 214], [52, 214]);
  solid(ink, plane, inside, { fill: linear(90, tone.shade, tone.hi), bevel: 2, width: 4 });
  const pad = polygon([104, 176], [496, 176], [512, 207], [88, 207]);
  solid(ink, pad, leather, { bevel: 3, width: 3.5 });
  ink.draw(polygon([114, 179], [486, 179], [500, 203], [100, 203]), {
    stroke: '#e0bf6a',
    width: 2.2,
    opacity: 0.8,
  });
}

/** Compartments and small drawers on both sides of a lit niche. */
function drawPigeonholes(ink: Ink, inside: string, { wood: color, metal, leather }: Palette): void {
  const tone = ramp(inside);
  for (const left of CELLS) {
    recess(ink, rect(left, 68, CELL_WIDTH, 62), inside, { depth: 8, fill: linear(70, tone.deep, tone.dark) });
    smallDrawer(ink, [left, 136, CELL_WIDTH, 30], shift(color, { lightness: 0.05 }), metal);
  }
  recess(ink, arch(...NICHE, 30), inside, {
    depth: 9,
    fill: linear(90, tone.dark, [tone.base, 0.6], tone.light),
  });
  glow(ink, 300, 142, 70, '#ffe3a6', 0.7, 46);
  letterStack(ink, [84, 78, CELL_WIDTH - 4, 52], '#b5402f');
  thinBooks(ink, [156, 82, 56, 48], ['#8a3a3a', '#3f6f7a', leather, '#c9953f']);
  scrolls(ink, [402, 130], 12);
  letterStack(ink, [452, 84, CELL_WIDTH - 4, 46], '#3f6f8a');
}
