import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { cabinetBody, hollow, leafOutward, openDoorShadow, topPlane } from '../../kits/furniture/cabinet.ts';
import { hangingCoat, shoes } from '../../kits/things/clothes.ts';
import { shelfLoad } from '../../kits/things/shelfLoad.ts';
import { turns } from '../../leaves.ts';
import { hinge, keyhole, plate } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  coat: string;
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
  palettes: {
    blue: { body: '#4f7fb0', coat: '#c08a3c' },
    red: { body: '#b5504a', coat: '#3f6a84' },
    sage: { body: '#7f9f7a', coat: '#9a4a58' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [120, 34, 244, 544], [-14, -14, 152, 660])],
  hitBox: [106, 4, 278, 624],
  isContainer: true,
  holds: [170, 400, 190, 155],
  isLockable: true,
  draw(ink, { body, coat }, isOpened) {
    groundShadow(ink, 245, 626, 165, 16, 0.6);
    if (isOpened) openDoorShadow(ink, [62, 634], 72);
    for (const left of [124, 330]) solid(ink, rect(left, 600, 36, 28, [0, 0, 5, 5]), RUBBER);
    topPlane(ink, [112, 2, 266, 26], 18, body);
    cabinetBody(ink, BODY, 6, body);
    settle(ink, rect(...BODY, 6), 0.25);
    if (isOpened) drawOpened(ink, body, coat);
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

/** A label holder with a faded name; a number would look like a code. */
function drawLabel(ink: Ink, [x, y, w, h]: Box): void {
  plate(ink, rect(x, y, w, h, 6), SILVER, { width: 4, bevel: 3 });
  recess(ink, rect(x + 9, y + 8, w - 18, h - 16, 2), '#e9dcbc', {
    depth: 3,
    fill: linear(70, '#f6ecd2', '#d9c69c'),
  });
  for (const [down, length] of [
    [-7, 50],
    [4, 32],
  ] as const)
    ink.draw(rect(x + 22, y + h / 2 + down, length, 4.5, 2.2), { fill: '#7a6a58', opacity: 0.85 });
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

/** A coat, books and boots, with free space beside them. */
function drawOpened(ink: Ink, color: string, coat: string): void {
  const [x, y, w, h] = DOOR;
  const inside = shift(color, { lightness: -0.08, chromaTimes: 0.6 });
  const light = mix(color, '#fff0cf', 0.6);
  hollow(ink, { box: DOOR, corners: 6, depth: 28, shelves: [y + 138], light }, inside, () => {
    shelfLoad(ink, [x, y + 136], coat);
    const rail = polyline([x, y + 184], [x + w, y + 184]);
    ink.draw(rail, { stroke: ramp(inside).line, width: 11 });
    ink.draw(rail, { stroke: '#b9c2d0', width: 5.5 });
    hangingCoat(ink, [x + 70, y + 184, 136, 226], coat);
    glow(ink, x + w / 2, y + h - 40, 118, light, 0.55, 60);
    shoes(ink, [x + 124, y + h - 16], '#6a4630');
  });
  leafOutward(ink, { box: DOOR, thickness: 14, angle: 108 }, color, () => drawInnerFace(ink, color));
}

/** A mirror, a postcard and a slip of paper. */
function drawInnerFace(ink: Ink, color: string): void {
  const [x, y, w, h] = DOOR;
  solid(ink, rect(...DOOR, 6), shift(color, { lightness: -0.03 }), { bevel: 6 });
  recess(ink, rect(x + 24, y + 30, w - 48, h - 60, 6), color, { depth: 6 });
  solid(ink, rect(x + 58, y + 62, 118, 128, 5), SILVER, { width: 4, bevel: 3 });
  ink.draw(rect(x + 68, y + 72, 98, 108, 3), {
    fill: linear(50, '#e4f2f8', ['#9fc0d4', 0.5], '#6a8aa4'),
    stroke: '#3a4458',
    width: 3,
  });
  ink.draw(polygon([x + 84, y + 180], [x + 134, y + 72], [x + 152, y + 72], [x + 102, y + 180]), {
    fill: '#fff',
    opacity: 0.5,
  });
  ink.draw(rect(x + 60, y + 218, 110, 80, 3), { fill: '#f7ead0', stroke: '#4a3a2c', width: 3 });
  ink.draw(rect(x + 68, y + 226, 94, 64), { fill: linear(90, '#7fc4e4', ['#f4d9a8', 0.62], '#d8a860') });
  ink.draw(oval(x + 136, y + 244, 9), { fill: '#fff3c0' });
  ink.draw(rect(x + 74, y + 330, 88, 88, 2), { fill: '#f2d36b', stroke: '#6a5420', width: 3 });
  for (const [i, length] of [62, 44, 54].entries())
    ink.draw(rect(x + 86, y + 350 + i * 20, length, 7, 3.5), { fill: '#8a6d2a', opacity: 0.85 });
}
