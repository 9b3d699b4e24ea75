import type { AnswerFace } from '../model.ts';
import type { SharedWay } from '../plan/shareLock.ts';

/** Templates to choose from; a slot is `{lock}`, or `{the lock}` with a form before the name. */
export type Templates = readonly string[];

/** Somebody whose room it is. */
export interface OwnerName {
  name: string;
  isWoman: boolean;
}

/** In one language: whose room it is, and how it begins and ends. */
export interface StoryPhrases {
  owners: readonly OwnerName[];
  roomNames: Templates;
  /** The introduction, a sentence or two of each: whose room it is, its locks, what happened, what to do. */
  introduction: readonly [Templates, Templates, Templates, Templates];
  /** Said after it where all answers are in a language other than the room's. */
  foreign: Readonly<Record<'en' | 'de' | 'fr' | 'es', string>>;
  ending: readonly [Templates, Templates, Templates];
}

/** In one language: what stands on papers. */
export interface PaperPhrases {
  /** What stands over a question, on something written by hand or hung up for all. */
  written: Templates;
  hungUp: Templates;
  /** The same for three questions whose answers make one code. */
  sharedPaper: Readonly<Record<SharedWay, Templates>>;
}

/** In one language: what is said of things that are locked. */
export interface LockPhrases {
  box: Templates;
  door: Templates;
  way: Templates;
  /** What the lock for an answer looks like where the theme has none of its own, as a subject. */
  devices: Readonly<Record<'text' | 'digits' | 'order' | 'clock', Templates>>;
  /** Which paper a lock belongs to: both bear a mark. */
  pointer: Templates;
  /** The same for players who find that out themselves. */
  pointerByMark: Templates;
  sharedPointer: Readonly<Record<SharedWay, Templates>>;
  keyBox: Templates;
  /** What has several keyholes. */
  manyKeys: Templates;
  wrong: Templates;
}

/** In one language: what is said of things that are open, hold something, or only stand there. */
export interface ThingPhrases {
  opened: Templates;
  /** Names what something holds, after a sentence of the theme's voice that only says that it does. */
  precisely: Templates;
  openedWay: Templates;
  hider: Templates;
  decoration: Templates;
}

/** In one language: hints, and how answers are entered. */
export interface HintPhrases {
  /** Hints at a lock, the gentlest first; none tells the answer. */
  lockHints: readonly [Templates, Templates, Templates];
  sharedHints: readonly [Templates, Templates];
  keyHints: readonly [Templates, Templates, Templates];
  hiderHints: readonly [Templates, Templates];
  /** How an answer is entered; the end of a last hint. */
  faces: Readonly<Record<AnswerFace, Templates>>;
  sharing: Readonly<Record<SharedWay, Templates>>;
}

/** All that made rooms say in one language. Each list is long enough that no room needs a sentence twice. */
export interface Phrases extends StoryPhrases, PaperPhrases, LockPhrases, ThingPhrases, HintPhrases {
  and: string;
}
