import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HINT_RUNGS } from '../hint/model.ts';
import { LIMITS } from '../room/limits.ts';
import { Choices } from '../testing/choices.ts';
import { createRandom } from '../testing/createRandom.ts';
import { SEED } from '../testing/numbers.ts';
import { countsOf, type EndedPlay } from './countsOf.ts';
import { type LockMark, MOST_LOCKS } from './marks.ts';
import { sumCounts } from './testing/sumCounts.ts';
import { parseVersionFigures } from './versionFigures.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Makes ids as long as real ones. */
const idOf = (place: number) => `item-${String(place).padStart(15, '0')}`;
const placesBelow = (count: number) => Array.from({ length: count }, (_, place) => place);

/** A play of a room with the maximum number of locks and items, with every kind of mark. */
function randomEnd(choices: Choices): EndedPlay {
  const lock = (place: number): [string, LockMark] => {
    const reachedAt = choices.below(600);
    const openedAt = reachedAt + choices.below(9000);
    return [idOf(place), { reachedAt, ...(choices.isTrue() && { openedAt }), wrong: 1 + choices.below(9) }];
  };
  const outcome = choices.oneOf(['escapes', 'timeouts', 'left'] as const);
  const anyItem = () => idOf(choices.below(LIMITS.items));
  return {
    marks: {
      locks: Object.fromEntries(placesBelow(MOST_LOCKS).map(lock)),
      hints: Object.fromEntries(
        placesBelow(5).map(() => [
          anyItem(),
          { rung: choices.oneOf(HINT_RUNGS), at: 1, enough: choices.oneOf(HINT_RUNGS) },
        ]),
      ),
      idle: Object.fromEntries(placesBelow(20).map(() => [anyItem(), 1 + choices.below(5)])),
      answers: {},
      device: { isTouch: choices.isTrue(), isUpright: choices.isTrue() },
    },
    outcome,
    time: outcome === 'escapes' ? choices.below(9_000_000) : null,
    stuckAt: outcome === 'escapes' ? null : idOf(choices.below(MOST_LOCKS)),
    found: placesBelow(100)
      .filter(() => choices.isTrue())
      .map(idOf),
    size: 1 + choices.below(8),
    at: Date.UTC(2026, 0, 1) + WEEK * choices.below(52),
  };
}

const whose = { roomId: 'r', creatorId: 'c', version: 1 };

describe('I2 figures of many plays', () => {
  it('are the same in whatever order plays end, and can be read', () => {
    const plays = fc.array(fc.array(fc.nat(100_000), { minLength: 300, maxLength: 300 }), { maxLength: 6 });
    fc.assert(
      fc.property(plays, (lists) => {
        const ended = lists.map((list) => randomEnd(new Choices(list)));
        const sums = sumCounts(ended.map(countsOf));
        expect(sums).toEqual(sumCounts(ended.toReversed().map(countsOf)));
        expect(parseVersionFigures({ ...whose, ...sums })).toMatchObject({ ok: true });
      }),
      { ...SEED, numRuns: 10 },
    );
  });

  it('of ten thousand plays of the largest room, with all answers that are shown, stay below 100 kB', () => {
    const random = createRandom(1);
    const randomPlay = () => {
      const numbers = Array.from({ length: 300 }, () => Math.floor(random() * 100_000));
      return countsOf(randomEnd(new Choices(numbers)));
    };
    // After some hundred plays nothing new is counted; only the numbers grow.
    const some = sumCounts(Array.from({ length: 400 }, randomPlay));
    const sums = JSON.parse(JSON.stringify(some), (_, value) =>
      typeof value === 'number' ? 25 * value : value,
    );
    const shown = Object.fromEntries(
      placesBelow(10).map((lock) => [
        idOf(lock),
        Object.fromEntries(
          placesBelow(20).map((text) => [
            String(text).padStart(22, 'x'),
            { text: 'W'.repeat(40), plays: 9999 },
          ]),
        ),
      ]),
    );
    const names = Object.fromEntries(placesBelow(LIMITS.items).map((item) => [idOf(item), 'N'.repeat(40)]));
    expect(JSON.stringify({ ...whose, ...sums, names, answers: shown }).length).toBeLessThan(100_000);
  });
});
