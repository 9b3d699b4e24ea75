import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { oval, range, rect, spline } from '../../ink/shapes.ts';

/** The points at which the wire is pinned, from left to right. */
const PINS: readonly Point[] = [
  [286, 352],
  [470, 150],
  [716, 140],
  [960, 150],
  [1206, 152],
  [1450, 162],
  [1642, 360],
];
const SAG = 50;
const BULBS = 6;
/** The index of the bulb that is broken and stays dark. */
const BURNT_OUT = 22;

/** Returns the bulbs that shine, each with its colour, from 0 to 3. */
export function fairyBulbs(): { at: Point; kind: number }[] {
  const all = PINS.slice(1).flatMap((to, n) => range(BULBS).map((i) => along(n, to, (i + 0.5) / BULBS)));
  return all.map((at, i) => ({ at, kind: i % 4 })).filter((_, i) => i !== BURNT_OUT);
}

/** A wire with coloured bulbs that hangs in swags below the beam and down both slopes. */
export function fairyLights(ink: Ink, colors: readonly string[]): void {
  for (const [n, to] of PINS.slice(1).entries()) {
    const wire = spline([0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => along(n, to, share)));
    ink.draw(wire, { stroke: '#120a1e', width: 4, opacity: 0.35, move: [8, 16] });
    ink.draw(wire, { stroke: '#2c3a30', width: 4 });
  }
  for (const [x, y] of PINS) solid(ink, oval(x, y, 6), '#b89a5a', { width: 2, bevel: 2 });
  const lit = fairyBulbs();
  for (const { at, kind } of lit) drawBulb(ink, at, colors[kind % colors.length] ?? '#ffffff');
  drawBulb(ink, along(3, PINS[4] ?? [0, 0], 4.5 / BULBS), null);
}

/** The point at a share of the hanging wire between two pins. */
function along(n: number, to: Point, share: number): Point {
  const from = PINS[n] ?? to;
  const sag = Math.sin(share * Math.PI) * SAG;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag];
}

function drawBulb(ink: Ink, [x, y]: Point, color: string | null): void {
  if (color) glow(ink, x, y + 16, 58, color, 0.5);
  ink.draw(rect(x - 4.5, y - 3, 9, 11, 2), { fill: '#2c3a30' });
  const bulb = oval(x, y + 17, 8.5, 11.5);
  const tone = ramp(color ?? '#6a6672');
  solid(ink, bulb, tone, { width: 2, bevel: 3, rim: 0.8, ...(color ? { fill: tone.light } : {}) });
  if (color) ink.draw(oval(x - 2, y + 14, 3.4, 5), { fill: '#fffdf0', opacity: 0.9 });
}
