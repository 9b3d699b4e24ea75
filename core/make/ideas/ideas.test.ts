import { describe, expect, it } from 'vitest';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { runs } from '../../../tests/runs.ts';
import { isEasyToGuess } from '../../lock/answer/isEasyToGuess.ts';
import { definitionOf } from '../../lock/faces.ts';
import { TEXT_FACE } from '../../lock/model.ts';
import { type Chance, createChance, shuffle } from '../../lock/shuffle.ts';
import { LIMITS } from '../../room/limits.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import { SIGHTS } from '../places/sights/sights.ts';
import { VOICES } from '../voices/voices.ts';
import { MADE_LANGUAGES, type MadeLanguage } from '../words/language.ts';
import { NAMES } from '../words/names.ts';
import { Teller } from '../words/Teller.ts';
import { IDEAS } from './ideas.ts';
import type { Idea, Puzzle } from './model.ts';

const SEEDS = runs(80);

/** Enough people for any puzzle: each more is a roll of the dice that changes nothing else. */
const PEOPLE = 40;

const variantsOf = new Map(itemCatalogue.map(({ id, variants }) => [id, variants]));

function make(idea: Idea, language: MadeLanguage, seed: number) {
  const chance = createChance(`${idea.id} ${seed}`);
  return makeBy(chance, { idea, language, seed, wordings: chance });
}

interface Making {
  idea: Idea;
  language: MadeLanguage;
  seed: number;
  /** Chooses the wordings. */
  wordings: Chance;
}

function makeBy(chance: Chance, { idea, language, seed, wordings }: Making) {
  const teller = new Teller(language, wordings);
  const people = [...shuffle(NAMES.slice(0, PEOPLE), chance)];
  return idea.make({
    language,
    chance,
    tell: (templates, slots) => teller.tell(templates, slots),
    papers: ['note', 'letter', 'book'],
    author: () => people.shift() ?? '',
    other: () => people.pop() ?? '',
    props: VOICES[THEMES[seed % THEMES.length]?.id ?? 'mansion'][language].props,
    sights: SIGHTS['captains-cabin'] ?? [],
    standing: shuffle(idea.needsThings?.of ?? [], chance),
  });
}

/** Times that the roll of one die is another one, until a puzzle differs as wanted. */
const OTHER_ROLLS = 600;

/** Makes puzzles that differ from the first of an idea by one roll of the dice, in the same wordings. */
function* othersOf(idea: Idea, language: MadeLanguage): Generator<Puzzle> {
  const rolls = countRolls(idea, language);
  for (let tried = 0; tried < OTHER_ROLLS; tried += 1) {
    const other = createChance(`other ${tried}`);
    yield makeWith(idea, language, (usual, at) => (at === rolls - 1 - (tried % rolls) ? other() : usual));
  }
}

function makeWith(idea: Idea, language: MadeLanguage, roll: (usual: number, at: number) => number): Puzzle {
  const usual = createChance(idea.id);
  let at = 0;
  const chance = () => {
    at += 1;
    return roll(usual(), at - 1);
  };
  return makeBy(chance, { idea, language, seed: 0, wordings: createChance('wordings') });
}

function countRolls(idea: Idea, language: MadeLanguage): number {
  let rolls = 0;
  makeWith(idea, language, (usual, at) => {
    rolls = at + 1;
    return usual;
  });
  return rolls;
}

/** Everything by which players of a puzzle could learn its answer, but for one clue. */
function seenWithout({ inscription, size, answer, clues }: Puzzle, clue: number) {
  return JSON.stringify([inscription, size, answer.face, clues.filter((_, place) => place !== clue)]);
}

const cases = IDEAS.flatMap((idea) => MADE_LANGUAGES.map((language) => [idea.id, language, idea] as const));

it('has ideas with names of their own', () => {
  expect(new Set(IDEAS.map(({ id }) => id)).size).toBe(IDEAS.length);
});

describe.each(cases)('the idea %s in %s', (_, language, idea) => {
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => make(idea, language, seed));

  it('K1 K4 has an answer that its face can hold, and that is not easy to guess', () => {
    for (const { answer } of puzzles) {
      const face = answer.face ?? TEXT_FACE;
      expect(definitionOf(face).check(face, answer.password)).toEqual({ ok: true, value: answer.password });
      expect([answer.password, isEasyToGuess(face, answer.password)]).toEqual([answer.password, false]);
    }
  });

  it('writes whole sentences within the limits of their fields', () => {
    for (const { inscription, clues, hints } of puzzles) {
      const says = clues.flatMap((clue) => clue.says ?? []);
      for (const text of [inscription, ...says, ...hints]) {
        expect(text).not.toMatch(/[[\]{}|]| [,.]| {2}|undefined/);
        expect(text).toMatch(/^[\p{Lu}\d„“]/u);
        expect(text.length).toBeLessThanOrEqual(LIMITS.message);
      }
      for (const hint of hints) expect(hint.length).toBeLessThanOrEqual(LIMITS.hint);
    }
  });

  it('asks for things in colours that they have', () => {
    for (const {
      of: [of = ''],
      color,
    } of puzzles.flatMap(({ clues }) => clues))
      if (color !== undefined)
        expect([of, Object.keys(variantsOf.get(of) ?? {})]).toEqual([of, expect.arrayContaining([color])]);
  });

  it('G2 does not tell the answer where the lock is, nor in a hint', () => {
    for (const { answer, inscription, hints } of puzzles)
      for (const text of [inscription, ...hints]) expect(text).not.toContain(answer.password);
  });

  it('G7 leaves the answer open to whoever lacks one of its papers or plaques', () => {
    const puzzle = makeWith(idea, language, (usual) => usual);
    const others = [...othersOf(idea, language)];
    // What stands about is in sight from the first, and only a paper tells what of it counts.
    const hidden = puzzle.clues.flatMap(({ stands }, place) => (stands ? [] : [place]));
    for (const clue of hidden) {
      const alike = others.filter((other) => seenWithout(other, clue) === seenWithout(puzzle, clue));
      const answers = new Set(alike.map(({ answer }) => answer.password));
      expect([puzzle.clues[clue]?.says, answers.size > 1]).toEqual([puzzle.clues[clue]?.says, true]);
    }
  });

  it('G3 differs from seed to seed', () => {
    const parameters = new Set(puzzles.map((puzzle) => puzzle.parameters));
    expect(parameters.size).toBeGreaterThan(Math.min(5, SEEDS / 4));
  });
});
