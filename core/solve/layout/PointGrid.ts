import type { PercentRect } from '../../room/geometry.ts';

/** To a side: a row of points is the bits of one number. */
const POINTS = 32;

/** Points spread evenly over a rectangle, of which some are marked. */
export class PointGrid {
  readonly #rect: PercentRect;
  /** By row, a bit for each marked point. */
  readonly #rows = new Int32Array(POINTS);
  #steps = 0;

  constructor(rect: PercentRect) {
    this.#rect = rect;
  }

  /** Looks at a rectangle or at a row. */
  get steps(): number {
    return this.#steps;
  }

  get isEmpty(): boolean {
    return this.#rows.every((row) => row === 0);
  }

  /** The share of all points that are marked, 0 to 1. */
  get share(): number {
    return this.#rows.reduce((sum, row) => sum + countBits(row), 0) / (POINTS * POINTS);
  }

  /** Marks the points that lie in a part of the rectangle. */
  mark(part: PercentRect): void {
    const bits = this.#bitsOf(part);
    const [from, to] = this.#rowsOf(part);
    for (let row = from; row <= to; row++) this.#rows[row] = (this.#rows[row] ?? 0) | bits;
  }

  /** Takes the marks off the points that lie in a part of the rectangle. */
  clear(part: PercentRect): void {
    const bits = this.#bitsOf(part);
    const [from, to] = this.#rowsOf(part);
    for (let row = from; row <= to; row++) this.#rows[row] = (this.#rows[row] ?? 0) & ~bits;
  }

  #bitsOf({ x, width }: PercentRect): number {
    const [from, to] = placesIn(x - this.#rect.x, width, this.#rect.width);
    return from > to ? 0 : (-1 << from) & (-1 >>> (POINTS - 1 - to));
  }

  #rowsOf({ y, height }: PercentRect): readonly [from: number, to: number] {
    const [from, to] = placesIn(y - this.#rect.y, height, this.#rect.height);
    this.#steps += 1 + Math.max(0, to - from + 1);
    return [from, to];
  }
}

/** The first and the last point that lie between two places on a side, the first past the last where none does. */
function placesIn(start: number, length: number, side: number): readonly [from: number, to: number] {
  const from = Math.ceil((start / side) * POINTS - 0.5);
  const to = Math.floor(((start + length) / side) * POINTS - 0.5);
  return from <= to ? [Math.max(from, 0), Math.min(to, POINTS - 1)] : [1, 0];
}

function countBits(row: number): number {
  let count = 0;
  for (let left = row; left !== 0; left &= left - 1) count++;
  return count;
}
