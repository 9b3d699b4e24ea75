import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, turnPath } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { bookRow, type SpineColors } from '../../kits/bookRow.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/door.ts';
import { secretPassageView } from '../../kits/views/secretPassageView.ts';
import { plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  spines: SpineColors;
  /** The book that opens the door. */
  lever: string;
}

const SIDE = 30;
const CORNICE = 64;
const LEAF: Box = [SIDE, CORNICE, DOOR_WIDTH - 2 * SIDE, DOOR_HEIGHT - CORNICE];
const SHELVES = 5;
const CUPBOARD = 122;
const PITCH = (LEAF[3] - CUPBOARD) / SHELVES;
const STILE = 16;

/** Shelves that turn out to be a door. */
export const bookcaseDoor = defineDoor<Palette>({
  id: 'bookcase-door',
  name: 'Bookcase door',
  seed: 34,
  palettes: {
    walnut: {
      wood: '#8a5636',
      spines: ['#a8423c', '#3f6f6a', '#d2913c', '#3d5a94', '#6a7a3f'],
      lever: '#d8343a',
    },
    ebony: {
      wood: '#4f4250',
      spines: ['#7a3f5f', '#3f6a8a', '#b08a4a', '#4f7a6a', '#8a8496'],
      lever: '#e0b23c',
    },
    ivory: {
      wood: '#e4d8be',
      spines: ['#6fa8a0', '#e09a7a', '#8a9ac8', '#d8b45a', '#a87a9a'],
      lever: '#3f8fc0',
    },
  },
  draw(ink, palette, isOpened) {
    const opening = rect(...LEAF);
    frameShadow(ink, rect(0, 8, DOOR_WIDTH, DOOR_HEIGHT - 8, 6));
    if (isOpened) secretPassageView(ink, opening, LEAF);
    leafInward(ink, isOpened, { box: LEAF, opening, angle: 66 }, () => drawShelves(ink, palette));
    drawCase(ink, palette.wood);
    if (isOpened) spill(ink, 230, 400, 180, 380, '#ffb060', 0.35);
  },
});

function drawShelves(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = LEAF;
  wood(ink, rect(...LEAF), LEAF, palette.wood, { strength: 0.3, bevel: 5 });
  for (const i of range(SHELVES)) {
    const box: Box = [x + STILE, y + 14 + i * PITCH, w - 2 * STILE, PITCH - 16];
    compartment(ink, box, palette.wood, () => contents(ink, box, i, palette));
    const shelf = rect(x + STILE - 7, y + (i + 1) * PITCH - 4, w - 2 * STILE + 14, 16, 3);
    castShadow(ink, shelf, { dx: 0, dy: 6, blur: 4, opacity: 0.4 });
    solid(ink, shelf, palette.wood, { width: 4, bevel: 4 });
  }
  const panel = (w - 3 * STILE) / 2;
  for (const left of [x + STILE, x + 2 * STILE + panel])
    fieldedPanel(ink, [left, y + h - CUPBOARD + 28, panel, CUPBOARD - 46], palette.wood);
  settle(ink, rect(...LEAF), 0.24, 0.5);
}

function compartment(ink: Ink, box: Box, color: string, fill: () => void): void {
  const tone = ramp(color);
  const hole = rect(...box);
  ink.draw(hole, { fill: linear(80, tone.deep, mix(tone.deep, tone.dark, 0.6)) });
  ink.clip(hole, () => {
    fill();
    ink.draw(hole, { stroke: SHADOW, width: 22, opacity: 0.5, move: [4, 6], blur: 6 });
  });
  ink.draw(hole, { stroke: tone.line, width: 4.5 });
}

/** Books, and on some shelves a thing among them. */
function contents(ink: Ink, [x, y, w, h]: Box, shelf: number, palette: Palette): void {
  const foot = y + h;
  const rows: readonly (readonly [from: number, to: number])[] = [
    [0, 1],
    [0, 0.62],
    [0, 1],
    [0.36, 1],
    [0, 1],
  ];
  const [from, to] = rows[shelf] ?? [0, 1];
  bookRow(ink, [x + 4 + w * from, y + 8, w * (to - from) - 8, h - 8], palette.spines);
  if (shelf === 1) hourglass(ink, x + w * 0.8, foot);
  if (shelf === 3) skull(ink, x + w * 0.18, foot);
  if (shelf === 2) leverBook(ink, x + w * 0.66, foot, palette.lever);
}

/** It leans out of its row: something for the attentive. */
function leverBook(ink: Ink, x: number, foot: number, color: string): void {
  const book = turnPath(rect(x, foot - 94, 26, 96, 3), 13, [x + 26, foot]);
  castShadow(ink, book, { dx: -3, dy: 4, blur: 4, opacity: 0.6 });
  solid(ink, book, color, { width: 3.5, bevel: 4 });
  for (const top of [foot - 82, foot - 72, foot - 24])
    ink.draw(turnPath(rect(x + 3, top, 20, 4), 13, [x + 26, foot]), { fill: '#ffdf8a' });
}

function hourglass(ink: Ink, cx: number, foot: number): void {
  const glass = polygon(
    [cx - 18, foot - 76],
    [cx + 18, foot - 76],
    [cx + 3, foot - 43],
    [cx + 18, foot - 10],
    [cx - 18, foot - 10],
    [cx - 3, foot - 43],
  );
  ink.draw(glass, { fill: linear(30, '#e8f6f4', ['#a8c8cc', 0.6], '#7fa0ac'), stroke: '#2f3a48', width: 3 });
  ink.draw(polygon([cx - 16, foot - 12], [cx + 16, foot - 12], [cx, foot - 30]), { fill: '#e6bd62' });
  ink.draw(polygon([cx - 9, foot - 62], [cx + 9, foot - 62], [cx, foot - 44]), { fill: '#e6bd62' });
  for (const side of [-1, 1])
    solid(ink, rect(cx + side * 22 - 3, foot - 80, 6, 74, 3), '#a8743a', { width: 2.5, bevel: 2 });
  for (const top of [foot - 86, foot - 11])
    plate(ink, rect(cx - 28, top, 56, 11, 4), BRASS, { width: 3, bevel: 2 });
}

function skull(ink: Ink, cx: number, foot: number): void {
  const bone = '#eadfc4';
  solid(ink, rect(cx - 17, foot - 28, 34, 26, 6), bone, { width: 3.2, bevel: 4 });
  solid(ink, oval(cx, foot - 48, 32, 29), bone, { width: 3.2, bevel: 5 });
  ink.draw(rect(cx - 14, foot - 30, 28, 10), { fill: ramp(bone).base });
  for (const side of [-1, 1]) ink.draw(oval(cx + side * 13, foot - 44, 8.5, 9.5), { fill: '#3a2630' });
  ink.draw(polygon([cx, foot - 36], [cx + 5, foot - 26], [cx - 5, foot - 26]), { fill: '#3a2630' });
  for (const dx of [-8, 0, 8]) ink.draw(rect(cx + dx - 1, foot - 16, 2, 13), { fill: '#3a2630' });
}

/** The sides and the cornice, with a row of teeth below it. */
function drawCase(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const left of [0, DOOR_WIDTH - SIDE]) {
    board(ink, [left, CORNICE - 6, SIDE, DOOR_HEIGHT - CORNICE + 6], color, { strength: 0.35, bevel: 5 });
    for (const dx of [9, 17]) {
      ink.draw(rect(left + dx, CORNICE + 40, 3.5, DOOR_HEIGHT - CORNICE - 150), {
        fill: tone.dark,
        opacity: 0.6,
      });
      ink.draw(rect(left + dx + 3.5, CORNICE + 40, 2, DOOR_HEIGHT - CORNICE - 150), {
        fill: tone.hi,
        opacity: 0.5,
      });
    }
    solid(ink, rect(left === 0 ? -6 : left - 3, DOOR_HEIGHT - 72, SIDE + 9, 72, [4, 4, 2, 2]), color, {
      bevel: 5,
    });
  }
  board(ink, [-4, 34, DOOR_WIDTH + 8, CORNICE - 30], color, {
    direction: 'along x',
    strength: 0.3,
    bevel: 4,
  });
  const teeth = range(17).map((i) => rect(6 + i * 22.2, 44, 13, 14, 2));
  solid(ink, joinPaths(...teeth), color, { width: 2.5, bevel: 2 });
  const top = rect(-14, 6, DOOR_WIDTH + 28, 34, [8, 8, 4, 4]);
  castShadow(ink, top, { dx: 2, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, top, color, { bevel: 6 });
  ink.draw(rect(-6, 20, DOOR_WIDTH + 12, 3.5), { fill: tone.dark, opacity: 0.6 });
  ink.draw(rect(-6, 23.5, DOOR_WIDTH + 12, 2), { fill: tone.hi, opacity: 0.6 });
}
