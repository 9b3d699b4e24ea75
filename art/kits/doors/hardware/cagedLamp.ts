import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { radial } from '../../../ink/paint.ts';
import { joinPaths, type Point } from '../../../ink/path.ts';
import { arc, polyline, rect } from '../../../ink/shapes.ts';
import { plate } from '../../../matter/metal.ts';
import { IRON } from '../../../matter/palette.ts';

/** A bulkhead lamp behind its cage, hanging from its plate at a point; some 70 units wide at size 1. */
export function cagedLamp(ink: Ink, [cx, top]: Point, size: number, light: string): void {
  ink.isAlive = true;
  const [w, h] = [56 * size, 46 * size];
  const bulb = rect(cx - w / 2, top + 6 * size, w, h, [4 * size, 4 * size, w / 2, w / 2]);
  const wire = { stroke: ramp(IRON).line, width: 4 * size };
  glow(ink, cx, top + h * 0.6, 100 * size, light, 0.85, 74 * size);
  ink.draw(bulb, {
    fill: radial(0.5, 0.45, 0.6, '#fffdf0', [light, 0.6], ramp(light).shade),
    stroke: ramp(IRON).line,
    width: 4 * size,
  });
  const bars = [-0.26, 0, 0.26].map((share) =>
    polyline([cx + w * share, top + 6 * size], [cx + w * share * 0.8, top + h + 3 * size]),
  );
  ink.draw(joinPaths(...bars, arc(cx, top + h * 0.42, w * 0.52, 8, 172, 8 * size)), wire);
  plate(ink, rect(cx - w * 0.66, top - 8 * size, w * 1.32, 16 * size, 5 * size), IRON, {
    width: 4 * size,
    bevel: 3,
  });
}
