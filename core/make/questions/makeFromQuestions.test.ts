import { describe, expect, inject, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { createChance } from '../../lock/shuffle.ts';
import { escapeSigns } from '../../lock/signs/signedText.ts';
import type { Recipe, RecipeAnswer } from '../../recipe/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { fairTimeLimit } from '../../solve/escape/walk/rateDifficulty.ts';
import { findProblems } from '../../solve/findings/findProblems.ts';
import { follow } from '../../testing/following.ts';
import { startedPlay } from '../../testing/playing.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import type { MadeRoom } from '../prove.ts';
import { STORIES } from '../stories/stories.ts';
import { VOICES } from '../voices/voices.ts';
import { LEVELS } from '../wish/model.ts';
import { sentencesOf } from '../words/sentencesOf.ts';
import { makeFromQuestions } from './makeFromQuestions.ts';
import type { QuestionOptions, QuestionPair } from './model.ts';
import { questionOn } from './questionOn.ts';
import { listOf, SUBJECTS } from './testing/lists.ts';

const surroundings = librarySurroundings();
const themes = themesIn(surroundings.catalogue);
const LENGTHS = [null, 5, 10, 15, 20, 30] as const;

interface Wished {
  pairs: readonly QuestionPair[];
  options: QuestionOptions;
}

/** A list of a subject, a theme, an order, a length and a language by number: neighbours differ in all of them. */
function wished(number: number): Wished {
  const chance = createChance(`list ${number}`);
  const subject = SUBJECTS[number % SUBJECTS.length] ?? 'french';
  const theme = themes[number % themes.length]?.id ?? 'school';
  return {
    pairs: listOf(subject, 2 + Math.floor(chance() * 19), chance),
    options: {
      theme,
      order: number % 2 === 0 ? 'fixed' : 'free',
      minutes: LENGTHS[number % LENGTHS.length] ?? null,
      level: LEVELS[number % LEVELS.length] ?? 1,
      isExact: number % 5 === 0,
      language: number % 3 === 0 ? 'de' : 'en',
    },
  };
}

function made({ pairs, options }: Wished, seed: string): MadeRoom {
  const result = makeFromQuestions(pairs, options, surroundings, seed);
  if (!result.ok)
    throw new Error(`${JSON.stringify(options)} ${pairs.length}: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

function partsOf({ door, items }: Recipe) {
  return [...items, { ...door, id: 'door' }];
}

function answersOf(recipe: Recipe): readonly RecipeAnswer[] {
  return partsOf(recipe).flatMap(({ lock }) => (lock && 'password' in lock ? [lock] : []));
}

/** The maker's own sentences, without the questions and the marks below them. */
function ownSentences(recipe: Recipe, pairs: readonly QuestionPair[]): readonly string[] {
  const questions = new Set(pairs.map(({ question }) => escapeSigns(question)));
  const texts = partsOf(recipe).flatMap(({ says = '', saysOpened = '', hints = [], lock }) => [
    ...says.split('\n').filter((line) => !questions.has(line) && !/^:\w+:$/.test(line)),
    saysOpened,
    ...hints,
    lock && 'wrongText' in lock ? (lock.wrongText ?? '') : '',
  ]);
  // A click is no sentence, and may come twice in a story.
  const hasWords = (sentence: string) => /\p{L}+\P{L}+\p{L}+/u.test(sentence);
  return [recipe.introduction, recipe.ending ?? '', ...texts].flatMap(sentencesOf).filter(hasWords);
}

/** Whether a text begins as a template, in one of its wordings. */
function isSaid(text: string, template: string): boolean {
  const pattern = template
    .replaceAll(/[.*+?^$()\\]/g, '\\$&')
    .replaceAll(/\{[^}]*\}/g, '.+')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')');
  return new RegExp(`^${pattern}`, 'iu').test(text);
}

describe('G2 G4 a room made from questions', () => {
  const rooms = Array.from({ length: inject('isWhole') ? 2000 : 16 }, (_, number) => {
    const wish = wished(number);
    const { room, recipe, steps, findings } = made(wish, `seed ${number}`);
    const end = steps.reduce((play, step) => follow(room, play, step), startedPlay(room));
    const { pairs, options } = wish;
    const { theme, language, minutes } = options;
    return { pairs, theme, language, minutes, room, recipe, steps, findings, isEscaped: end.isEscaped };
  });

  it('is publishable without a finding, but for answers that are easy to guess', () => {
    for (const { findings } of rooms)
      expect(findings.filter(({ code }) => code !== 'easyToGuess')).toEqual([]);
  });

  it('S4 can be escaped by its way out, which knows each answer from a question', () => {
    for (const { isEscaped, steps, recipe, pairs } of rooms) {
      expect(isEscaped).toBe(true);
      const papers = recipe.items.flatMap(({ id, showsAs }) => (showsAs === 'paper' ? [id] : []));
      expect(papers).toHaveLength(pairs.length);
      // No sentence of the maker's own may hold an answer: hints would lead there instead of to the question.
      for (const step of steps) if (step.type === 'read') expect(papers).toContain(step.source);
    }
  });

  it('holds each question once, on a paper that its lock names as its clue', () => {
    for (const { recipe, pairs } of rooms) {
      const told = answersOf(recipe).flatMap(({ toldBy }) => toldBy ?? []);
      const texts = told.map((id) => recipe.items.find((item) => item.id === id)?.says ?? '');
      for (const { question } of pairs)
        expect(texts.filter((text) => text.includes(`\n${escapeSigns(question)}\n`))).toHaveLength(1);
    }
  });

  it('has each question read back from its paper, as its teacher wrote it', () => {
    for (const { recipe, pairs } of rooms) {
      const papers = answersOf(recipe).flatMap(({ toldBy }) => toldBy ?? []);
      const read = papers.map((id) => questionOn(recipe.items.find((item) => item.id === id)?.says ?? ''));
      expect(read.toSorted()).toEqual(pairs.map(({ question }) => question).toSorted());
    }
    for (const other of ['One part.', 'Two\n\nparts.', 'Three\n\nparts,\n\nno mark', 'A\n\nB\n\n:star:\n\nC'])
      expect(questionOn(other)).toBeNull();
  });

  it('says no sentence twice, fills every slot and names no two things alike', () => {
    for (const { recipe, pairs } of rooms) {
      const sentences = ownSentences(recipe, pairs);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at)).toEqual([]);
      expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
      const names = partsOf(recipe).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('G7 is told by a story of its theme unless each tells an answer, and speaks in the voice of the theme', () => {
    const told = rooms.filter(({ recipe, theme, language }) =>
      STORIES.some(
        (story) =>
          story.theme === theme && story[language].titles.some((title) => isSaid(recipe.roomName, title)),
      ),
    );
    expect(told.length).toBeGreaterThan(0.9 * rooms.length);
    for (const { recipe, theme, language } of rooms) {
      const { fastened, barred, opened, found, looks, ways, keys } = VOICES[theme][language];
      const voice = [fastened, barred, opened, found, looks, ways, keys].flat();
      const texts = partsOf(recipe).flatMap(({ says = '', saysOpened = '' }) => [says, saysOpened]);
      const voiced = texts.filter((text) => voice.some((each) => isSaid(text, each)));
      expect([theme, voiced.length > 0]).toEqual([theme, true]);
    }
  });

  it('L2 has the wished time on its clock, or what is fair for its length where that is more', () => {
    for (const { room, minutes } of rooms) {
      const walkthrough = findWalkthrough(room);
      expect(room.timeLimit).toBe(Math.max(minutes ?? 0, walkthrough ? fairTimeLimit(walkthrough) : 0));
      expect(findProblems(room).filter(({ code }) => code === 'timeTooShort')).toEqual([]);
    }
  });

  it('P16 tells no answer in a hint', () => {
    for (const { recipe } of rooms) {
      for (const { lock, hints = [] } of partsOf(recipe)) {
        const isLong = lock && 'password' in lock && lock.password.length > 3;
        if (isLong) for (const hint of hints) expect(hint).not.toContain(lock.password);
      }
    }
  });
});

it('S6 calls nothing in the room by an answer', () => {
  const words = [
    'die Tür',
    'der Brief',
    'die Truhe',
    'die Küche',
    'das Auge',
    'der Schlüssel',
    'der Tisch',
    'das Papier',
  ];
  const pairs = words.map((answer, place) => ({ question: `Word ${'abcdefgh'[place]}`, answer }));
  for (const theme of ['school', 'mansion', 'attic'] as const) {
    const options = { ...wished(0).options, theme, minutes: 20, language: 'de' } as const;
    const { recipe, steps } = made({ pairs, options }, theme);
    const papers = recipe.items.flatMap(({ id, showsAs }) => (showsAs === 'paper' ? [id] : []));
    for (const step of steps) if (step.type === 'read') expect(papers).toContain(step.source);
  }
});

it('S6 says no answer in the introduction, neither in a name nor in a sentence', () => {
  const answers = [
    'Finch',
    'Tibbs',
    'Professor',
    'Aunt',
    'Captain',
    'Doctor',
    'Miss',
    'key',
    'stamps',
    'tea',
  ];
  const pairs = answers.map((answer, place) => ({ question: `Word ${'abcdefghij'[place]}`, answer }));
  for (const seed of ['a', 'b', 'c']) {
    const { recipe } = made({ pairs, options: { ...wished(0).options, minutes: 20, language: 'en' } }, seed);
    const words = recipe.introduction.toLowerCase().split(/[^a-z]+/);
    expect(answers.filter((answer) => words.includes(answer.toLowerCase()))).toEqual([]);
  }
});

describe('G3 makeFromQuestions', () => {
  const wish = wished(6);

  it('makes the same room of the same seed', () => {
    expect(made(wish, 'a').recipe).toEqual(made(wish, 'a').recipe);
  });

  it('shares at most a tenth of its sentences with a room of another seed, at the median', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => `alike ${seed}`);
    const texts = seeds.map((seed) => new Set(ownSentences(made(wish, seed).recipe, wish.pairs)));
    const shares = texts.flatMap((one, place) =>
      texts
        .slice(place + 1)
        .map((other) => [...one].filter((sentence) => other.has(sentence)).length / one.size),
    );
    expect(shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]).toBeLessThanOrEqual(0.1);
  });
});

it('G4 hides little in an easy room, and names no paper at the locks of a hard one', () => {
  const { options } = wished(3);
  const pairs = listOf('capitals', 12, createChance('levels'));
  const roomOf = (level: (typeof LEVELS)[number]) =>
    made({ pairs, options: { ...options, order: 'fixed', minutes: null, level } }, 'a').recipe;
  const hidden = ({ items }: Recipe) => items.filter(({ hides, lock }) => hides && !lock).length;
  const keys = (recipe: Recipe) => partsOf(recipe).filter(({ lock }) => lock && 'key' in lock).length;
  expect([hidden(roomOf(1)), keys(roomOf(1))]).toEqual([0, 0]);
  expect(keys(roomOf(3))).toBeGreaterThan(keys(roomOf(1)));
  // "letter with a star" is "the letter with the star" within a sentence.
  const named = (recipe: Recipe) => {
    const papers = recipe.items.filter(({ showsAs }) => showsAs === 'paper');
    const names = papers.map(({ name = '' }) => name.split(' ').slice(0, 2).join(' ').toLowerCase());
    const locks = partsOf(recipe).filter(({ lock }) => lock && 'password' in lock);
    return locks.filter(({ says = '' }) => names.some((name) => says.toLowerCase().includes(name))).length;
  };
  expect(named(roomOf(2))).toBeGreaterThan(0);
  expect(named(roomOf(3))).toBe(0);
});

describe('makeFromQuestions refuses', () => {
  const { options } = wished(0);

  it('lists with faults, with each fault at its line', () => {
    const pairs = [
      { question: 'the key', answer: 'la clé' },
      { question: 'the cellar', answer: '' },
    ];
    const result = makeFromQuestions(pairs, options, surroundings, 'a');
    expect(result).toMatchObject({ ok: false, refusal: { type: 'faults' } });
    if (!result.ok && result.refusal.type === 'faults')
      expect([...result.refusal.faults.lines]).toEqual([[1, { type: 'noAnswer' }]]);
  });

  it('what is no list of questions', () => {
    const wrong = [{ question: 'a' }] as unknown as readonly QuestionPair[];
    expect(makeFromQuestions(wrong, options, surroundings, 'a')).toMatchObject({
      ok: false,
      refusal: { type: 'faults', faults: { list: { type: 'invalid' } } },
    });
  });

  it('a theme of which the creator has no background', () => {
    const poor = { ...surroundings, catalogue: { ...surroundings.catalogue, backgrounds: [] } };
    const { pairs } = wished(0);
    expect(makeFromQuestions(pairs, options, poor, 'a')).toEqual({ ok: false, refusal: { type: 'noTheme' } });
  });
});
