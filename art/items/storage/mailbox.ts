import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { letterStack } from '../../kits/things/letters.ts';
import { turns } from '../../leaves.ts';
import { knob, metal, plate, rivets } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  body: string;
  flag: string;
  post: string;
}

const FRONT = arch(40, 40, 240, 220, 120);
const MOUTH = arch(58, 58, 204, 196, 102);

/** A mailbox on a post. Opened, its door is down, its flag up, and there is mail inside. */
export const mailbox = defineItem<Palette>({
  id: 'mailbox',
  name: 'Mailbox',
  tag: 'Storage',
  anchor: 'floor',
  size: [340, 500],
  margin: { top: 20, right: 40, bottom: 36, left: 34 },
  line: 6.5,
  seed: 262,
  stand: { width: 11.5, center: 17, foot: 88 },
  realSize: { height: 110 },
  palettes: {
    blue: { body: '#3f74b4', flag: '#d8443c', post: '#9a6c42' },
    red: { body: '#c4433c', flag: '#e6b23c', post: '#6d5348' },
    green: { body: '#4f8a5e', flag: '#d8443c', post: '#b08a58' },
    steel: { body: '#9aa6b4', flag: '#d8443c', post: '#7a5638' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('bottom', [42, 54, 226, 200], [24, 254, 278, 124])],
  hitBox: [24, 24, 300, 470],
  isContainer: true,
  holds: [86, 120, 148, 128],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 160, 494, 96, 13, 0.6);
    drawPost(ink, palette.post);
    drawFlag(ink, palette, isOpened);
    drawBody(ink, palette.body);
    if (isOpened) drawOpened(ink, palette);
    else drawDoor(ink, palette);
  },
});

function drawPost(ink: Ink, color: string): void {
  board(ink, [94, 474, 132, 22], shift(color, { lightness: -0.05 }), { corners: 5, direction: 'along x' });
  board(ink, [134, 250, 52, 228], color, { corners: 3, bevel: 7 });
  settle(ink, rect(134, 250, 52, 228), 0.35);
  for (const side of [-1, 1]) {
    const brace = polygon(
      [160 + side * 26, 330],
      [160 + side * 92, 262],
      [160 + side * 92, 290],
      [160 + side * 26, 358],
    );
    solid(ink, brace, color, { bevel: 5 });
  }
}

/** The body behind the front, which runs away from the viewer. */
function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  const back = arch(52, 24, 216, 220, 108);
  castShadow(ink, FRONT, { dx: 9, dy: 6, blur: 10, opacity: 0.35 });
  solid(ink, back, color, { fill: linear(90, tone.hi, [tone.base, 0.3], tone.dark) });
  solid(ink, FRONT, color, {
    bevel: 9,
    fill: linear(65, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.shade),
  });
  board(ink, [28, 252, 264, 18], '#7a5a40', { corners: 4, direction: 'along x' });
}

function drawDoor(ink: Ink, { body }: Palette): void {
  const tone = ramp(body);
  ink.draw(MOUTH, { fill: tone.deep, stroke: tone.line });
  solid(ink, arch(65, 66, 190, 186, 95), body, {
    bevel: 8,
    width: 4.5,
    fill: linear(60, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
  drawEnvelope(ink, [160, 178]);
  solid(ink, rect(128, 92, 64, 22, 11), SILVER, { fill: metal(SILVER, 80), width: 5, bevel: 3 });
  knob(ink, [160, 100], 11, SILVER);
  rivets(
    ink,
    [
      [84, 236],
      [236, 236],
      [90, 130],
      [230, 130],
    ],
    6,
    body,
  );
}

function drawEnvelope(ink: Ink, [cx, cy]: Point): void {
  const sheet = rect(cx - 48, cy - 30, 96, 62, 6);
  castShadow(ink, sheet, { dx: 2, dy: 4, blur: 3, opacity: 0.35 });
  solid(ink, sheet, '#f2e6c8', { bevel: 3, width: 4.5 });
  ink.draw(polyline([cx - 46, cy - 26], [cx, cy + 8], [cx + 46, cy - 26]), { stroke: '#8a6a44', width: 4.5 });
  ink.draw(oval(cx, cy + 8, 8), { fill: '#c4433c', stroke: '#6a201c', width: 3 });
}

/** The flag, which turns on an arm of the box. */
function drawFlag(ink: Ink, { flag }: Palette, isUp: boolean): void {
  solid(ink, rect(252, 141, 50, 22, 8), SILVER, { fill: metal(SILVER, 90), width: 5, bevel: 3 });
  ink.at(
    [292, 152],
    () => {
      solid(ink, rect(-6, -112, 12, 118, 4), SILVER, { fill: metal(SILVER, 0), width: 5, bevel: 2 });
      solid(ink, curve('M4 -112L52 -112L40 -92L52 -72L4 -72Z'), flag, { bevel: 4, width: 5 });
    },
    { turn: isUp ? 0 : 180, mirror: !isUp },
  );
  knob(ink, [292, 152], 9, SILVER);
}

function drawOpened(ink: Ink, { body, post }: Palette): void {
  const tone = ramp(body);
  recess(ink, MOUTH, body, { depth: 18, fill: linear(90, '#120c16', [tone.deep, 0.6], tone.dark) });
  ink.clip(MOUTH, () => {
    glow(ink, 160, 236, 130, '#ffdf9a', 0.75, 110);
    ink.draw(polygon([58, 256], [96, 222], [224, 222], [262, 256]), {
      fill: linear(90, tone.dark, tone.light),
    });
    letterStack(ink, [64, 156, 96, 84], '#b5402f');
    ink.draw(rect(58, 58, 204, 60), { fill: linear(90, ['#0a0710', 0, 0.6], ['#0a0710', 1, 0]) });
  });
  const door = polygon([60, 258], [260, 258], [282, 330], [262, 352], [58, 352], [38, 330]);
  castShadow(ink, door, { dx: 4, dy: 16, blur: 9, opacity: 0.5 });
  solid(ink, door, body, { bevel: 8, fill: linear(90, tone.shade, [tone.light, 0.7], tone.hi) });
  recess(ink, polygon([84, 270], [236, 270], [252, 322], [240, 336], [80, 336], [68, 322]), body, {
    depth: 5,
  });
  const letter = polygon([120, 282], [206, 276], [218, 316], [114, 322]);
  castShadow(ink, letter, { dx: 3, dy: 4, blur: 3, opacity: 0.4 });
  solid(ink, letter, '#f4e8cc', { bevel: 3, width: 4 });
  ink.draw(polyline([122, 284], [166, 302], [205, 279]), { stroke: post, width: 3 });
  plate(ink, rect(134, 344, 52, 14, 6), SILVER, { width: 4.5 });
}
