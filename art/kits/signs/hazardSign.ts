import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { oval, polygon, range, soft } from '../../ink/shapes.ts';

const INK = '#2b2430';

/** A warning triangle with the three blades for radiation; `size` is its height. */
export function hazardSign(ink: Ink, [cx, cy]: Point, size: number, color: Color): void {
  const triangle = (grow: number): Path =>
    soft(
      [-90, 30, 150].map((degrees) => polar(cx, cy + size * 0.14, size * grow, degrees)),
      size * 0.1,
    );
  castShadow(ink, triangle(0.68), { dx: 3, dy: 6, blur: 5, opacity: 0.4 });
  solid(ink, triangle(0.68), color, { bevel: 5, width: 4.5 });
  ink.draw(triangle(0.56), { stroke: INK, width: size * 0.045 });
  trefoil(ink, [cx, cy + size * 0.12], size * 0.27, ramp(color).line);
}

/** Three blades around a dot. */
export function trefoil(ink: Ink, center: Point, radius: number, color: string): void {
  ink.draw(oval(...center, radius * 0.2), { fill: color });
  for (const i of range(3)) {
    const blade = polygon(
      ...[-30, -15, 0, 15, 30].map((degrees) => polar(...center, radius, degrees)),
      ...[30, 0, -30].map((degrees) => polar(...center, radius * 0.34, degrees)),
    );
    ink.draw(turnPath(blade, i * 120 - 90 + 180, center), { fill: color });
  }
}
