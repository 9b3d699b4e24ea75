import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/runs.ts';
import { MOST_SEATS } from '../../../play/team/team.ts';
import { LIMITS } from '../../../room/limits.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../testing/build.ts';
import { Choices } from '../../../testing/choices.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../testing/entries.ts';
import { hostileRooms } from '../../../testing/hostileRooms.ts';
import { MOST, SEED } from '../../../testing/numbers.ts';
import { MOST_LOOKS } from '../../../testing/questions.ts';
import { randomPuzzle } from '../../../testing/randomPuzzle.ts';
import { randomRichPuzzle } from '../../../testing/randomRichPuzzle.ts';
import { looksOf } from '../../../util/looks.ts';
import { examine } from '../../examine.ts';
import { done, type Fact } from '../rules/facts.ts';
import type { Rule } from '../rules/RuleBook.ts';
import { rateGoodFor } from './rateGoodFor.ts';
import { isPuzzling } from './walkStep.ts';

const SOME = { ...SEED, numRuns: runs(600) };
const ITEMS = 6;
const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 200, maxLength: 200, size: 'max' });
const rooms = fc
  .tuple(fc.boolean(), numbers)
  .map(([isRich, list]) => (isRich ? randomRichPuzzle : randomPuzzle)(new Choices(list), ITEMS));

/** Chests with codes, each with a key; the door needs as many of the keys as it may. */
function chestsSideBySide(count: number): Room {
  const ids = Array.from({ length: count }, (_, place) => place);
  const things = ids.flatMap((id) => [
    [`chest-${id}`, chestEntry] as const,
    [`key-${id}`, keyEntry] as const,
  ]);
  const chests = ids.flatMap((id) => [
    ...lockByPassword(`chest-${id}`, 'a1'),
    ...hideIn(`chest-${id}`, `key-${id}`),
  ]);
  const keys = ids.slice(0, LIMITS.keys).map((id) => `key-${id}`);
  const door = [...lockByItem(DOOR_ID, 'key-0'), { type: 'setKeys', id: DOOR_ID, keys } as const];
  return build([...chests, ...door], furnish(Object.fromEntries(things)));
}

/** Chests of which each has the key of the next one, and the last one that of the door. */
function chestsInARow(count: number): Room {
  const ids = Array.from({ length: count }, (_, place) => place);
  const things = ids.flatMap((id) => [
    [`chest-${id}`, chestEntry] as const,
    [`key-${id}`, keyEntry] as const,
  ]);
  const commands = ids.flatMap((id) => [
    ...(id === 0 ? lockByPassword('chest-0', 'a1') : lockByItem(`chest-${id}`, `key-${id - 1}`)),
    ...hideIn(`chest-${id}`, `key-${id}`),
  ]);
  return build(
    [...commands, ...lockByItem(DOOR_ID, `key-${count - 1}`)],
    furnish(Object.fromEntries(things)),
  );
}

/** The most puzzles that are open at one moment: tries every set of puzzles that may be done before. */
function mostOpenAtOnce(room: Room): number {
  const { reachByClues, reach } = examine(room);
  const { book, derived } = [reachByClues, reach].find((each) => each.derived.by.has(done(DOOR_ID))) ?? reach;
  const puzzles = [...derived.by].flatMap(([fact, rule]) => (rule.steps.some(isPuzzling) ? [fact] : []));
  const rulesFor = new Map(puzzles.map((fact) => [fact, [...book.rulesFor(fact)].filter(isPuzzle)]));
  const counts = Array.from({ length: 2 ** puzzles.length }, (_, bits) => {
    const isDone = (fact: Fact) => ((bits >> puzzles.indexOf(fact)) & 1) === 1;
    const { by } = book.derive((rule) => !isPuzzle(rule) || isDone(rule.makes));
    const isOpen = ({ needs }: Rule) => needs.every((need) => by.has(need));
    return puzzles.filter((fact) => !by.has(fact) && rulesFor.get(fact)?.some(isOpen)).length;
  });
  return Math.max(...counts);
}

function isPuzzle({ steps }: Rule): boolean {
  return steps.some(isPuzzling);
}

/** Returns whether each thing in a room can be obtained in one way only. */
function hasNoChoice(room: Room): boolean {
  const { reachByClues, reach } = examine(room);
  return [reachByClues, reach].every(({ book, derived }) =>
    [...derived.by.keys()].every((fact) => [...book.rulesFor(fact)].length === 1),
  );
}

function reordered(room: Room, choices: Choices): Room {
  const left = [...room.itemOrder];
  const itemOrder: ItemId[] = [];
  while (left.length > 0) itemOrder.push(...left.splice(choices.below(left.length), 1));
  const itemConfigs = Object.fromEntries(
    itemOrder.flatMap((id) => {
      const item = room.itemConfigs[id];
      return item ? [[id, item]] : [];
    }),
  );
  return { ...room, itemOrder, itemConfigs };
}

describe('T13 for how many a room is good', () => {
  it('is one for a straight chain, however long', () => {
    for (const count of [1, 2, 5, 12]) expect(rateGoodFor(chestsInARow(count))).toBe(1);
  });

  it('is as many as there are independent locks before the exit, and eight at most', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) expect(rateGoodFor(chestsSideBySide(count))).toBe(count);
    for (const count of [8, 9, 20]) expect(rateGoodFor(chestsSideBySide(count))).toBe(MOST_SEATS);
  });

  it('is one where there is nothing but clicks', () => {
    const things = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });
    expect(rateGoodFor(build(hideIn('chest', 'key'), things))).toBe(1);
  });

  it('counts a lock by when its answer can be read', () => {
    const things = furnish({ chest: chestEntry, case: chestEntry, note: noteEntry, key: keyEntry });
    const locks = [
      ...lockByPassword('chest', 'a1'),
      ...lockByPassword('case', 'c3'),
      ...lockByItem(DOOR_ID, 'key'),
    ];
    const apart = [...locks, ...say('note', 'It is A1. It is C3.'), ...hideIn('case', 'key')];
    expect(rateGoodFor(build(apart, things))).toBe(2);
    expect(rateGoodFor(build([...apart, ...hideIn('chest', 'note'), ...say('door', 'A1')], things))).toBe(1);
  });

  it('is never more than can be open at one moment, and exactly that where all is come by in one way', () => {
    const counts = new Map<number, number>();
    let exact = 0;
    fc.assert(
      fc.property(rooms, (room) => {
        const rated = rateGoodFor(room);
        counts.set(rated, (counts.get(rated) ?? 0) + 1);
        const most = Math.max(1, mostOpenAtOnce(room));
        expect(rated).toBeLessThanOrEqual(most);
        if (!hasNoChoice(room)) return;
        exact++;
        expect(rated).toBe(most);
      }),
      SOME,
    );
    for (const many of [1, 2, 3]) expect(counts.get(many) ?? 0, `${many}`).toBeGreaterThan(runs(5));
    expect(exact).toBeGreaterThan(runs(40));
  });

  it('is the same in any drawing order', () => {
    fc.assert(
      fc.property(rooms, numbers, (room, list) => {
        expect(rateGoodFor(reordered(room, new Choices(list)))).toBe(rateGoodFor(room));
      }),
      SOME,
    );
  });

  it('never falls with a further lock beside the others, and rises by one with one that waits for none', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const before = rateGoodFor(room);
        const added = { type: 'addItem', id: 'further', entry: chestEntry } as const;
        const beside = build([added, ...lockByPassword('further', 'xyz')], room);
        const after = rateGoodFor(beside);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(before + 1);
      }),
      SOME,
    );
  });

  it.each(Object.entries(hostileRooms))('S5 %s: it takes a bounded number of looks', (_, room) => {
    expect(looksOf(() => rateGoodFor({ ...room }))).toBeLessThan(MOST_LOOKS);
  });
});
