import { describe, expect, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { runs } from '../../../tests/runs.ts';
import type { Surroundings } from '../furnish/model.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { faultsOf, textsOf, wordedSentencesOf } from '../testing/faultsOf.ts';
import { MADE_LANGUAGES } from '../words/language.ts';
import { makeFromWish, type WishedRoom } from './makeFromWish.ts';
import { AGES, LEVELS, type Wish } from './model.ts';

const surroundings = librarySurroundings();

const WISH: Wish = { theme: 'mansion', level: 2, minutes: 8, age: 12, language: 'en', about: '' };

/** What every creator has. */
const basic: Surroundings = {
  ...surroundings,
  catalogue: {
    items: surroundings.catalogue.items.filter(({ collection }) => collection === 'basic'),
    backgrounds: surroundings.catalogue.backgrounds.filter(({ collection }) => collection === 'basic'),
  },
};

/** Returns wishes of all kinds, one for each theme in turn. */
function wishesFor({ catalogue }: Surroundings, count: number): readonly Wish[] {
  const themes = themesIn(catalogue);
  return Array.from({ length: count }, (_, turn) => ({
    theme: themes[turn % themes.length]?.id ?? 'mansion',
    level: LEVELS[turn % LEVELS.length] ?? 1,
    minutes: [5, 30, 10, 20, 8, 25, 15][turn % 7] ?? 5,
    age: AGES[Math.floor(turn / 3) % AGES.length] ?? 8,
    language: MADE_LANGUAGES[turn % MADE_LANGUAGES.length] ?? 'en',
    about: '',
  }));
}

const rooms = wishesFor(surroundings, runs(60)).map((wish, turn) => ({
  wish,
  made: makeFromWish(wish, surroundings, `wish ${turn}`),
}));
const made = rooms.flatMap((each) => (each.made ? [{ ...each, made: each.made }] : []));

/** The shares of what any two of some rooms have in common. */
function sharesOf(
  all: readonly (WishedRoom | null)[],
  partsOf: (room: WishedRoom) => readonly string[],
): readonly number[] {
  const parts = all.flatMap((room) => (room ? [new Set(partsOf(room))] : []));
  return parts.flatMap((one, place) =>
    parts
      .slice(place + 1)
      .map((other) => [...one].filter((part) => other.has(part)).length / Math.min(one.size, other.size)),
  );
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('makeFromWish', () => {
  it('G2 G3 makes a room of every wish: escapable, as long as wished, with nothing wrong or said twice', () => {
    expect(rooms.filter((each) => !each.made).map(({ wish }) => wish)).toEqual([]);
    for (const { wish, made: room } of made) expect([wish, faultsOf(wish, room)]).toEqual([wish, []]);
  });

  it('G2 makes a room of every wish of what all creators have', () => {
    for (const [turn, wish] of wishesFor(basic, runs(24)).entries()) {
      const room = makeFromWish(wish, basic, `basic ${turn}`);
      expect([wish, room && faultsOf(wish, room)]).toEqual([wish, []]);
    }
  });

  it('writes whole sentences', () => {
    for (const { made: room } of made)
      for (const text of textsOf(room)) expect(text).not.toMatch(/[[\]{}]| [,.](?!\.)| {2}|undefined/);
  });

  it('speaks the language of the wish', () => {
    for (const { wish, made: room } of made) {
      expect(room.recipe.language).toBe(wish.language);
      const german =
        textsOf(room)
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

  it('G3 rooms of one wish share few puzzles and few sentences', () => {
    const alike = Array.from({ length: runs(32) }, (_, seed) =>
      makeFromWish(WISH, surroundings, `alike ${seed}`),
    );
    const [ideas, sentences] = [sharesOf(alike, (room) => room.ideas), sharesOf(alike, wordedSentencesOf)];
    expect(medianOf(ideas)).toBeLessThanOrEqual(0.05);
    expect(medianOf(sentences)).toBeLessThanOrEqual(0.1);
  });

  it('takes the name that was wished for', () => {
    const named = makeFromWish(
      { ...WISH, about: '  A grand hotel on its last night ' },
      surroundings,
      'named',
    );
    expect(named?.recipe.roomName).toBe('A grand hotel on its last night');
  });

  it('makes nothing of a library without the theme', () => {
    const empty = { ...surroundings, catalogue: { ...surroundings.catalogue, backgrounds: [] } };
    expect(makeFromWish(WISH, empty, 'one')).toBeNull();
  });
});
