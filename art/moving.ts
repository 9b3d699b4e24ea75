import { type DotMove, isLoose, type Move } from '../core/catalogue/moves.ts';
import type { Box, Point } from './ink/path.ts';

/** Converts movements from a drawing's units to percent of its picture, whose box those units give. */
export function movesWithin(picture: Box, moves: readonly Move[]): Move[] {
  return moves.map((move) => moveWithin(picture, move));
}

/** Returns the movements of an item after `lay` has laid it on the floor. */
export function movesLaid(moves: readonly Move[], lay: (at: Point) => Point): Move[] {
  // Nothing hangs on a lying item.
  return moves.filter((move) => !isLoose(move)).map((move) => moveLaid(move, lay));
}

function moveLaid(move: DotMove, lay: (at: Point) => Point): Move {
  switch (move.type) {
    case 'twinkle':
      return { ...move, points: move.points.map(lay) };
    case 'flicker':
    case 'blink':
      return { ...move, at: lay(move.at) };
    case 'rise':
    case 'float':
      return { ...move, box: boxLaid(move.box, lay) };
  }
}

function boxLaid([x, y, w, h]: Box, lay: (at: Point) => Point): Box {
  const corners = [lay([x, y]), lay([x + w, y]), lay([x, y + h]), lay([x + w, y + h])];
  const [across, down] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.max(...across) - left, Math.max(...down) - top];
}

function moveWithin([left, top, width, height]: Box, move: Move): Move {
  const across = (x: number) => hundredths((x / width) * 100);
  const down = (y: number) => hundredths((y / height) * 100);
  const place = ([x, y]: Point): Point => [across(x - left), down(y - top)];
  const frame = ([x, y, w, h]: Box): Box => [...place([x, y]), across(w), down(h)];
  if (move.type === 'stay') return { ...move, box: frame(move.box) };
  if (isLoose(move)) return { ...move, box: frame(move.box), pivot: place(move.pivot) };
  const radius = across(move.radius);
  switch (move.type) {
    case 'twinkle':
      return { ...move, radius, points: move.points.map(place) };
    case 'flicker':
    case 'blink':
      return { ...move, radius, at: place(move.at) };
    case 'rise':
    case 'float':
      return { ...move, radius, box: frame(move.box) };
  }
}

/** The light of a fire around its middle, its flames, and sparks. */
export function burning([x, y]: Point, color: string, reach = 300): Move[] {
  return [
    { type: 'flicker', at: [x, y], radius: reach, color },
    { type: 'rise', box: [x - 20, y - 60, 40, 110], radius: 24, color, count: 4, period: 1100 },
    { type: 'rise', box: [x - 42, y - 250, 84, 250], radius: 5, color, count: 5, period: 3400 },
  ];
}

/** The flame of one candle around its middle, with an occasional spark. */
export function burningCandle([x, y]: Point, color: string, reach = 52): Move[] {
  return [
    { type: 'flicker', at: [x, y], radius: reach, color },
    { type: 'rise', box: [x - 7, y - 34, 14, 44], radius: 9, color, count: 3, period: 1000 },
  ];
}

/** Bubbles in a brew, and vapour above the neck. */
export function seething(brew: Box, vapour: Box, color: string): Move[] {
  return [
    { type: 'rise', box: brew, radius: 6, color: '#ffffff', count: 4, period: 2800 },
    { type: 'rise', box: vapour, radius: 12, color, count: 3, period: 3600 },
  ];
}

/** Bubbles in a liquid that flows. */
export function bubbling(box: Box, color: string): Move[] {
  return [
    { type: 'rise', box, radius: 5, color: '#ffffff', count: 4, period: 2200 },
    { type: 'rise', box, radius: 11, color, count: 3, period: 3000 },
  ];
}

/** A lamp that goes on and off. */
export function blinking(at: Point, color: string, { radius = 18, period = 2600, delay = 0 } = {}): Move {
  return { type: 'blink', at, radius, color, period, delay };
}

/** Highlights that appear now and then on edges or cut stones. */
export function glinting(points: readonly Point[], color = '#ffffff', radius = 14): Move {
  return { type: 'twinkle', points, radius, color };
}

/** Light that flickers a little around a point. */
export function trembling(at: Point, color: string, radius: number): Move {
  return { type: 'flicker', at, radius, color };
}

/** Steam that rises and spreads through a box. */
export function steamIn(box: Box, count = 5): Move {
  return { type: 'rise', box, radius: 13, color: '#ffffff', count, period: 3000 };
}

/** Dust that floats in a ray of light. */
export function dustIn(box: Box, color: string, count = 22): Move {
  return { type: 'float', box, radius: 4.5, color, count, period: 26_000 };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
