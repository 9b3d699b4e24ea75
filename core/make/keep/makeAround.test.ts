import { describe, expect, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { runs } from '../../../tests/runs.ts';
import type { RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { isPuzzling } from '../../solve/escape/walk/walkStep.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { faultsOf } from '../testing/faultsOf.ts';
import { makeFromWish, type WishedRoom } from '../wish/makeFromWish.ts';
import type { Wish } from '../wish/model.ts';
import { keepableLocks, keptParts } from './keptParts.ts';
import { lockOfStep } from './lockOfStep.ts';
import { makeAround } from './makeAround.ts';

const surroundings = librarySurroundings();

const rooms = themesIn(surroundings.catalogue)
  .slice(0, runs(15))
  .flatMap(({ id: theme }, turn) => {
    const language = turn % 2 === 0 ? 'en' : 'de';
    const wish: Wish = { theme, level: 1, minutes: 8 + turn, age: 12, language, about: '' };
    const made = makeFromWish(wish, surroundings, `kept ${turn}`);
    return made ? [{ wish, made, able: [...keepableLocks(made, surroundings)] }] : [];
  });

/** Each room once with one part, and once with two, of those that fit into another room. */
const joined = rooms.flatMap(({ wish, made: former, able }) =>
  [1, 2].flatMap((count) => {
    const locks = able.slice(0, count);
    const result = makeAround(wish, { made: former, locks }, surroundings, 'other');
    return result ? [{ wish, former, locks, ...result }] : [];
  }),
);

/** What a thing is and says, and where it is: without ids, and what is found in it. */
function lookOf({ id: _, hides: __, combines: ___, lock, ...look }: RecipeItem) {
  const answer = lock && 'password' in lock ? { ...lock, toldBy: listOf(lock.toldBy ?? []).length } : null;
  return { ...look, answer };
}

/** What belongs to the former room alone is not kept: marks for another lock, and its story. */
function withoutMark(item: RecipeItem, { marks }: WishedRoom): RecipeItem {
  const { saysOpened } = item;
  return {
    ...item,
    ...(saysOpened && { saysOpened: saysOpened.replace(marks.get(item.id) ?? '', '').trim() }),
  };
}

function looksIn({ recipe }: WishedRoom) {
  return recipe.items.map((item) => JSON.stringify(lookOf(item)));
}

describe('makeAround', () => {
  it('G6 keeps the locks, containers, clues, words and places of the parts', () => {
    expect(joined.length).toBeGreaterThan(rooms.length);
    for (const { former, locks, made, kept } of joined) {
      const parts = keptParts(former, locks, surroundings);
      const stays = new Set(parts?.things);
      const looks = former.recipe.items.flatMap((item) =>
        stays.has(item.id) ? [JSON.stringify(lookOf(withoutMark(item, former)))] : [],
      );
      expect(looksIn(made)).toEqual(expect.arrayContaining(looks));
      expect(kept.size).toBe(parts?.parts.length);
    }
  });

  it('G2 is a room like any of the wish: escaped, within a fifth of its length, without a finding', () => {
    for (const { wish, made } of joined) expect(faultsOf(wish, made)).toEqual([]);
  });

  it('makes the rest anew', () => {
    for (const { former, made, kept } of joined) {
      // The ids of keys are the same in all rooms; answers are not.
      const puzzles = (room: WishedRoom) =>
        room.steps.flatMap((step) => (step.type === 'enterPassword' ? JSON.stringify(step) : []));
      const before = new Set(puzzles(former));
      expect(puzzles(made).filter((step) => before.has(step)).length).toBeLessThanOrEqual(kept.size);
      const ideas = [...made.ways.values()].flatMap(({ idea }) => idea?.split(' ')[0] ?? []);
      expect(new Set(ideas).size).toBe(ideas.length);
    }
  });

  it('can keep the same part again and again', () => {
    const [first] = joined;
    if (!first) throw new Error('There are rooms with kept parts.');
    const again = makeAround(first.wish, { made: first.made, locks: [...first.kept] }, surroundings, 'again');
    expect(again?.kept.size).toBe(first.kept.size);
  });

  it('G1 makes the same room of the same seed', () => {
    const [first] = joined;
    if (!first) throw new Error('There are rooms with kept parts.');
    const { wish, former, locks, made } = first;
    expect(makeAround(wish, { made: former, locks }, surroundings, 'other')?.made.recipe).toEqual(
      made.recipe,
    );
  });
});

describe('lockOfStep', () => {
  it('names the lock for which a step is made', () => {
    for (const { made } of rooms)
      for (const step of made.steps) {
        const lock = lockOfStep(made.room, step);
        if (isPuzzling(step) || step.type === 'read') expect([...made.ways.keys()]).toContain(lock);
      }
  });
});

describe('keepableLocks', () => {
  it('are containers in places, of which every room has some', () => {
    for (const { made, able } of rooms) {
      expect(able.length).toBeGreaterThan(0);
      for (const id of able)
        expect(made.room.itemConfigs[id]).toMatchObject({ isItemLocked: true, onOpen: null });
    }
  });
});
