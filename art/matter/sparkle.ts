import type { Ink } from '../ink/Ink.ts';
import { glow } from '../ink/light.ts';
import { type Point, polar } from '../ink/path.ts';
import { polygon, range } from '../ink/shapes.ts';

/** A glint of light: a thin star with four points. */
export function sparkle(ink: Ink, [cx, cy]: Point, radius: number, opacity = 0.95): void {
  const tips = range(8).map((i) => polar(cx, cy, i % 2 ? radius * 0.2 : radius, i * 45));
  glow(ink, cx, cy, radius * 0.9, '#ffffff', opacity * 0.5);
  ink.draw(polygon(...tips), { fill: '#fff', opacity });
}
