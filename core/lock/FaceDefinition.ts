import type { Result } from '../util/result.ts';
import type { AnswerRefusal } from './answer/answerRefusal.ts';
import type { PasswordMatch } from './answer/passwords.ts';
import type { Spoken } from './signs/spoken.ts';

/** What a play makes of a lock: where pieces lie at the start follows from the seed, which the judge alone may know (P12). */
export interface Deal {
  /** The lock's answer in canonical form, so that no lock is solved at the start. */
  answer: string;
  seed: string;
}

/** All that is to be said of one face (K2). An answer is its canonical text, as `unlockPassword` keeps it. */
export interface FaceDefinition<Face, Entry, View = Face> {
  /** The settings to begin with, made to fit the answer that the lock has, where they can. */
  create(answer: string): Face;
  /** What was entered on the face as a text: it is sent to the judge, who reads it. */
  write(entry: Entry): string;
  /** The canonical text of what was entered on the view of this deal; whatever comes in is refused or is well-formed. */
  read(face: Face, entered: string, deal: Deal): Result<string, AnswerRefusal>;
  /** The answer, if it is canonical and can be entered on this face. */
  check(face: Face, answer: string): Result<string, AnswerRefusal>;
  /** Two answers of which any forms match are one and the same (P7, A1); a blank one has none. Tries are counted by the first (P13). */
  comparedForms(answer: string, match: PasswordMatch): readonly string[];
  /** A well-formed answer in parts that can be said. */
  say(face: Face, answer: string): readonly Spoken[];
  /** How many answers somebody would have to try who knows the view, and nothing longer than this answer (K4). */
  countAnswers(face: Face, answer: string): number;
  /** Texts, signs spelt out, any of which tells a well-formed answer (K3). */
  clues(face: Face, answer: string): readonly string[];
  /** What a player may know of the face (K2). */
  view(face: Face, deal: Deal): View;
  /** An answer made with another face in the form of this one, null where this one cannot write it (M3). */
  keepAnswer(face: Face, answer: string): string | null;
  /** The addresses of the pictures on it (R11), and the face with others in their places. */
  picturesOf(face: Face): readonly string[];
  mapPictures(face: Face, toUri: (uri: string) => string): Face;
  /** Whether a text or a picture has to tell the answer: what is worked out by looking needs none, and is no guess (K3, K4). */
  needsClue: boolean;
  /** Whether wrong tries are counted (P13). */
  countsTries: boolean;
}

/** What most faces have in common: nothing of them is dealt, they show no pictures, and answers compare exactly. */
type Common = 'read' | 'view' | 'comparedForms' | 'keepAnswer' | 'picturesOf' | 'mapPictures';
type Own<Face, Entry> = Omit<FaceDefinition<Face, Entry>, Common | 'needsClue' | 'countsTries'> &
  Partial<FaceDefinition<Face, Entry>>;

/** The definition of a face with an answer that has to be told, which shows its settings and nothing else. */
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

/** What was not refused. */
export function valueOrNull<Value>(result: Result<Value, unknown>): Value | null {
  return result.ok ? result.value : null;
}
