import type { LooseMove } from '../../../../core/catalogue/moves.ts';
import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { oval, polyline } from '../../../ink/shapes.ts';
import type { Looks } from './shape.ts';

/** The swing with the bird on it. */
export const SWAYING: LooseMove = {
  type: 'swing',
  part: 0,
  box: [58, 52, 172, 232],
  pivot: [150, 60],
  angle: 6,
  period: 2600,
};

/** The bars and the door, in front of the swing. */
export const BEFORE: LooseMove = { type: 'stay', part: 1, box: [20, -20, 260, 380] };

const TAIL = curve('M-30 4C-50 20 -66 40 -74 62C-60 56 -38 40 -18 26Z');
const BODY = curve(
  'M-40 12C-40 -14 -16 -30 4 -36C6 -58 36 -64 46 -44C52 -32 46 -20 42 -8C36 20 6 34 -16 30C-30 28 -40 24 -40 12Z',
);
const BELLY = curve('M42 -8C36 20 6 34 -16 30C4 22 22 8 26 -14Z');
const WING = curve('M-34 8C-22 -12 0 -18 10 -10C14 6 -2 24 -44 30C-42 22 -38 14 -34 8Z');
const BEAK = curve('M44 -44L64 -36L43 -30Z');

export function drawBirdOnSwing(ink: Ink, looks: Looks): void {
  const tone = ramp(looks.metal);
  for (const x of [104, 196]) {
    ink.draw(polyline([150, 60], [x, 262]), { stroke: tone.line, width: 6.5, cap: 'round' });
    ink.draw(polyline([150, 60], [x, 262]), { stroke: tone.base, width: 2.6, cap: 'round' });
  }
  ink.draw(polyline([100, 262], [200, 262]), { stroke: '#3a2420', width: 13, cap: 'round' });
  ink.draw(polyline([100, 261], [200, 261]), { stroke: '#a8744a', width: 6, cap: 'round' });
  drawBird(ink, [144, 222], looks, 1.1);
}

/** A small bird that looks to the right, around the middle of its body; its feet are 36 below. */
export function drawBird(ink: Ink, [x, y]: Point, { bird, wing }: Looks, scale = 0.92): void {
  const place = (path: Path): Path => mapPath(path, (dx, dy) => [x + dx * scale, y + dy * scale]);
  const tone = ramp(bird);
  for (const dx of [-6, 10])
    ink.draw(polyline([x + dx, y + 26 * scale], [x + dx + 1, y + 39 * scale]), {
      stroke: '#5a3a30',
      width: 5,
      cap: 'round',
    });
  solid(ink, place(TAIL), wing, { width: 4.5, bevel: 3 });
  solid(ink, place(BODY), bird, {
    width: 5,
    bevel: 5,
    fill: linear(70, tone.hi, [tone.base, 0.5], tone.shade),
    texture: () => ink.draw(place(BELLY), { fill: '#fff4d8', opacity: 0.6 }),
  });
  solid(ink, place(WING), wing, { width: 4.5, bevel: 4 });
  ink.draw(place(BEAK), { fill: '#f0a03a', stroke: '#5a2e20', width: 3.5 });
  ink.draw(place(oval(28, -42, 6)), { fill: '#221a26' });
  ink.draw(place(oval(26, -44, 2.2)), { fill: '#fff' });
}
