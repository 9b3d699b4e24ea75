import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { DIFFICULTY_BANDS } from './difficulty.ts';
import {
  bandOfPlays,
  ENOUGH_ESCAPES,
  type EscapesByLength,
  lengthOfEscapes,
  nearestLength,
} from './lengths.ts';

const MINUTES = [3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180];

/** Minutes of escapes, as they are counted. */
function count(minutes: readonly number[]): EscapesByLength {
  const counts: Record<string, number> = {};
  for (const each of minutes) {
    const length = nearestLength(each).minutes;
    counts[length] = (counts[length] ?? 0) + 1;
  }
  return counts;
}

const escapes = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), {
  minLength: ENOUGH_ESCAPES,
  maxLength: 40,
});

it('B3 says nothing before five have escaped, and then what half of them needed at most', () => {
  expect(lengthOfEscapes({})).toBeNull();
  expect(lengthOfEscapes(count([4, 9, 9, 30]))).toBeNull();
  expect(lengthOfEscapes(count([4, 9, 9, 30, 30]))).toEqual({ band: 'hard', minutes: 10 });
  expect(lengthOfEscapes(count([2, 2, 2, 180, 180]))).toEqual({ band: 'easy', minutes: 3 });
});

it('B3 is a length between the shortest and the longest escape, whatever the order', () => {
  fc.assert(
    fc.property(escapes, (minutes) => {
      const told = lengthOfEscapes(count(minutes))?.minutes ?? 0;
      expect(MINUTES).toContain(told);
      expect(told).toBeGreaterThanOrEqual(nearestLength(Math.min(...minutes)).minutes);
      expect(told).toBeLessThanOrEqual(nearestLength(Math.max(...minutes)).minutes);
      expect(lengthOfEscapes(count(minutes.toReversed()))?.minutes).toBe(told);
    }),
    SEED,
  );
});

it('B3 two escapes of one network among three of others cannot leave what the others needed', () => {
  const honest = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 3, maxLength: 30 });
  const hostile = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(honest, hostile, (minutes, lies) => {
      const told = lengthOfEscapes(count([...minutes, ...lies]))?.minutes ?? 0;
      expect(told).toBeGreaterThanOrEqual(nearestLength(Math.min(...minutes)).minutes);
      expect(told).toBeLessThanOrEqual(nearestLength(Math.max(...minutes)).minutes);
    }),
    SEED,
  );
});

it('B3 counts under another version change nothing', () => {
  expect(lengthOfEscapes({ ...count([9, 9, 9, 9, 9]), 4: 1000 })?.minutes).toBe(10);
});

it.each([
  ['easy', 9, 10, 'easy'],
  ['easy', 9, 11, 'medium'],
  ['easy', 10, 10, 'easy'],
  ['hard', 5, 500, 'expert'],
  ['expert', 5, 500, 'expert'],
  ['medium', 500, 5, 'medium'],
] as const)(
  'B3 a room that is %s with %d escapes and %d plays out of time is %s',
  (band, escapes, timeouts, told) => {
    expect(bandOfPlays({ band }, { escapes, timeouts })).toBe(told);
  },
);

it('B3 whatever plays are faked, the difficulty is at most one band harder than its length, and never easier', () => {
  const many = fc.nat(100_000);
  fc.assert(
    fc.property(escapes, many, many, (minutes, faked, late) => {
      const length = lengthOfEscapes(count(minutes)) ?? { band: 'easy' as const };
      const told = bandOfPlays(length, { escapes: minutes.length + faked, timeouts: late });
      const steps = DIFFICULTY_BANDS.indexOf(told) - DIFFICULTY_BANDS.indexOf(length.band);
      expect([0, 1]).toContain(steps);
    }),
    SEED,
  );
});
