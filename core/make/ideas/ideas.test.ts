import { describe, expect, it } from 'vitest';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { runs } from '../../../tests/runs.ts';
import { isEasyToGuess } from '../../lock/answer/isEasyToGuess.ts';
import { definitionOf } from '../../lock/faces.ts';
import { TEXT_FACE } from '../../lock/model.ts';
import { createChance, shuffle } from '../../lock/shuffle.ts';
import { LIMITS } from '../../room/limits.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import { SIGHTS } from '../places/sights/sights.ts';
import { VOICES } from '../voices/voices.ts';
import { MADE_LANGUAGES, type MadeLanguage } from '../words/language.ts';
import { NAMES } from '../words/names.ts';
import { Teller } from '../words/Teller.ts';
import { IDEAS } from './ideas.ts';
import type { Idea } from './model.ts';

const SEEDS = runs(80);

const variantsOf = new Map(itemCatalogue.map(({ id, variants }) => [id, variants]));

function make(idea: Idea, language: MadeLanguage, seed: number) {
  const chance = createChance(`${idea.id} ${seed}`);
  const teller = new Teller(language, chance);
  const people = [...shuffle(NAMES, chance)];
  return idea.make({
    language,
    chance,
    tell: (templates, slots) => teller.tell(templates, slots),
    lock: { en: 'chest', de: 'Truhe', gender: 'f' },
    papers: ['note', 'letter', 'book'],
    author: () => people.shift() ?? '',
    other: () => people.pop() ?? '',
    props: VOICES[THEMES[seed % THEMES.length]?.id ?? 'mansion'][language].props,
    sights: SIGHTS['captains-cabin'] ?? [],
    standing: shuffle(idea.needsThings?.of ?? [], chance),
  });
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

  it('G3 differs from seed to seed', () => {
    const parameters = new Set(puzzles.map((puzzle) => puzzle.parameters));
    expect(parameters.size).toBeGreaterThan(Math.min(5, SEEDS / 4));
  });
});
