import type { CatalogueEntry } from '../../catalogue/model.ts';
import { type Chance, shuffle } from '../../lock/shuffle.ts';
import type { RecipeItem } from '../../recipe/model.ts';
import type { ItemId } from '../../room/model.ts';
import type { Theme } from '../furnish/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import { IDEAS } from '../ideas/ideas.ts';
import type { ClueThing, Puzzle } from '../ideas/model.ts';
import { bodyOf, suitedTo } from '../locks/bodies.ts';
import type { AnswerSort } from '../locks/devices.ts';
import { lockWords } from '../locks/lockWords.ts';
import { openedWords } from '../locks/openedWords.ts';
import { everydayVoice } from '../voices/everyday.ts';
import type { Voice } from '../voices/model.ts';
import { VOICES } from '../voices/voices.ts';
import { KEY_KINDS } from '../wish/keyKinds.ts';
import { lookAtOne, wrongWords } from '../wish/voiced.ts';
import { capitalized } from '../words/capitalized.ts';
import type { MadeLanguage } from '../words/language.ts';
import { NAMES } from '../words/names.ts';
import { type Noun, nounBy, properName } from '../words/noun.ts';
import { nounOf } from '../words/nouns.ts';
import { Teller } from '../words/Teller.ts';

/** Added steps suit most players: one thought at most, and nothing that only adults know. */
const HARDEST = 2;
const OLDEST = 12;
/** Number of puzzles among which one with a single paper and a new answer is looked for. */
const TRIES = 40;

/** Papers on which somebody has written, small ones first. */
const PAPERS: readonly string[] = ['note', 'letter', 'book'];

/** Keys in the plain sense: they need no words. */
const PLAIN_KEYS: readonly string[] = ['skeleton-key', 'house-key', 'master-key', 'padlock-key'];

/** What a paper calls a lock before its container is known. */

export type Settings = Pick<
  RecipeItem,
  'name' | 'says' | 'saysOpened' | 'showsAs' | 'ready' | 'hints' | 'lock' | 'isAddable'
>;

/** A way to open a new container. */
export interface Opening {
  openedBy: 'answer' | 'key';
  /** Whether this kind of lock suits a container, by its catalogue id. */
  suits: (of: string) => boolean;
  /** Catalogue ids of the paper that tells the answer, or of the key, best first. */
  openers: readonly string[];
  /** What both say and are called, once it is known what they are. */
  write: (container: CatalogueEntry, opener: CatalogueEntry) => { container: Settings; opener: Settings };
}

/** What a room has already, so that nothing new is taken for it. */
export interface Taken {
  /** Answers of its locks, in small letters. */
  answers: ReadonlySet<string>;
  /** Catalogue ids of its things. */
  kinds: ReadonlySet<string>;
  /** All its texts in one. */
  texts: string;
}

interface Making {
  /** Null for a room in a language that the maker does not speak. */
  language: MadeLanguage | null;
  theme: Theme | null;
  taken: Taken;
  openerId: ItemId;
  chance: Chance;
}

/** An answer that a new paper tells; null in a language that the maker does not speak. */
export function openByAnswer({ language, theme, taken, openerId, chance }: Making): Opening | null {
  if (language === null) return null;
  const teller = new Teller(language, chance);
  const voice = voiceOf(theme);
  const made = choosePuzzle(teller, { language, voice, taken, chance });
  if (!made) return null;
  const { puzzle, sort, clue, author } = made;
  return {
    openedBy: 'answer',
    suits: (of) => suitedTo(of).sorts.includes(sort),
    openers: shuffle(PAPERS, chance),
    write: (container, opener) => {
      const paper = nounBy(author, clue.title ?? nounFor(opener));
      const lock = { of: container.id, noun: nounFor(container) };
      return {
        container: {
          name: capitalized(lock.noun[language]),
          says: lockWords(teller, voice, lock, { ...puzzle, sort, figuresBy: 'pad' }),
          saysOpened: wordsOnceOpen(teller, voice, { container, someone: author }),
          hints: [lookAtOne(teller, voice, paper), ...puzzle.hints],
          lock: { ...puzzle.answer, toldBy: openerId, wrongText: wrongWords(teller, voice) },
        },
        opener: {
          name: capitalized(paper[language]),
          says: `${clue.says ?? ''}\n\n${author}`,
          showsAs: 'paper',
        },
      };
    },
  };
}

/** A new key; null if the room has each kind already. */
export function openByKey({ language, theme, taken, openerId, chance }: Making): Opening | null {
  const offered = new Set([...PLAIN_KEYS, ...(theme ? [...theme.keys, ...theme.takeables] : [])]);
  const kinds = KEY_KINDS.filter(({ of }) => offered.has(of) && !taken.kinds.has(of));
  const known = language === null ? kinds.filter(({ of }) => PLAIN_KEYS.includes(of)) : kinds;
  if (known.length === 0) return null;
  const kind = chooseOne(known, chance);
  const lock = { key: openerId };
  return {
    openedBy: 'key',
    suits: (of) => suitedTo(of).keys.includes(kind.of),
    openers: [kind.of],
    write: (container, opener) => {
      if (language === null) return { container: { ready: 'needsKey', lock }, opener: { isAddable: true } };
      const teller = new Teller(language, chance);
      const noun = nounFor(container);
      return {
        container: {
          name: capitalized(noun[language]),
          says: teller.tell(kind.lock, { lock: noun }),
          saysOpened: wordsOnceOpen(teller, voiceOf(theme), { container, someone: chooseOne(NAMES, chance) }),
          lock,
        },
        opener: {
          name: capitalized(nounFor(opener)[language]),
          says: teller.tell(kind.says),
          isAddable: true,
        },
      };
    },
  };
}

/** How the place of a step is told. */
function voiceOf(theme: Theme | null): Voice {
  return theme ? VOICES[theme.id] : everydayVoice;
}

function wordsOnceOpen(
  teller: Teller,
  voice: Voice,
  { container, someone }: { container: CatalogueEntry; someone: string },
): string {
  const slots = { lock: nounFor(container), someone, owner: someone };
  return openedWords(teller, voice, bodyOf(container.id).kind, slots);
}

function nounFor({ id, name }: CatalogueEntry): Noun {
  return nounOf(id) ?? properName(name);
}

interface Told {
  puzzle: Puzzle;
  sort: AnswerSort;
  clue: ClueThing;
  author: string;
}

/** Chooses a puzzle that one paper tells, with an answer that the room does not have. */
function choosePuzzle(
  teller: Teller,
  {
    language,
    voice,
    taken,
    chance,
  }: Pick<Making, 'taken' | 'chance'> & { language: MadeLanguage; voice: Voice },
): Told | null {
  const ideas = IDEAS.filter(
    ({ level, fromAge, needsWall = false, needsThings, needsSights }) =>
      level <= HARDEST && fromAge <= OLDEST && !needsWall && !needsThings && !needsSights,
  );
  const people = shuffle(NAMES, chance).filter((name) => !taken.texts.includes(name));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const unnamed = [...people];
    const idea = chooseOne(ideas, chance);
    const puzzle = idea.make({
      language,
      chance,
      tell: (templates, slots) => teller.tell(templates, slots),
      papers: PAPERS,
      author: () => unnamed.shift() ?? chooseOne(NAMES, chance),
      other: () => unnamed.pop() ?? chooseOne(NAMES, chance),
      props: voice[language].props,
      standing: [],
      sights: [],
    });
    const [clue, ...others] = puzzle.clues;
    const isNew = !taken.answers.has(puzzle.answer.password.toLowerCase());
    if (isNew && clue?.author !== undefined && others.length === 0)
      return { puzzle, sort: idea.sort, clue, author: clue.author };
  }
  return null;
}
