import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, type Point, polar, turnPath } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { drums } from '../../kits/controls/drums.ts';
import { cabinetBody, hollow, leafOutward, openDoorShadow, topPlane } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { hinge, knob, metal, mirror, plate, rivets, sphere } from '../../matter/metal.ts';
import { BRASS, RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  metal: string;
  /** A pad of keys below a small screen replaces the wheels. */
  hasPad?: boolean;
}

const BODY: Box = [110, 14, 410, 408];
const DOOR: Box = [144, 48, 342, 340];

export const safe = defineItem<Palette>({
  id: 'safe',
  name: 'Safe',
  tag: 'Storage',
  anchor: 'floor',
  size: [540, 446],
  margin: { top: 14, right: 50, bottom: 44, left: 44 },
  line: 7,
  seed: 2,
  stand: { width: 14, center: 74, foot: 84 },
  realSize: { height: 65 },
  palettes: {
    gunmetal: { body: '#5d6878', metal: BRASS },
    green: { body: '#4f7560', metal: BRASS },
    burgundy: { body: '#8a3f48', metal: SILVER },
    graphite: { body: '#4a5068', metal: SILVER, hasPad: true },
  },
  tops: [[120, 8, 390]],
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [126, 48, 352, 340], [-48, -6, 206, 468])],
  hitBox: [106, 0, 418, 446],
  isContainer: true,
  holds: [190, 60, 260, 158],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 315, 444, 225, 22, 0.65);
    if (isOpened) openDoorShadow(ink, [54, 450], 88);
    for (const left of [144, 436]) solid(ink, rect(left, 410, 50, 36, [0, 0, 8, 8]), RUBBER);
    topPlane(ink, [114, 0, 402, 26], 22, palette.body);
    cabinetBody(ink, BODY, 16, palette.body);
    settle(ink, rect(...BODY, 16), 0.25);
    const bolts: Point[] = [
      [127, 31],
      [503, 31],
      [127, 405],
      [503, 405],
    ];
    rivets(ink, bolts, 7, palette.body);
    if (isOpened) drawOpened(ink, palette);
    else drawClosed(ink, palette);
  },
});

function drawClosed(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(palette.body);
  ink.draw(rect(x - 7, y - 7, w + 14, h + 14, 16), { fill: tone.deep, stroke: tone.line });
  const steel = shift(palette.body, { lightness: 0.04 });
  solid(ink, rect(...DOOR, 12), steel, { bevel: 9, fill: mirror(steel, 55) });
  ink.draw(rect(x + 20, y + 20, w - 40, h - 40, 8), { stroke: tone.dark, width: 3.5, opacity: 0.8 });
  ink.draw(rect(x + 22.5, y + 22.5, w - 40, h - 40, 8), { stroke: tone.hi, width: 2, opacity: 0.6 });
  for (const top of [y + 40, y + h - 110]) hinge(ink, [x - 5, top], 70, palette.body, 18);
  if (palette.hasPad) drawPad(ink, [x + 56, y + 46, 144, 196], palette.metal);
  else drums(ink, [x + 24, y + 102, 172, 92], 4, palette.metal);
  drawHandle(ink, [x + 260, y + 148], palette.metal);
  drawNamePlate(ink, [x + 100, y + 260, 142, 36], palette.metal);
}

/** A screen, and keys without figures: what is on them could be taken for a code. */
function drawPad(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const frame = rect(x, y, w, h, 12);
  castShadow(ink, frame, { dx: 5, dy: 8, blur: 6, opacity: 0.5 });
  plate(ink, frame, color, { bevel: 5 });
  recess(ink, rect(x + 14, y + 14, w - 28, 42, 5), '#0f1f22', { depth: 5 });
  for (const i of range(4)) ink.draw(rect(x + 26 + i * 25, y + 42, 16, 5, 2), { fill: '#7df0c0' });
  for (const i of range(12)) {
    const key = rect(x + 16 + (i % 3) * 39, y + 66 + Math.floor(i / 3) * 31, 34, 25, 5);
    solid(ink, key, i === 9 ? '#c2453c' : i === 11 ? '#4f9a6a' : '#e6e4dc', { width: 3.4, bevel: 3 });
  }
}

function drawHandle(ink: Ink, [cx, cy]: Point, color: string): void {
  castShadow(ink, oval(cx, cy, 30), { dx: 4, dy: 7, blur: 5, opacity: 0.5 });
  plate(ink, oval(cx, cy, 30), color, { bevel: 4 });
  for (const degrees of [-90, 30, 150]) {
    const spoke = turnPath(rect(cx - 2, cy - 8, 46, 16, 8), degrees, [cx, cy]);
    solid(ink, spoke, color, { width: 4, bevel: 3 });
    knob(ink, polar(cx, cy, 46, degrees), 11, color);
  }
  knob(ink, [cx, cy], 18, color);
}

function drawNamePlate(ink: Ink, [x, y, w, h]: Box, color: string): void {
  plate(ink, rect(x, y, w, h, 8), color, { width: 4, bevel: 3 });
  for (const i of range(3)) ink.draw(rect(x + 18 + i * 38, y + 14, 28, 8, 3), { fill: ramp(color).dark });
}

function drawOpened(ink: Ink, palette: Palette): void {
  const [, y] = DOOR;
  const inside = { box: DOOR, corners: 12, depth: 42, shelves: [y + 180], light: '#ffcf7a' };
  hollow(ink, inside, '#5a5066');
  leafOutward(ink, { box: DOOR, thickness: 34, angle: 101 }, palette.body, () => drawInnerFace(ink, palette));
}

function drawInnerFace(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(palette.body);
  const bar = ramp(palette.metal);
  solid(ink, rect(...DOOR, 12), palette.body, { bevel: 6, fill: linear(0, tone.shade, tone.light) });
  recess(ink, rect(x + 40, y + 34, w - 80, h - 68, 8), palette.body, { depth: 8 });
  for (const top of [y + 70, y + 160, y + 250]) {
    solid(ink, rect(x + w - 60, top, 50, 22, 8), palette.metal, {
      fill: metal(palette.metal, 90),
      width: 4,
      bevel: 3,
    });
    const bolt = polyline([x + 70, top + 11], [x + w - 60, top + 11]);
    ink.draw(bolt, { stroke: bar.line, width: 11 });
    ink.draw(bolt, { stroke: bar.base, width: 5 });
  }
  solid(ink, oval(x + 140, y + 170, 46), palette.metal, { fill: sphere(palette.metal), width: 4 });
}
