import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, turnPath } from '../../ink/path.ts';
import { range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { shelfCase } from '../../kits/doors/frames/shelfCase.ts';
import { secretPassageView } from '../../kits/doors/views/secretPassageView.ts';
import { bookRow, type SpineColors } from '../../kits/things/bookRow.ts';
import { hourglass } from '../../kits/things/hourglass.ts';
import { shelfSkull } from '../../kits/things/shelfSkull.ts';
import { fieldedPanel, wood } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  wood: string;
  spines: SpineColors;
  /** The colour of the book that opens the door. */
  lever: string;
}

const SIDE = 30;
const CORNICE = 64;
const LEAF: Box = [SIDE, CORNICE, DOOR_WIDTH - 2 * SIDE, DOOR_HEIGHT - CORNICE];
const SHELVES = 5;
const CUPBOARD = 122;
const PITCH = (LEAF[3] - CUPBOARD) / SHELVES;
const STILE = 16;
/** The part of each shelf that books fill. */
const ROWS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [0, 0.62],
  [0, 1],
  [0.36, 1],
  [0, 1],
];

/** A bookcase that turns out to be a door. */
export const bookcaseDoor = defineDoor<Palette>({
  id: 'bookcase-door',
  collection: 'old-tales',
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
  opening: 'swings',
  lockMaterial: 'wood',
  moves: (_, isOpened) =>
    isOpened ? [trembling([281, 335], '#ff9a3c', 60), trembling([245, 362], '#ff9a3c', 34)] : [],
  draw(ink, palette, isOpened) {
    const opening = rect(...LEAF);
    frameShadow(ink, rect(0, 8, DOOR_WIDTH, DOOR_HEIGHT - 8, 6));
    if (isOpened) secretPassageView(ink, opening, LEAF);
    leafInward(ink, isOpened, { box: LEAF, opening, angle: 66 }, () => drawShelves(ink, palette));
    shelfCase(ink, { side: SIDE, cornice: CORNICE }, palette.wood);
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

/** The books of a shelf, with other things between them on some shelves. */
function contents(ink: Ink, [x, y, w, h]: Box, shelf: number, palette: Palette): void {
  const foot = y + h;
  const [from, to] = ROWS[shelf] ?? [0, 1];
  bookRow(ink, [x + 4 + w * from, y + 8, w * (to - from) - 8, h - 8], palette.spines);
  if (shelf === 1) hourglass(ink, x + w * 0.8, foot);
  if (shelf === 3) shelfSkull(ink, x + w * 0.18, foot);
  if (shelf === 2) leverBook(ink, x + w * 0.66, foot, palette.lever);
}

/** The book that opens the door. It leans out of its row, so that attentive players notice it. */
function leverBook(ink: Ink, x: number, foot: number, color: string): void {
  const book = turnPath(rect(x, foot - 94, 26, 96, 3), 13, [x + 26, foot]);
  castShadow(ink, book, { dx: -3, dy: 4, blur: 4, opacity: 0.6 });
  solid(ink, book, color, { width: 3.5, bevel: 4 });
  for (const top of [foot - 82, foot - 72, foot - 24])
    ink.draw(turnPath(rect(x + 3, top, 20, 4), 13, [x + 26, foot]), { fill: '#ffdf8a' });
}
