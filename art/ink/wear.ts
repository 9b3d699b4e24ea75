import { type Color, ramp } from '../color.ts';
import type { Ink } from './Ink.ts';
import { linear } from './paint.ts';
import { joinPaths, type Path, type Point, radians } from './path.ts';
import { seededRandom } from './random.ts';
import { oval, polygon, polyline, range, rect, spline } from './shapes.ts';

/** A surface of this share of the picture is worn; a smaller one now and then. */
const LARGE = 0.05;
const DUST = '#e6dccb';
const NOW_AND_THEN = 0.45;
/** In outline weights: narrower surfaces are rims and rods. */
const LEAST_SIDE = 5;

interface Surface {
  path: Path;
  x: number;
  y: number;
  w: number;
  h: number;
  color: Color;
  dice: () => number;
}

/**
 * Nicks along its edges, scratches, a stain, a drip, dust: what a surface has been through. Within its outline, by dice that its outline
 * seeds: closed and opened, flat and swung, it is worn alike, and whatever is drawn besides looks as it did.
 */
export function wear(ink: Ink, path: Path, color: Color): void {
  const least = ink.leastWorn;
  if (least === 1) return;
  const points = path.flatMap((segment) => segment.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const share = (w * h) / ink.area;
  if (share < least || Math.min(w, h) < LEAST_SIDE * ink.line) return;
  const dice = seededRandom(seedOf(points));
  if (share < LARGE && dice() > NOW_AND_THEN) return;
  const surface = { path, x, y, w, h, color, dice };
  nicks(ink, surface);
  if (dice() < 0.55) scratches(ink, surface);
  if (dice() < 0.4) stain(ink, surface);
  if (dice() < 0.25) drip(ink, surface);
  if (dice() < 0.4) dust(ink, surface);
}

/** Where an edge was knocked: the bare matter shows, and its lower lip catches the light. */
function nicks(ink: Ink, { path, x, y, w, h, color, dice }: Surface): void {
  const edges = edgesOf(path).filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 5 * ink.line);
  const found = range(edges.length === 0 ? 0 : 1 + dice() * 2.6).map(() => {
    const [a, b] = edges[Math.floor(dice() * edges.length)] ?? [[0, 0] as Point, [0, 0] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const inward = inwardOf(a, along, [x + w / 2, y + h / 2]);
    const place = (0.12 + dice() * 0.76) * length;
    const [half, depth] = [(0.5 + dice() * 0.7) * ink.line, (0.9 + dice() * 0.55) * ink.line];
    const at = (forth: number, into: number): Point => [
      a[0] + along[0] * (place + forth * half) + inward[0] * into * depth,
      a[1] + along[1] * (place + forth * half) + inward[1] * into * depth,
    ];
    return {
      chip: polygon(at(-1, 0), at(-0.5, 0.8), at(0.2, 1), at(1, 0)),
      lip: polyline(at(-0.5, 0.9), at(0.2, 1.1), at(0.9, 0.3)),
    };
  });
  if (found.length === 0) return;
  const tone = ramp(color);
  ink.draw(
    found.flatMap(({ chip }) => chip),
    { fill: tone.dark, opacity: 0.7 },
  );
  ink.draw(
    found.flatMap(({ lip }) => lip),
    { stroke: tone.hi, width: ink.line * 0.28, opacity: 0.65 },
  );
}

/** Fine lines side by side, where something was dragged along it. */
function scratches(ink: Ink, { x, y, w, h, color, dice }: Surface): void {
  const tone = ramp(color);
  const angle = radians(-62 + dice() * 54);
  const length = Math.min((4 + dice() * 5) * ink.line, Math.min(w, h) * 0.42);
  const from: Point = [x + w * (0.14 + dice() * 0.6), y + h * (0.3 + dice() * 0.55)];
  const lines = range(2 + dice() * 1.9).flatMap((i) => {
    const start: Point = [
      from[0] + i * ink.line * (0.7 + dice() * 0.3),
      from[1] + i * ink.line * (dice() - 0.3),
    ];
    const reach = length * (0.45 + dice() * 0.55);
    return polyline(start, [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach]);
  });
  ink.draw(lines, {
    stroke: tone.dark,
    width: ink.line * 0.26,
    opacity: 0.3,
    move: [ink.line * 0.2, ink.line * 0.24],
  });
  ink.draw(lines, { stroke: tone.hi, width: ink.line * 0.22, opacity: 0.45 });
}

/** Where something was spilt, or a hand has rested often. */
function stain(ink: Ink, { x, y, w, h, color, dice }: Surface): void {
  const radius = Math.min((2.2 + dice() * 3) * ink.line, Math.min(w, h) * 0.2);
  const [cx, cy] = [x + w * (0.2 + dice() * 0.6), y + h * (0.45 + dice() * 0.4)];
  const blot = spline(
    range(6).map((i): Point => {
      const reach = radius * (0.72 + dice() * 0.45);
      return [cx + Math.cos((i * Math.PI) / 3) * reach * 1.35, cy + Math.sin((i * Math.PI) / 3) * reach];
    }),
    { closed: true, tension: 1 },
  );
  const { deep } = ramp(color);
  ink.draw(blot, { fill: deep, opacity: 0.13 });
  ink.draw(oval(cx, cy, radius * 0.8, radius * 0.55), { fill: deep, opacity: 0.07 });
}

/** What ran down from its upper edge, and dried. */
function drip(ink: Ink, { x, y, w, h, color, dice }: Surface): void {
  const [left, length] = [x + w * (0.15 + dice() * 0.7), h * (0.22 + dice() * 0.25)];
  const half = ink.line * (0.3 + dice() * 0.25);
  const run = spline(
    [
      [left - half, y],
      [left - half * 0.7, y + length * 0.8],
      [left, y + length],
      [left + half * 1.1, y + length * 0.82],
      [left + half, y],
    ],
    { closed: true },
  );
  ink.draw(run, { fill: ramp(color).deep, opacity: 0.13 });
}

/** What settled: a pale film that thickens toward the foot, heaped in the corners, and flecks that hang above it. */
function dust(ink: Ink, { x, y, w, h, dice }: Surface): void {
  const high = Math.min(h * 0.24, ink.line * 9);
  const foot = y + h;
  ink.draw(rect(x, foot - high, w, high), {
    fill: linear(90, [DUST, 0, 0], [DUST, 0.6, 0.12], [DUST, 1, 0.34]),
  });
  const heap = Math.min(w * 0.3, high * (1 + dice()));
  const corners = joinPaths(
    polygon([x, foot], [x, foot - heap * 0.7], [x + heap * 0.35, foot - heap * 0.22], [x + heap, foot]),
    polygon(
      [x + w, foot],
      [x + w, foot - heap * 0.4],
      [x + w - heap * 0.2, foot - heap * 0.14],
      [x + w - heap * 0.6, foot],
    ),
  );
  ink.draw(corners, { fill: DUST, opacity: 0.2 });
  const flecks = range(4 + dice() * 5).map(() =>
    oval(
      x + w * (0.05 + dice() * 0.9),
      foot - high * (0.2 + dice() * 1.2),
      ink.line * (0.14 + dice() * 0.16),
    ),
  );
  ink.draw(joinPaths(...flecks), { fill: DUST, opacity: 0.55 });
}

/** The straight ways from point to point of an outline. */
function edgesOf(path: Path): [Point, Point][] {
  return path.flatMap((segment, i): [Point, Point][] => {
    const [from, to] = [path[i - 1]?.points.at(-1), segment.points.at(-1)];
    return from && to && segment.command !== 'M' ? [[from, to]] : [];
  });
}

/** At right angles to an edge, toward the middle. */
function inwardOf([ax, ay]: Point, [dx, dy]: Point, [cx, cy]: Point): Point {
  const isLeft = -dy * (cx - ax) + dx * (cy - ay) > 0;
  return isLeft ? [-dy, dx] : [dy, -dx];
}

function seedOf(points: readonly Point[]): number {
  return points.reduce(
    (seed, [x, y]) => (Math.imul(seed, 31) + Math.round(x * 7 + y * 13)) | 0,
    points.length,
  );
}
