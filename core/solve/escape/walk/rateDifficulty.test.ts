import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTY_BANDS } from '../../../room/lists/difficulty.ts';
import { SEED } from '../../../testing/numbers.ts';
import type { Walkthrough } from './findWalkthrough.ts';
import { fairTimeLimit, rateDifficulty } from './rateDifficulty.ts';
import type { WalkStep } from './walkStep.ts';

const step: fc.Arbitrary<WalkStep> = fc.oneof(
  fc.record({ type: fc.constant('click' as const), item: fc.constant('chest') }),
  fc.record({
    type: fc.constant('enterPassword' as const),
    item: fc.constantFrom('safe', 'locker'),
    password: fc.constant('1'),
  }),
  fc.record({ type: fc.constant('useItem' as const), item: fc.constant('key'), on: fc.constant('door') }),
  fc.record({
    type: fc.constant('read' as const),
    source: fc.constant('note'),
    lock: fc.constantFrom('safe', 'locker'),
  }),
);
const walkthrough = fc.record({
  steps: fc.array(step, { maxLength: 60 }),
  itemsInSight: fc.nat(300),
  locksBeside: fc.nat(20),
  offTheWay: fc.constant([]),
  timeLimit: fc.constant(5),
});

function rankOf(rated: Walkthrough): readonly number[] {
  const { band, minutes } = rateDifficulty(rated);
  return [minutes, DIFFICULTY_BANDS.indexOf(band)];
}

describe('how hard a room is', () => {
  it('never falls when a step, an item or a lock is added', () => {
    const more = fc.oneof(
      fc.constantFrom('itemsInSight' as const, 'locksBeside' as const),
      step.filter(({ type }) => type !== 'read'),
    );
    fc.assert(
      fc.property(walkthrough, more, (shorter, added) => {
        const longer =
          typeof added === 'string'
            ? { ...shorter, [added]: shorter[added] + 1 }
            : { ...shorter, steps: [...shorter.steps, added] };
        const [minutes, band] = rankOf(shorter);
        const [longerMinutes, longerBand] = rankOf(longer);
        expect(longerMinutes).toBeGreaterThanOrEqual(minutes ?? 0);
        expect(longerBand).toBeGreaterThanOrEqual(band ?? 0);
      }),
      SEED,
    );
  });

  it('does not reveal the number of steps: each length fits many numbers', () => {
    const counts = new Map<string, Set<number>>();
    fc.assert(
      fc.property(walkthrough, (rated) => {
        const told = JSON.stringify(rateDifficulty(rated));
        counts.set(told, (counts.get(told) ?? new Set()).add(rated.steps.length));
      }),
      { ...SEED, numRuns: 3000 },
    );
    expect(counts.size).toBeLessThanOrEqual(12);
    for (const [told, steps] of counts) expect(steps.size, told).toBeGreaterThanOrEqual(3);
  });

  it('counts a code in a picture for more than a written one', () => {
    const enter: WalkStep = { type: 'enterPassword', item: 'safe', password: '1' };
    const read: WalkStep = { type: 'read', source: 'note', lock: 'safe' };
    const rest = { itemsInSight: 10, locksBeside: 0, offTheWay: [], timeLimit: 5 };
    const written = rateDifficulty({ steps: [read, enter, read, enter, read, enter], ...rest });
    const drawn = rateDifficulty({ steps: [enter, enter, enter], ...rest });
    expect(written).toEqual({ band: 'easy', minutes: 3 });
    expect(drawn).toEqual({ band: 'medium', minutes: 5 });
  });

  it('counts a lock that the walkthrough leaves closed, since players who do not know it open it', () => {
    const rest = { steps: [], itemsInSight: 12, offTheWay: [], timeLimit: 5 };
    expect(rateDifficulty({ ...rest, locksBeside: 0 }).minutes).toBe(3);
    expect(rateDifficulty({ ...rest, locksBeside: 6 }).minutes).toBe(7);
  });

  it('L2 the suggested time limit is never below the estimated length', () => {
    fc.assert(
      fc.property(walkthrough, (rated) => {
        expect(fairTimeLimit(rated)).toBeGreaterThanOrEqual(rateDifficulty(rated).minutes);
        expect(fairTimeLimit(rated)).toBeGreaterThanOrEqual(rated.timeLimit);
      }),
      SEED,
    );
  });
});
