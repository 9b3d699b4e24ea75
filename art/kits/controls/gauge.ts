import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, range } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';

export interface Gauge {
  center: Point;
  radius: number;
  /** The position of the needle, 0 to 1. */
  share: number;
  isLit: boolean;
}

const FROM = 150;
const SWEEP = 240;

/** A round instrument with a needle; the last quarter of its scale is red. */
export function gauge(ink: Ink, { center: [cx, cy], radius, share, isLit }: Gauge, rim: string): void {
  const r = radius * 0.8;
  const lit = radial(0.5, 0.5, 0.6, '#fffbe6', '#f4dfa4');
  castShadow(ink, oval(cx, cy, radius), { dx: 2, dy: 4, blur: 4, opacity: 0.4 });
  solid(ink, oval(cx, cy, radius), rim, { fill: metal(rim, 45), bevel: 3, width: ink.line * 0.7 });
  ink.draw(oval(cx, cy, r), {
    fill: isLit ? lit : linear(60, '#8d8574', '#b5ac96'),
    stroke: '#2a2530',
    width: 3,
  });
  ink.draw(arc(cx, cy, r * 0.78, FROM + SWEEP * 0.75, FROM + SWEEP), { stroke: '#d5402f', width: r * 0.2 });
  for (const i of range(7)) {
    const turn = FROM + (SWEEP * i) / 6;
    ink.draw(polyline(polar(cx, cy, r * 0.9, turn), polar(cx, cy, r * 0.66, turn)), {
      stroke: '#3a3038',
      width: 2.6,
    });
  }
  const needle = polyline([cx, cy], polar(cx, cy, r * 0.74, FROM + SWEEP * share));
  ink.draw(needle, { stroke: '#2a2028', width: r * 0.15, cap: 'round' });
  ink.draw(oval(cx, cy, r * 0.17), { fill: '#2a2028' });
  ink.draw(arc(cx, cy, r * 0.84, 190, 260), { stroke: '#fff', width: r * 0.12, cap: 'round', opacity: 0.45 });
  if (isLit) glow(ink, cx, cy, radius * 1.25, '#ffe6a0', 0.4);
}
