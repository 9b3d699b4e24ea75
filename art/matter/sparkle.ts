import type { Ink } from '../ink/Ink.ts';
import { glow } from '../ink/light.ts';
import type { Point } from '../ink/path.ts';
import { twinklingStar } from './star.ts';

/** A glint of light: a thin star with four points. */
export function sparkle(ink: Ink, [cx, cy]: Point, radius: number, opacity = 0.95): void {
  glow(ink, cx, cy, radius * 0.9, '#ffffff', opacity * 0.5);
  ink.draw(twinklingStar([cx, cy], radius, radius * 0.14), { fill: '#fff', opacity });
}
