import * as v from 'valibot';
import type { ClassState } from '../../class/sessionClock.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, finiteNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { classStateSchema, type KeptFor, keptForFields } from '../pieces/classes.ts';

/** A session in the list of its teacher. Times are milliseconds since the epoch. */
export interface ListedClass extends KeptFor {
  sessionId: string;
  roomId: string;
  roomName: string;
  /** Empty once the session has ended. */
  code: string;
  state: ClassState;
  openedAt: number;
  /** Null if the session was never started. */
  startedAt: number | null;
}

export interface ListClassesAnswer {
  /** The latest first; ended sessions are listed until they are deleted. */
  classes: readonly ListedClass[];
}

const listed: SchemaOf<ListedClass> = v.object({
  sessionId: filledString,
  roomId: filledString,
  roomName: v.string(),
  code: v.string(),
  state: classStateSchema,
  openedAt: finiteNumber,
  startedAt: v.nullable(finiteNumber),
  ...keptForFields,
});

/** Returns the sessions of the caller, so that a page that was closed finds its class again (Q11). */
export const listClassesCall: CallContract<Record<string, never>, ListClassesAnswer> = {
  name: 'listClasses',
  method: 'POST',
  request: v.object({}),
  answer: v.object({ classes: v.array(listed) }),
  errors: ['tooManyRequests'],
};
