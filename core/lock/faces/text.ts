import * as v from 'valibot';
import { LIMITS } from '../../room/limits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { countSequences } from '../answer/countAnswers.ts';
import { comparedForms, foldPassword } from '../answer/passwords.ts';
import { defineFace } from '../FaceDefinition.ts';
import { escapeSigns } from '../signs/signedText.ts';

/** Typed text; the face of every lock for which no other was chosen. */
export interface TextFace {
  type: 'text';
}

export const textSchema: SchemaOf<TextFace> = v.object({ type: v.literal('text') });

/** Number of symbols that a guesser would have to try for each folded character: the letters and digits of English. */
const CHARACTERS = 36;

/** The only face whose answers are folded (P7), so that one answer has several forms. */
export const text = defineFace<TextFace, string>({
  create: () => ({ type: 'text' }),
  write: (entry) => entry,
  // The typed text may be longer than the answer: spaces do not count, and an accent may be a character of
  // its own.
  read: (_, entered) => checkLength(entered, LIMITS.folding * LIMITS.password),
  check: (_, answer) => checkLength(answer, LIMITS.password),
  comparedForms,
  say: (_, answer) => [{ type: 'text', text: answer }],
  countAnswers: (_, answer) => countSequences(CHARACTERS, foldPassword(answer).length),
  clues: (_, answer) => [escapeSigns(answer)],
});

function checkLength(answer: string, most: number): Result<string, AnswerRefusal> {
  const isTooLong = answer.length > most || answer.normalize('NFKD').length > LIMITS.folding * most;
  if (isTooLong) return refuse({ type: 'tooLong', most });
  return foldPassword(answer) === '' ? refuse({ type: 'blank' }) : success(answer);
}
