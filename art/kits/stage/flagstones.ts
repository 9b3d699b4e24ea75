import { type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, soft, spline } from '../../ink/shapes.ts';
import { jittered } from '../../matter/stone.ts';
import { FLOOR_DEPTH, isInView, layFloor } from './floor.ts';
import { STAGE_WIDTH } from './room.ts';

const JOINT = 5;
/** The overhang beyond the edges of the stage, which is visible at the wall. */
const OVERHANG = 620;

/** The smallest and largest size of the slabs on the plan, and the percentage that is split in two. */
export interface Slabs {
  depth: readonly [number, number];
  width: readonly [number, number];
  split: number;
}

const WORN: Slabs = { depth: [100, 156], width: [140, 310], split: 30 };

/** Slabs of worn stone of different sizes over the whole floor. */
export function flagstones(ink: Ink, color: string, horizon: number, slabs: Slabs = WORN): void {
  layFloor(ink, horizon, () => {
    let y = -50;
    while (y < FLOOR_DEPTH) {
      const depth = between(ink, slabs.depth);
      drawRow(ink, [y, depth], color, slabs);
      y += depth;
    }
  });
}

function between(ink: Ink, [least, most]: readonly [number, number]): number {
  return least + ink.random() * (most - least);
}

function drawRow(ink: Ink, [y, depth]: Point, color: string, { width, split }: Slabs): void {
  let x = -OVERHANG - ink.random() * 160;
  while (x < STAGE_WIDTH + OVERHANG) {
    const w = between(ink, width);
    const isSplit = ink.random() < split / 100 && y < 360;
    const near = depth * (isSplit ? 0.42 + ink.random() * 0.2 : 1);
    if (isInView(x, x + w, y + depth)) {
      drawSlab(ink, [x, y, w, near], color);
      if (isSplit) drawSlab(ink, [x, y + near, w, depth - near], color);
    }
    x += w;
  }
}

function drawSlab(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(shift(color, { lightness: ink.jitter(0.075), hue: ink.jitter(16) }));
  const [left, right, near, far] = [x + JOINT, x + w - JOINT, y + JOINT, y + h - JOINT];
  const corners = jittered(
    ink,
    [
      [left, far],
      [x + w * 0.55, far],
      [right, far],
      [right, near],
      [x + w * 0.4, near],
      [left, near],
    ],
    9,
  );
  ink.draw(soft(corners, 15), { fill: linear(75, tone.light, tone.shade), stroke: tone.deep, width: 2.6 });
  drawWear(ink, [x, y, w, h], tone);
  ink.draw(edge(corners, 0, 3), { stroke: tone.hi, width: 2.4, opacity: 0.45, move: [1, 3] });
  ink.draw(edge(corners, 3, 6), { stroke: tone.deep, width: 3.4, opacity: 0.5, move: [0, -2.5] });
  if (ink.random() < 0.22) drawCrack(ink, [x, y, w, h], tone);
}

function edge(corners: readonly Point[], from: number, to: number): Path {
  return polyline(...corners.slice(from, to));
}

/** Hollows that steps have worn into the slab, and chips. */
function drawWear(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  const at = (): Point => [x + w * (0.2 + ink.random() * 0.6), y + h * (0.25 + ink.random() * 0.5)];
  ink.draw(oval(...at(), w * 0.26, h * 0.22), { fill: tone.dark, opacity: 0.2 });
  ink.draw(oval(...at(), w * 0.16, h * 0.14), { fill: tone.light, opacity: 0.45 });
  const chips = range(4).map(() => oval(...at(), 3 + ink.random() * 6, 2 + ink.random() * 5));
  ink.draw(joinPaths(...chips), { fill: tone.dark, opacity: 0.5 });
}

function drawCrack(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  const start = 0.25 + ink.random() * 0.4;
  const crack = [1, 0.72, 0.5, 0.24].map(
    (share, i): Point => [x + w * (start + i * 0.05) + ink.jitter(22), y + h * share - JOINT],
  );
  ink.draw(polyline(...crack), { stroke: tone.line, width: 2.4, opacity: 0.75 });
  const [, fork = [x, y]] = crack;
  ink.draw(spline([fork, [fork[0] + w * 0.14, fork[1] - h * 0.12]]), {
    stroke: tone.line,
    width: 1.8,
    opacity: 0.6,
  });
}
