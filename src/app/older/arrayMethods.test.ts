import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrayMethods } from './arrayMethods.ts';

const entries = fc.array(fc.option(fc.integer(), { nil: undefined }));
const place = fc.integer({ min: -8, max: 8 });

it('returns the same as the array’s own methods, and does not change the array', () => {
  fc.assert(
    fc.property(entries, place, place, fc.array(fc.integer()), (list, at, count, added) => {
      const before = [...list];
      const [, ...arrays] = [
        [],
        [arrayMethods.toReversed.call(list), list.toReversed()],
        [arrayMethods.toSorted.call(list), list.toSorted()],
        [arrayMethods.toSpliced.call(list, at, count, ...added), list.toSpliced(at, count, ...added)],
        [arrayMethods.toSpliced.call(list, ...([at] as unknown as [number, number])), list.toSpliced(at)],
        [attempt(() => arrayMethods.with.call(list, at, 7)), attempt(() => list.with(at, 7))],
      ];
      for (const [brought, own] of arrays) expect(brought).toEqual(own);
      expect(list).toEqual(before);
    }),
  );
});

it('sorts by the given order', () => {
  const order = (one: number, other: number) => other - one;
  expect(arrayMethods.toSorted.call([1, 3, 2], order as (one: unknown, other: unknown) => number)).toEqual([
    3, 2, 1,
  ]);
});

function attempt<Answer>(work: () => Answer): Answer | string {
  try {
    return work();
  } catch (error) {
    return error instanceof RangeError ? 'no such place' : String(error);
  }
}
