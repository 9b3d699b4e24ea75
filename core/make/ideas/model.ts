import type { Chance } from '../../lock/shuffle.ts';
import type { RecipeAnswer } from '../../recipe/model.ts';
import type { ItemId } from '../../room/model.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import type { Slots, Templates } from '../words/Teller.ts';

/** What players must look at to learn an answer. */
export interface ClueThing {
  /** Catalogue ids, best first. */
  of: readonly string[];
  color?: string;
  /** Its words; none for a thing whose picture tells enough. */
  says?: string;
  /** The name that a sentence gives it. Default: a paper is named by its author, another thing by what it is. */
  noun?: Noun;
  /** Only for a paper: who wrote it, whom the lock's words name. */
  author?: string;
}

/** What an idea makes a puzzle of. */
export interface IdeaKit {
  language: MadeLanguage;
  chance: Chance;
  tell: (templates: Templates, slots?: Slots) => string;
  /** The things of papers in this theme, as catalogue ids. */
  papers: readonly string[];
  /** A person of the room's story who has not written a clue yet. */
  author: () => string;
}

/** A puzzle: an answer, what tells it, and how to find it. */
export interface Puzzle {
  /** Its parameters in one text: two rooms have the same puzzle if idea and parameters are equal (G3). */
  parameters: string;
  answer: Pick<RecipeAnswer, 'password' | 'face' | 'alsoAccepts'>;
  /** All of them tell a part of the answer. */
  clues: readonly ClueThing[];
  /** What the lock says it wants, one sentence that names no clue. */
  asks: string;
  /** The creator's hints after the first one, which tells where to look (O6): how it is worked out, then more exactly. */
  hints: readonly [string, string];
}

/** One kind of puzzle. */
export interface Idea {
  id: string;
  /** 1: seen at once; 2: a thought; 3: several thoughts. */
  level: 1 | 2 | 3;
  /** Youngest age that it suits, in years. */
  fromAge: 8 | 12 | 18;
  /** Whether its clues hang on a wall; default: no. */
  needsWall?: boolean;
  make: (kit: IdeaKit) => Puzzle;
}

/** The things that a puzzle's solver has to see, once they have ids. */
export type ToldBy = readonly ItemId[];
