import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point, polar } from '../../ink/path.ts';
import { ngon, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { swing } from '../../ink/swing.ts';
import { hollow } from '../../kits/furniture/cabinet.ts';
import { standsAjar } from '../../leaves.ts';
import { courses } from '../../matter/courses.ts';
import { hinge, knob, mirror, plate, rivets, sphere } from '../../matter/metal.ts';
import { BRASS, GOLD } from '../../matter/palette.ts';
import { ALPS, DESERT, drawLandscape, LAKE, MEADOW, type View } from './painting/landscape.ts';

interface Palette {
  frame: string;
  view: View;
  niche: string;
  /** The niche has an iron frame and lies in shadow, and the painting's own frame has a brass plate. */
  hasIronNiche?: boolean;
}

const WIDTH = 420;
const HEIGHT = 340;
const NICHE: Box = [62, 42, 312, 258];
const CANVAS = rect(46, 46, WIDTH - 92, HEIGHT - 92);
const CORNERS: readonly Point[] = [
  [22, 22],
  [398, 22],
  [22, 318],
  [398, 318],
];

/** A painting. Opened, it is swung aside on hinges and shows a hiding place in the wall. */
export const painting = defineItem<Palette>({
  id: 'painting',
  name: 'Painting',
  tag: 'Decorations',
  anchor: 'wall',
  size: [WIDTH, HEIGHT],
  margin: { top: 44, right: 42, bottom: 60, left: 54 },
  line: 6,
  seed: 31,
  stand: { width: 13.5, center: 74, foot: 40 },
  realSize: { width: 80 },
  palettes: {
    gold: { frame: '#d3a03c', view: MEADOW, niche: '#7a6456' },
    walnut: { frame: '#7a4a2c', view: LAKE, niche: '#5c5668' },
    ebony: { frame: '#474250', view: DESERT, niche: '#8a6a4c' },
    copper: { frame: '#a85f38', view: ALPS, niche: '#665a5c', hasIronNiche: true },
  },
  opens: true,
  opening: 'aside',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [206, 116, 144, 150],
  leaves: [standsAjar('left', [-4, -4, 430, 352], [-4, -32, 200, 406])],
  draw(ink, palette, isOpened) {
    if (isOpened) drawSwungOpen(ink, palette);
    else drawHung(ink, palette);
  },
});

function drawHung(ink: Ink, palette: Palette): void {
  castShadow(ink, rect(0, 0, WIDTH, HEIGHT, 8), { dx: 10, dy: 14, blur: 12, opacity: 0.45 });
  drawPainting(ink, palette);
}

/** The hiding place behind it, and the picture on its hinges, turned toward the viewer. */
function drawSwungOpen(ink: Ink, palette: Palette): void {
  const { frame, niche, hasIronNiche } = palette;
  const rim = rect(42, 20, 352, 300, 8);
  castShadow(ink, rim, { dx: 5, dy: 7, blur: 7, opacity: 0.4 });
  solid(ink, rim, niche, {
    bevel: 6,
    fill: linear(65, ramp(niche).hi, [ramp(niche).light, 0.4], ramp(niche).shade),
  });
  if (hasIronNiche) drawIronNiche(ink, niche);
  else
    hollow(ink, { box: NICHE, corners: 4, depth: 40, shelves: [], light: '#ffcf7a' }, niche, () => {
      ink.clip(rect(102, 82, 232, 178), () =>
        courses(ink, [102, 82, 232, 178], { height: 36, length: 70, color: ramp(niche).line }),
      );
    });
  const turn = swing({ hinge: 0, cx: 150, cy: 180, angle: -66, distance: 2500, isMirrored: false });
  const [farX, farTop] = turn(WIDTH, 0);
  const [, farBottom] = turn(WIDTH, HEIGHT);
  const leaf = polygon([0, 6], [farX + 14, farTop + 10], [farX + 14, farBottom - 4], [0, HEIGHT - 4]);
  ink.draw(leaf, { fill: SHADOW, opacity: 0.5, blur: 9, move: [12, 8] });
  const edge = polygon(
    [farX - 2, farTop],
    [farX + 16, farTop + 6],
    [farX + 16, farBottom - 6],
    [farX - 2, farBottom],
  );
  solid(ink, edge, frame, { bevel: 3, fill: linear(0, ramp(frame).dark, ramp(frame).deep) });
  ink.warp(turn, () => drawPainting(ink, palette));
  for (const y of [70, 262]) hinge(ink, [0, y], 34, frame, 14);
}

/**
 * An iron frame, and in the shadow within it a glint of brass: a keyhole of the hatch that is seen from near, or what
 * is behind it. The room may have opened that hatch since, and this picture stays as it is.
 */
function drawIronNiche(ink: Ink, iron: string): void {
  const [x, y, w, h] = NICHE;
  const opening: Box = [x + 40, y + 40, w - 80, h - 80];
  ink.draw(rect(x - 4, y - 4, w + 8, h + 8, 4), { fill: ramp(iron).deep });
  const frame = joinPaths(rect(...NICHE, 6), rect(...opening, 4));
  plate(ink, frame, iron, { evenOdd: true, fill: mirror(iron, 55), bevel: 8 });
  rivets(ink, rivetsAround([x + 20, y + 20, w - 40, h - 40]), 7, iron);
  const [middle, height] = [x + w * 0.6, y + h / 2];
  recess(ink, rect(...opening, 4), ramp(iron).deep, {
    depth: 16,
    fill: linear(20, '#0b080c', ['#1a161b', 0.5], ramp(iron).dark),
    texture: () => glow(ink, middle, height, 46, GOLD, 0.3),
  });
  ink.draw(oval(middle, height, 11, 15), { fill: mix(GOLD, '#1a161b', 0.35) });
  ink.draw(oval(middle - 3, height - 5, 3, 5), { fill: GOLD, opacity: 0.9 });
}

/** Places along the sides of a box, the corners included. */
function rivetsAround([x, y, w, h]: Box): readonly Point[] {
  return range(5).flatMap((i): Point[] => [
    [x + (w * i) / 4, y],
    [x + (w * i) / 4, y + h],
    ...(i > 0 && i < 4
      ? ([
          [x, y + (h * i) / 4],
          [x + w, y + (h * i) / 4],
        ] as const)
      : []),
  ]);
}

function drawPainting(ink: Ink, { frame, view, hasIronNiche }: Palette): void {
  drawFrame(ink, frame);
  for (const corner of CORNERS) drawRosette(ink, corner, frame);
  ink.clip(CANVAS, () => {
    drawLandscape(ink, view);
    ink.draw(CANVAS, { stroke: SHADOW, width: 18, opacity: 0.5, move: [3, 4], blur: 4 });
    ink.draw(polygon([46, 250], [190, 46], [250, 46], [60, 294], [46, 294]), { fill: '#fff', opacity: 0.1 });
  });
  ink.draw(CANVAS, { stroke: ramp(frame).line });
  if (hasIronNiche) drawPlate(ink);
}

/** A brass plate on the frame, with two lines of writing. */
function drawPlate(ink: Ink): void {
  plate(ink, rect(140, 298, 140, 36, 5), BRASS, { width: 4, bevel: 3 });
  for (const [y, half] of [
    [311, 52],
    [322, 38],
  ] as const)
    ink.draw(rect(210 - half, y, half * 2, 4, 2), { fill: ramp(BRASS).line, opacity: 0.8 });
}

function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  const frame = joinPaths(rect(0, 0, WIDTH, HEIGHT, 8), CANVAS);
  const fill = linear(55, tone.hi, [tone.base, 0.3], [tone.light, 0.5], [tone.shade, 0.8], tone.dark);
  solid(ink, frame, color, { evenOdd: true, bevel: 7, fill });
  ink.draw(polygon([0, 0], [420, 0], [374, 46], [46, 46]), { fill: tone.light, opacity: 0.35 });
  ink.draw(polygon([420, 0], [420, 340], [374, 294], [374, 46]), { fill: tone.dark, opacity: 0.4 });
  ink.draw(polygon([0, 340], [420, 340], [374, 294], [46, 294]), { fill: tone.dark, opacity: 0.55 });
  ink.draw(polygon([0, 0], [46, 46], [46, 294], [0, 340]), { fill: tone.hi, opacity: 0.22 });
  for (const inset of [10, 34]) {
    const groove = rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 4);
    ink.draw(groove, { stroke: tone.dark, width: 3, opacity: 0.8 });
    ink.draw(groove, { stroke: tone.hi, width: 1.8, opacity: 0.8, move: [2, 2] });
  }
  for (const bead of beads())
    ink.draw(oval(...bead, 5.2), { fill: sphere(color), stroke: tone.line, width: 1.6 });
}

function beads(): Point[] {
  const across = range(23).flatMap((i): Point[] => [
    [22 + i * 17.1, 22],
    [22 + i * 17.1, 318],
  ]);
  const down = range(16).flatMap((i): Point[] => [
    [22, 39.4 + i * 17.4],
    [398, 39.4 + i * 17.4],
  ]);
  return [...across, ...down];
}

function drawRosette(ink: Ink, [cx, cy]: Point, color: string): void {
  const { line } = ramp(color);
  const boss = ngon(cx, cy, 25, 8, 22.5);
  castShadow(ink, boss, { dx: 2, dy: 3, blur: 3 });
  solid(ink, boss, color, { width: 3.5, bevel: 4 });
  for (const i of range(6))
    ink.draw(oval(...polar(cx, cy, 10, i * 60), 6.5), { fill: sphere(color), stroke: line, width: 1.4 });
  knob(ink, [cx, cy], 6, color);
}
