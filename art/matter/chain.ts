import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import type { Point } from '../ink/path.ts';
import { oval, range } from '../ink/shapes.ts';

/** A tight light chain: every second link is seen from its side. */
export function chain(ink: Ink, [x, y]: Point, [toX, toY]: Point, color: Color): void {
  const tone = ramp(color);
  const count = Math.round(Math.hypot(toX - x, toY - y) / 15);
  for (const i of range(count)) {
    const share = (i + 0.5) / count;
    const link = oval(x + (toX - x) * share, y + (toY - y) * share, i % 2 ? 5 : 9, i % 2 ? 8 : 7);
    ink.draw(link, { stroke: tone.line, width: 8 });
    ink.draw(link, { stroke: tone.light, width: 3.5 });
  }
}
