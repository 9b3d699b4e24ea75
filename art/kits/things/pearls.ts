import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';
import { sphere } from '../../matter/metal.ts';

/** A string of beads through points, each `radius` wide; the points are joined by straight stretches. */
export function pearls(ink: Ink, points: readonly Point[], radius: number, color: Color): void {
  for (const [x, y] of beadsAlong(points, radius * 1.8)) {
    ink.draw(oval(x + 2, y + 3, radius), { fill: SHADOW, opacity: 0.4 });
    ink.draw(oval(x, y, radius), { fill: sphere(color), stroke: ramp(color).line, width: ink.line * 0.4 });
    ink.draw(oval(x - radius * 0.3, y - radius * 0.35, radius * 0.25), { fill: '#fff', opacity: 0.9 });
  }
}

/** Points at even distances along the stretches, whatever their lengths. */
function beadsAlong(points: readonly Point[], step: number): Point[] {
  let ahead = 0;
  return points.slice(1).flatMap(([toX, toY], i): Point[] => {
    const [x, y] = points[i] ?? [toX, toY];
    const length = Math.hypot(toX - x, toY - y);
    const beads: Point[] = [];
    for (; ahead < length; ahead += step) {
      beads.push([x + ((toX - x) * ahead) / length, y + ((toY - y) * ahead) / length]);
    }
    ahead -= length;
    return beads;
  });
}
