import type { PercentRect } from '../../room/geometry.ts';

/** Points on each side: a row of points fits in the bits of one number. */
const POINTS = 32;

/** A grid of points over a rectangle, some of them marked. */
export class PointGrid {
  readonly #rect: PercentRect;
  /** By row, a bit for each marked point. */
  readonly #rows = new Int32Array(POINTS);
  #marked = 0;
  #looks = 0;

  constructor(rect: PercentRect) {
    this.#rect = rect;
  }

  /** Number of examined rectangles and rows. */
  get looks(): number {
    return this.#looks;
  }

  get isEmpty(): boolean {
    return this.#marked === 0;
  }

  /** The share of marked points, 0 to 1. */
  get share(): number {
    return this.#marked / (POINTS * POINTS);
  }

  /** Marks the points within a part of the rectangle and a margin around it. */
  mark(part: PercentRect, margin = 0): void {
    this.#change(part, margin, true);
  }

  /** Unmarks the points within a part of the rectangle and a margin around it. */
  clear(part: PercentRect, margin = 0): void {
    this.#change(part, margin, false);
  }

  #change({ x, y, width, height }: PercentRect, margin: number, isMarked: boolean): void {
    this.#looks++;
    const whole = this.#rect;
    const left = firstFrom((x - margin - whole.x) / whole.width);
    const right = lastUpTo((x + width + margin - whole.x) / whole.width);
    if (!(left <= right)) return;
    const bits = (-1 << left) & (-1 >>> (POINTS - 1 - right));
    const bottom = lastUpTo((y + height + margin - whole.y) / whole.height);
    for (let row = firstFrom((y - margin - whole.y) / whole.height); row <= bottom; row++) {
      this.#looks++;
      const before = this.#rows[row] ?? 0;
      const after = isMarked ? before | bits : before & ~bits;
      if (after === before) continue;
      this.#rows[row] = after;
      this.#marked += countBits(after) - countBits(before);
    }
  }
}

/** Returns the index of the first point at or after a share of a side; past the last if there is none. */
function firstFrom(share: number): number {
  return Math.max(0, Math.ceil(share * POINTS - 0.5));
}

/** Returns the index of the last point at or before a share of a side; -1 if there is none. */
function lastUpTo(share: number): number {
  return Math.min(POINTS - 1, Math.floor(share * POINTS - 0.5));
}

function countBits(row: number): number {
  let count = 0;
  for (let left = row; left !== 0; left &= left - 1) count++;
  return count;
}
