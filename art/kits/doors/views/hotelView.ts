import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import {
  type Corridor,
  drawShell,
  farEnd,
  onLevel,
  onWall,
  pointIn,
  scaleAt,
  through,
} from './perspective.ts';

const LAMP = '#ffd28a';
const GOLD = '#e0b860';
const LAMP_DEPTHS = [0.86, 0.5, 0.1];

/** Behind a hotel room's door: a carpeted corridor with lamps on the wall. */
export function hotelView(ink: Ink, opening: Path, box: Box, carpet: string, wall: string): void {
  const corridor: Corridor = { box, farScale: 0.32, vanishing: [0.56, 0.43] };
  through(ink, opening, () => {
    const far = linear(90, ramp(wall).base, ramp(wall).shade);
    drawShell(ink, corridor, { wall, floor: carpet, ceiling: '#d9c9a8', far });
    runner(ink, corridor, carpet);
    for (const side of ['left', 'right'] as const) panelling(ink, corridor, side, wall);
    farTable(ink, farEnd(corridor));
    for (const depth of LAMP_DEPTHS) lamp(ink, corridor, depth);
  });
}

/** Draws a carpet with golden borders and a row of lozenges. */
function runner(ink: Ink, corridor: Corridor, color: string): void {
  const tone = ramp(color);
  ink.warp(onLevel(corridor, 'floor'), () => {
    for (const across of [0.07, 0.89]) ink.draw(rect(across, 0, 0.04, 1), { fill: GOLD });
    for (const across of [0.13, 0.86]) ink.draw(rect(across, 0, 0.012, 1), { fill: GOLD, opacity: 0.7 });
    for (const i of range(9)) {
      const [cy, half] = [0.06 + i * 0.115, 0.045];
      const lozenge = polygon([0.5, cy - half], [0.74, cy], [0.5, cy + half], [0.26, cy]);
      ink.draw(lozenge, { fill: tone.hi, opacity: 0.8, stroke: GOLD, width: 2.4 });
      ink.draw(polygon([0.5, cy - half * 0.5], [0.62, cy], [0.5, cy + half * 0.5], [0.38, cy]), {
        fill: tone.deep,
      });
    }
  });
}

function panelling(ink: Ink, corridor: Corridor, side: 'left' | 'right', color: string): void {
  const tone = ramp(color);
  ink.warp(onWall(corridor, side), () => {
    ink.draw(rect(0, 0.62, 1, 0.38), { fill: '#efe2c8', opacity: 0.92 });
    ink.draw(rect(0, 0.605, 1, 0.02), { fill: GOLD });
    ink.draw(rect(0, 0.95, 1, 0.05), { fill: '#b89f78' });
    ink.draw(rect(0, 0, 1, 0.045), { fill: '#efe2c8' });
    ink.draw(rect(0, 0.045, 1, 0.008), { fill: GOLD });
    for (const i of range(10))
      ink.draw(rect(0.04 + i * 0.1, 0.06, 0.035, 0.54), { fill: tone.light, opacity: 0.35 });
    for (const i of range(5))
      ink.draw(rect(0.04 + i * 0.2, 0.66, 0.15, 0.25), { stroke: '#a88d66', width: 2 });
    for (const depth of [0.24, 0.64]) roomDoor(ink, depth);
  });
}

function roomDoor(ink: Ink, depth: number): void {
  ink.draw(rect(depth, 0.22, 0.16, 0.74), { fill: '#7a4a34', stroke: '#3a2028', width: 2.5 });
  for (const down of [0.27, 0.62])
    ink.draw(rect(depth + 0.03, down, 0.1, 0.28), { fill: '#8f5c40', stroke: '#4f2c2a', width: 1.5 });
}

/** A table with flowers under a round mirror at the corridor's end. */
function farTable(ink: Ink, [x, y, w, h]: Box): void {
  const cx = x + w / 2;
  ink.draw(rect(x, y + h * 0.62, w, h * 0.38), { fill: '#e4d4b4' });
  ink.draw(oval(cx, y + h * 0.33, w * 0.26, h * 0.15), {
    fill: radial(0.4, 0.3, 0.9, '#fffdf0', '#b9d0d4'),
    stroke: '#b98a3c',
    width: 4,
  });
  const vase = polygon(
    [cx - 7, y + h * 0.6],
    [cx + 7, y + h * 0.6],
    [cx + 10, y + h * 0.72],
    [cx - 10, y + h * 0.72],
  );
  for (const [dx, dy, color] of [
    [-11, 0.56, '#e0607a'],
    [0, 0.52, '#f0a0b0'],
    [11, 0.56, '#e0607a'],
  ] as const)
    ink.draw(oval(cx + dx, y + h * dy, 9), { fill: color, stroke: '#6a2c44', width: 2 });
  ink.draw(vase, { fill: '#4f7fa0', stroke: '#22384e', width: 2.5 });
  ink.draw(rect(cx - w * 0.3, y + h * 0.72, w * 0.6, h * 0.04), {
    fill: '#7a4a34',
    stroke: '#3a2028',
    width: 2.5,
  });
  for (const side of [-1, 1])
    ink.draw(rect(cx + side * w * 0.24 - 3, y + h * 0.76, 6, h * 0.24), {
      fill: '#7a4a34',
      stroke: '#3a2028',
      width: 2,
    });
}

/** A shaded lamp on the right wall with the light it throws. */
function lamp(ink: Ink, corridor: Corridor, depth: number): void {
  const scale = scaleAt(corridor, depth);
  const [x, y] = pointIn(corridor, 1, 0.34, depth);
  const left = x - 22 * scale;
  glow(ink, left, y, 150 * scale, LAMP, 0.75, 190 * scale);
  ink.draw(rect(left, y + 18 * scale, 24 * scale, 7 * scale), { fill: GOLD, stroke: '#5a3a24', width: 2 });
  const shade = polygon(
    [left - 14 * scale, y - 22 * scale],
    [left + 14 * scale, y - 22 * scale],
    [left + 24 * scale, y + 20 * scale],
    [left - 24 * scale, y + 20 * scale],
  );
  ink.draw(shade, { fill: linear(90, '#fff6d8', '#ffc870'), stroke: '#8a5a2c', width: 2 + scale });
}
