import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { board } from '../../../matter/wood.ts';
import { car } from '../../sights/car.ts';
import { type Corridor, drawShell, farEnd, onLevel, onWall, through } from './perspective.ts';

/** The outlines of tools that hang from 0, 0, in a box of about 40 by 80. */
const SPANNER = curve(
  'M-5 26L5 26L5 62C16 68 16 82 6 88L6 76L-6 76L-6 88C-16 82 -16 68 -5 62ZM-5 26C-16 20 -16 4 -6 -2' +
    'L-6 12L6 12L6 -2C16 4 16 20 5 26Z',
);
const HAMMER = curve('M-5 18L5 18L7 84L-7 84ZM-22 2L14 2C22 2 26 8 26 18L-22 18Z');
const SAW = curve('M-16 0L16 0L16 20L-16 20ZM-14 22L14 22L-2 88L-12 88Z');
const TOOLS = [
  [SPANNER, 0.13, '#c3cad4'],
  [HAMMER, 0.38, '#c98a4a'],
  [SAW, 0.65, '#d2584a'],
  [SPANNER, 0.87, '#c3cad4'],
] as const;
const CANS = ['#e0573f', '#4fa0c8', '#f0c04a', '#6fb86a', '#b07ac8'] as const;

/** Beyond a garage's door: a workshop with a wall of tools and an old car. */
export function workshopView(ink: Ink, opening: Path, box: Box, paint: string): void {
  const room: Corridor = { box, farScale: 0.62, vanishing: [0.5, 0.44] };
  const at = placesIn(box);
  through(ink, opening, () => {
    drawShell(ink, room, {
      wall: '#8a7a74',
      floor: '#8d8a92',
      ceiling: '#5a4a4c',
      far: linear(90, '#b59a7c', '#e0c49a'),
    });
    drawFloor(ink, room);
    sidePosts(ink, room);
    const back = farEnd(room);
    shelf(ink, back);
    toolBoard(ink, back);
    ink.draw(rect(...back), { stroke: '#3a2a30', width: 3 });
    drawLamp(ink, at(0.5, 0.2), box[2] * 0.2);
    car(ink, at(0.5, 0.915), Math.min(box[2] * 0.0041, box[3] * 0.0025), paint);
  });
}

function drawFloor(ink: Ink, room: Corridor): void {
  ink.warp(onLevel(room, 'floor'), () => {
    const joints = joinPaths(rect(0.33, 0, 0.008, 1), rect(0.66, 0, 0.008, 1), rect(0, 0.45, 1, 0.02));
    ink.draw(joints, { fill: '#4f4a58', opacity: 0.8 });
    ink.draw(oval(0.24, 0.1, 0.13, 0.05), { fill: '#3a3444', opacity: 0.5 });
    ink.draw(polygon([0.12, 0], [0.88, 0], [0.8, 1], [0.2, 1]), {
      fill: linear(90, ['#ffe6ae', 0, 0.1], ['#ffe6ae', 1, 0.5]),
    });
  });
}

function sidePosts(ink: Ink, room: Corridor): void {
  for (const wall of ['left', 'right'] as const)
    ink.warp(onWall(room, wall), () => {
      for (const depth of [0.12, 0.5, 0.88])
        ink.draw(rect(depth, 0, 0.09, 1), { fill: '#5f4a48', stroke: '#382a30', width: 2 });
      ink.draw(rect(0, 0.34, 1, 0.03), { fill: '#5f4a48', stroke: '#382a30', width: 2 });
      ink.draw(rect(0, 0.94, 1, 0.06), { fill: '#463a42' });
    });
}

/** Paint tins in a row. */
function shelf(ink: Ink, [x, y, w, h]: Box): void {
  const foot = y + h * 0.25;
  CANS.forEach((color, i) => {
    const size = 27 + (i % 2) * 6;
    const left = x + w * (0.09 + i * 0.175);
    const tin = linear(0, ramp(color).light, [ramp(color).hi, 0.3], ramp(color).dark);
    solid(ink, rect(left, foot - size, 25, size, 3), color, { fill: tin, width: 3, bevel: 2 });
    ink.draw(rect(left - 1, foot - size - 3, 27, 6, 3), { fill: '#d5dae2', stroke: '#3a2a30', width: 2.5 });
  });
  board(ink, [x + w * 0.05, foot, w * 0.9, 10], '#8a5a38', { direction: 'along x', width: 3, bevel: 2 });
}

function toolBoard(ink: Ink, [x, y, w, h]: Box): void {
  const panel: Box = [x + w * 0.06, y + h * 0.31, w * 0.88, h * 0.27];
  board(ink, panel, '#b07f50', { direction: 'along x', width: 3, bevel: 3, strength: 0.3 });
  const holes = range(36).map((n) =>
    oval(
      panel[0] + panel[2] * (0.07 + (n % 9) * 0.1075),
      panel[1] + panel[3] * (0.14 + Math.floor(n / 9) * 0.24),
      1.7,
    ),
  );
  ink.draw(joinPaths(...holes), { fill: '#5a3a28' });
  for (const [outline, across, color] of TOOLS) {
    const top: Point = [panel[0] + panel[2] * across, panel[1] + 16];
    const tool = mapPath(outline, (px, py) => [top[0] + px, top[1] + py]);
    castShadow(ink, tool, { dx: 3, dy: 4, blur: 3, opacity: 0.45 });
    solid(ink, tool, color, { width: 2.6, bevel: 2 });
  }
}

/** A wide enamel lamp that hangs over the car. */
function drawLamp(ink: Ink, [cx, cy]: Point, half: number): void {
  const shade = polygon(
    [cx - half * 0.3, cy - half * 0.5],
    [cx + half * 0.3, cy - half * 0.5],
    [cx + half, cy],
    [cx - half, cy],
  );
  ink.draw(rect(cx - 2, cy - half * 3, 4, half * 2.6), { fill: '#2a2230' });
  glow(ink, cx, cy + half * 0.6, half * 3.4, '#ffeab0', 0.85, half * 2.6);
  ink.draw(oval(cx, cy, half * 0.8, half * 0.16), { fill: '#fffdf0' });
  solid(ink, shade, mix('#3f7f6a', '#ffffff', 0.1), { width: 3.5, bevel: 3 });
}
