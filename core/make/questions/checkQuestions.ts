import { answerForms, visibleText } from '../../folding/answerForms.ts';
import { foldPassword } from '../../lock/answer/passwords.ts';
import { escapeSigns } from '../../lock/signs/signedText.ts';
import { LIMITS } from '../../room/limits.ts';
import { AnswerSearch } from '../../solve/clues/AnswerSearch.ts';
import { chooseFit } from './answers/fitAnswer.ts';
import { lockOfFit } from './answers/lockOfFit.ts';
import { splitVariants } from './answers/variants.ts';
import { QUESTION_LIMITS } from './limits.ts';
import type { LineFault, ListFault, QuestionFaults, QuestionPair } from './model.ts';

/**
 * Finds every line that cannot become a lock, with the first reason for each, and what is wrong with the whole.
 *
 * @param isExact whether typed answers count only with their accents and articles
 */
export function checkQuestions(pairs: readonly QuestionPair[], isExact = false): QuestionFaults {
  const { min, max } = QUESTION_LIMITS.pairs;
  if (pairs.length > max)
    return { lines: new Map(), list: { type: 'tooMany', most: max, count: pairs.length } };
  const lines = new Map<number, LineFault>();
  for (const [line, pair] of pairs.entries()) {
    const fault = faultOfPair(pair, isExact) ?? faultAmong(pairs, line, isExact);
    if (fault) lines.set(line, fault);
  }
  const list: ListFault | null = pairs.length < min ? { type: 'tooFew', least: min } : null;
  return { lines, list };
}

export function hasFault({ lines, list }: QuestionFaults): boolean {
  return lines.size > 0 || list !== null;
}

function faultOfPair({ question, answer, face }: QuestionPair, isExact: boolean): LineFault | null {
  // The lengths come first: nothing is folded or searched that has no bound.
  if (question.length > QUESTION_LIMITS.question)
    return { type: 'questionTooLong', most: QUESTION_LIMITS.question };
  if (answer.length > QUESTION_LIMITS.answer) return { type: 'answerTooLong', most: LIMITS.password };
  if (foldPassword(question) === '') return { type: 'noQuestion' };
  if (splitVariants(answer).length === 0) return { type: 'noAnswer' };
  const fit = chooseFit(answer, face, isExact);
  if (!fit) return { type: 'answerTooLong', most: LIMITS.password };
  const search = new AnswerSearch([['lock', lockOfFit(fit)]]);
  const isTold = search.toldBy(escapeSigns(question)).length > 0 && !isSum(question);
  return isTold ? { type: 'tellsAnswer' } : null;
}

/** "7 × 1" contains 7 and asks for it all the same. */
function isSum(question: string): boolean {
  return /\d\s*[-+−–*·×x:÷/^²³√]/u.test(question) && !/\p{L}{2}/u.test(question);
}

function faultAmong(pairs: readonly QuestionPair[], line: number, isExact: boolean): LineFault | null {
  const own = pairs[line];
  const before = pairs.slice(0, line);
  const isSame = (one = '', other = '') => answerForms(one).some((form) => answerForms(other).includes(form));
  const sameQuestion = before.findIndex(({ question }) => isSame(question, own?.question));
  if (sameQuestion >= 0) return { type: 'sameQuestion', line: sameQuestion };
  const sameAnswer = before.findIndex(({ answer }) => isSameAnswer(answer, own?.answer ?? '', isExact));
  return sameAnswer >= 0 ? { type: 'sameAnswer', line: sameAnswer } : null;
}

/** Where any right answer of both is the same, it would open both locks. */
function isSameAnswer(one: string, other: string, isExact: boolean): boolean {
  const formsOf = (answer: string) =>
    splitVariants(answer).flatMap((each) =>
      isExact ? [visibleText(each).toLowerCase()] : answerForms(each),
    );
  const forms = new Set(formsOf(one));
  return formsOf(other).some((form) => forms.has(form));
}
