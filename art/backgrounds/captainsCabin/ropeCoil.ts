import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';

/** Rope in a coil, on a peg in a rib. */
export function ropeCoil(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const loops = range(6).map((i) => oval(x - 15 + i * 6, y + 74 + (i % 3) * 5, 25, 66 + (i % 2) * 7));
  ink.draw(oval(x + 9, y + 88, 40, 70), { stroke: '#120a1e', width: 18, opacity: 0.35, blur: 7 });
  for (const loop of loops) {
    ink.draw(loop, { stroke: tone.line, width: 11 });
    ink.draw(loop, { stroke: tone.base, width: 7 });
    ink.draw(loop, { stroke: tone.hi, width: 2, opacity: 0.6, move: [-1.6, -1.4] });
  }
  for (const lift of range(4)) {
    const band = rect(x - 27 + lift, y + 34 + lift * 9, 56 - lift * 2, 10, 5);
    ink.draw(band, { fill: tone.base, stroke: tone.line, width: 2 });
    ink.draw(rect(x - 23, y + 36 + lift * 9, 40, 2.4, 1.2), { fill: tone.hi, opacity: 0.6 });
  }
  solid(ink, rect(x - 7, y - 12, 14, 24, 6), '#6a5040', { bevel: 3, width: 2.4 });
}
