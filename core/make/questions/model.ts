import type { ThemeId } from '../furnish/model.ts';
import type { LEVELS } from '../wish/model.ts';
import type { MadeLanguage } from '../words/language.ts';

/** The faces into which answers are made (K1), as a teacher chooses among them. */
export const ANSWER_FACES = ['text', 'digits', 'wheels', 'order', 'clock', 'colours', 'directions'] as const;
export type AnswerFace = (typeof ANSWER_FACES)[number];

/** A question and its answer, both as the teacher wrote them. */
export interface QuestionPair {
  question: string;
  /** The answer; further ones that count as right stand after "/" or "|". */
  answer: string;
  /** The teacher's choice among the faces that hold the answer; the one that suits it best by default. */
  face?: AnswerFace;
}

/** Whether players meet the questions one after the other, or in groups of three. */
export const QUESTION_ORDERS = ['fixed', 'free'] as const;
export type QuestionOrder = (typeof QUESTION_ORDERS)[number];

export interface QuestionOptions {
  theme: ThemeId;
  order: QuestionOrder;
  /** The wished length; null for as long as the questions take. */
  minutes: number | null;
  /** How much the room adds to the questions: little is hidden in an easy one, locks of a hard one only show a mark. */
  level: (typeof LEVELS)[number];
  /** Whether typed answers count only with their articles and accents; capitals make no difference. */
  isExact: boolean;
  language: MadeLanguage;
}

/** Why a line cannot become a lock. Lines are counted from 0; screens say all this in words. */
export type LineFault =
  | { type: 'noQuestion' }
  | { type: 'noAnswer' }
  | { type: 'questionTooLong'; most: number }
  /** No lock holds such an answer. */
  | { type: 'answerTooLong'; most: number }
  | { type: 'sameQuestion'; line: number }
  | { type: 'sameAnswer'; line: number }
  /** The question contains its answer. */
  | { type: 'tellsAnswer' };

export type ListFault =
  | { type: 'tooFew'; least: number }
  | { type: 'tooMany'; most: number; count: number }
  /** The input is not a list of questions with these fields at all. */
  | { type: 'invalid'; path: string };

/** What is wrong with a list: with each line, and with the whole. */
export interface QuestionFaults {
  /** By line; lines without a fault are left out. */
  lines: ReadonlyMap<number, LineFault>;
  list: ListFault | null;
}
