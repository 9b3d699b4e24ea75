import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../ink/path.ts';
import { oval } from '../ink/shapes.ts';

const STEM = curve('M-9 -30C-8 -18 -12 -6 -13 0Q0 5 13 0C12 -6 8 -18 9 -30Z');
const CAP = curve('M-32 -30C-32 -62 32 -62 32 -30C32 -22 -32 -22 -32 -30Z');
const SPOTS = [
  [-15, -40, 5],
  [2, -46, 6.5],
  [17, -37, 4.5],
] as const;

/** A toadstool, some 58 units high at scale 1. */
export function mushroom(ink: Ink, [cx, foot]: Point, scale: number, color: Color): void {
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * scale, foot + y * scale]);
  const width = ink.line * 0.7;
  solid(ink, place(STEM), '#f0e2c8', { width, bevel: 3 });
  castShadow(ink, place(oval(0, -26, 12, 4)), { dx: 0, dy: 3, blur: 3, opacity: 0.4 });
  solid(ink, place(CAP), color, {
    width,
    bevel: 4,
    fill: linear(75, ramp(color).light, [ramp(color).base, 0.5], ramp(color).dark),
  });
  for (const [x, y, r] of SPOTS) ink.draw(place(oval(x, y, r, r * 0.75)), { fill: '#fff3dc', opacity: 0.95 });
}
