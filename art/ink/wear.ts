import { type Color, ramp } from '../color.ts';
import type { Ink } from './Ink.ts';
import { linear, radial } from './paint.ts';
import { joinPaths, type Path, type Point } from './path.ts';
import { seededRandom } from './random.ts';
import { oval, polygon, polyline, range, rect, spline } from './shapes.ts';

/** A surface of at least this share of the picture always shows wear; a smaller one only sometimes. */
const LARGE = 0.05;
const DUST = '#e6dccb';
const NOW_AND_THEN = 0.45;
/** A picture counts as small if its outline is thicker than this share of its side. */
const SMALL = 0.02;
/** In outline widths: narrower surfaces count as rims and rods. */
const LEAST_SIDE = 5;
/** In units: an edge with a smaller bend looks straight. */
const STRAIGHT = 3;

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
 * Draws wear on a surface: nicks along its edges, scratches along its grain, a stain at its side, a drip,
 * dust at its foot, in tones of its own colour, never in its middle. It is seeded by the outline: closed and
 * opened, flat and swung, the wear is the same.
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
  if (isSmall(ink)) return;
  if (dice() < 0.5) scratches(ink, surface);
  if (dice() < 0.4) stain(ink, surface);
  if (dice() < 0.18) drip(ink, surface);
  if (dice() < 0.4) dust(ink, surface);
}

/** Whether an item is small and so has thick outlines. Marks of that thickness would hide its shape. */
function isSmall({ line, area }: Ink): boolean {
  return line > SMALL * Math.sqrt(area);
}

/** Draws knocked edges: the bare material shows, and the lower lip catches the light. */
function nicks(ink: Ink, { path, x, y, w, h, color, dice }: Surface): void {
  const edges = edgesOf(path).filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 5 * ink.line);
  const most = isSmall(ink) ? 1 : 2.4;
  const tried = range(edges.length === 0 ? 0 : 1 + dice() * most).map(() => {
    const [a, b, isBent] = edges[Math.floor(dice() * edges.length)] ?? [[0, 0], [0, 0], true];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const inward = inwardOf(a, along, [x + w / 2, y + h / 2]);
    const place = nearAnEnd(dice) * length;
    const [half, depth] = [(0.5 + dice() * 0.7) * ink.line, (0.9 + dice() * 0.55) * ink.line];
    const at = (forth: number, into: number): Point => [
      a[0] + along[0] * (place + forth * half) + inward[0] * into * depth,
      a[1] + along[1] * (place + forth * half) + inward[1] * into * depth,
    ];
    return {
      isBent,
      chip: polygon(at(-1, 0), at(-0.5, 0.8), at(0.2, 1), at(1, 0)),
      lip: polyline(at(-0.5, 0.9), at(0.2, 1.1), at(0.9, 0.3)),
    };
  });
  // On a bend the chord lies inside the surface, so a nick there would float.
  const found = tried.filter(({ isBent }) => !isBent);
  if (found.length === 0) return;
  const tone = ramp(color);
  ink.draw(
    found.flatMap(({ chip }) => chip),
    { fill: tone.dark, opacity: 0.7 },
  );
  ink.draw(
    found.flatMap(({ lip }) => lip),
    { stroke: tone.light, width: ink.line * 0.28, opacity: 0.6 },
  );
}

/** Returns a position on a line, 0 to 1, more often near its ends, where things get scratched. */
function nearAnEnd(dice: () => number): number {
  const [isFar, away] = [dice() < 0.5, 0.05 + dice() ** 2 * 0.4];
  return isFar ? 1 - away : away;
}

/**
 * Fine parallel scratches along the grain, which follows the longer side, near an edge. Each ends in a point
 * at both ends.
 */
function scratches(ink: Ink, { x, y, w, h, color, dice }: Surface): void {
  const tone = ramp(color);
  const isTall = h >= w;
  const [long, across] = isTall ? [h, w] : [w, h];
  const least = Math.min((5 + dice() * 6) * ink.line, long * 0.2);
  const [start, side] = [long * (0.5 + dice() * 0.25), across * nearAnEnd(dice)];
  const lines = range(1 + dice() * 1.9).map((i): Path => {
    const from = start + dice() * least * 0.5;
    const reach = least * (0.5 + dice() * 0.5);
    const half = ink.line * (0.1 + dice() * 0.08);
    const off = side + i * ink.line * 0.75;
    const at = (along: number, aside: number): Point => {
      const [forth, to] = [from + along * reach, off + aside];
      return isTall ? [x + to, y + forth] : [x + forth, y + to];
    };
    return polygon(at(0, 0), at(0.35, half), at(1, ink.line * 0.25), at(0.35, -half));
  });
  const marks = joinPaths(...lines);
  ink.draw(marks, { fill: tone.dark, opacity: 0.35, move: [ink.line * 0.16, ink.line * 0.16] });
  ink.draw(marks, { fill: tone.light, opacity: 0.6 });
}

/** Draws a stain of many touches at a side, fading all around. */
function stain(ink: Ink, { x, y, w, h, color, dice }: Surface): void {
  const radius = Math.min((3 + dice() * 3.5) * ink.line, Math.min(w, h) * 0.3);
  const cx = x + w * (dice() < 0.5 ? 0.06 : 0.94);
  const cy = y + h * (0.45 + dice() * 0.5);
  const { deep } = ramp(color);
  const fade = radial(0.5, 0.5, 0.5, [deep, 0, 0.2], [deep, 0.5, 0.11], [deep, 1, 0]);
  ink.draw(oval(cx, cy, radius, radius * 1.35), { fill: fade });
}

/** Draws a drip from the upper edge, fading downward. */
function drip(ink: Ink, { x, y, w, h, color, dice }: Surface): void {
  const [left, length] = [x + w * nearAnEnd(dice), h * (0.16 + dice() * 0.2)];
  const half = ink.line * (0.35 + dice() * 0.25);
  const run = spline(
    [
      [left - half, y],
      [left - half * 0.7, y + length * 0.8],
      [left, y + length],
      [left + half * 0.7, y + length * 0.82],
      [left + half, y],
    ],
    { closed: true },
  );
  const { deep } = ramp(color);
  ink.draw(run, { fill: linear(90, [deep, 0, 0.16], [deep, 1, 0]) });
}

/** Draws dust: a thin pale film at the foot. */
function dust(ink: Ink, { x, y, w, h }: Surface): void {
  const high = Math.min(h * 0.1, ink.line * 3);
  ink.draw(rect(x, y + h - high, w, high), { fill: linear(90, [DUST, 0, 0], [DUST, 1, 0.2]) });
}

/** Returns the lines from point to point of an outline, and whether the outline bends away from each. */
function edgesOf(path: Path): [Point, Point, boolean][] {
  return path.flatMap((segment, i): [Point, Point, boolean][] => {
    const [from, to] = [path[i - 1]?.points.at(-1), segment.points.at(-1)];
    if (!from || !to || segment.command === 'M') return [];
    return [[from, to, segment.points.slice(0, -1).some((at) => awayFrom(at, from, to) > STRAIGHT)]];
  });
}

/** Returns the distance of a point from the line through two others. */
function awayFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

/** Returns the unit vector at right angles to an edge, toward the middle. */
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
