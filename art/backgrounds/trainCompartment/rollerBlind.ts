import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { BRASS } from '../../matter/palette.ts';

/** The share of the pane that the blind covers at its left and right end; it hangs askew. */
const [LEFT, RIGHT] = [0.2, 0.31];

/** A blind, a third of the way down and crooked, with the ring to pull it. */
export function rollerBlind(ink: Ink, [x, y, w, h]: Box, cloth: string): void {
  const tone = ramp(cloth);
  const [left, right] = [y + h * LEFT, y + h * RIGHT];
  const sheet = polygon([x + 2, y - 4], [x + w - 2, y - 4], [x + w - 2, right], [x + 2, left]);
  castShadow(ink, sheet, { dx: 4, dy: 10, blur: 7, opacity: 0.4 });
  solid(ink, sheet, cloth, {
    fill: linear(82, tone.shade, [tone.base, 0.35], tone.light),
    bevel: 3,
    width: 2.4,
  });
  for (const share of [0.22, 0.5, 0.76])
    ink.draw(polyline([x + w * share, y], [x + w * share + 5, left + (right - left) * share - 8]), {
      stroke: tone.dark,
      width: 2,
      opacity: 0.35,
    });
  for (const up of [16, 24])
    ink.draw(polyline([x + 3, left - up], [x + w - 3, right - up]), {
      stroke: tone.deep,
      width: 2,
      opacity: 0.45,
    });
  const hem = polygon([x - 4, left - 6], [x + w + 2, right - 6], [x + w + 2, right + 7], [x - 4, left + 7]);
  solid(ink, hem, BRASS, { bevel: 3, width: 2.2 });
  const [cx, cy] = [x + w * 0.5, (left + right) / 2 + 6];
  ink.draw(polyline([cx, cy], [cx - 2, cy + 26]), { stroke: tone.line, width: 3 });
  ink.draw(oval(cx - 2, cy + 35, 9), { stroke: ramp(BRASS).line, width: 6.5 });
  ink.draw(oval(cx - 2, cy + 35, 9), { stroke: BRASS, width: 3.4 });
  solid(ink, rect(x - 2, y - 16, w + 4, 15, 7), cloth, { bevel: 4, width: 2.4 });
}
