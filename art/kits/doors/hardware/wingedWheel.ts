import { shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { metal, plate } from '../../../matter/metal.ts';

/** A wheel between two wings, an emblem of railways. */
export function wingedWheel(ink: Ink, [cx, cy]: Point, gold: string, field: string): void {
  for (const side of [-1, 1])
    for (const i of range(3)) {
      const y = cy - 18 + i * 13;
      const feather: Path = polygon(
        [cx + side * 20, y],
        [cx + side * (74 - i * 13), y - 5],
        [cx + side * (66 - i * 13), y + 9],
        [cx + side * 20, y + 12],
      );
      solid(ink, feather, gold, { width: 3, bevel: 2 });
    }
  castShadow(ink, oval(cx, cy, 30), { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, oval(cx, cy, 30), gold, { fill: metal(gold, 50), width: 4, bevel: 4 });
  solid(ink, oval(cx, cy, 20), shift(field, { lightness: -0.04 }), { width: 3, bevel: 3 });
  ink.draw(joinPaths(polyline([cx - 18, cy], [cx + 18, cy]), polyline([cx, cy - 18], [cx, cy + 18])), {
    stroke: gold,
    width: 4.5,
  });
  plate(ink, oval(cx, cy, 7), gold, { width: 3, bevel: 2 });
}
