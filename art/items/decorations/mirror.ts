import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { swing } from '../../ink/swing.ts';
import { type InkSign, inkSign } from '../../kits/inkSigns.ts';
import { courses } from '../../matter/courses.ts';
import { hinge, knob, plate, sphere } from '../../matter/metal.ts';
import { GOLD, IRON, SILVER } from '../../matter/palette.ts';
import { wood } from '../../matter/wood.ts';

interface Palette {
  frame: string;
  glass: string;
  jewel: string;
  niche: string;
  light: string;
  /** Chalked on the back. */
  mark: InkSign;
}

const WIDTH = 280;
const HEIGHT = 380;
const CENTER: Point = [140, 204];
const OUTER = [132, 170] as const;
const INNER = [98, 136] as const;
const GLASS = oval(...CENTER, ...INNER);
/** The hole in the wall is a little smaller than what hides it. */
const HOLE = oval(CENTER[0], CENTER[1], 106, 144);
const LEAVES = 28;
const CREST = curve(
  'M60 58C62 30 88 30 96 44C98 20 118 4 140 -4C162 4 182 20 184 44C192 30 218 30 220 58C212 76 188 70 176 66L104 66C92 70 68 76 60 58Z',
);
const FOOT = curve(
  'M92 350C112 362 120 384 140 388C160 384 168 362 188 350C170 348 160 356 140 356C120 356 110 348 92 350Z',
);
const BACKING = '#8a6444';

/** A mirror on a hinge; opened, it is swung aside and shows a niche in the wall. */
export const mirror = defineItem<Palette>({
  id: 'mirror',
  name: 'Mirror',
  tag: 'Decorations',
  anchor: 'wall',
  size: [WIDTH, HEIGHT],
  margin: { top: 26, right: 48, bottom: 48, left: 126 },
  line: 6,
  seed: 83,
  stand: { width: 15, center: 28.5, foot: 57 },
  palettes: {
    gilt: {
      frame: GOLD,
      glass: '#a8cfdc',
      jewel: '#c23f4c',
      niche: '#6a4a3c',
      light: '#ffd27a',
      mark: 'sun',
    },
    silver: {
      frame: SILVER,
      glass: '#9fb8d8',
      jewel: '#3f6fb8',
      niche: '#4a4a64',
      light: '#9fd0ff',
      mark: 'moon',
    },
    rose: {
      frame: '#c9786a',
      glass: '#d8c4d4',
      jewel: '#3f8f7a',
      niche: '#5f3f54',
      light: '#ffb0a0',
      mark: 'flame',
    },
    ebony: {
      frame: '#4a4256',
      glass: '#8fb0ac',
      jewel: '#d9a441',
      niche: '#3f4a44',
      light: '#9ff0b8',
      mark: 'drop',
    },
  },
  opens: true,
  draw(ink, palette, isOpened) {
    if (!isOpened) {
      castShadow(ink, oval(...CENTER, ...OUTER), { dx: 10, dy: 15, blur: 13, opacity: 0.45 });
      drawMirror(ink, palette);
      return;
    }
    drawNiche(ink, palette);
    const turn = swing({ hinge: 14, cx: 140, cy: 204, angle: -112, distance: 1900, isMirrored: false });
    ink.warp(turn, () => drawReverse(ink, palette));
    for (const y of [150, 232]) hinge(ink, [14, y], 30, palette.frame, 14);
  },
});

function drawMirror(ink: Ink, palette: Palette): void {
  drawCrest(ink, palette);
  drawFrame(ink, palette.frame);
  drawGlass(ink, palette.glass);
  drawFoot(ink, palette);
}

function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  const ring = joinPaths(oval(...CENTER, ...OUTER), GLASS);
  const fill = linear(55, tone.hi, [tone.base, 0.28], [tone.light, 0.48], [tone.shade, 0.78], tone.dark);
  solid(ink, ring, color, { evenOdd: true, bevel: 6, fill });
  ink.draw(oval(...CENTER, 122, 160), { stroke: tone.dark, width: 3, opacity: 0.8 });
  ink.draw(oval(...CENTER, 122, 160), { stroke: tone.hi, width: 2, opacity: 0.8, move: [1.5, 2] });
  for (const i of range(LEAVES)) drawFrameLeaf(ink, (i * 360) / LEAVES, color);
  for (const i of range(44)) {
    const [dx, dy] = polar(0, 0, 1, (i * 360) / 44);
    const bead = oval(CENTER[0] + dx * 101, CENTER[1] + dy * 139, 4);
    ink.draw(bead, { fill: sphere(color), stroke: tone.line, width: 1.5 });
  }
}

/** One of a wreath of leaves laid around the frame, from the top down both sides. */
function drawFrameLeaf(ink: Ink, degrees: number, color: string): void {
  const tone = ramp(color);
  const [dx, dy] = polar(0, 0, 1, degrees);
  const at: Point = [CENTER[0] + dx * 113, CENTER[1] + dy * 151];
  const down = dx >= 0 ? 1 : -1;
  const along = (Math.atan2(dx * 151, -dy * 113) * 180) / Math.PI + (down < 0 ? 180 : 0);
  const leaf = turnPath(movedLeaf(at), along, at);
  ink.draw(leaf, { fill: linear(55, tone.hi, [tone.base, 0.5], tone.dark), stroke: tone.line, width: 2.2 });
}

function movedLeaf([x, y]: Point): Path {
  return curve(`M${x - 14} ${y}Q${x - 4} ${y - 12} ${x + 15} ${y}Q${x - 4} ${y + 12} ${x - 14} ${y}Z`);
}

function drawGlass(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = linear(70, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.shade);
  ink.draw(GLASS, { fill });
  ink.clip(GLASS, () => {
    drawReflectedRoom(ink, color);
    ink.draw(polygon([40, 330], [190, 60], [232, 60], [82, 360]), { fill: '#fff', opacity: 0.34 });
    ink.draw(polygon([110, 350], [246, 100], [258, 110], [126, 356]), { fill: '#fff', opacity: 0.24 });
    ink.draw(GLASS, { stroke: SHADOW, width: 16, opacity: 0.4, blur: 6, move: [3, 4] });
  });
  ink.draw(GLASS, { stroke: tone.line, width: 5 });
  ink.draw(arc(CENTER[0], CENTER[1], 86, 196, 250, 124), {
    stroke: '#fff',
    width: 5,
    opacity: 0.8,
    cap: 'round',
  });
}

/** The far side of the room, dim: a window and the line of the floor. */
function drawReflectedRoom(ink: Ink, color: string): void {
  const dim = mix(color, '#2f2c54', 0.4);
  ink.draw(rect(20, 276, 240, 90), { fill: dim, opacity: 0.4 });
  const window = curve('M96 246V168Q96 132 128 132Q160 132 160 168V246Z');
  ink.draw(window, { fill: '#fff', opacity: 0.4, stroke: dim, width: 4 });
  ink.draw(joinPaths(rect(126, 132, 4, 114), rect(96, 188, 64, 4)), { fill: dim, opacity: 0.6 });
}

function drawCrest(ink: Ink, { frame, jewel }: Palette): void {
  const tone = ramp(frame);
  castShadow(ink, CREST, { dx: 3, dy: 6, blur: 5, opacity: 0.35 });
  solid(ink, CREST, frame, { fill: linear(60, tone.hi, [tone.base, 0.45], tone.dark), bevel: 5 });
  for (const side of [-1, 1]) {
    const scroll = arc(140 + side * 62, 52, 10, side < 0 ? 20 : 160, side < 0 ? 330 : -150);
    ink.draw(scroll, { stroke: tone.line, width: 4.5, cap: 'round' });
    const rib = curve(`M140 56Q${140 + side * 12} 26 ${140 + side * 32} 34`);
    ink.draw(rib, { stroke: tone.dark, width: 4, cap: 'round' });
  }
  drawJewel(ink, [140, 34], 17, jewel, frame);
}

function drawFoot(ink: Ink, { frame, jewel }: Palette): void {
  const tone = ramp(frame);
  solid(ink, FOOT, frame, { fill: linear(60, tone.hi, [tone.base, 0.45], tone.dark), bevel: 4 });
  drawJewel(ink, [140, 366], 9, jewel, frame);
}

function drawJewel(ink: Ink, [cx, cy]: Point, radius: number, color: string, setting: string): void {
  knob(ink, [cx, cy], radius * 1.3, setting);
  ink.draw(oval(cx, cy, radius * 0.9), { fill: sphere(color), stroke: ramp(color).line, width: 3.5 });
  ink.draw(oval(cx - radius * 0.3, cy - radius * 0.35, radius * 0.3, radius * 0.22), {
    fill: '#fff',
    opacity: 0.9,
  });
}

/** The back of the mirror, as the drawing's front is turned: boards, a brace and a mark. */
function drawReverse(ink: Ink, { frame, mark }: Palette): void {
  const tone = ramp(frame);
  for (const part of [CREST, FOOT])
    solid(ink, part, frame, { fill: linear(60, tone.base, tone.deep), bevel: 4 });
  solid(ink, oval(...CENTER, ...OUTER), frame, { fill: linear(60, tone.base, tone.dark), bevel: 5 });
  const board = oval(CENTER[0], CENTER[1], 112, 150);
  wood(ink, board, [28, 54, 224, 300], BACKING, { bevel: 5, strength: 0.6, texture: () => drawJoints(ink) });
  for (const y of [128, 268]) plate(ink, rect(50, y, 180, 22, 5), IRON, { width: 4 });
  inkSign(ink, mark, [140, 208], 2.5, '#f6ead0', 7.5);
}

function drawJoints(ink: Ink): void {
  for (const x of [84, 140, 196])
    ink.draw(polyline([x, 50], [x, 360]), { stroke: ramp(BACKING).line, width: 4 });
}

/** A hole with a shelf across it, lit from within. */
function drawNiche(ink: Ink, { niche, light, frame }: Palette): void {
  const tone = ramp(niche);
  solid(ink, oval(CENTER[0], CENTER[1], 118, 156), niche, {
    bevel: 6,
    fill: linear(65, tone.hi, [tone.light, 0.4], tone.shade),
  });
  const inside = (): void => {
    glow(ink, 150, 190, 150, light, 0.75, 170);
    courses(ink, [20, 92, 240, 190], { height: 38, length: 64, color: tone.deep });
    const floor = curve('M20 284Q140 262 260 284V360H20Z');
    ink.draw(floor, { fill: linear(90, tone.light, tone.base), stroke: tone.line, width: 4.5 });
    ink.draw(oval(146, 296, 74, 13), { fill: light, opacity: 0.45 });
  };
  recess(ink, HOLE, niche, {
    depth: 22,
    opacity: 0.75,
    fill: linear(65, tone.deep, [tone.dark, 0.6], tone.shade),
    texture: inside,
  });
  ink.draw(HOLE, { stroke: ramp(frame).line });
  ink.draw(oval(CENTER[0], CENTER[1], 110, 148), { stroke: tone.hi, width: 2.5, opacity: 0.5 });
}
