import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { QUESTION_LIMITS } from './limits.ts';
import { ANSWER_FACES, type QuestionPair } from './model.ts';

/** Longer than any that is refused by name, so that a list kept half typed can be read again. */
const LONGEST_CELL = QUESTION_LIMITS.pasted;

const cell = v.pipe(v.string(), v.maxLength(LONGEST_CELL));

const pairSchema: SchemaOf<QuestionPair> = v.object({
  question: cell,
  answer: cell,
  face: v.exactOptional(v.picklist(ANSWER_FACES)),
});

export const questionsSchema: SchemaOf<readonly QuestionPair[]> = v.pipe(
  v.array(pairSchema),
  v.maxLength(QUESTION_LIMITS.rows),
);

/** Reads a list of questions from outside; what is wrong with its lines is `checkQuestions`' to say. */
export function parseQuestions(input: unknown): Result<readonly QuestionPair[], InvalidInput> {
  return parseWith(questionsSchema, input);
}
