import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
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

/** A fountain pen; the two points are its end and its nib. */
export function fountainPen(
  ink: Ink,
  { from, to }: { from: Point; to: Point },
  barrel: string,
  metal: string,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const half = length / 2;
  const body = rect(-half, -17, length * 0.79, 34, [17, 8, 8, 17]);
  const nib = curve(
    `M${half * 0.54} -12L${half * 0.7} -13C${half * 0.86} -12 ${half * 0.94} -4 ${half} 0` +
      `C${half * 0.94} 4 ${half * 0.86} 12 ${half * 0.7} 13L${half * 0.54} 12Z`,
  );
  lying(
    ink,
    {
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      turn,
      outline: [body, nib],
    },
    () => {
      const tone = ramp(shift(barrel, { lightness: -0.04, chromaTimes: 1.2 }));
      const round = linear(90, tone.base, [tone.hi, 0.26], [tone.base, 0.5], tone.deep);
      solid(ink, nib, metal, { fill: polished(metal, 90), bevel: 3 });
      ink.draw(polyline([half * 0.74, 0], [half * 0.97, 0]), { stroke: '#4a3420', width: 2 });
      ink.draw(oval(half * 0.72, 0, 3.4), { fill: '#4a3420' });
      solid(ink, body, tone, { fill: round, bevel: 3 });
      for (const [at, width] of [
        [-0.62, 12],
        [-0.02, 18],
        [0.5, 10],
      ] as const)
        solid(ink, rect(half * at, -18.5, width, 37, 3), metal, {
          fill: polished(metal, 90),
          width: 2,
          bevel: 2,
        });
    },
  );
}
