import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { icicles, snowflake } from '../../../matter/frost.ts';
import { board } from '../../../matter/wood.ts';
import { fish } from '../../sights/fish.ts';
import { penguin } from '../../sights/penguin.ts';
import { type Corridor, drawShell, farEnd, onLevel, onWall, through } from './perspective.ts';

const COLD = '#aee8ff';
const CRATES = ['#c98a5a', '#5aa0c0', '#c9a86a'] as const;

/** Beyond a freezer's door: an icy store with shelves, cold blue light and a penguin. */
export function coldStoreView(ink: Ink, opening: Path, box: Box): void {
  const room: Corridor = { box, farScale: 0.54, vanishing: [0.58, 0.45] };
  const at = placesIn(box);
  through(ink, opening, () => {
    drawShell(ink, room, {
      wall: '#6fa3cc',
      floor: '#8fbfdc',
      ceiling: '#4a7cb0',
      far: linear(90, '#bfeeff', ['#6fb4e0', 0.6], '#4f86c0'),
    });
    panels(ink, room);
    fan(ink, farEnd(room));
    backShelves(ink, farEnd(room));
    icicles(ink, at(0.1, 0.005), box[2], 60);
    iceBlocks(ink, at(0.9, 0.91), box[2] * 0.27);
    penguin(ink, at(0.6, 0.93), box[2] * 0.0033);
    fog(ink, box);
    glow(ink, ...at(0.58, 0.34), box[2] * 0.8, COLD, 0.6, box[3] * 0.36);
  });
}

function panels(ink: Ink, room: Corridor): void {
  for (const wall of ['left', 'right'] as const)
    ink.warp(onWall(room, wall), () => {
      for (const depth of [0.25, 0.62]) ink.draw(rect(depth, 0, 0.02, 1), { fill: '#2f5f98', opacity: 0.6 });
      ink.draw(rect(0, 0.93, 1, 0.07), { fill: '#3f70a8' });
    });
  ink.warp(onLevel(room, 'floor'), () => {
    const joints = joinPaths(
      ...range(4).map((i) => rect(0, 0.1 + i * 0.24, 1, 0.014)),
      ...range(4).map((i) => rect(0.2 * (i + 1), 0, 0.008, 1)),
    );
    ink.draw(joints, { fill: '#4f86b4', opacity: 0.7 });
    ink.draw(oval(0.6, 0.5, 0.4, 0.5), { fill: '#f4fdff', opacity: 0.5 });
  });
}

/** The cooler on the far wall, from which the light falls. */
function fan(ink: Ink, [x, y, w, h]: Box): void {
  const body: Box = [x + w * 0.1, y + h * 0.02, w * 0.8, h * 0.16];
  solid(ink, rect(...body, 5), '#c4d6e4', { width: 3, bevel: 3 });
  const [cx, cy] = [x + w * 0.34, y + h * 0.1];
  ink.draw(oval(cx, cy, h * 0.06), { fill: '#24466e', stroke: '#1d2c48', width: 3 });
  for (const i of range(4))
    ink.draw(oval(cx, cy, h * 0.06 * (1 - i * 0.24)), { stroke: '#a8cce4', width: 1.6 });
  ink.draw(rect(x + w * 0.54, y + h * 0.06, w * 0.28, h * 0.08, 4), {
    fill: '#0f2c48',
    stroke: '#1d2c48',
    width: 2.5,
  });
  snowflake(ink, [x + w * 0.68, y + h * 0.1], h * 0.03, '#7ff0ff', 2.2);
}

function backShelves(ink: Ink, [x, y, w, h]: Box): void {
  for (const left of [x + w * 0.06, x + w * 0.9])
    solid(ink, rect(left, y + h * 0.26, 7, h * 0.74), '#8fa6bc', { width: 2.5, bevel: 2 });
  for (const row of range(3)) {
    const foot = y + h * (0.46 + row * 0.23);
    goods(ink, row, [x + w * 0.1, foot], w * 0.8);
    solid(ink, rect(x + w * 0.03, foot, w * 0.94, 8, 2), '#b9cbd9', { width: 2.5, bevel: 2 });
  }
}

/** Draws the goods on a shelf: crates, a fish on ice, tubs. */
function goods(ink: Ink, row: number, [x, foot]: Point, w: number): void {
  if (row === 1) {
    ink.draw(
      curve(
        `M${x} ${foot}Q${x + w * 0.2} ${foot - 26} ${x + w * 0.5} ${foot - 16}` +
          `Q${x + w * 0.85} ${foot - 26} ${x + w} ${foot}Z`,
      ),
      { fill: '#f4fcff', stroke: '#7fb0d0', width: 2.5 },
    );
    fish(ink, [x + w * 0.52, foot - 25], w * 0.0052, '#7f9cc0');
    return;
  }
  for (const i of range(3)) {
    const size = w * (i === 1 ? 0.3 : 0.26);
    const left = x + i * w * 0.35;
    const color = CRATES[(i + row) % CRATES.length] ?? CRATES[0];
    board(ink, [left, foot - size, w * 0.3, size], color, { direction: 'along x', width: 2.5, bevel: 2 });
    ink.draw(rect(left + w * 0.09, foot - size * 0.72, w * 0.12, size * 0.4), {
      fill: '#f4f0e4',
      opacity: 0.9,
    });
    ink.draw(rect(left - 2, foot - size - 3, w * 0.3 + 4, 7, 3.5), { fill: '#f4fcff' });
  }
}

function iceBlocks(ink: Ink, [cx, foot]: Point, w: number): void {
  const ice = { stroke: '#4a86b8', width: 3 };
  for (const [dx, dy, size] of [
    [-0.3, 0, 1],
    [0.42, 0, 0.8],
    [0.02, -0.72, 0.8],
  ] as const) {
    const [x, y, s] = [cx + dx * w, foot + dy * w, w * 0.72 * size];
    ink.draw(rect(x - s / 2, y - s, s, s, 5), {
      fill: linear(60, '#f4fdff', ['#aee0fa', 0.5], '#6fb0e0'),
      opacity: 0.96,
      ...ice,
    });
    ink.draw(
      polygon(
        [x - s * 0.38, y - s * 0.3],
        [x + s * 0.1, y - s * 0.86],
        [x + s * 0.26, y - s * 0.86],
        [x - s * 0.38, y - s * 0.12],
      ),
      { fill: '#fff', opacity: 0.7 },
    );
  }
}

/** Cold air along the floor. */
function fog(ink: Ink, box: Box): void {
  const at = placesIn(box);
  for (const [across, down, size] of [
    [0.1, 0.96, 0.5],
    [0.6, 0.99, 0.6],
    [0.95, 0.95, 0.45],
  ] as const)
    glow(ink, ...at(across, down), box[2] * size, '#f4fcff', 0.9, box[3] * 0.07);
}
