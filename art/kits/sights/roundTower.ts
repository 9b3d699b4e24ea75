import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { arch, polygon, polyline, rect } from '../../ink/shapes.ts';

/** A round tower under a cone with a pennant. */
export function roundTower(
  ink: Ink,
  [cx, top]: Point,
  w: number,
  foot: number,
  stone: Color,
  banner: Color,
): void {
  const tone = ramp(stone);
  const roof = ramp(banner);
  const peak = top - w * 1.5;
  ink.draw(rect(cx - w / 2, top, w, foot - top), {
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.light, 0.6], tone.shade),
    stroke: tone.shade,
    width: 2.5,
  });
  ink.draw(arch(cx - w * 0.12, top + w * 0.5, w * 0.24, w * 0.55), { fill: tone.dark });
  ink.draw(polygon([cx - w * 0.68, top], [cx, peak], [cx + w * 0.68, top]), {
    fill: linear(0, roof.light, [roof.base, 0.4], roof.dark),
    stroke: roof.dark,
    width: 2.5,
  });
  ink.draw(polyline([cx, peak], [cx, peak - w * 0.6]), { stroke: tone.dark, width: 2.5 });
  ink.draw(polygon([cx, peak - w * 0.6], [cx + w * 0.62, peak - w * 0.4], [cx, peak - w * 0.2]), {
    fill: roof.base,
  });
}
