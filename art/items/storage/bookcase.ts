import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { hollow, leafOutward, openDoorShadow } from '../../kits/furniture/cabinet.ts';
import { bookRow, type SpineColors } from '../../kits/things/bookRow.ts';
import { turns } from '../../leaves.ts';
import { glass } from '../../matter/glass.ts';
import { escutcheon, hinge, keyhole, knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  books: SpineColors;
}

const BODY: Box = [92, 62, 396, 530];
const MOUTH: Box = [114, 84, 352, 360];
const LEFT: Box = [114, 84, 175, 360];
const RIGHT: Box = [291, 84, 175, 360];
/** The y of the boards. Books stand on all but the second, which is left free for found items. */
const SHELVES = [194, 322] as const;

/** Books behind glass. Opened, its doors are open, and one shelf is free. */
export const bookcase = defineItem<Palette>({
  id: 'bookcase',
  name: 'Bookcase',
  tag: 'Storage',
  anchor: 'floor',
  size: [580, 640],
  margin: { top: 12, right: 40, bottom: 34, left: 30 },
  line: 5.5,
  seed: 264,
  stand: { width: 23, center: 79, foot: 78 },
  realSize: { height: 190 },
  palettes: {
    oak: { wood: '#a06c38', books: ['#9a3a34', '#3f6a8a', '#5a7a4a', '#c9953f', '#6a4a7a'] },
    mahogany: { wood: '#7a3f30', books: ['#3f5f7a', '#8a7a4a', '#4a6a5a', '#b5863a', '#9a4a3a'] },
    white: { wood: '#e2dac6', books: ['#d9745a', '#5a9ab0', '#8ab06a', '#e0b04a', '#9a7ab0'] },
    black: { wood: '#544650', books: ['#7a3f8a', '#3f7a7a', '#b04a4a', '#8a8a9a', '#c9a23f'] },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  leaves: [
    turns('left', [98, 82, 178, 364], [-4, 46, 120, 446]),
    turns('right', [276, 82, 178, 364], [440, 46, 124, 446]),
  ],
  hitBox: [80, 6, 420, 632],
  isContainer: true,
  holds: [156, 214, 268, 104],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 290, 634, 226, 17, 0.6);
    if (isOpened) for (const cx of [56, 524]) openDoorShadow(ink, [cx, 640], 72);
    drawCase(ink, palette.wood);
    drawShelves(ink, palette, isOpened);
    if (isOpened) drawOpenDoors(ink, palette.wood);
    else for (const box of [LEFT, RIGHT]) drawDoor(ink, box, palette.wood);
    if (!isOpened) drawLocks(ink);
  },
});

/** Draws the body: a gable with a round ornament, and a foot with two panels. */
function drawCase(ink: Ink, color: string): void {
  const tone = ramp(color);
  const gable = curve('M92 50C150 46 200 40 236 16C262 0 318 0 344 16C380 40 430 46 488 50L488 60L92 60Z');
  castShadow(ink, rect(...BODY, 5), { dx: 10, dy: 6, blur: 10, opacity: 0.3 });
  solid(ink, gable, color, { bevel: 6, fill: linear(75, tone.hi, [tone.light, 0.3], tone.shade) });
  const boss = oval(290, 31, 30, 15);
  castShadow(ink, boss, { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, boss, shift(color, { lightness: 0.04 }), { bevel: 4, width: 4.5 });
  recess(ink, oval(290, 31, 18, 8), color, { depth: 4 });
  board(ink, BODY, color, { corners: 5, bevel: 8, strength: 0.35 });
  settle(ink, rect(...BODY, 5), 0.28);
  board(ink, [76, 48, 428, 22], color, { corners: 5, direction: 'along x' });
  for (const x of [118, 296]) fieldedPanel(ink, [x, 470, 166, 92], color);
  board(ink, [80, 576, 420, 60], shift(color, { lightness: -0.02 }), {
    corners: 5,
    direction: 'along x',
    bevel: 6,
  });
  ink.draw(rect(102, 592, 376, 28, 4), { stroke: tone.dark, width: 3, opacity: 0.7 });
}

function drawShelves(ink: Ink, { wood, books }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = MOUTH;
  const light = isOpened ? { light: '#ffd590' } : {};
  hollow(
    ink,
    { box: MOUTH, corners: 3, depth: 26, shelves: SHELVES, ...light },
    shift(wood, { lightness: -0.04 }),
    () => {
      bookRow(ink, [x + 30, y + 22, w - 60, SHELVES[0] - y - 25], books);
      if (!isOpened)
        ink.apart(() => bookRow(ink, [x + 26, SHELVES[0] + 26, w - 52, SHELVES[1] - SHELVES[0] - 30], books));
      bookRow(ink, [x + 30, SHELVES[1] + 26, w - 60, y + h - SHELVES[1] - 38], books);
    },
  );
}

/** A frame around four panes. */
function drawDoor(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const frame = shift(color, { lightness: 0.02 });
  const pane: Box = [x + 22, y + 22, w - 44, h - 44];
  glass(ink, rect(...pane), pane, { top: '#d6ecf4', bottom: '#7fa6ba', opacity: 0.14, shine: 0.3, width: 0 });
  for (const bar of [
    [x, y, 24, h],
    [x + w - 24, y, 24, h],
  ] as const)
    board(ink, bar, frame, { corners: 3, bevel: 4, strength: 0.3 });
  for (const bar of [
    [x, y, w, 24],
    [x, y + h - 24, w, 24],
    [x + 22, y + h / 2 - 6, w - 44, 12],
  ] as const)
    board(ink, bar, frame, { corners: 3, bevel: 4, strength: 0.3, direction: 'along x' });
  board(ink, [x + w / 2 - 5, y + 22, 10, h - 44], frame, { corners: 2, bevel: 3, strength: 0.2, width: 4 });
}

function drawLocks(ink: Ink): void {
  for (const cx of [109, 471]) for (const y of [116, 372]) hinge(ink, [cx, y], 40, BRASS, 11);
  for (const cx of [277, 303]) {
    escutcheon(ink, [cx, 274], 16, 54, BRASS);
    knob(ink, [cx, 264], 9.5, BRASS);
  }
  keyhole(ink, [303, 284], 3.6);
}

function drawOpenDoors(ink: Ink, color: string): void {
  for (const [box, isMirrored] of [
    [LEFT, false],
    [RIGHT, true],
  ] as const)
    leafOutward(ink, { box, thickness: 16, angle: 104, isMirrored }, color, () => {
      const [x, y, w, h] = box;
      recess(ink, rect(...box), '#86a8b8', { depth: 4, fill: linear(60, '#cfe4ea', '#7f9fae') });
      ink.draw(polygon([x + 30, y + h], [x + 110, y], [x + 140, y], [x + 60, y + h]), {
        fill: '#fff',
        opacity: 0.35,
      });
      drawDoor(ink, box, color);
      ink.draw(rect(x, y, w, h), { stroke: ramp(color).line });
    });
}
