import { type Ramp, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { curve, type Point, turnPath } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';

const TILT = -16;

/** A ringed gas planet, lit from the top left. */
export function planet(ink: Ink, center: Point, radius: number, color: string, ring: string): void {
  const [cx, cy] = center;
  const tone = ramp(color);
  const ball = oval(cx, cy, radius);
  glow(ink, cx, cy, radius * 1.6, tone.light, 0.5);
  rings(ink, center, radius, ramp(ring), 0.7);
  ink.draw(ball, {
    fill: radial(0.32, 0.28, 0.85, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
  ink.clip(ball, () => {
    for (const i of range(8)) bands(ink, center, radius, i, i % 2 ? tone.hi : tone.dark);
    ink.draw(ball, { fill: radial(0.3, 0.26, 0.9, ['#0a0520', 0.45, 0], ['#0a0520', 0.98, 0.85]) });
  });
  const front = turnPath(rect(cx - radius * 3, cy, radius * 6, radius * 1.4), TILT, center);
  ink.clip(front, () => rings(ink, center, radius, ramp(ring), 0.95));
}

function rings(ink: Ink, center: Point, radius: number, tone: Ramp, opacity: number): void {
  for (const [size, width, color] of [
    [1.72, 0.16, tone.light],
    [1.5, 0.1, tone.hi],
    [1.36, 0.05, tone.base],
  ] as const) {
    const ellipse = turnPath(oval(...center, radius * size, radius * size * 0.2), TILT, center);
    ink.draw(ellipse, { stroke: color, width: radius * width, opacity });
  }
}

function bands(ink: Ink, center: Point, radius: number, row: number, color: string): void {
  const [cx] = center;
  const y = center[1] - radius + radius * (0.1 + row * 0.25);
  const depth = radius * (0.06 + ink.random() * 0.1);
  const band = curve(
    `M${cx - radius} ${y}Q${cx} ${y + radius * 0.2} ${cx + radius} ${y}L${cx + radius} ${y + depth}` +
      `Q${cx} ${y + radius * 0.2 + depth} ${cx - radius} ${y + depth}Z`,
  );
  ink.draw(turnPath(band, TILT, center), { fill: color, opacity: 0.4 });
}
