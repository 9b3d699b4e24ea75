import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range } from '../../ink/shapes.ts';
import { metal, rivet } from '../../matter/metal.ts';

const FROM = 140;
const SWEEP = 260;

export interface Gauge {
  center: Point;
  radius: number;
  /** Where its hand points, 0 to 1. */
  value: number;
}

/** A round dial with a hand and a red field at its end. */
export function gauge(ink: Ink, { center, radius, value }: Gauge, color: string): void {
  const [cx, cy] = center;
  castShadow(ink, oval(cx, cy, radius), { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, oval(cx, cy, radius), color, { fill: metal(color, 50), bevel: 4, width: 4.5 });
  const face = oval(cx, cy, radius * 0.76);
  ink.draw(face, { fill: radial(0.4, 0.35, 0.8, '#fffdf2', '#d8ccb0'), stroke: '#3a2c34', width: 3 });
  const red = arc(cx, cy, radius * 0.58, FROM + SWEEP * 0.76, FROM + SWEEP);
  ink.draw(red, { stroke: '#e0483c', width: radius * 0.16 });
  const marks = range(9).map((i) => {
    const angle = FROM + (SWEEP * i) / 8;
    return polyline(polar(cx, cy, radius * 0.54, angle), polar(cx, cy, radius * 0.68, angle));
  });
  ink.draw(joinPaths(...marks), { stroke: '#3a2c34', width: radius * 0.07 });
  const angle = FROM + SWEEP * value;
  const hand = polygon(
    polar(cx, cy, radius * 0.6, angle),
    polar(cx, cy, radius * 0.12, angle + 90),
    polar(cx, cy, radius * 0.12, angle - 90),
  );
  ink.draw(hand, { fill: '#2a2028' });
  rivet(ink, center, radius * 0.14, color);
}
