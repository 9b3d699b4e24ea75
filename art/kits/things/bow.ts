import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';

/** A satin bow, 150 units wide, around its knot. */
export function bow(ink: Ink, [x, y]: Point, color: string, scale: number): void {
  const tone = ramp(color);
  const fill = linear(90, tone.hi, [tone.base, 0.45], tone.dark);
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): string => `${x + side * dx * scale} ${y + dy * scale}`;
    const tail = curve(
      `M${at(6, 2)}C${at(26, 10)} ${at(40, 26)} ${at(60, 30)}L${at(56, 44)}L${at(40, 48)}C${at(28, 36)} ${at(14, 22)} ${at(0, 10)}Z`,
    );
    solid(ink, tail, color, { width: 4.5, bevel: 3, fill: linear(60, tone.light, tone.shade) });
    const loop = curve(
      `M${at(4, -2)}C${at(16, -44)} ${at(64, -58)} ${at(76, -30)}C${at(84, -8)} ${at(48, 12)} ${at(4, 4)}Z`,
    );
    castShadow(ink, loop, { dx: 2, dy: 6, blur: 5, opacity: 0.35 });
    solid(ink, loop, color, { width: 5, bevel: 5, fill });
    ink.draw(hollowOf(at), { fill: linear(90, tone.deep, tone.shade), stroke: tone.line, width: 3 });
    ink.draw(curve(`M${at(12, -2)}C${at(26, -10)} ${at(38, -14)} ${at(48, -14)}`), {
      stroke: tone.hi,
      width: 3 * scale,
      opacity: 0.7,
      cap: 'round',
      move: [0, -9 * scale],
    });
  }
  const knot = curve(
    `M${x - 15 * scale} ${y - 10 * scale}` +
      `C${x - 6 * scale} ${y - 18 * scale} ${x + 6 * scale} ${y - 18 * scale} ${x + 15 * scale} ${y - 10 * scale}` +
      `C${x + 19 * scale} ${y} ${x + 17 * scale} ${y + 10 * scale} ${x + 11 * scale} ${y + 14 * scale}` +
      `L${x - 11 * scale} ${y + 14 * scale}` +
      `C${x - 17 * scale} ${y + 10 * scale} ${x - 19 * scale} ${y} ${x - 15 * scale} ${y - 10 * scale}Z`,
  );
  solid(ink, knot, color, { width: 5, bevel: 4, fill });
}

/** Returns the visible inside of a loop. */
function hollowOf(at: (dx: number, dy: number) => string): Path {
  return curve(
    `M${at(50, -22)}C${at(58, -36)} ${at(70, -34)} ${at(70, -24)}` +
      `C${at(70, -12)} ${at(58, -8)} ${at(50, -10)}C${at(46, -14)} ${at(46, -18)} ${at(50, -22)}Z`,
  );
}
