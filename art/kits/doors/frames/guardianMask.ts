import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../../ink/light.ts';
import { curve, movePath, type Point } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { plate } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';

const FACE = curve('M-74 -50L74 -50L80 14L56 54L-56 54L-80 14Z');

/** The mask of a temple's guardian, made of square forms. */
export function guardianMask(ink: Ink, [cx, cy]: Point, stone: Color, paint: Color): void {
  const face = movePath(FACE, cx, cy);
  castShadow(ink, face, { dx: 4, dy: 8, blur: 6, opacity: 0.5 });
  solid(ink, face, stone, { bevel: 7 });
  for (const side of [-1, 1]) {
    drawEye(ink, [cx, cy], side, stone, paint);
    drawEarring(ink, [cx + side * 98, cy], stone, paint);
  }
  const nose = polygon([cx - 9, cy - 16], [cx + 9, cy - 16], [cx + 17, cy + 12], [cx - 17, cy + 12]);
  solid(ink, nose, stone, { bevel: 4, width: 3.5 });
  drawMouth(ink, [cx, cy], stone);
}

function drawEye(ink: Ink, [cx, cy]: Point, side: number, stone: Color, paint: Color): void {
  recess(ink, rect(cx + side * 38 - 21, cy - 30, 42, 32, 5), paint, { depth: 5 });
  solid(ink, rect(cx + side * 38 - 9, cy - 24, 18, 20, 4), GOLD, { bevel: 3, width: 3.5 });
  const brow = polygon(
    [cx + side * 14, cy - 34],
    [cx + side * 70, cy - 46],
    [cx + side * 70, cy - 35],
    [cx + side * 14, cy - 24],
  );
  solid(ink, brow, stone, { bevel: 3, width: 3.5 });
}

function drawEarring(ink: Ink, [cx, cy]: Point, stone: Color, paint: Color): void {
  ink.draw(oval(cx, cy, 15), { fill: ramp(paint).base, stroke: ramp(stone).line, width: 4 });
  plate(ink, oval(cx, cy, 7), GOLD, { width: 3, bevel: 2 });
}

function drawMouth(ink: Ink, [cx, cy]: Point, stone: Color): void {
  recess(ink, rect(cx - 46, cy + 20, 92, 25, 6), '#4a2c30', { depth: 5 });
  for (const i of range(6)) {
    const tooth = rect(cx - 42 + i * 14.3, cy + 20, 12, i % 5 ? 11 : 18, 2);
    ink.draw(tooth, { fill: '#f0e6cc', stroke: ramp(stone).line, width: 2.5 });
  }
}
