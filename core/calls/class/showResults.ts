import * as v from 'valibot';
import type { ResultHint, ResultStep, TeamResult } from '../../class/classResults.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, finiteNumber, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { type KeptFor, keptForFields } from '../pieces/classes.ts';
import { hintSchema } from '../pieces/events.ts';
import { documentId } from '../pieces/ids.ts';

export interface ShowResultsAnswer extends KeptFor {
  sessionId: string;
  roomId: string;
  roomName: string;
  /** The creator's questions to discuss, one a line; empty if there are none. */
  debrief: string;
  /** Null if the class was never started. */
  startedAt: number | null;
  /** Null until the class has ended. */
  endedAt: number | null;
  /**
   * When all names of pupils are deleted, with the session, also where the results are kept longer (Q10); null while the
   * class is open, and once they are gone.
   */
  namesGoAt: number | null;
  /** By team number. */
  teams: readonly TeamResult[];
}

const step: SchemaOf<ResultStep> = v.object({
  name: v.string(),
  // Results that were kept before have none.
  words: v.optional(v.string(), ''),
  openedAt: v.nullable(finiteNumber),
  took: v.nullable(finiteNumber),
  wrong: wholeNumber,
  hints: wholeNumber,
  isHelped: v.boolean(),
});

const hint: SchemaOf<ResultHint> = v.object({
  at: finiteNumber,
  hint: v.nullable(hintSchema),
  isByTeacher: v.boolean(),
});

export const teamResultSchema: SchemaOf<TeamResult> = v.object({
  name: v.string(),
  seats: wholeNumber,
  people: wholeNumber,
  // Results that are kept have none.
  names: v.optional(v.array(v.string()), []),
  outcome: v.picklist(['escaped', 'timeUp', 'ended', 'running', 'empty']),
  played: finiteNumber,
  minutesGiven: v.pipe(v.number(), v.safeInteger()),
  hints: wholeNumber,
  isHelped: v.boolean(),
  progress: finiteNumber,
  wrong: wholeNumber,
  // Results that were kept before have none.
  hinted: v.optional(v.array(hint), []),
  steps: v.array(step),
});

const answer: SchemaOf<ShowResultsAnswer> = v.object({
  sessionId: filledString,
  roomId: filledString,
  roomName: v.string(),
  debrief: v.string(),
  startedAt: v.nullable(finiteNumber),
  endedAt: v.nullable(finiteNumber),
  namesGoAt: v.nullable(finiteNumber),
  ...keptForFields,
  teams: v.array(teamResultSchema),
});

/** Returns what each team of a session has done so far (Q8), for its teacher. It says nothing of who did what. */
export const showResultsCall: CallContract<{ sessionId: string }, ShowResultsAnswer> = {
  name: 'showResults',
  method: 'POST',
  request: v.object({ sessionId: documentId }),
  answer,
  errors: ['notFound', 'invalidRoom', 'tooManyRequests'],
};
