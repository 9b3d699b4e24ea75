import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { hollow, leafOutward, openDoorShadow } from '../../kits/furniture/cabinet.ts';
import { bottle, jar } from '../../kits/things/bottles.ts';
import { turns } from '../../leaves.ts';
import { hinge, knob, plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  metal: string;
  potions: readonly [string, string, string];
}

const BODY: Box = [112, 48, 396, 424];
const FIELD: Box = [130, 68, 360, 384];
const COLUMNS = 3;
const ROWS = 5;
const [WIDE, HIGH] = [FIELD[2] / COLUMNS, FIELD[3] / ROWS];
/** The middle rows of two columns: their drawers are only the front of a door. */
const SECRET: Box = [FIELD[0], FIELD[1] + HIGH, WIDE * 2, HIGH * 3];

/** A cabinet of fifteen drawers, six of which are false. */
export const apothecaryCabinet = defineItem<Palette>({
  id: 'apothecary-cabinet',
  name: 'Apothecary cabinet',
  tag: 'Storage',
  anchor: 'floor',
  size: [528, 512],
  margin: { top: 12, right: 46, bottom: 36, left: 34 },
  line: 6,
  seed: 263,
  stand: { width: 19, center: 31, foot: 80 },
  realSize: { height: 120 },
  palettes: {
    walnut: { wood: '#8a5530', metal: BRASS, potions: ['#5f8f4a', '#b0402f', '#3f6f9a'] },
    green: { wood: '#5f8468', metal: '#e3c77a', potions: ['#d98a3a', '#7a3f7a', '#3f8a8a'] },
    white: { wood: '#e4dcc8', metal: '#b98a3c', potions: ['#3f7fa0', '#c9573f', '#6f8f3f'] },
    black: { wood: '#56454c', metal: '#dfb55a', potions: ['#a84a86', '#4fa06f', '#d9a23f'] },
  },
  tops: [[112, 18, 396]],
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  leaves: [turns('left', [126, 136, 248, 250], [2, 118, 150, 292])],
  hitBox: [100, 10, 420, 498],
  isContainer: true,
  holds: [152, 260, 192, 104],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 310, 508, 226, 16, 0.6);
    if (isOpened) openDoorShadow(ink, [66, 514], 84);
    drawBody(ink, palette.wood);
    const isInSecret = (i: number) => i % COLUMNS < 2 && i >= COLUMNS && i < COLUMNS * 4;
    for (const i of range(COLUMNS * ROWS))
      if (!(isOpened && isInSecret(i))) drawDrawer(ink, drawerAt(i), palette);
    if (isOpened) drawSecret(ink, palette);
  },
});

function drawerAt(i: number): Box {
  const [x, y] = FIELD;
  return [x + (i % COLUMNS) * WIDE, y + Math.floor(i / COLUMNS) * HIGH, WIDE, HIGH];
}

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const left of [122, 452])
    wood(
      ink,
      polygon([left, 466], [left + 46, 466], [left + 38, 508], [left + 8, 508]),
      [left, 466, 46, 42],
      color,
    );
  castShadow(ink, rect(...BODY, 5), { dx: 10, dy: 6, blur: 10, opacity: 0.3 });
  board(ink, BODY, color, { corners: 5, bevel: 8, strength: 0.35 });
  settle(ink, rect(...BODY, 5), 0.25);
  solid(ink, polygon([124, 12], [496, 12], [518, 34], [102, 34]), color, {
    fill: linear(90, tone.hi, tone.light),
    bevel: 3,
  });
  board(ink, [100, 32, 420, 20], color, { corners: 5, direction: 'along x' });
  board(ink, [104, 456, 412, 18], color, { corners: 4, direction: 'along x' });
}

/** A front with its label, written by hand, and a knob. */
function drawDrawer(ink: Ink, [x, y, w, h]: Box, { wood: color, metal }: Palette): void {
  ink.draw(rect(x + 1, y + 1, w - 2, h - 2, 4), { fill: ramp(color).deep });
  solid(ink, rect(x + 5, y + 5, w - 10, h - 10, 4), shift(color, { lightness: 0.02 + ink.jitter(0.04) }), {
    bevel: 5,
    width: 3.6,
  });
  plate(ink, rect(x + 27, y + 13, w - 54, 28, 4), metal, { width: 3.6, bevel: 3 });
  ink.draw(rect(x + 33, y + 19, w - 66, 16, 1), { fill: linear(90, '#fbf2dc', '#e6d3a8') });
  const end = x + w - 44 - ink.random() * 12;
  ink.draw(polyline([x + 41, y + 27], [end, y + 27]), { stroke: '#5a4030', width: 3.4, cap: 'round' });
  knob(ink, [x + w / 2, y + h - 20], 10.5, metal);
}

function drawSecret(ink: Ink, palette: Palette): void {
  const [x, y, w] = SECRET;
  const inside = mix(palette.wood, '#9a6a48', 0.5);
  const shelf = y + 96;
  hollow(ink, { box: SECRET, corners: 3, depth: 28, shelves: [shelf], light: '#ffdf9a' }, inside, () => {
    const [first, second, third] = palette.potions;
    bottle(ink, [x + 56, shelf - 3], {
      width: 32,
      height: 66,
      color: first,
      cap: '#d9c9a0',
      label: '#efe2c0',
    });
    jar(ink, [x + 102, shelf - 3], {
      width: 42,
      height: 48,
      color: second,
      cap: '#e9e2d0',
      label: '#efe2c0',
    });
    bottle(ink, [x + 150, shelf - 3], { width: 36, height: 58, color: third, cap: '#7a5638' });
    jar(ink, [x + w - 50, shelf - 3], { width: 32, height: 40, color: first, cap: '#c9b07a' });
  });
  leafOutward(ink, { box: SECRET, thickness: 18, angle: 106, distance: 2100 }, palette.wood, () =>
    drawRacks(ink, palette),
  );
  for (const top of [y + 22, y + SECRET[3] - 66]) hinge(ink, [x, top], 44, palette.metal, 13);
}

/** Draws two racks on the inner face of the door, each with a bar that holds its bottles. */
function drawRacks(ink: Ink, { wood: color, metal, potions }: Palette): void {
  const [x, y, w, h] = SECRET;
  board(ink, SECRET, shift(color, { lightness: -0.02 }), { corners: 3, strength: 0.4 });
  recess(ink, rect(x + 26, y + 18, w - 52, h - 36, 4), shift(color, { lightness: -0.05 }), { depth: 8 });
  for (const [row, foot] of [y + 104, y + 202].entries()) {
    for (const i of range(3)) {
      const vial = potions[(i + row) % 3] ?? potions[0];
      bottle(ink, [x + 66 + i * 54, foot], { width: 46, height: 70, color: vial, cap: '#d9c9a0' });
    }
    board(ink, [x + 22, foot - 2, w - 44, 15], shift(color, { lightness: 0.06 }), {
      direction: 'along x',
      width: 3.6,
    });
    plate(ink, rect(x + 22, foot - 28, w - 44, 9), metal, { width: 3, bevel: 2 });
  }
}
