import type { Result } from '../util/result.ts';
import type { AnswerRefusal } from './answer/answerRefusal.ts';
import type { PasswordMatch } from './answer/passwords.ts';
import type { Spoken } from './signs/spoken.ts';

/**
 * A lock's dealt state in a play: the pieces' initial positions follow from the seed, which only the judge
 * may know (P12).
 */
export interface Deal {
  /** The lock's answer in canonical form, so that no lock is dealt already solved. */
  answer: string;
  seed: string;
}

/**
 * Everything that depends on a lock's face (K2). An answer is the canonical text stored in `unlockPassword`.
 */
export interface FaceDefinition<Face, Entry, View = Face> {
  /** Returns initial settings that fit the lock's present answer if possible. */
  create(answer: string): Face;
  /** Serializes what was entered on the face; the judge reads it. */
  write(entry: Entry): string;
  /**
   * Returns the canonical text of an entry made on the view of this deal, or why it is refused. Accepts any
   * input.
   */
  read(face: Face, entered: string, deal: Deal): Result<string, AnswerRefusal>;
  /** Returns the answer if it is canonical and can be entered on this face, or why it is refused. */
  check(face: Face, answer: string): Result<string, AnswerRefusal>;
  /**
   * Returns the forms by which an answer is compared; two answers that share a form are equal (P7, A1). Empty
   * for a blank one. Wrong tries are counted by the first form (P13).
   */
  comparedForms(answer: string, match: PasswordMatch): readonly string[];
  /** Returns a well-formed answer in parts that can be spoken. */
  say(face: Face, answer: string): readonly Spoken[];
  /**
   * Returns how many answers, at most as long as this one, somebody who knows the view would have to try
   * (K4).
   */
  countAnswers(face: Face, answer: string): number;
  /** Returns the texts, with signs spelt out, any of which tells a well-formed answer (K3). */
  clues(face: Face, answer: string): readonly string[];
  /** Returns what a player may know of the face (K2). */
  view(face: Face, deal: Deal): View;
  /** Converts an answer of another face to this one; null if this face cannot express it (M3). */
  keepAnswer(face: Face, answer: string): string | null;
  /**
   * `picturesOf` returns the addresses of its pictures (R11), `mapPictures` the face with other addresses.
   */
  picturesOf(face: Face): readonly string[];
  mapPictures(face: Face, toUri: (uri: string) => string): Face;
  /**
   * Whether a text or picture must tell the answer. A face that can be solved by looking needs no clue and
   * cannot be guessed (K3, K4).
   */
  needsClue: boolean;
  /** Whether wrong tries are counted (P13). */
  countsTries: boolean;
}

/** The parts that most faces share: nothing is dealt, there are no pictures, and answers compare exactly. */
type Common = 'read' | 'view' | 'comparedForms' | 'keepAnswer' | 'picturesOf' | 'mapPictures';
type Own<Face, Entry> = Omit<FaceDefinition<Face, Entry>, Common | 'needsClue' | 'countsTries'> &
  Partial<FaceDefinition<Face, Entry>>;

/** Defines a face whose answer must be told and which shows only its settings. */
export function defineFace<Face, Entry>(own: Own<Face, Entry>): FaceDefinition<Face, Entry> {
  return {
    read: (face, entered) => own.check(face, entered),
    view: (face) => face,
    comparedForms: (answer) => [answer],
    keepAnswer: (face, answer) => valueOrNull(own.check(face, answer)),
    picturesOf: () => [],
    mapPictures: (face) => face,
    needsClue: true,
    countsTries: true,
    ...own,
  };
}

/** Returns the value of a result, or null if it was refused. */
export function valueOrNull<Value>(result: Result<Value, unknown>): Value | null {
  return result.ok ? result.value : null;
}
