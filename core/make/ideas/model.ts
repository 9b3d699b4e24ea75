import type { Chance } from '../../lock/shuffle.ts';
import type { RecipeAnswer } from '../../recipe/model.ts';
import type { AnswerSort } from '../locks/devices.ts';
import type { Sight } from '../places/sights/model.ts';
import type { Props } from '../voices/model.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import type { Slots, Templates } from '../words/Teller.ts';

/** What players must look at to learn an answer. */
export interface ClueThing {
  /** Catalogue ids, best first. */
  of: readonly string[];
  color?: string;
  /** Its words, told by whoever wrote them; none for a thing whose picture tells enough. */
  says?: string;
  /** The name that a sentence gives it. Default: what it is. */
  noun?: Noun;
  /** Only for a paper: who wrote it. */
  author?: string;
  /** What a paper is besides paper, such as a bill; the name of whoever wrote it is added. */
  title?: Noun;
  /** What is painted on the background of the place, if it is no thing. */
  sight?: Sight;
  /** Whether it stands about in the lock's place, and a paper names it; other things without an author hang on a wall. */
  stands?: boolean;
}

/** A paper, and what is written at its lock in words of the same occasion. */
export interface Occasion {
  clue: Templates;
  inscription: Templates;
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
  /** A person of whom a paper tells, and who writes none. */
  other: () => string;
  /** What people of the theme write about. */
  props: Props;
  /** Those of the idea's things for which there is room where the lock is, in an order by chance. */
  standing: readonly string[];
  /** What can be counted in the place itself. */
  sights: readonly Sight[];
}

/** A puzzle: an answer, what tells it, and how to find it. */
export interface Puzzle {
  /** Its parameters in one text: two rooms have the same puzzle if idea and parameters are equal (G3). */
  parameters: string;
  answer: Pick<RecipeAnswer, 'password' | 'face' | 'alsoAccepts'>;
  /** All of them tell a part of the answer: without any of them it stays open, however much one knows of ciphers. */
  clues: readonly ClueThing[];
  /** Number of figures or letters of the answer, of which the lock speaks. */
  size: number;
  /**
   * What is written at the lock, without a stop at its end unless it is in quotation marks: what is asked for, in words
   * that come to mind again when the clue is found.
   */
  inscription: string;
  /** The creator's hints after the first one, which tells where to look (O6): how it is worked out, then more exactly. */
  hints: readonly [string, string];
}

/** One kind of puzzle. */
export interface Idea {
  id: string;
  /** 1: seen at once; 2: a thought; 3: several thoughts. */
  level: 1 | 2 | 3;
  /** The year from which on people may write so, where it takes an invention such as the telephone. */
  since?: number;
  /** Youngest age that it suits, in years. */
  fromAge: 8 | 12 | 18;
  /** What its answer is made of: which things can have such a lock. */
  sort: AnswerSort;
  /**
   * Where its answer comes from: a paper says it, a paper makes one think, two things belong together (two papers, or a
   * paper and what stands at the lock), or it is seen in the picture.
   */
  kind: 'told' | 'worked' | 'combined' | 'seen';
  /** Whether one looks at something in another way than it seemed, and then sees it. Default: no. */
  isAha?: boolean;
  /** Whether its clues hang on a wall; default: no. */
  needsWall?: boolean;
  /** The things in the picture that it may ask for, as catalogue ids, and how many of them it needs at least. */
  needsThings?: { of: readonly string[]; least: number };
  /** Whether players count what they see: half of the rooms do without that. Default: no. */
  isCounted?: boolean;
  /** How many things it has to count in the place itself at least. */
  needsSights?: number;
  /**
   * Whether no other lock may be before its clues: they all hang in sight, or its lock can be opened by trying, and the
   * locks before would be in vain. Default: no.
   */
  isLast?: boolean;
  make: (kit: IdeaKit) => Puzzle;
}
