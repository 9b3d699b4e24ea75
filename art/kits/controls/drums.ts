import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { plate } from '../../matter/metal.ts';

const POINTER = '#c2402f';

/** A row of wheels behind a window in a plate. They stop between two signs, so that they show no code. */
export function drums(ink: Ink, [x, y, w, h]: Box, count: number, metal: string): void {
  const frame = rect(x, y, w, h, 10);
  castShadow(ink, frame, { dx: 4, dy: 7, blur: 5, opacity: 0.45 });
  plate(ink, frame, metal, { bevel: 4 });
  const [left, top, wide, high] = [x + 18, y + 12, w - 36, h - 24];
  recess(ink, rect(left, top, wide, high, 5), '#1c1418', { depth: 6 });
  const pitch = wide / count;
  for (const i of range(count)) drum(ink, [left + i * pitch + 2, top + 2, pitch - 4, high - 4], metal);
  for (const [at, side] of [
    [left - 13, 1],
    [left + wide + 13, -1],
  ] as const)
    ink.draw(polygon([at, y + h / 2 - 9], [at + side * 13, y + h / 2], [at, y + h / 2 + 9]), {
      fill: POINTER,
      stroke: ramp(metal).line,
      width: 2,
    });
}

/** One wheel: round from top to bottom, with a ridge above and below the line that counts. */
function drum(ink: Ink, [x, y, w, h]: Box, metal: string): void {
  const tone = ramp(metal);
  const round = linear(90, tone.dark, [tone.base, 0.25], [tone.hi, 0.45], [tone.base, 0.7], tone.deep);
  ink.draw(rect(x, y, w, h, 3), { fill: round, stroke: tone.line, width: 2.4 });
  const ridges = [0.3, 0.7].map((share) => polyline([x + 2, y + h * share], [x + w - 2, y + h * share]));
  ink.draw(joinPaths(...ridges), { stroke: tone.line, width: 2.4, opacity: 0.8 });
  ink.draw(joinPaths(...ridges), { stroke: tone.hi, width: 1.6, opacity: 0.8, move: [0, 2.4] });
  const signs = [0.12, 0.88].map((share) => rect(x + w * 0.34, y + h * share - 3, w * 0.32, 6, 2));
  ink.draw(joinPaths(...signs), { fill: tone.line, opacity: 0.75 });
}
