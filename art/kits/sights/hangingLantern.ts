import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';

/** A stable lantern on its cord, with the light it throws; `y` is that of its lid. */
export function hangingLantern(ink: Ink, [cx, y]: Point, w: number): void {
  ink.draw(polyline([cx, y - 220], [cx, y]), { stroke: '#2a2028', width: 3 });
  glow(ink, cx, y + w * 0.9, w * 3.4, '#ffcf70', 0.8);
  ink.draw(rect(cx - w * 0.5, y + w * 0.34, w, w * 1.1, 6), {
    fill: radial(0.5, 0.55, 0.6, '#fffdf0', ['#ffd870', 0.45], '#e08a34'),
    stroke: '#2a2028',
    width: 3,
  });
  ink.draw(
    polygon(
      [cx - w * 0.66, y + w * 0.36],
      [cx - w * 0.2, y],
      [cx + w * 0.2, y],
      [cx + w * 0.66, y + w * 0.36],
    ),
    { fill: '#5a5360', stroke: '#2a2028', width: 3 },
  );
  ink.draw(rect(cx - w * 0.62, y + w * 1.4, w * 1.24, w * 0.26, 4), {
    fill: '#5a5360',
    stroke: '#2a2028',
    width: 3,
  });
  for (const side of [-1, 1])
    ink.draw(oval(cx + side * w * 0.26, y + w * 0.9, 1.6, w * 0.5), { fill: '#2a2028' });
}
