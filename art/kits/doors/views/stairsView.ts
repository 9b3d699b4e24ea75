import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, SHADOW } from '../../../ink/light.ts';
import { type Gradient, linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { arch, polygon, range, rect } from '../../../ink/shapes.ts';

/** A flight of steps that narrows as it rises away. */
interface Flight {
  cx: number;
  foot: number;
  rise: number;
  /** The width of the stairs at their foot. */
  width: number;
  /** The colour of the light that falls down on the stairs. */
  light: string;
}

const STEPS = 9;

/** Behind a dungeon's door: worn steps up toward firelight. */
export function stairsView(ink: Ink, opening: Path, [x, y, w, h]: Box, light: string): void {
  const wall = ramp('#57506a');
  const horizon = y + h * 0.4;
  const flight: Flight = { cx: x + w * 0.53, foot: y + h, rise: h * 0.6, width: w, light };
  ink.draw(opening, { fill: linear(90, wall.deep, [wall.dark, 0.4], wall.deep) });
  ink.clip(opening, () => {
    const { cx } = flight;
    const far = halfWidthAt(flight, 1);
    sideWall(ink, [x, y, w, h], cx - far, horizon, linear(0, wall.deep, wall.base));
    sideWall(ink, [x + w, y, -w, h], cx + far, horizon, linear(0, wall.light, wall.shade));
    stairHead(ink, cx, horizon, far, h, light);
    for (const index of range(STEPS).reverse()) step(ink, flight, index);
    glow(ink, cx, horizon - h * 0.08, w * 0.7, light, 0.7, h * 0.42);
    ink.draw(opening, { stroke: SHADOW, width: 46, opacity: 0.55, blur: 10 });
  });
}

function sideWall(ink: Ink, [x, y, w, h]: Box, farX: number, farY: number, fill: Gradient): void {
  ink.draw(polygon([x, y - h], [farX, farY - h * 0.42], [farX, farY], [x + w * 0.02, y + h]), { fill });
}

function stairHead(ink: Ink, cx: number, horizon: number, half: number, h: number, light: string): void {
  const tone = ramp(light);
  ink.draw(rect(cx - half, horizon - h * 0.42, half * 2, h * 0.42), {
    fill: linear(90, tone.dark, [tone.base, 0.5], tone.hi),
  });
  ink.draw(arch(cx - half * 0.62, horizon - h * 0.25, half * 1.24, h * 0.25), {
    fill: linear(90, tone.hi, '#fff6da'),
    stroke: tone.shade,
    width: 4,
  });
}

function halfWidthAt({ width }: Flight, share: number): number {
  return width * 0.5 * (1 - share * 0.52);
}

/** Draws one step, counted from the bottom up. */
function step(ink: Ink, flight: Flight, index: number): void {
  const { cx, foot, rise, light } = flight;
  const stone = ramp('#6a6078');
  const from = index / STEPS;
  const size = 1 / STEPS;
  const near = halfWidthAt(flight, from);
  const far = halfWidthAt(flight, from + size);
  const top = foot - rise * (from + size);
  const lip = top + rise * size * 0.42;
  const bottom = foot - rise * from;
  ink.draw(polygon([cx - near, lip], [cx + near, lip], [cx + near, bottom], [cx - near, bottom]), {
    fill: linear(90, stone.shade, stone.deep),
  });
  ink.draw(polygon([cx - far, top], [cx + far, top], [cx + near, lip], [cx - near, lip]), {
    fill: linear(90, stone.hi, stone.light),
    stroke: stone.line,
    width: 2.5,
  });
  ink.draw(polygon([cx - far, top], [cx + far, top], [cx + near, lip], [cx - near, lip]), {
    fill: linear(0, [light, 0.1, 0], [light, 0.5, 0.2 + 0.6 * from], [light, 0.9, 0]),
  });
}
