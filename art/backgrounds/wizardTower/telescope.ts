import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { type Gradient, linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { knob, metal } from '../../matter/metal.ts';

const TURN = -38;
/** The tubes along the telescope from the eye: position, length, half the width. */
const TUBES = [
  [-150, 70, 14],
  [-84, 120, 20],
  [32, 150, 28],
] as const;
const BANDS = [
  [-158, 18],
  [-90, 23],
  [26, 31],
  [100, 31],
  [176, 34],
] as const;

/** Returns the bounds of a telescope whose stand is centred on `x`. */
export function telescopeBounds([x, foot]: Point): Box {
  return [x - 150, foot - 400, 320, 410];
}

/** A brass telescope on three legs that looks up to the right. */
export function telescope(ink: Ink, [x, foot]: Point, brass: string, wood: string): void {
  const pivot = foot - 236;
  groundShadow(ink, x, foot - 4, 110, 13, 0.5);
  drawLeg(ink, [x, pivot + 30], [x + 14, foot - 18], wood);
  drawLeg(ink, [x - 6, pivot + 30], [x - 96, foot], wood);
  drawLeg(ink, [x + 6, pivot + 30], [x + 100, foot], wood);
  solid(ink, rect(x - 26, pivot + 12, 52, 34, 8), brass, { fill: metal(brass, 0), bevel: 4 });
  ink.at([x, pivot], () => drawTube(ink, brass, wood), { turn: TURN });
  knob(ink, [x, pivot + 4], 15, brass);
}

function drawLeg(ink: Ink, [x, y]: Point, [footX, footY]: Point, wood: string): void {
  const leg = polygon([x - 9, y], [x + 9, y], [footX + 6, footY], [footX - 6, footY]);
  castShadow(ink, leg, { dx: 8, dy: 2, blur: 6, opacity: 0.3 });
  solid(ink, leg, wood, { width: 2.6, bevel: 4 });
}

function drawTube(ink: Ink, brass: string, wood: string): void {
  castShadow(ink, rect(-150, -26, 330, 52), { dx: -4, dy: 22, blur: 12, opacity: 0.35 });
  for (const [i, [dx, length, half]] of TUBES.entries()) {
    const color = i === 1 ? wood : brass;
    solid(ink, rect(dx, -half, length, half * 2, 3), color, { fill: lying(color), width: 2.8, bevel: 3 });
  }
  for (const [dx, half] of BANDS)
    solid(ink, rect(dx, -half, 13, half * 2, 4), brass, { fill: lying(brass), width: 2.6, bevel: 2 });
  solid(ink, rect(-172, -9, 16, 18, 4), wood, { width: 2.4, bevel: 2 });
  ink.draw(oval(190, 0, 5, 31), { fill: '#bfe0f4', stroke: ramp(brass).line, width: 2.6 });
}

function lying(color: string): Gradient {
  const tone = ramp(color);
  return linear(90, tone.light, [tone.hi, 0.24], [tone.base, 0.5], tone.dark);
}
