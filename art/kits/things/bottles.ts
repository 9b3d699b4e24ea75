import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Path, Point } from '../../ink/path.ts';
import { polyline, range, rect, soft } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';

export interface Bottle {
  width: number;
  height: number;
  color: string;
  cap: string;
  /** The colour of the label; without one the bottle is plain. */
  label?: string;
}

/** A round bottle with a neck and a cap; stands on `foot`. */
export function bottle(ink: Ink, [x, foot]: Point, { width: w, height: h, color, cap, label }: Bottle): void {
  const neck = w * 0.24;
  const shoulder = foot - h * 0.66;
  const outline = soft(
    [
      [x - neck, foot - h * 0.86],
      [x + neck, foot - h * 0.86],
      [x + neck, shoulder],
      [x + w / 2, foot - h * 0.54],
      [x + w / 2, foot],
      [x - w / 2, foot],
      [x - w / 2, foot - h * 0.54],
      [x - neck, shoulder],
    ],
    w * 0.16,
  );
  drawGlass(ink, outline, color);
  if (label) drawLabel(ink, [x, foot - h * 0.26], w * 0.8, h * 0.28, label);
  ink.draw(polyline([x - w * 0.3, foot - h * 0.46], [x - w * 0.3, foot - h * 0.08]), {
    stroke: '#fff',
    width: w * 0.1,
    cap: 'round',
    opacity: 0.5,
  });
  solid(ink, rect(x - neck * 1.25, foot - h, neck * 2.5, h * 0.17, 3), cap, {
    fill: roundBar(cap),
    bevel: 2,
    width: ink.line * 0.55,
  });
}

/** A straight jar with a broad lid; stands on `foot`. */
export function jar(ink: Ink, [x, foot]: Point, { width: w, height: h, color, cap, label }: Bottle): void {
  drawGlass(ink, rect(x - w / 2, foot - h * 0.86, w, h * 0.86, w * 0.16), color);
  if (label) drawLabel(ink, [x, foot - h * 0.38], w * 0.82, h * 0.38, label);
  ink.draw(polyline([x - w * 0.33, foot - h * 0.68], [x - w * 0.33, foot - h * 0.12]), {
    stroke: '#fff',
    width: w * 0.09,
    cap: 'round',
    opacity: 0.5,
  });
  solid(ink, rect(x - w * 0.53, foot - h, w * 1.06, h * 0.22, 4), cap, {
    fill: roundBar(cap),
    bevel: 2,
    width: ink.line * 0.55,
  });
}

function drawGlass(ink: Ink, outline: Path, color: string): void {
  const tone = ramp(color);
  castShadow(ink, outline, { dx: 6, dy: 2, blur: 4, opacity: 0.35 });
  const fill = linear(0, tone.base, [tone.hi, 0.28], [tone.base, 0.5], tone.dark);
  solid(ink, outline, color, { fill, bevel: 3, width: ink.line * 0.6 });
}

function drawLabel(ink: Ink, [x, y]: Point, w: number, h: number, color: string): void {
  ink.draw(rect(x - w / 2, y - h / 2, w, h, 2), { fill: linear(0, '#f3ead6', ['#fffaf0', 0.3], '#d9c9ac') });
  ink.draw(rect(x - w / 2, y - h / 2, w, h * 0.3), { fill: color });
  for (const i of range(2)) {
    const line = polyline(
      [x - w * 0.34, y + h * (0.05 + i * 0.22)],
      [x + w * (i ? 0.12 : 0.34), y + h * (0.05 + i * 0.22)],
    );
    ink.draw(line, { stroke: '#6a5c5a', width: Math.max(1.6, h * 0.07), opacity: 0.8 });
  }
}
