import type { PercentRect } from '../../room/geometry.ts';

/** To a side: a row of points is the bits of one number. */
const POINTS = 32;

/** Points spread evenly over a rectangle, of which some are marked. */
export class PointGrid {
  readonly #rect: PercentRect;
  /** By row, a bit for each marked point. */
  readonly #rows = new Int32Array(POINTS);
  #marked = 0;
  #steps = 0;

  constructor(rect: PercentRect) {
    this.#rect = rect;
  }

  /** Looks at a rectangle or at a row. */
  get steps(): number {
    return this.#steps;
  }

  get isEmpty(): boolean {
    return this.#marked === 0;
  }

  /** The share of all points that are marked, 0 to 1. */
  get share(): number {
    return this.#marked / (POINTS * POINTS);
  }

  /** Marks the points that lie in a part of the rectangle, and within a margin around it. */
  mark(part: PercentRect, margin = 0): void {
    this.#change(part, margin, true);
  }

  /** Takes the marks off the points that lie in a part of the rectangle, and within a margin around it. */
  clear(part: PercentRect, margin = 0): void {
    this.#change(part, margin, false);
  }

  #change({ x, y, width, height }: PercentRect, margin: number, isMarked: boolean): void {
    this.#steps++;
    const whole = this.#rect;
    const left = firstFrom((x - margin - whole.x) / whole.width);
    const right = lastUpTo((x + width + margin - whole.x) / whole.width);
    if (!(left <= right)) return;
    const bits = (-1 << left) & (-1 >>> (POINTS - 1 - right));
    const bottom = lastUpTo((y + height + margin - whole.y) / whole.height);
    for (let row = firstFrom((y - margin - whole.y) / whole.height); row <= bottom; row++) {
      this.#steps++;
      const before = this.#rows[row] ?? 0;
      const after = isMarked ? before | bits : before & ~bits;
      if (after === before) continue;
      this.#rows[row] = after;
      this.#marked += countBits(after) - countBits(before);
    }
  }
}

/** The place of the first point that lies at a share of a side or past it; past the last where none does. */
function firstFrom(share: number): number {
  return Math.max(0, Math.ceil(share * POINTS - 0.5));
}

/** The place of the last point that lies at a share of a side or before it; -1 where none does. */
function lastUpTo(share: number): number {
  return Math.min(POINTS - 1, Math.floor(share * POINTS - 0.5));
}

function countBits(row: number): number {
  let count = 0;
  for (let left = row; left !== 0; left &= left - 1) count++;
  return count;
}
