import type { Ink } from '../../ink/Ink.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval, spline } from '../../ink/shapes.ts';

/** The shore around 0, 0, for a half width of 100. */
const SHORE: readonly Point[] = [
  [-100, 2],
  [-84, -12],
  [-52, -13],
  [-30, -22],
  [8, -24],
  [34, -16],
  [66, -20],
  [96, -8],
  [92, 6],
  [60, 12],
  [38, 22],
  [2, 18],
  [-34, 24],
  [-60, 12],
  [-82, 14],
];

interface PuddleColors {
  /** The colour that the upper half of the room has in the reflection. */
  sky: string;
  depth: string;
  fire: string;
}

/**
 * A puddle on the floor: wet stone around it, a bright rim, the reflection of the fire, and rings from a
 * drop.
 */
export function puddle(ink: Ink, [x, y]: Point, rx: number, { sky, depth, fire }: PuddleColors): void {
  const around = (scale: number): Point[] =>
    SHORE.map(([px, py]) => [x + (px * rx * scale) / 100, y + (py * rx * scale) / 100]);
  const shore = spline(around(1), { closed: true, tension: 1 });
  ink.draw(spline(around(1.14), { closed: true, tension: 1 }), { fill: '#08050f', opacity: 0.38, blur: 9 });
  ink.draw(shore, { fill: linear(90, sky, [depth, 0.75], depth), opacity: 0.9 });
  ink.clip(shore, () => {
    drawMirroredFire(ink, [x - rx * 0.34, y], rx, fire);
    drawRings(ink, [x + rx * 0.3, y + rx * 0.01], rx);
    ink.draw(shore, { stroke: '#05030c', width: 14, opacity: 0.55, move: [2, 5], blur: 4 });
  });
  ink.draw(shore, { stroke: '#0b0816', width: 2.4, opacity: 0.8 });
  ink.draw(shore, { stroke: '#cfe0ff', width: 1.8, opacity: 0.4, move: [0, 2.4] });
}

function drawMirroredFire(ink: Ink, [x, y]: Point, rx: number, fire: string): void {
  const shine = radial(0.5, 0.5, 0.5, ['#fff0c0', 0, 0.9], [fire, 0.3, 0.7], [fire, 1, 0]);
  ink.draw(oval(x, y, rx * 0.2, rx * 0.26), { fill: shine });
  for (const [dy, half] of [
    [-0.1, 0.22],
    [-0.03, 0.3],
    [0.05, 0.24],
    [0.12, 0.16],
  ] as const)
    ink.draw(oval(x, y + dy * rx, half * rx, rx * 0.012), { fill: '#ffd890', opacity: 0.5 });
}

function drawRings(ink: Ink, [x, y]: Point, rx: number): void {
  for (const [size, opacity] of [
    [0.09, 0.7],
    [0.19, 0.45],
    [0.3, 0.25],
  ] as const)
    ink.draw(oval(x, y, rx * size, rx * size * 0.3), { stroke: '#cfe0ff', width: 2, opacity });
}
