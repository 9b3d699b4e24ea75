import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { countSequences } from '../answer/countAnswers.ts';
import { foldAnswer } from '../answer/foldAnswer.ts';
import { defineFace, valueOrNull } from '../FaceDefinition.ts';
import { FACE_LIMITS } from '../limits.ts';

/** A pad of ten keys. */
export interface DigitsFace {
  type: 'digits';
}

export const digitsSchema: SchemaOf<DigitsFace> = v.object({ type: v.literal('digits') });

/** An answer is its digits, as "2580". */
export const digits = defineFace<DigitsFace, string>({
  create: () => ({ type: 'digits' }),
  write: (entry) => entry,
  check: (_, answer) => checkDigits(answer),
  say: (_, answer) => Array.from(answer, (digit) => ({ type: 'text', text: digit })),
  countAnswers: (_, answer) => countSequences(10, answer.length),
  clues: (_, answer) => [answer],
  keepAnswer: (_, answer) => valueOrNull(checkDigits(foldAnswer(answer))),
});

function checkDigits(answer: string): Result<string, AnswerRefusal> {
  const { max } = FACE_LIMITS.digits;
  if (answer === '') return refuse({ type: 'blank' });
  if (answer.length > max) return refuse({ type: 'tooLong', most: max });
  const unknown = answer.search(/[^0-9]/);
  return unknown < 0 ? success(answer) : refuse({ type: 'unknown', place: unknown + 1 });
}
