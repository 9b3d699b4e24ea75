import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { mapPath, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, oval, polygon, range } from '../../ink/shapes.ts';
import { metal as polished, rivet, sphere } from '../../matter/metal.ts';

const BALL = '#a83a34';
const ENAMEL = '#ece0c4';

/**
 * A stick that can be pushed in eight directions: an enamel ring with an arrow for each, a rubber boot, a
 * ball.
 */
export function courseKnob(ink: Ink, [cx, cy]: Point, radius: number, metal: string): void {
  castShadow(ink, oval(cx, cy, radius), { dx: 12, dy: 18, blur: 12, opacity: 0.42 });
  solid(ink, oval(cx, cy, radius), metal, { fill: polished(metal, 50), bevel: 7 });
  const enamel = radius * 0.88;
  ink.draw(oval(cx, cy, enamel), {
    fill: radial(0.4, 0.36, 0.75, '#fff8e4', [ENAMEL, 0.6], '#b89c74'),
    stroke: ramp(metal).line,
    width: 3,
  });
  for (const i of range(8)) drawArrow(ink, [cx, cy], radius, i * 45);
  recess(ink, oval(cx, cy, radius * 0.46), '#3a3440', { depth: 12 });
  for (const i of range(8)) rivet(ink, polar(cx, cy, radius * 0.94, 22.5 + i * 45), 6, metal);
  drawStick(ink, [cx, cy], radius, metal);
  ink.draw(arc(cx, cy, enamel * 0.94, 196, 250), { stroke: '#fff', width: 6, cap: 'round', opacity: 0.5 });
}

function drawArrow(ink: Ink, [cx, cy]: Point, radius: number, turn: number): void {
  const isMain = turn % 90 === 0;
  const size = radius * (isMain ? 0.12 : 0.09);
  const head = polygon([0, -size], [size * 0.95, size * 0.75], [0, size * 0.35], [-size * 0.95, size * 0.75]);
  const placed = turnPath(
    mapPath(head, (x, y) => [x + cx, y + cy - radius * 0.67]),
    turn,
    [cx, cy],
  );
  ink.draw(placed, { fill: isMain ? '#7a2a2a' : '#4a3a44', stroke: '#2a1c24', width: 2.4 });
}

function drawStick(ink: Ink, [cx, cy]: Point, radius: number, metal: string): void {
  const collar = radius * 0.32;
  for (const [share, tone] of [
    [1, '#4a4454'],
    [0.78, '#3c3646'],
    [0.58, '#4a4454'],
  ] as const)
    solid(ink, oval(cx, cy, collar * share), tone, { bevel: 4, width: 2.4 });
  const [bx, by] = [cx + 4, cy - 12];
  castShadow(ink, oval(bx, by, radius * 0.24), { dx: 20, dy: 30, blur: 10, opacity: 0.5 });
  solid(ink, oval(cx + 2, cy - 5, radius * 0.13), metal, { fill: polished(metal, 40), bevel: 3 });
  solid(ink, oval(bx, by, radius * 0.24), BALL, { fill: sphere(BALL), bevel: 4 });
  ink.draw(oval(bx - 14, by - 17, 11, 8), { fill: '#fff', opacity: 0.85 });
}
