import { describe, expect, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { runs } from '../../../tests/runs.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { START_ID } from '../../room/model.ts';
import { IDEAS } from '../ideas/ideas.ts';
import { suitedTo } from '../locks/bodies.ts';
import { faultsOf } from '../testing/faultsOf.ts';
import { medianOf, sharesOf } from '../testing/likeness.ts';
import { basicOf, wishesFor } from '../testing/wishes.ts';
import { textsOf, wordedSentencesOf } from '../words/textsOf.ts';
import { makeFromWish } from './makeFromWish.ts';
import type { Wish } from './model.ts';
import { MOST_KEYS_IN_A_ROW } from './openings/chooseOpening.ts';
import { isIdle } from './writeRecipe.ts';

const surroundings = librarySurroundings();

const WISH: Wish = { theme: 'mansion', level: 2, minutes: 8, age: 12, language: 'en', about: '' };

/** Themes of a time before electricity, and what surprises there. */
const OF_OLD: ReadonlySet<string> = new Set(['wizard', 'sea', 'dungeon', 'tomb', 'jungle']);
const ELECTRIC: ReadonlySet<string> = new Set(['fridge', 'microwave', 'server-rack', 'laptop', 'battery']);

const rooms = wishesFor(surroundings, runs(48)).map((wish, turn) => ({
  wish,
  made: makeFromWish(wish, surroundings, `wish ${turn}`),
}));
const made = rooms.flatMap((each) => (each.made ? [{ ...each, made: each.made }] : []));

// `npm run make:proof` does the same with five thousand wishes.
describe('makeFromWish', () => {
  it('G2 G3 makes a room of every wish: escapable, as long as wished, with nothing wrong or said twice', () => {
    expect(rooms.filter((each) => !each.made).map(({ wish }) => wish)).toEqual([]);
    for (const { wish, made: room } of made) expect([wish, faultsOf(wish, room)]).toEqual([wish, []]);
  });

  it('G2 makes a room of every wish of what all creators have', () => {
    const basic = basicOf(surroundings);
    for (const [turn, wish] of wishesFor(basic, runs(16)).entries()) {
      const room = makeFromWish(wish, basic, `basic ${turn}`);
      expect([wish, room && faultsOf(wish, room)]).toEqual([wish, []]);
    }
  });

  it('G3 leaves a try that says something twice, as of a long room of few ideas', () => {
    const wish: Wish = { theme: 'bank', level: 2, minutes: 28, age: 8, language: 'de', about: '' };
    const room = makeFromWish(wish, basicOf(surroundings), 'proof 359');
    expect(room && faultsOf(wish, room)).toEqual([]);
  });

  it('G7 gives things the locks that suit them, enters a place once, and at the end asks for what was seen', () => {
    for (const { wish, made: room } of made) {
      const { door, items, scenes = [], background } = room.recipe;
      const places = [
        background,
        ...scenes.flatMap((scene) => (scene.kind === 'place' ? [scene.background] : [])),
      ];
      expect(new Set(places.map(({ id, mood }) => `${id} ${mood}`)).size).toBe(places.length);
      const names = [room.recipe.startName, ...scenes.map(({ name }) => name)];
      expect(new Set(names).size).toBe(names.length);
      const keys = new Map(items.map(({ id, of }) => [id, of]));
      for (const { of, lock } of [door, ...items]) {
        const suited = suitedTo(of);
        if (lock && 'key' in lock)
          for (const key of listOf(lock.key))
            expect([of, suited.keys]).toEqual([of, expect.arrayContaining([keys.get(key)])]);
        if (lock && 'sequence' in lock) expect([of, suited.isWired]).toEqual([of, true]);
      }
      const told = room.ideas.filter((idea) =>
        IDEAS.some(({ id, kind }) => kind === 'told' && idea.startsWith(`${id} `)),
      );
      expect(told.length).toBeLessThanOrEqual(1);
      const kinds = items.filter(({ id }) => isIdle(id)).map(({ of, scene = START_ID }) => `${of} ${scene}`);
      const decorations = kinds.filter((kind) => !/^(?:note|letter) /.test(kind));
      expect(new Set(decorations).size).toBe(decorations.length);
      if (wish.minutes >= 15) expect(room.marks.size).toBeGreaterThanOrEqual(3);
      if (OF_OLD.has(wish.theme))
        expect([wish, items.filter(({ of }) => ELECTRIC.has(of)).map(({ of }) => of)]).toEqual([wish, []]);
    }
  });

  it('writes whole sentences', () => {
    for (const { made: room } of made)
      for (const text of textsOf(room.recipe)) expect(text).not.toMatch(/[[\]{}]| [,.](?!\.)| {2}|undefined/);
  });

  it('speaks the language of the wish', () => {
    for (const { wish, made: room } of made) {
      expect(room.recipe.language).toBe(wish.language);
      const german =
        textsOf(room.recipe)
          .join(' ')
          .match(/\b(?:und|der|die|das|nicht)\b/g) ?? [];
      expect(german.length > 10).toBe(wish.language === 'de');
    }
  });

  it('G1 makes the same room of the same seed, and another one of another', () => {
    const first = makeFromWish(WISH, surroundings, 'one');
    expect(makeFromWish(WISH, surroundings, 'one')).toEqual(first);
    expect(makeFromWish(WISH, surroundings, 'two')?.ideas).not.toEqual(first?.ideas);
  });

  it('takes the name that was wished for', () => {
    const named = makeFromWish(
      { ...WISH, about: '  A grand hotel on its last night ' },
      surroundings,
      'named',
    );
    expect(named?.recipe.roomName).toBe('A grand hotel on its last night');
  });

  it('makes nothing of a theme whose places are there in no light that suits it', () => {
    const { items, backgrounds } = surroundings.catalogue;
    const dark = backgrounds.map((background) => ({ ...background, moods: {}, moodOrder: [] }));
    expect(
      makeFromWish(WISH, { ...surroundings, catalogue: { items, backgrounds: dark } }, 'one'),
    ).toBeNull();
  });

  it('makes nothing of a library without the theme', () => {
    const empty = { ...surroundings, catalogue: { ...surroundings.catalogue, backgrounds: [] } };
    expect(makeFromWish(WISH, empty, 'one')).toBeNull();
  });
});

describe('the variety of made rooms', () => {
  it('G3 rooms of one wish share few puzzles and few sentences', () => {
    const seeds = Array.from({ length: runs(32) }, (_, seed) => `alike ${seed}`);
    const alike = seeds.flatMap((seed) => makeFromWish(WISH, surroundings, seed) ?? []);
    const ideas = sharesOf(alike, (room) => room.ideas);
    const sentences = sharesOf(alike, ({ recipe }) => wordedSentencesOf(recipe));
    expect(medianOf(ideas)).toBeLessThanOrEqual(0.05);
    expect(medianOf(sentences)).toBeLessThanOrEqual(0.1);
  });

  it('G7 lets players of every room of eight minutes or more put two things together', () => {
    const combined = ['recall', ...IDEAS.filter(({ kind }) => kind === 'combined').map(({ id }) => id)];
    for (const { wish, made: room } of made.filter(({ wish: { minutes } }) => minutes >= 8)) {
      const isCombined = room.ideas.some((idea) => combined.includes(idea.split(' ')[0] ?? ''));
      expect([wish, isCombined]).toEqual([wish, true]);
    }
  });

  it('G7 asks at most twice in a row for nothing but a key', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => `k ${seed}`);
    const twelve = seeds.flatMap((seed) => makeFromWish({ ...WISH, minutes: 12 }, surroundings, seed) ?? []);
    for (const { recipe, ways } of twelve) {
      const hosts = new Map(
        recipe.items.flatMap(({ id, hides = [] }) => [hides].flat().map((hidden) => [hidden, id])),
      );
      const keysUpTo = (lock: string): number => {
        const way = ways.get(lock);
        const [key, ...others] = way?.idea === null ? way.finds : [];
        if (key === undefined || others.length > 0) return 0;
        return 1 + keysUpTo(hosts.get(key) ?? '');
      };
      expect(Math.max(...[...ways.keys()].map(keysUpTo))).toBeLessThanOrEqual(MOST_KEYS_IN_A_ROW);
    }
  });

  it('G3 lets players of at most half of all rooms count what they see', () => {
    const counted = made.filter(({ made: { ideas } }) =>
      ideas.some((idea) => /^counted-(?:sights|things) /u.test(idea)),
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.length).toBeLessThanOrEqual(made.length / 2);
  });
});
