import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { metal, rivet } from '../../matter/metal.ts';
import { SITTERS, type Sitter, type SitterColors } from './portrait/sitters.ts';

export interface Portrait {
  /** Middle of the picture. */
  at: Point;
  /** The width of the frame, in units; a picture is 1.28 times as high as it is wide. */
  width: number;
  sitter: Sitter;
  /** Degrees that the portrait hangs askew. */
  turn?: number;
}

interface PortraitColors extends SitterColors {
  gilt: string;
}

export function portraitBounds({ at: [x, y], width }: Portrait): Box {
  const half = width * 0.62;
  return [x - half, y - width * 0.74, half * 2, width * 1.48];
}

/** Returns the position of a sitter's eyes on the stage. */
export function eyesOf({ at: [x, y], width }: Portrait): Point {
  return [x, y - width * 0.12];
}

/** A dark oil painting in a carved gilt frame, hung by a cord. */
export function portrait(ink: Ink, hung: Portrait, colors: PortraitColors): void {
  const { at, width, turn = 0 } = hung;
  ink.at(at, () => ink.at([0, 0], () => drawFramed(ink, hung.sitter, colors), { scale: width / 200 }), {
    turn,
  });
}

function drawFramed(ink: Ink, sitter: Sitter, colors: PortraitColors): void {
  const { gilt } = colors;
  const outer = rect(-100, -128, 200, 256, 6);
  ink.draw(polyline([-70, -126], [0, -168], [70, -126]), { stroke: '#2a1c22', width: 4 });
  rivet(ink, [0, -168], 7, gilt);
  castShadow(ink, outer, { dx: 10, dy: 16, blur: 12, opacity: 0.5 });
  solid(ink, outer, gilt, { bevel: 7, fill: metal(gilt, 65) });
  ink.draw(rect(-88, -116, 176, 232, 4), { stroke: ramp(gilt).dark, width: 4, opacity: 0.7 });
  ink.draw(rect(-86, -114, 172, 228, 4), { stroke: ramp(gilt).hi, width: 2, opacity: 0.6 });
  for (const [x, y] of [
    [-90, -118],
    [90, -118],
    [-90, 118],
    [90, 118],
  ] as const) {
    castShadow(ink, oval(x, y, 16), { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
    solid(ink, oval(x, y, 16), gilt, { bevel: 5, width: 3, fill: metal(gilt, 50) });
  }
  const canvas = rect(-76, -104, 152, 208, 2);
  ink.draw(canvas, { fill: radial(0.34, 0.34, 0.8, '#7c6148', ['#46322f', 0.55], '#1c1220') });
  ink.clip(canvas, () => {
    SITTERS[sitter](ink, colors);
    drawVarnish(ink);
    ink.draw(canvas, { stroke: SHADOW, width: 22, opacity: 0.6, move: [4, 5], blur: 6 });
  });
  ink.draw(canvas, { stroke: ramp(gilt).line, width: 4 });
}

/** Cracks in the old varnish, and a reflection across it. */
function drawVarnish(ink: Ink): void {
  const cracks = range(6).map(() => {
    const [x, y] = [ink.jitter(150), ink.jitter(206)];
    return polyline(
      [x, y],
      [x + ink.jitter(22), y + ink.jitter(22)],
      [x + ink.jitter(40), y + ink.jitter(30)],
    );
  });
  ink.draw(joinPaths(...cracks), { stroke: '#120a14', width: 1.3, opacity: 0.3 });
  ink.draw(polygon([-76, 20], [40, -104], [76, -104], [-76, 62]), { fill: '#ffffff', opacity: 0.07 });
}
