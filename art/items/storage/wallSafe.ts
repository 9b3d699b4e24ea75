import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, type Point, polar } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { drums } from '../../kits/controls/drums.ts';
import { hollow, leafOutward } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { brushed } from '../../matter/brushed.ts';
import { hinge, knob, metal, mirror, plate, rivets, rod } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  /** The colour of the door, in another metal, since it must stand out from the frame. */
  door: string;
  trim: string;
  lining: string;
}

const FRAME: Box = [100, 8, 316, 300];
const DOOR: Box = [132, 40, 252, 236];

/** A safe in the wall. Opened, its thick door is open, and its lined inside is lit. */
export const wallSafe = defineItem<Palette>({
  id: 'wall-safe',
  name: 'Wall safe',
  tag: 'Storage',
  anchor: 'wall',
  size: [424, 316],
  margin: { top: 22, right: 40, bottom: 42, left: 30 },
  line: 6.5,
  seed: 205,
  stand: { width: 12.5, center: 72, foot: 44 },
  realSize: { height: 45 },
  palettes: {
    steel: { body: '#76879a', door: '#8f9fb2', trim: BRASS, lining: '#7a3f4c' },
    bronze: { body: '#96703f', door: '#5d6570', trim: '#e8bc52', lining: '#3f5f56' },
    navy: { body: '#445a84', door: '#38496c', trim: SILVER, lining: '#6a5a4a' },
    black: { body: '#4a4754', door: '#6b6976', trim: '#d9a441', lining: '#6a3a5a' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [130, 42, 256, 234], [-4, 4, 138, 320])],
  hitBox: [96, 4, 324, 308],
  isContainer: true,
  holds: [165, 50, 190, 100],
  isLockable: true,
  draw(ink, palette, isOpened) {
    drawFrame(ink, palette);
    if (isOpened) drawOpened(ink, palette);
    else drawDoor(ink, palette);
  },
});

function drawFrame(ink: Ink, { body }: Palette): void {
  const [x, y, w, h] = FRAME;
  const outline = rect(...FRAME, 16);
  castShadow(ink, outline, { dx: 6, dy: 9, blur: 8, opacity: 0.42 });
  solid(ink, outline, body, {
    fill: metal(body, 55),
    bevel: 8,
    texture: () => brushed(ink, FRAME, body, 0.14),
  });
  const bolts: Point[] = [
    [x + 17, y + 17],
    [x + w - 17, y + 17],
    [x + 17, y + h - 17],
    [x + w - 17, y + h - 17],
    [x + w / 2, y + 14],
    [x + w / 2, y + h - 14],
  ];
  rivets(ink, bolts, 7, body);
}

function drawDoor(ink: Ink, { body, door, trim }: Palette): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(body);
  ink.draw(rect(x - 6, y - 6, w + 12, h + 12, 16), { fill: tone.deep, stroke: tone.line });
  solid(ink, rect(...DOOR, 12), door, { bevel: 8, fill: mirror(door, 50) });
  const field = shift(door, { lightness: -0.06 });
  recess(ink, rect(x + 20, y + 20, w - 40, h - 40, 10), field, {
    depth: 6,
    opacity: 0.5,
    fill: linear(55, ramp(field).light, [ramp(field).base, 0.4], ramp(field).dark),
  });
  for (const top of [y + 28, y + h - 72]) hinge(ink, [x - 6, top], 44, trim, 16);
  drums(ink, [x + 32, y + h / 2 - 36, 136, 72], 4, trim);
  ink.at([x + 196, y + h / 2], () => drawHandle(ink, [0, 0], trim), { scale: 0.74 });
}

function drawHandle(ink: Ink, [cx, cy]: Point, color: string): void {
  for (const i of range(3)) {
    const tip = polar(cx, cy, 36, -90 + i * 120);
    ink.draw(polyline([cx, cy], tip), { stroke: '#120a1e', width: 12, opacity: 0.4, blur: 4, move: [4, 7] });
    rod(ink, polyline([cx, cy], tip), color, 9, polyline([cx - 2, cy - 2], [tip[0] - 2, tip[1] - 2]));
    knob(ink, tip, 9, color);
  }
  knob(ink, [cx, cy], 15, color);
}

function drawOpened(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = DOOR;
  const inside = { box: DOOR, corners: 10, depth: 34, shelves: [y + 126], light: '#ffd08a' };
  hollow(ink, inside, palette.lining);
  ink.draw(rect(x + 3, y + 3, w - 6, h - 6, 9), { stroke: ramp(palette.trim).base, width: 4 });
  leafOutward(ink, { box: DOOR, thickness: 30, angle: 100 }, palette.door, () => drawInnerFace(ink, palette));
}

function drawInnerFace(ink: Ink, { door, trim }: Palette): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(door);
  solid(ink, rect(...DOOR, 10), door, { bevel: 6, fill: linear(0, tone.shade, tone.light) });
  recess(ink, rect(x + 30, y + 26, w - 60, h - 52, 8), door, { depth: 7 });
  for (const top of [y + 46, y + 106, y + 166])
    plate(ink, rect(x + w - 74, top, 64, 22, 8), trim, { width: 4 });
  solid(ink, oval(x + 96, y + h / 2, 34), trim, { fill: metal(trim, 45), width: 4 });
}
