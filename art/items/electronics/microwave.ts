import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { hollow, leafOutward, topPlane } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { metal, plate, roundBar } from '../../matter/metal.ts';
import { RUBBER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  trim: string;
  display: string;
}

const BODY: Box = [112, 30, 396, 226];
const DOOR: Box = [126, 46, 272, 194];
const READY: Point = [478, 70];

/** A microwave. Opened, its door is open and its lamp lights the plate. */
export const microwave = defineItem<Palette>({
  id: 'microwave',
  name: 'Microwave',
  tag: 'Electronics',
  anchor: 'top',
  size: [520, 276],
  margin: { top: 18, right: 44, bottom: 28, left: 30 },
  line: 6.5,
  seed: 306,
  wear: 'none',
  stand: { width: 12.4, center: 30, foot: 91 },
  realSize: { width: 52 },
  palettes: {
    steel: { body: '#a9b2bd', trim: '#3c4050', display: '#6dffb0' },
    cream: { body: '#eadfc4', trim: '#b8543f', display: '#ffb45a' },
    mint: { body: '#8fc9b4', trim: '#e9e2cc', display: '#8ff0ff' },
    black: { body: '#4a4856', trim: '#c9ced8', display: '#ff6a5a' },
  },
  opens: true,
  opening: 'swings',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'steel',
  leaves: [turns('left', [118, 44, 266, 190], [-32, 10, 168, 262])],
  isContainer: true,
  holds: [176, 78, 172, 128],
  isLockable: true,
  hitBox: [108, 14, 404, 258],
  moves: ({ display }, isOpened) => [
    isOpened
      ? { type: 'flicker', at: [262, 108], radius: 92, color: '#fff0c0' }
      : blinking(READY, display, { radius: 16, period: 1000 }),
  ],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 312, 272, 214, 14, 0.6);
    for (const x of [140, 440]) solid(ink, rect(x, 250, 42, 21, [0, 0, 8, 8]), RUBBER, { width: 5 });
    topPlane(ink, [118, 18, 384, 18], 10, palette.body);
    drawBody(ink, palette.body);
    drawPanel(ink, palette, isOpened);
    if (isOpened) drawOpened(ink, palette);
    else drawDoor(ink, palette);
  },
});

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  const outline = rect(...BODY, 14);
  castShadow(ink, outline, { dx: 8, dy: 6, blur: 8, opacity: 0.3 });
  solid(ink, outline, color, {
    bevel: 8,
    fill: linear(80, tone.hi, [tone.light, 0.15], [tone.base, 0.5], tone.shade),
  });
  settle(ink, outline, 0.25);
}

/**
 * A display without digits, which would look like a code; a dial, two keys, and the bar that opens the door.
 */
function drawPanel(ink: Ink, { body, trim, display }: Palette, isOpened: boolean): void {
  recess(ink, rect(412, 48, 82, 44, 7), '#241e2c', { depth: 5, fill: '#15101c' });
  const lit = isOpened ? mix(display, '#15101c', 0.55) : display;
  for (const i of range(3)) {
    const wave = curve(`M${425 + i * 11} 82C${418 + i * 11} 74 ${432 + i * 11} 68 ${425 + i * 11} 59`);
    ink.draw(wave, { stroke: lit, width: 4, cap: 'round' });
  }
  glow(ink, 436, 70, 30, display, isOpened ? 0.15 : 0.4, 20);
  ink.draw(oval(...READY, 5), { fill: mix(display, '#15101c', 0.5) });
  drawDial(ink, [453, 134], trim);
  for (const x of [414, 456]) {
    const key = rect(x, 176, 36, 17, 6);
    solid(ink, key, shift(body, { lightness: 0.05 }), { width: 4, bevel: 3 });
    ink.draw(rect(x + 10, 183, 16, 3.6, 2), { fill: ramp(body).line, opacity: 0.65 });
  }
  const bar = rect(414, 202, 78, 32, 9);
  castShadow(ink, bar, { dx: 3, dy: 5, blur: 3, opacity: 0.4 });
  solid(ink, bar, trim, { bevel: 5, width: 5 });
  statusLamp(ink, [453, 218], display, isOpened);
}

function drawDial(ink: Ink, [cx, cy]: Point, color: string): void {
  const tone = ramp(color);
  const marks = range(9).map((i) =>
    polyline(polar(cx, cy, 31, 150 + i * 30), polar(cx, cy, 37, 150 + i * 30)),
  );
  ink.draw(joinPaths(...marks), { stroke: '#1d1824', width: 3, cap: 'round', opacity: 0.8 });
  const skirt = oval(cx, cy, 26);
  castShadow(ink, skirt, { dx: 4, dy: 7, blur: 5, opacity: 0.5 });
  solid(ink, skirt, color, { width: 5, bevel: 4, fill: metal(color, 50) });
  ink.draw(oval(cx - 1, cy - 1, 17), {
    fill: radial(0.36, 0.3, 0.85, tone.hi, [tone.base, 0.55], tone.dark),
  });
  ink.draw(polyline(polar(cx, cy, 8, 245), polar(cx, cy, 21, 245)), {
    stroke: tone.line,
    width: 5,
    cap: 'round',
  });
}

function drawDoor(ink: Ink, { body, trim, display }: Palette): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(body);
  solid(ink, rect(...DOOR, 10), shift(body, { lightness: -0.03 }), {
    bevel: 7,
    fill: linear(75, tone.light, [tone.base, 0.4], tone.shade),
  });
  const pane: Box = [x + 20, y + 22, w - 72, h - 44];
  plate(ink, rect(pane[0] - 8, pane[1] - 8, pane[2] + 16, pane[3] + 16, 18), mix(trim, '#c9ced8', 0.45), {
    width: 4.5,
    bevel: 3,
  });
  recess(ink, rect(...pane, 13), '#2a2434', {
    depth: 9,
    fill: radial(0.4, 0.35, 0.9, '#4d5866', ['#2c2d3e', 0.5], '#15121d'),
  });
  ink.clip(rect(...pane, 13), () => {
    drawBehindPane(ink, pane, display);
    const [left, top, right, foot] = [pane[0], pane[1], pane[0] + pane[2], pane[1] + pane[3]];
    const glare = polygon([left, top], [left + 74, top], [left, top + 96]);
    ink.draw(glare, { fill: linear(60, ['#fff', 0, 0.3], ['#fff', 1, 0.05]) });
    const streak = polygon([right - 40, top], [right - 22, top], [right - 110, foot], [right - 128, foot]);
    ink.draw(streak, { fill: '#fff', opacity: 0.09 });
  });
  drawHandle(ink, [x + w - 32, y + 20, 20, h - 40], trim);
}

/** Draws the dim inside: a plate, and a forgotten cup. */
function drawBehindPane(ink: Ink, [x, y, w, h]: Box, light: string): void {
  const [cx, foot] = [x + w * 0.5, y + h - 24];
  const lamp = mix(light, '#ffe0a0', 0.6);
  ink.draw(polygon([x, y + h], [x + 24, y + h - 44], [x + w - 24, y + h - 44], [x + w, y + h]), {
    fill: '#5a5660',
    opacity: 0.55,
  });
  glow(ink, cx, foot - 30, 110, lamp, 0.55, 78);
  const plate = ramp('#9fc0cc');
  ink.draw(oval(cx, foot + 3, 80, 13), { fill: plate.deep });
  ink.draw(oval(cx, foot, 80, 13), {
    fill: linear(80, plate.hi, plate.shade),
    stroke: plate.line,
    width: 3.5,
  });
  drawCup(ink, [cx - 4, foot]);
}

function drawCup(ink: Ink, [x, foot]: Point): void {
  const tone = ramp('#c8674e');
  ink.draw(oval(x + 4, foot + 1, 36, 7), { fill: '#1a1320', opacity: 0.5 });
  const ear = arc(x + 29, foot - 31, 15, -88, 88);
  ink.draw(ear, { stroke: tone.line, width: 14, cap: 'round' });
  ink.draw(ear, { stroke: tone.shade, width: 7, cap: 'round' });
  const body = curve(
    `M${x - 30} ${foot - 56}H${x + 30}C${x + 30} ${foot - 16} ${x + 24} ${foot} ${x} ${foot}` +
      `C${x - 24} ${foot} ${x - 30} ${foot - 16} ${x - 30} ${foot - 56}Z`,
  );
  solid(ink, body, tone, { width: 4.5, bevel: 4, fill: linear(0, tone.light, [tone.base, 0.45], tone.dark) });
  solid(ink, oval(x, foot - 56, 30, 7), tone, { width: 4.5, bevel: 1, fill: '#4a2a24' });
}

/** A bar on two feet. */
function drawHandle(ink: Ink, [x, y, w, h]: Box, color: string): void {
  for (const foot of [y + 8, y + h - 24])
    solid(ink, rect(x - 2, foot, w + 4, 16, 5), shift(color, { lightness: -0.08 }), { width: 4.5, bevel: 3 });
  const grip = rect(x, y, w, h, 10);
  castShadow(ink, grip, { dx: 7, dy: 8, blur: 5, opacity: 0.5 });
  solid(ink, grip, color, { bevel: 5, width: 5, fill: roundBar(color) });
  ink.draw(rect(x + 5, y + 12, 4, h - 24, 2), { fill: '#fff', opacity: 0.55 });
}

function drawOpened(ink: Ink, { body, trim }: Palette): void {
  const [x, y, w, h] = DOOR;
  hollow(ink, { box: DOOR, corners: 10, depth: 34, shelves: [] }, '#b3aa9a', () => drawInside(ink));
  leafOutward(ink, { box: DOOR, thickness: 22, angle: 104 }, body, () => {
    solid(ink, rect(...DOOR, 10), mix(body, '#ffffff', 0.25), { bevel: 6 });
    recess(ink, rect(x + 40, y + 26, w - 84, h - 52, 12), '#2a2434', { depth: 6 });
    ink.draw(rect(x + 60, y + 46, w - 124, h - 92, 8), { stroke: '#5a5468', width: 4 });
    for (const top of [y + 34, y + h - 64])
      solid(ink, rect(x + w - 26, top, 14, 30, 4), trim, { width: 4, bevel: 2 });
  });
}

/** The inside: enamel lit by a lamp behind a grille, and a glass plate on rollers. */
function drawInside(ink: Ink): void {
  const [x, y, w, h] = DOOR;
  const [left, right, top, foot] = [x + 34, x + w - 34, y + 34, y + h - 34];
  ink.draw(polygon([left, top], [right, top], [right, foot], [left, foot]), {
    fill: radial(0.28, 0.2, 1, '#fffbe6', ['#f0dcae', 0.4], '#a98a5c'),
  });
  ink.draw(polygon([x, y + h], [left, foot], [right, foot], [x + w, y + h]), {
    fill: linear(90, '#d8bf8c', '#f6e6bd'),
  });
  ink.draw(joinPaths(rect(left + 16, top + 12, 172, 98, 10)), {
    stroke: '#8a6c44',
    width: 2.4,
    opacity: 0.45,
  });
  ink.draw(joinPaths(rect(left + 17.6, top + 13.6, 172, 98, 10)), {
    stroke: '#fffbe8',
    width: 2,
    opacity: 0.7,
  });
  drawGrille(ink, [x + 17, y + 66]);
  for (const i of range(5))
    ink.draw(polyline([x + w - 24, y + 62 + i * 15], [x + w - 10, y + 60 + i * 17]), {
      stroke: '#5c4a44',
      width: 4.5,
      cap: 'round',
    });
  const [cx, cy] = [x + w / 2, y + h - 25];
  ink.draw(oval(cx, cy + 7, 96, 13), { fill: '#3c2c24', opacity: 0.45 });
  ink.draw(oval(cx, cy + 5, 70, 9), { stroke: '#6e625c', width: 6 });
  const disc = oval(cx, cy, 98, 15);
  ink.draw(disc, {
    fill: linear(80, ['#ffffff', 0, 0.95], ['#d4ecf2', 0.5, 0.85], ['#86b4c6', 1, 0.9]),
    stroke: '#3f5c6a',
    width: 4,
  });
  ink.draw(oval(cx, cy - 2, 78, 10), { stroke: '#ffffff', width: 2.4, opacity: 0.9 });
  ink.draw(oval(cx, cy - 1, 46, 6), { stroke: '#7fa6b6', width: 2.2, opacity: 0.8 });
  ink.draw(arc(cx, cy, 98, 100, 165, 15), { stroke: '#fff', width: 3, cap: 'round', move: [0, -3] });
  glow(ink, x + 40, y + 74, 150, '#fff4c4', 0.8, 100);
}

/** The slots in front of the lamp, at the left. */
function drawGrille(ink: Ink, [cx, cy]: Point): void {
  const panel = polygon([cx - 11, cy - 24], [cx + 11, cy - 17], [cx + 11, cy + 33], [cx - 11, cy + 40]);
  ink.draw(panel, { fill: '#fffce8', stroke: '#6a5238', width: 3 });
  for (const i of range(3))
    ink.draw(polyline([cx - 9, cy - 8 + i * 15], [cx + 9, cy - 4 + i * 12]), { stroke: '#6a5238', width: 4 });
}
