import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { curve, type Path, type Point } from '../../../ink/path.ts';
import { range } from '../../../ink/shapes.ts';

export interface Frond {
  from: Point;
  bend: Point;
  to: Point;
  /** Of its longest leaflets. */
  width: number;
  color: string;
}

const PAIRS = 13;

/** A bent midrib with leaflets to both sides, those of the lower side in the shade. */
export function frond(ink: Ink, { from, bend, to, width, color }: Frond): void {
  const tone = ramp(color);
  const places = range(PAIRS).map((i) => placeAt(from, bend, to, (i + 0.9) / PAIRS));
  const leaflets = (side: 1 | -1): Path =>
    places.flatMap(({ at, along }, i) => leaflet(at, along, side, width * fullness((i + 0.9) / PAIRS)));
  const [upper, lower] = [leaflets(-1), leaflets(1)];
  castShadow(ink, [...upper, ...lower], { dx: 4, dy: 7, blur: 4, opacity: 0.22 });
  const outline = { stroke: tone.line, width: ink.line * 0.5 };
  ink.draw(lower, { fill: tone.shade, ...outline });
  ink.draw(upper, { fill: tone.light, ...outline });
  const rib = curve(`M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`);
  ink.draw(rib, { stroke: tone.line, width: 6.5, cap: 'round' });
  ink.draw(rib, { stroke: mix(tone.hi, '#e8e0a0', 0.3), width: 2.6, cap: 'round' });
}

function fullness(t: number): number {
  return Math.sin(Math.PI * (0.1 + t * 0.86)) ** 0.8 * (1 - t * 0.25);
}

/** A place on the midrib, and the way that it runs there. */
function placeAt([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): { at: Point; along: Point } {
  const u = 1 - t;
  const [dx, dy] = [2 * u * (bx - ax) + 2 * t * (cx - bx), 2 * u * (by - ay) + 2 * t * (cy - by)];
  const length = Math.hypot(dx, dy) || 1;
  return {
    at: [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy],
    along: [dx / length, dy / length],
  };
}

/** Leans toward the tip. */
function leaflet([x, y]: Point, [ax, ay]: Point, side: 1 | -1, length: number): Path {
  const [nx, ny] = [-ay * side, ax * side];
  const place = (forward: number, aside: number): Point => [
    x + ax * forward * length + nx * aside * length,
    y + ay * forward * length + ny * aside * length,
  ];
  return [
    { command: 'M', points: [place(-0.16, 0)] },
    { command: 'Q', points: [place(-0.1, 0.72), place(0.56, 1)] },
    { command: 'Q', points: [place(0.46, 0.34), place(0.24, 0)] },
    { command: 'Z', points: [] },
  ];
}
