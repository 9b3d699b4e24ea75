import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { MOST_OF_NETWORK, readNetworkRatings, weightOf } from './networkRatings.ts';
import { averageOf, NO_RATINGS } from './rating.ts';

it('weighs a network by its own average, as at most five ratings, and as none once it is set aside', () => {
  expect(weightOf({ sum: 9, count: 2, isSetAside: false })).toEqual({ sum: 9, count: 2 });
  expect(weightOf({ sum: 400, count: 400, isSetAside: false })).toEqual({ sum: 5, count: 5 });
  expect(weightOf({ sum: 21, count: 6, isSetAside: false })).toEqual({ sum: 18, count: 5 });
  expect(weightOf({ sum: 400, count: 400, isSetAside: true })).toEqual(NO_RATINGS);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 500 }), (stars) => {
      const given = { sum: stars.reduce((sum, one) => sum + one, 0), count: stars.length };
      const weight = weightOf({ ...given, isSetAside: false });
      expect(weight.count).toBeLessThanOrEqual(MOST_OF_NETWORK);
      expect(weight.sum).toSatisfy(Number.isInteger);
      expect(Math.abs(averageOf(weight) - averageOf(given))).toBeLessThan(0.101);
    }),
    SEED,
  );
});

it('reads what is stored, and nothing where there is nothing', () => {
  const nothing = { sum: 0, count: 0, isSetAside: false };
  expect(readNetworkRatings(undefined)).toEqual(nothing);
  expect(readNetworkRatings({ sum: 4, count: 1 })).toEqual({ sum: 4, count: 1, isSetAside: false });
});
