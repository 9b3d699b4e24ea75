import type { Pixels } from '../render.ts';

/** Alpha from which a pixel counts as the thing itself, not as its shadow or glow. */
const SOLID = 160;
/** Things are compared on a grid of this many cells a side. */
const GRID = 64;

/**
 * A thing without its surroundings, scaled so that its longer side fills the grid: size and position do not
 * count, proportions do.
 */
export interface Look {
  /** The filled cells, row by row. */
  isFilled: readonly boolean[];
  /** The change of brightness at each cell: the lines of the drawing, independent of its colours. */
  lines: readonly number[];
}

export function lookOf(pixels: Pixels): Look {
  const cells = cellsOf(pixels);
  const light = cells.map((at) => (at === null ? 0 : brightness(pixels, at)));
  return {
    isFilled: cells.map((at) => at !== null && alpha(pixels, at) >= SOLID),
    lines: light.map((_, cell) =>
      Math.hypot(
        (light[cell + 1] ?? 0) - (light[cell - 1] ?? 0),
        (light[cell + GRID] ?? 0) - (light[cell - GRID] ?? 0),
      ),
    ),
  };
}

/**
 * Returns the similarity of two silhouettes, 0 to 1: the cells filled in both, divided by those filled in
 * either.
 */
export function likenessOfSilhouettes(one: Look, other: Look): number {
  const cells = one.isFilled.map((isFilled, cell) => [isFilled, other.isFilled[cell] ?? false] as const);
  const both = cells.filter(([a, b]) => a && b).length;
  return both / Math.max(1, cells.filter(([a, b]) => a || b).length);
}

/** Returns the similarity of the lines of two drawings: 1 for the same, around 0 for unrelated drawings. */
export function likenessOfLines(one: Look, other: Look): number {
  const a = centered(one.lines);
  const b = centered(other.lines);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** The pixel of each cell, as its number in the picture; null outside the picture. */
function cellsOf(pixels: Pixels): (number | null)[] {
  const { width, height } = pixels;
  const solid = range(width * height).filter((at) => alpha(pixels, at) >= SOLID);
  const [left, right] = extent(solid.map((at) => at % width));
  const [top, bottom] = extent(solid.map((at) => Math.floor(at / width)));
  const step = Math.max(right - left, bottom - top) / GRID;
  return range(GRID * GRID).map((cell) => {
    const x = Math.floor((left + right) / 2 + ((cell % GRID) + 0.5 - GRID / 2) * step);
    const y = Math.floor((top + bottom) / 2 + (Math.floor(cell / GRID) + 0.5 - GRID / 2) * step);
    return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
  });
}

function extent(values: readonly number[]): [from: number, to: number] {
  const first = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const last = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return [first, last + 1];
}

function alpha({ data }: Pixels, at: number): number {
  return data[at * 4 + 3] ?? 0;
}

function brightness(pixels: Pixels, at: number): number {
  const [r = 0, g = 0, b = 0] = pixels.data.subarray(at * 4, at * 4 + 3);
  return ((0.3 * r + 0.59 * g + 0.11 * b) * alpha(pixels, at)) / 255;
}

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
