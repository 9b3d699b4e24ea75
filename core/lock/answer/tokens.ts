import { type Result, refuse, success } from '../../util/result.ts';
import { FACE_LIMITS, type Range } from '../limits.ts';
import type { AnswerRefusal } from './answerRefusal.ts';

/** Splits an answer at single spaces; of a text that is far too long only the beginning is looked at. */
export function splitAnswer(answer: string): readonly string[] {
  return answer.length > FACE_LIMITS.answer
    ? answer.slice(0, FACE_LIMITS.answer).split(' ')
    : answer.split(' ');
}

/** Accepts an answer of the given number of tokens if the face has all of them. */
export function checkTokens(
  answer: string,
  isKnown: (token: string) => boolean,
  { min, max }: Range,
): Result<string, AnswerRefusal> {
  if (answer === '') return refuse({ type: 'blank' });
  const tokens = splitAnswer(answer);
  const unknown = tokens.findIndex((token) => !isKnown(token));
  if (answer.length > FACE_LIMITS.answer || tokens.length > max)
    return refuse({ type: 'tooLong', most: max });
  if (unknown >= 0) return refuse({ type: 'unknown', place: unknown + 1 });
  return tokens.length < min ? refuse({ type: 'tooShort', least: min }) : success(answer);
}

/** Accepts an answer without repeated tokens. */
export function checkUnrepeated(answer: string): Result<string, AnswerRefusal> {
  const tokens = splitAnswer(answer);
  const repeated = tokens.findIndex((token, place) => tokens.indexOf(token) < place);
  return repeated < 0 ? success(answer) : refuse({ type: 'repeated', place: repeated + 1 });
}
