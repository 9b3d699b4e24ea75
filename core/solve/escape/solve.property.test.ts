import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs.ts';
import type { Room } from '../../room/model.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { Choices } from '../../testing/choices.ts';
import { exploreAll, keyOf } from '../../testing/explore.ts';
import { follow, tryToFollow } from '../../testing/following.ts';
import { nextStep } from '../../testing/nextStep.ts';
import { MOST, SEED } from '../../testing/numbers.ts';
import { act, startedPlay } from '../../testing/playing.ts';
import { randomPuzzle } from '../../testing/randomPuzzle.ts';
import { solve } from '../../testing/solve.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 60, maxLength: 80, size: 'max' });
const SOME = { ...SEED, numRuns: runs(800) };

function puzzle(list: readonly number[], items = 5): Room {
  return randomPuzzle(new Choices(list), items);
}

function countLinks(room: Room): number {
  const links = Object.values(room.itemConfigs).flatMap(({ itemToHide, itemToUnlock }) => [
    itemToHide,
    itemToUnlock,
  ]);
  return links.filter((link) => link !== null).length;
}

/** Facts about a random room after all its states were explored. */
interface Explored {
  room: Room;
  isEscapable: boolean;
  states: ReturnType<typeof exploreAll>;
}

/** Explores all states of this many random rooms. */
const ROOMS = runs(2400);

function forEachRoom(check: (explored: Explored) => void): void {
  fc.assert(
    fc.property(numbers, (list) => {
      const room = puzzle(list);
      const states = exploreAll(room);
      const isEscapable = states.get(keyOf(startedPlay(room)))?.toEscape !== null;
      check({ room, isEscapable, states });
    }),
    { ...SEED, numRuns: ROOMS },
  );
}

describe('S3 the solver compared with all states of small random rooms', () => {
  it(`S1 S3 S4 agrees on ${ROOMS} rooms, finds no dead end, and its hints lead to the escape`, () => {
    const lengths = new Map<number, number>();
    let count = 0;
    forEachRoom(({ room, isEscapable, states }) => {
      count += states.size;
      expect(checkInvariants(room)).toEqual([]);
      for (const { play, toEscape } of states.values()) {
        const solution = solve(room, play);
        const length = solution.ok ? solution.value.walkthrough.length : null;
        const step = nextStep(room, play);
        const after = step && states.get(keyOf(act(room, play, step).play));
        const isLost = toEscape === null;
        const expected = {
          length: toEscape,
          isLost: !isEscapable,
          afterHint: toEscape ? toEscape - 1 : undefined,
        };
        const found = { length, isLost, afterHint: after?.toEscape ?? undefined };
        if (!isDeepStrictEqual(found, expected))
          expect({ room, play, ...found }).toEqual({ room, play, ...expected });
      }
      const length = states.get(keyOf(startedPlay(room)))?.toEscape ?? -1;
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    });
    report(lengths, count);
    expect(lengths.get(-1)).toBeGreaterThan(ROOMS / 5);
    expect(lengths.get(-1)).toBeLessThan((ROOMS * 4) / 5);
    for (const length of [1, 2, 3, 4, 5]) expect(lengths.get(length)).toBeGreaterThan(ROOMS / 150);
  });
});

/** Prints what the run consisted of. */
function report(lengths: ReadonlyMap<number, number>, states: number): void {
  const shares = [...lengths].sort(([one], [other]) => one - other);
  const words = shares.map(([length, count]) => `${length < 0 ? 'no way out' : `${length} steps`}: ${count}`);
  console.info(`${ROOMS} rooms, ${states} states. ${words.join(', ')}.`);
}

describe('any random room', () => {
  it('S1 no walkthrough does without a needed item', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const room = puzzle(list);
        const solution = solve(room, startedPlay(room));
        if (!solution.ok) return;
        const { walkthrough } = solution.value;
        for (let left = 0; left < walkthrough.length; left++) {
          const shorter = walkthrough.toSpliced(left, 1);
          const last = shorter.reduce((play, step) => tryToFollow(room, play, step), startedPlay(room));
          expect(last.isEscaped).toBe(false);
        }
      }),
      SOME,
    );
  });

  it('S4 the walkthrough, replayed, escapes; so do the next steps', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), (list, items) => {
        const room = puzzle(list, items);
        const start = startedPlay(room);
        const solution = solve(room, start);
        if (!solution.ok) return;
        const last = solution.value.walkthrough.reduce((play, step) => follow(room, play, step), start);
        expect(last.isEscaped).toBe(true);
        let play = start;
        for (let step = nextStep(room, play); step; step = nextStep(room, play))
          play = act(room, play, step).play;
        expect(play.isEscaped).toBe(true);
      }),
      SOME,
    );
  });

  it('S5 takes a few looks for each item and each link', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), (list, items) => {
        const room = puzzle(list, items);
        const solution = solve(room, startedPlay(room));
        if (solution.ok)
          expect(solution.value.looks).toBeLessThanOrEqual(6 * room.itemOrder.length + countLinks(room));
      }),
      SOME,
    );
  });

  it('S2 where there is no way out, the obstacles are true of the room', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(numbers, (list) => {
        const room = puzzle(list);
        const solution = solve(room, startedPlay(room));
        if (solution.ok) return;
        expect(solution.refusal.length).toBeGreaterThan(0);
        for (const obstacle of solution.refusal) {
          kinds.add(obstacle.type);
          const item = 'item' in obstacle ? room.itemConfigs[obstacle.item] : undefined;
          if (obstacle.type === 'lockedBy') expect(item?.itemToUnlock).toBe(obstacle.by);
          if (obstacle.type === 'hiddenBy')
            expect(room.itemConfigs[obstacle.by]?.itemToHide).toBe(obstacle.item);
          if (obstacle.type === 'noKey')
            expect(item).toMatchObject({ isItemLocked: true, itemToUnlock: null });
          if (obstacle.type === 'noPassword') expect(item?.unlockPassword.trim()).toBe('');
        }
      }),
      SOME,
    );
    expect([...kinds].sort()).toEqual(['hiddenBy', 'lockedBy', 'noKey', 'noPassword']);
  });
});
