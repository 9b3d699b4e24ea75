import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { Choices } from '../../testing/choices.ts';
import { MOST, SEED } from '../../testing/numbers.ts';
import { proveTogether } from '../../testing/proveTogether.ts';
import { randomRichPuzzle } from '../../testing/randomRichPuzzle.ts';

/** `npm run unit:whole` tries all rooms, the usual run some of them. */
const ROOMS = inject('isWhole') ? 1000 : 25;
const ITEMS = 5;
const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 400, maxLength: 400, size: 'max' });

it('T13 two seats reach the worlds of one player and get stuck nowhere, in random rooms of the second kind', () => {
  let proved = 0;
  fc.assert(
    fc.property(numbers, (list) => {
      const { states, contradictions } = proveTogether(randomRichPuzzle(new Choices(list), ITEMS));
      if (states !== null) proved++;
      expect(contradictions).toEqual([]);
    }),
    { ...SEED, numRuns: ROOMS },
  );
  expect(proved).toBeGreaterThan(ROOMS / 2);
});
