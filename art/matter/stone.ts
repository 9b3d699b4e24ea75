import { type Color, type Ramp, ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { solid } from '../ink/light.ts';
import { type Box, joinPaths, type Path, type Point, polar } from '../ink/path.ts';
import { polyline, range, soft } from '../ink/shapes.ts';
import { fleck } from './chips.ts';

const SHADES = [-0.02, 0, 0.022] as const;

interface StoneOptions {
  /** The roundness of the corners. */
  round?: number;
  width?: number;
  /** Flecks on the face. */
  chips?: number;
  /** The probability of a crack, 0 to 1. */
  cracks?: number;
}

/** Draws one irregular stone, in a colour slightly different from its neighbours. */
export function stone(ink: Ink, corners: readonly Point[], color: Color, options: StoneOptions = {}): void {
  const { round = 10, width = ink.line * 0.7, chips = 3, cracks = 0.3 } = options;
  const tone = ramp(shift(color, { lightness: ink.jitter(0.07), hue: ink.jitter(16) }));
  const box = boundsOf(corners);
  const texture = (): void => {
    for (const _ of range(chips)) chip(ink, box, tone);
    if (ink.random() < cracks) crack(ink, box, tone);
  };
  solid(ink, soft(corners, round), tone, { width, bevel: 6, rim: 0.5, shade: 0.5, texture });
}

function chip(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  const at: Point = [x + ink.random() * w, y + ink.random() * h];
  fleck(ink, at, 3 + ink.random() * 6, tone);
}

function crack(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  const cx = x + w * (0.2 + ink.random() * 0.5);
  const path = polyline([cx, y], [cx + 5, y + h * 0.25], [cx - 1, y + h * 0.4], [cx + 4, y + h * 0.55]);
  ink.draw(path, { stroke: tone.dark, width: 2, opacity: 0.7 });
}

/** The points, each moved a little by the picture's dice. */
export function jittered(ink: Ink, points: readonly Point[], spread: number): Point[] {
  return points.map(([x, y]) => [x + ink.jitter(spread), y + ink.jitter(spread)]);
}

/** A roughly rectangular block. */
export function blockStone(
  ink: Ink,
  [x, y, w, h]: Box,
  color: Color,
  options: StoneOptions & { spread?: number } = {},
): void {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  stone(ink, jittered(ink, corners, options.spread ?? 5), color, options);
}

interface ArchOfStones extends StoneOptions {
  center: Point;
  /** The horizontal radius of the opening. */
  rx: number;
  ry: number;
  thickness: number;
  count: number;
  /** The distance that the key stone stands out. */
  keyStone?: number;
  /** Degrees, clockwise from the right. */
  from?: number;
  to?: number;
}

/** An arch or a ring of wedge stones. */
export function voussoirs(ink: Ink, color: Color, options: ArchOfStones): void {
  const { from = 180, to = 360, count, keyStone = 12, ...rest } = options;
  const step = (to - from) / count;
  for (const i of range(count)) {
    const isKey = i === (count - 1) / 2;
    wedge(ink, color, rest, from + i * step, step, isKey ? keyStone : ink.random() * 3);
  }
}

type Ring = Omit<ArchOfStones, 'count' | 'from' | 'to' | 'keyStone'>;

function wedge(ink: Ink, color: Color, ring: Ring, from: number, step: number, extra: number): void {
  const { round = 7 } = ring;
  stone(ink, wedgeCorners(ring, from, step, extra), color, { ...ring, round });
}

/** The outlines of an arch's wedge stones, its key stone in the middle. */
export function wedgesOf({ from = 180, to = 360, count, keyStone = 12, ...ring }: ArchOfStones): Path[] {
  const step = (to - from) / count;
  return range(count).map((i) => {
    const extra = i === (count - 1) / 2 ? keyStone : 0;
    return soft(wedgeCorners(ring, from + i * step, step, extra), ring.round ?? 7);
  });
}

/**
 * Dressed stones in three shades. Each shade is one path, so that many stones are as small a file as three.
 */
export function dressedStones(
  ink: Ink,
  outlines: readonly Path[],
  color: Color,
  { bevel = 5, width = 4 } = {},
): void {
  const shades = SHADES.map((): Path[] => []);
  for (const outline of outlines) shades[Math.floor(ink.random() * SHADES.length)]?.push(outline);
  for (const [i, lightness] of SHADES.entries())
    solid(ink, joinPaths(...(shades[i] ?? [])), shift(color, { lightness }), { bevel, width });
}

function wedgeCorners(ring: Ring, from: number, step: number, extra: number): Point[] {
  const { center, rx, ry, thickness } = ring;
  const at = (degrees: number, out: number): Point => {
    const [x, y] = polar(0, 0, 1, degrees);
    return [center[0] + x * (rx + out), center[1] + y * (ry + out)];
  };
  const middle = from + step / 2;
  const outer = thickness + extra;
  return [
    at(from, 0),
    at(middle, -0.5),
    at(from + step, 0),
    at(from + step, outer),
    at(middle, outer + 2),
    at(from, outer),
  ];
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
