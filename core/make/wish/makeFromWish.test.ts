import { describe, expect, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { runs } from '../../../tests/runs.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { estimateMinutes } from '../../solve/escape/walk/rateDifficulty.ts';
import { follow } from '../../testing/following.ts';
import { startedPlay } from '../../testing/playing.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import type { MadeRoom } from '../prove.ts';
import { MADE_LANGUAGES } from '../words/language.ts';
import { makeFromWish, type WishedRoom } from './makeFromWish.ts';
import { AGES, LEVELS, type Wish } from './model.ts';

const surroundings = librarySurroundings();

const WISH: Wish = { theme: 'mansion', level: 2, minutes: 8, age: 12, language: 'en', about: '' };

/** Wishes of all kinds, one for each theme in turn. */
const wishes = Array.from(
  { length: runs(60) },
  (_, turn): Wish => ({
    theme: THEMES[turn % THEMES.length]?.id ?? 'mansion',
    level: LEVELS[turn % LEVELS.length] ?? 1,
    minutes: [5, 8, 10, 15, 20, 30][Math.floor(turn / 2) % 6] ?? 5,
    age: AGES[Math.floor(turn / 3) % AGES.length] ?? 8,
    language: MADE_LANGUAGES[turn % MADE_LANGUAGES.length] ?? 'en',
    about: '',
  }),
);

const rooms = wishes.map((wish, turn) => ({ wish, made: makeFromWish(wish, surroundings, `wish ${turn}`) }));
const made = rooms.flatMap((each) => (each.made ? [{ ...each, made: each.made }] : []));

/** Everything that players read in a room, names apart. */
function textsOf({ recipe }: MadeRoom): readonly string[] {
  const things = [recipe.door, ...recipe.items];
  return [
    recipe.introduction,
    recipe.ending ?? '',
    ...things.flatMap(({ says = '', saysOpened = '', hints = [] }) => [says, saysOpened, ...hints]),
  ];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?]”?“?)\s+|\n/u).filter((sentence) => sentence.length > 12);
}

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
  it('G2 makes a room of every wish, with a way out and no finding', () => {
    expect(rooms.filter((each) => !each.made).map(({ wish }) => wish)).toEqual([]);
    for (const { made: room } of made) expect(room.findings).toEqual([]);
  });

  it('G2 is escaped by its way out in a real play, from the first click to the last', () => {
    for (const { made: room } of made) {
      const start = startedPlay(room.room);
      const end = room.steps.reduce((play, step) => follow(room.room, play, step), start);
      expect(end.isEscaped).toBe(true);
    }
  });

  it('G2 is as long as was wished, within a fifth, in at least four of five rooms', () => {
    const off = made.filter(({ wish, made: { room } }) => {
      const walkthrough = findWalkthrough(room);
      const minutes = walkthrough ? estimateMinutes(walkthrough) : 0;
      return Math.abs(minutes - wish.minutes) > 0.2 * wish.minutes;
    });
    expect(off.length / made.length).toBeLessThanOrEqual(0.2);
  });

  it('writes whole sentences', () => {
    for (const { made: room } of made)
      for (const text of textsOf(room)) expect(text).not.toMatch(/[[\]{}]| [,.](?!\.)| {2}|undefined/);
  });

  it('G3 says nothing twice in a room', () => {
    for (const { made: room } of made) {
      const texts = textsOf(room).filter((text) => text !== '');
      expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    }
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
    const [ideas, sentences] = [
      sharesOf(alike, (room) => room.ideas),
      sharesOf(alike, (room) => textsOf(room).flatMap(sentencesOf)),
    ];
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
