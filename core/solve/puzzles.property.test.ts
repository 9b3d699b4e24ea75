import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { Choices } from '../testing/choices.ts';
import { MOST, SEED } from '../testing/numbers.ts';
import { PuzzleTally } from '../testing/PuzzleTally.ts';
import { provePuzzle } from '../testing/provePuzzle.ts';

const ROOMS = runs(80);
const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 400, maxLength: 400, size: 'max' });

// `npm run puzzles:proof` does the same with thousands of rooms.
it('S1 S2 S3 S4 N5 L1 P12 P16 the core is right about random rooms of the second kind, in all their states', () => {
  const tally = new PuzzleTally();
  fc.assert(
    fc.property(numbers, (list) => {
      const proved = provePuzzle(new Choices(list));
      tally.add(proved);
      expect(proved.contradictions).toEqual([]);
    }),
    { ...SEED, numRuns: ROOMS },
  );
  const { rule, share } = tally.rarest();
  expect(share, rule).toBeGreaterThan(0.02);
  expect(tally.escapable).toBeGreaterThan(ROOMS / 6);
});
