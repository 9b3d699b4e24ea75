import { type Color, ramp } from '../../../color.ts';
import type { Ink, Warp } from '../../../ink/Ink.ts';
import { SHADOW } from '../../../ink/light.ts';
import { type Gradient, linear } from '../../../ink/paint.ts';
import type { Box, Path, Point } from '../../../ink/path.ts';
import { polygon } from '../../../ink/shapes.ts';

/** A box of space behind a doorway in one-point perspective; depth runs evenly from 0 (near) to 1 (far). */
export interface Corridor {
  box: Box;
  /** The size of the far end, relative to the near end. */
  farScale: number;
  /** As a share of the box; by default a little off the middle, so that it does not look stiff. */
  vanishing?: Point;
}

export type Wall = 'left' | 'right';

/** The point `across` and `down` (parts of the near end) at a depth. */
export function pointIn(corridor: Corridor, across: number, down: number, depth: number): Point {
  const {
    box: [x, y, w, h],
    vanishing: [vx, vy] = [0.53, 0.46],
  } = corridor;
  const scale = scaleAt(corridor, depth);
  return [x + w * (vx + (across - vx) * scale), y + h * (vy + (down - vy) * scale)];
}

/** Returns the scale at a depth, relative to the near end. */
export function scaleAt({ farScale }: Corridor, depth: number): number {
  return 1 / (1 + (1 / farScale - 1) * depth);
}

/** Lays a plan on a side wall: x is the depth, y runs down from 0 to 1. */
export function onWall(corridor: Corridor, wall: Wall): Warp {
  return (depth, down) => pointIn(corridor, wall === 'left' ? 0 : 1, down, depth);
}

/** Lays a plan on the floor, or on the ceiling: x runs across from 0 to 1, y is the depth. */
export function onLevel(corridor: Corridor, level: 'floor' | 'ceiling'): Warp {
  return (across, depth) => pointIn(corridor, across, level === 'floor' ? 1 : 0, depth);
}

export function farEnd(corridor: Corridor): Box {
  const [left, top] = pointIn(corridor, 0, 0, 1);
  const [right, bottom] = pointIn(corridor, 1, 1, 1);
  return [left, top, right - left, bottom - top];
}

interface Shell {
  wall: Color;
  floor: Color;
  ceiling: Color;
  far: string | Gradient;
}

/** The four sides and the far end, lit from the far end. */
export function drawShell(ink: Ink, corridor: Corridor, { wall, floor, ceiling, far }: Shell): void {
  const side = ramp(wall);
  const ground = ramp(floor);
  const above = ramp(ceiling);
  const plan = polygon([0, 0], [1, 0], [1, 1], [0, 1]);
  const paint = (warp: Warp, fill: Gradient): void => ink.warp(warp, () => ink.draw(plan, { fill }));
  paint(onLevel(corridor, 'ceiling'), linear(90, above.dark, above.base));
  paint(onLevel(corridor, 'floor'), linear(90, ground.light, [ground.base, 0.4], ground.dark));
  paint(onWall(corridor, 'left'), linear(0, side.dark, side.base));
  paint(onWall(corridor, 'right'), linear(0, side.light, [side.base, 0.5], side.shade));
  const [x, y, w, h] = farEnd(corridor);
  ink.draw(polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]), { fill: far });
}

/** Draws `body` behind an opening whose edge casts a shadow on it; the leaf keeps its grain. */
export function through(ink: Ink, opening: Path, body: () => void, shade = 0.5): void {
  ink.clip(opening, () => {
    ink.apart(body);
    ink.draw(opening, { stroke: SHADOW, width: 36, opacity: shade, blur: 10 });
  });
}
