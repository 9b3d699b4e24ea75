import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PercentRect } from '../../room/geometry.ts';
import { SEED } from '../../testing/numbers.ts';
import { PointGrid } from './PointGrid.ts';

const whole: PercentRect = { x: 10, y: 20, width: 64, height: 32 };

/** Returns the share of the points of `whole` for which `holds` is true. */
function shareOf(holds: (x: number, y: number) => boolean): number {
  let count = 0;
  for (let column = 0; column < 32; column++)
    for (let row = 0; row < 32; row++) if (holds(11 + 2 * column, 20.5 + row)) count++;
  return count / 1024;
}

function isIn({ x, y, width, height }: PercentRect, left: number, top: number): boolean {
  return x <= left && left <= x + width && y <= top && top <= y + height;
}

it('marks the points inside one rectangle, and unmarks those inside another', () => {
  const part = fc
    .tuple(fc.integer({ min: -10, max: 90 }), fc.integer({ min: 0, max: 90 }), fc.nat(80), fc.nat(50))
    .map(([x, y, width, height]): PercentRect => ({ x: x + 0.25, y: y + 0.25, width, height }));
  fc.assert(
    fc.property(part, part, (marked, cleared) => {
      const grid = new PointGrid(whole);
      grid.mark(marked);
      expect(grid.share).toBe(shareOf((x, y) => isIn(marked, x, y)));
      grid.clear(cleared);
      const share = shareOf((x, y) => isIn(marked, x, y) && !isIn(cleared, x, y));
      expect([grid.share, grid.isEmpty]).toEqual([share, share === 0]);
    }),
    SEED,
  );
});

it('finds all its points in its own rectangle, and none in an empty one or beside it', () => {
  const grid = new PointGrid(whole);
  grid.mark({ x: 0, y: 0, width: 10, height: 100 });
  grid.mark({ x: 12, y: 0, width: -1, height: 100 });
  expect(grid.isEmpty).toBe(true);
  grid.mark(whole);
  expect(grid.share).toBe(1);
  const flat = new PointGrid({ ...whole, width: 0 });
  flat.mark(whole);
  expect(flat.isEmpty).toBe(true);
});
