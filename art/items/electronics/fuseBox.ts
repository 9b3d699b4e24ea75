import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { fuseRows } from '../../kits/controls/fuseRows.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { hollow, leafOutward } from '../../kits/furniture/cabinet.ts';
import { voltageSign } from '../../kits/signs/voltageSign.ts';
import { turns } from '../../leaves.ts';
import { hinge, keyhole, plate, rivets, roundBar } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  fuse: string;
  light: string;
}

const BODY: Box = [104, 44, 330, 420];
const DOOR: Box = [126, 66, 286, 376];
const COLUMNS = [184, 241, 298, 355];
const ROWS = [116, 252];
/** A fuse box. Opened, it shows its fuses and a free socket that glows. */
export const fuseBox = defineItem<Palette>({
  id: 'fuse-box',
  name: 'Fuse box',
  tag: 'Electronics',
  anchor: 'wall',
  size: [440, 500],
  margin: { top: 16, right: 44, bottom: 40, left: 62 },
  line: 7,
  seed: 56,
  stand: { width: 12, center: 30, foot: 58 },
  realSize: { height: 65 },
  palettes: {
    steel: { body: '#8793a5', fuse: '#e9e3d3', light: '#ffb347' },
    green: { body: '#5f8a6e', fuse: '#f0e2bd', light: '#ffd84f' },
    rust: { body: '#a8603f', fuse: '#e8d5b5', light: '#4fd4ff' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [116, 56, 304, 396], [-56, 14, 180, 504])],
  hitBox: [100, 40, 338, 428],
  isContainer: true,
  holds: [180, 210, 220, 100],
  isLockable: true,
  moves: (_, isOpened) =>
    isOpened ? [blinking([COLUMNS[3] ?? 0, 399], '#ff5a4a', { radius: 20, period: 1800 })] : [],
  draw(ink, palette, isOpened) {
    drawPipes(ink);
    const body = rect(...BODY, 14);
    castShadow(ink, body, { dx: 10, dy: 13, blur: 10, opacity: 0.42 });
    solid(ink, body, palette.body, { bevel: 9 });
    if (isOpened) drawOpened(ink, palette);
    else drawClosed(ink, palette);
  },
});

/** Pipes for the cables, from above and below. */
function drawPipes(ink: Ink): void {
  const steel = '#7d8493';
  for (const [x, y] of [
    [180, 2],
    [318, 2],
    [250, 450],
  ] as const) {
    castShadow(ink, rect(x, y, 40, 46), { dx: 6, dy: 4, blur: 5 });
    solid(ink, rect(x + 4, y, 32, 46, 3), steel, { fill: roundBar(steel), bevel: 3 });
    solid(ink, rect(x - 3, y + 14, 46, 18, 5), steel, { fill: roundBar(steel), bevel: 3, width: 5 });
  }
}

function drawClosed(ink: Ink, { body, light }: Palette): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(body);
  ink.draw(rect(x - 6, y - 6, w + 12, h + 12, 14), { fill: tone.deep });
  solid(ink, rect(...DOOR, 10), shift(body, { lightness: 0.03 }), { bevel: 8 });
  recess(ink, rect(x + 26, y + 26, w - 52, h - 52, 10), body, { depth: 5, opacity: 0.4 });
  for (const top of [y + 44, y + h - 100]) hinge(ink, [x - 4, top], 56, body, 18);
  voltageSign(ink, [x + w / 2, y + 132], 146);
  for (const i of range(5)) {
    ink.draw(rect(x + 78, y + 238 + i * 18, w - 156, 9, 4.5), { fill: tone.deep });
    ink.draw(rect(x + 78, y + 245.5 + i * 18, w - 156, 3, 1.5), { fill: tone.hi, opacity: 0.8 });
  }
  drawLatch(ink, [x + w - 26, y + h / 2]);
  ink.draw(oval(x + w / 2, y + h - 14, 5), { fill: ramp(light).dark, stroke: tone.line, width: 3 });
}

function drawLatch(ink: Ink, [cx, cy]: Point): void {
  const latch = rect(cx - 17, cy - 42, 34, 84, 10);
  castShadow(ink, latch, { dx: 3, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, latch, SILVER, { width: 5 });
  keyhole(ink, [cx, cy - 8], 7);
}

function drawOpened(ink: Ink, palette: Palette): void {
  hollow(ink, { box: DOOR, corners: 10, depth: 26, shelves: [] }, '#4a4656', () => {
    fuseRows(ink, { columns: COLUMNS, rows: ROWS, fuse: palette.fuse, light: palette.light });
    drawLamps(ink, palette.light);
  });
  leafOutward(ink, { box: DOOR, thickness: 20, angle: 106 }, palette.body, () =>
    drawInnerFace(ink, palette.body),
  );
}

/** A strip of lamps under the fuses: all but the last are lit. */
function drawLamps(ink: Ink, light: string): void {
  solid(ink, rect(148, 386, 242, 26, 8), '#6d7484', { bevel: 3, width: 5 });
  COLUMNS.forEach((cx, i) => {
    statusLamp(ink, [cx, 399], i < COLUMNS.length - 1 ? '#6dff8a' : '#ff5a4a', true);
  });
  glow(ink, 269, 250, 170, mix(light, '#ffffff', 0.3), 0.14, 190);
}

function drawInnerFace(ink: Ink, color: string): void {
  const [x, y, w, h] = DOOR;
  solid(ink, rect(...DOOR, 10), shift(color, { lightness: -0.03 }), { bevel: 6 });
  recess(ink, rect(x + 26, y + 26, w - 52, h - 52, 8), color, { depth: 6 });
  const plan = rect(x + 62, y + 66, w - 124, 190, 4);
  ink.draw(plan, { fill: linear(70, '#f7ead0', '#d9c39a'), stroke: '#4a3a2c', width: 4 });
  for (const i of range(5)) ink.draw(rect(x + 80, y + 90 + i * 32, w - 160, 8, 3), { fill: '#a08a6a' });
  rivets(
    ink,
    [
      [x + w - 20, y + 20],
      [x + w - 20, y + h - 20],
    ],
    7,
    color,
  );
}
