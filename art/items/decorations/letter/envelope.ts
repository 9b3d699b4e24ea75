import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { polygon, polyline, rect, soft } from '../../../ink/shapes.ts';

export const WIDTH = 300;
/** The envelope's top edge and foot. */
export const TOP = 92;
export const FOOT = 282;

export function drawBack(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(0, TOP, WIDTH, FOOT - TOP, 8), color, {
    fill: linear(90, tone.shade, tone.base),
    bevel: 4,
  });
}

export function drawLining(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(9, TOP + 9, WIDTH - 18, 120, 4), { fill: linear(90, tone.shade, tone.deep) });
}

/** The side flaps and, over them, the lower one. */
export function drawPocket(ink: Ink, color: string): void {
  const tone = ramp(color);
  const sides = [
    soft(
      [
        [2, TOP + 4],
        [124, 206],
        [2, FOOT - 4],
      ],
      8,
    ),
    soft(
      [
        [WIDTH - 2, TOP + 4],
        [176, 206],
        [WIDTH - 2, FOOT - 4],
      ],
      8,
    ),
  ];
  for (const side of sides)
    solid(ink, side, color, {
      fill: linear(0, tone.light, [tone.base, 0.5], tone.shade),
      bevel: 3,
      width: 5,
    });
  const lower = curve(
    `M4 ${FOOT - 4}L128 190Q150 172 172 190L${WIDTH - 4} ${FOOT - 4}Q150 ${FOOT + 4} 4 ${FOOT - 4}Z`,
  );
  castShadow(ink, lower, { dx: 0, dy: -4, blur: 5, opacity: 0.3 });
  solid(ink, lower, color, { fill: linear(90, tone.hi, [tone.light, 0.3], tone.base), bevel: 4, width: 5 });
}

export function drawFlapDown(ink: Ink, color: string): void {
  const tone = ramp(color);
  const flap = curve(`M3 ${TOP}L${WIDTH - 3} ${TOP}L172 200Q150 218 128 200Z`);
  ink.clip(rect(0, TOP, WIDTH, FOOT - TOP, 8), () =>
    castShadow(ink, flap, { dx: 3, dy: 8, blur: 6, opacity: 0.4 }),
  );
  solid(ink, flap, color, {
    fill: linear(90, tone.hi, [tone.light, 0.35], tone.shade),
    bevel: 4,
    width: 5,
  });
  ink.draw(polyline([24, TOP + 12], [276, TOP + 12]), {
    stroke: '#fff',
    width: 4,
    opacity: 0.5,
    cap: 'round',
  });
}

export function drawFlapUp(ink: Ink, color: string, lining: string): void {
  const tone = ramp(color);
  const flap = curve(`M3 ${TOP + 6}L120 44Q150 30 180 44L${WIDTH - 3} ${TOP + 6}Z`);
  castShadow(ink, flap, { dx: 6, dy: 8, blur: 7, opacity: 0.35 });
  solid(ink, flap, color, { fill: linear(90, tone.light, tone.shade), bevel: 4 });
  const inside = ramp(lining);
  const paper = polygon([34, TOP + 4], [150, 52], [266, TOP + 4]);
  ink.draw(paper, { fill: linear(90, inside.base, inside.dark), stroke: inside.line, width: 3 });
}
