import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { joinPaths, type Point } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../ink/shapes.ts';
import { sphere } from './metal.ts';

/** A tassel that hangs from a point; some 90 units long at size 1. */
export function tassel(ink: Ink, [cx, top]: Point, size: number, color: Color): void {
  const tone = ramp(color);
  const [neck, foot] = [top + 32 * size, top + 90 * size];
  const skirt = polygon(
    [cx - 9 * size, neck],
    [cx + 9 * size, neck],
    [cx + 19 * size, foot],
    [cx - 19 * size, foot],
  );
  castShadow(ink, skirt, { dx: 4, dy: 6, blur: 5, opacity: 0.45 });
  ink.draw(skirt, {
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.dark),
    stroke: tone.line,
    width: 4,
  });
  const threads = range(5).map((i) =>
    polyline([cx + (i - 2) * 3.2 * size, neck + 4], [cx + (i - 2) * 7 * size, foot - 2]),
  );
  ink.draw(joinPaths(...threads), { stroke: tone.dark, width: 2, opacity: 0.75 });
  solid(ink, rect(cx - 12 * size, neck - 7 * size, 24 * size, 13 * size, 5 * size), color, {
    width: 4,
    bevel: 3,
  });
  solid(ink, oval(cx, top + 12 * size, 15 * size), color, { fill: sphere(color), width: 4, bevel: 3 });
}

/** A fringe of gold threads below a line. */
export function fringe(ink: Ink, [x, y]: Point, width: number, height: number, color: Color): void {
  const tone = ramp(color);
  solid(ink, rect(x, y, width, height, 2), color, {
    fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark),
    width: 3.5,
    bevel: 2,
  });
  const threads = range(width / 7).map((i) =>
    polyline([x + 4 + i * 7, y + height * 0.3], [x + 4 + i * 7, y + height]),
  );
  ink.draw(joinPaths(...threads), { stroke: tone.deep, width: 2, opacity: 0.7 });
  ink.draw(rect(x, y, width, height * 0.3, 2), { fill: tone.light, stroke: tone.line, width: 2.5 });
}
