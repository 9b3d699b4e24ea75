import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { arc, oval, polyline, rect } from '../../ink/shapes.ts';
import { metal as polished } from '../../matter/metal.ts';

/** An ink pot seen from above: a square base, a round neck, and ink. */
export function inkPot(ink: Ink, [cx, cy]: Point, metal: string): void {
  const glass = '#47618f';
  const foot = rect(cx - 62, cy - 62, 124, 124, 26);
  castShadow(ink, foot, { dx: 12, dy: 18, blur: 12, opacity: 0.45 });
  const tone = ramp(glass);
  solid(ink, foot, glass, { bevel: 7, fill: linear(50, tone.hi, [tone.base, 0.4], tone.deep) });
  ink.draw(polyline([cx - 44, cy + 34], [cx - 44, cy - 30], [cx - 30, cy - 44]), {
    stroke: '#fff',
    width: 6,
    cap: 'round',
    opacity: 0.55,
  });
  solid(ink, oval(cx, cy, 44), metal, { fill: polished(metal), bevel: 4 });
  ink.draw(oval(cx, cy, 30), {
    fill: radial(0.4, 0.36, 0.7, '#3a3a70', ['#15122e', 0.7]),
    stroke: '#120e20',
  });
  ink.draw(arc(cx, cy, 20, 190, 260), { stroke: '#9aa6e0', width: 4, cap: 'round', opacity: 0.8 });
}
