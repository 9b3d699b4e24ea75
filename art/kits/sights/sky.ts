import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, range } from '../../ink/shapes.ts';
import { twinklingStar } from '../../matter/star.ts';

/** Stars scattered over a box; now and then a large one twinkles. */
export function stars(ink: Ink, [x, y, w, h]: Box, count: number, color = '#fdf6dc'): void {
  for (const i of range(count)) {
    const at: Point = [x + ink.random() * w, y + ink.random() * h];
    if (i % 9 === 0) twinkle(ink, at, 5 + ink.random() * 4, color);
    else ink.draw(oval(...at, 0.9 + ink.random() * 1.3), { fill: color, opacity: 0.5 + ink.random() * 0.5 });
  }
}

/** A star with four long rays. */
export function twinkle(ink: Ink, [cx, cy]: Point, radius: number, color: string): void {
  glow(ink, cx, cy, radius * 1.3, color, 0.5);
  ink.draw(twinklingStar([cx, cy], radius, radius * 0.16), { fill: color });
}

/** A full moon with its halo. */
export function moon(ink: Ink, [cx, cy]: Point, radius: number): void {
  glow(ink, cx, cy, radius * 3.2, '#dfe9ff', 0.75);
  ink.draw(oval(cx, cy, radius), { fill: radial(0.36, 0.32, 0.75, '#ffffff', ['#f3f1e2', 0.5], '#c4cbdc') });
  const craters = [
    [-0.3, -0.2, 0.2],
    [0.25, 0.3, 0.26],
    [0.34, -0.34, 0.13],
    [-0.28, 0.42, 0.12],
  ] as const;
  for (const [dx, dy, size] of craters) {
    ink.draw(oval(cx + dx * radius, cy + dy * radius, size * radius), { fill: '#b9c1d6', opacity: 0.5 });
  }
}

/** A fair-weather cloud around its flat foot. */
export function cloud(ink: Ink, [cx, y]: Point, width: number, color: string, opacity = 0.9): void {
  const puff = (dx: number, size: number): Path =>
    oval(cx + dx * width, y - size * width * 0.55, size * width);
  const foot = oval(cx, y, width * 0.5, width * 0.1);
  const puffs = joinPaths(puff(-0.26, 0.15), puff(-0.04, 0.21), puff(0.2, 0.16), foot);
  ink.draw(puffs, { fill: color, opacity });
}
