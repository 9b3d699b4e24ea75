import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { cabinetBody, hollow, leafOutward, topPlane } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { hinge, keyhole, plate } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
}

const BODY: Box = [110, 18, 270, 592];
const DOOR: Box = [130, 40, 230, 532];

export const locker = defineItem<Palette>({
  id: 'locker',
  name: 'Locker',
  tag: 'Storage',
  anchor: 'floor',
  size: [400, 628],
  margin: { top: 12, right: 46, bottom: 32, left: 14 },
  line: 6,
  seed: 6,
  stand: { width: 15.6, center: 71, foot: 78 },
  realSize: { height: 175 },
  palettes: { blue: { body: '#4f7fb0' }, red: { body: '#b5504a' }, sage: { body: '#7f9f7a' } },
  opens: true,
  leaves: [turns('left', [120, 34, 244, 544], [-14, -14, 152, 660])],
  hitBox: [106, 4, 278, 624],
  isContainer: true,
  holds: [170, 400, 190, 155],
  isLockable: true,
  draw(ink, { body }, isOpened) {
    groundShadow(ink, 245, 626, 165, 16, 0.6);
    for (const left of [124, 330]) solid(ink, rect(left, 600, 36, 28, [0, 0, 5, 5]), RUBBER);
    topPlane(ink, [112, 2, 266, 26], 18, body);
    cabinetBody(ink, BODY, 6, body);
    settle(ink, rect(...BODY, 6), 0.25);
    if (isOpened) drawOpened(ink, body);
    else drawClosed(ink, body);
  },
});

function drawClosed(ink: Ink, color: string): void {
  const [x, y, w, h] = DOOR;
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 9), { fill: ramp(color).deep });
  solid(ink, rect(...DOOR, 6), shift(color, { lightness: 0.03 }), { bevel: 6 });
  for (const top of [y + 40, y + h - 120]) drawSlots(ink, [x + 48, top, w - 96, 95], color);
  drawLabel(ink, [x + w / 2 - 50, y + 152, 100, 46]);
  drawHandle(ink, [x + w - 64, y + 262, 42, 104], color);
  for (const top of [40, 240, 430]) hinge(ink, [x - 3, y + top], 50, color, 13);
  const reflection = polygon([x + 20, y + h], [x + 150, y], [x + 190, y], [x + 60, y + h]);
  ink.draw(reflection, { fill: '#fff', opacity: 0.08 });
}

/** A name in a holder, which time has faded: a number would read as a code. */
function drawLabel(ink: Ink, [x, y, w, h]: Box): void {
  plate(ink, rect(x, y, w, h, 6), SILVER, { width: 4, bevel: 3 });
  recess(ink, rect(x + 9, y + 8, w - 18, h - 16, 2), '#e9dcbc', {
    depth: 3,
    fill: linear(70, '#f6ecd2', '#d9c69c'),
  });
  writtenLine(ink, {
    at: [x + 20, y + h / 2 + 1],
    length: w - 38,
    color: '#7a6a58',
    width: 3.4,
    height: 4.5,
  });
}

function drawSlots(ink: Ink, [x, y, w]: Box, color: string): void {
  const tone = ramp(color);
  for (const i of range(5)) {
    ink.draw(rect(x, y + i * 19, w, 9, 4.5), { fill: tone.deep });
    ink.draw(rect(x, y + i * 19 + 7.5, w, 3.5, 1.7), { fill: tone.hi, opacity: 0.8 });
  }
}

function drawHandle(ink: Ink, [x, y, w, h]: Box, color: string): void {
  recess(ink, rect(x, y, w, h, 8), color, { depth: 7 });
  const lever = rect(x + 10, y + 12, 22, 70, 8);
  castShadow(ink, lever, { dx: 3, dy: 5, blur: 3, opacity: 0.5 });
  plate(ink, lever, SILVER, { width: 4, bevel: 3 });
  keyhole(ink, [x + 21, y + 50], 4.5);
}

function drawOpened(ink: Ink, color: string): void {
  const [x, y, w] = DOOR;
  const inside = shift(color, { lightness: -0.08, chromaTimes: 0.6 });
  hollow(
    ink,
    { box: DOOR, corners: 6, depth: 28, shelves: [y + 150], light: mix(color, '#fff0cf', 0.4) },
    inside,
    () => {
      ink.draw(polyline([x, y + 222], [x + w, y + 222]), { stroke: ramp(inside).line, width: 10 });
      ink.draw(polyline([x, y + 222], [x + w, y + 222]), { stroke: '#a9b2c0', width: 5 });
      drawHanger(ink, x + w / 2, y + 218);
    },
  );
  leafOutward(ink, { box: DOOR, thickness: 14, angle: 108 }, color, () => drawInnerFace(ink, color));
}

function drawHanger(ink: Ink, cx: number, y: number): void {
  const wire = curve(
    `M${cx} ${y}Q${cx + 15} ${y} ${cx + 13} ${y + 14}Q${cx + 3} ${y + 24} ${cx} ${y + 34}` +
      `L${cx - 58} ${y + 64}L${cx + 58} ${y + 64}L${cx} ${y + 34}`,
  );
  ink.draw(wire, { stroke: '#20222e', width: 10 });
  ink.draw(wire, { stroke: '#cfd6e0', width: 4.5 });
}

function drawInnerFace(ink: Ink, color: string): void {
  const [x, y, w, h] = DOOR;
  solid(ink, rect(...DOOR, 6), shift(color, { lightness: -0.03 }), { bevel: 6 });
  recess(ink, rect(x + 24, y + 30, w - 48, h - 60, 6), color, { depth: 6 });
  ink.draw(rect(x + 60, y + 120, 110, 80, 3), {
    fill: linear(70, '#f7ead0', '#d9c39a'),
    stroke: '#4a3a2c',
    width: 3,
  });
  ink.draw(rect(x + 70, y + 130, 90, 56), { fill: linear(90, '#8fc7e0', '#e8c79a') });
  ink.draw(rect(x + 80, y + 240, 84, 84, 2), { fill: '#f2d36b', stroke: '#6a5420', width: 3 });
  [60, 48, 54].forEach((length, i) => {
    ink.draw(rect(x + 92, y + 258 + i * 18, length, 6, 3), { fill: '#8a6d2a' });
  });
}
