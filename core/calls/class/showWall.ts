import * as v from 'valibot';
import type { ClassState } from '../../class/sessionClock.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { classStateSchema } from '../pieces/classes.ts';
import { documentId, shortText } from '../pieces/ids.ts';

/** A clock on the wall, in milliseconds. */
interface WallClock {
  played: number;
  /** Null without a time limit. */
  limit: number | null;
}

export interface WallTeam extends WallClock {
  /** The team's number. */
  team: number;
  name: string;
  /** The number of taken seats. */
  seated: number;
  /** The share of the needed steps that are done, from 0 to 1. */
  progress: number;
  /** Null while the team plays. */
  outcome: 'escaped' | 'timeUp' | 'ended' | null;
  isPaused: boolean;
}

/**
 * The content of the wall, which everybody in the classroom can see (Q7): of the room only its name, and no
 * pupil's name.
 */
export interface ShowWallAnswer extends WallClock {
  roomName: string;
  /** Empty once the class has ended. */
  code: string;
  /** Language of the names that the app gives to teams. */
  language: string;
  state: ClassState;
  isDoorOpen: boolean;
  isRanked: boolean;
  /** The server's time, in milliseconds since the epoch. */
  at: number;
  startedAt: number | null;
  /** By team number. */
  teams: readonly WallTeam[];
}

const clock = { played: finiteNumber, limit: v.nullable(finiteNumber) };

const answer: SchemaOf<ShowWallAnswer> = v.object({
  roomName: v.string(),
  code: v.string(),
  language: v.string(),
  state: classStateSchema,
  isDoorOpen: v.boolean(),
  isRanked: v.boolean(),
  at: finiteNumber,
  startedAt: v.nullable(finiteNumber),
  ...clock,
  teams: v.array(
    v.object({
      team: wholeNumber,
      name: v.string(),
      seated: wholeNumber,
      progress: finiteNumber,
      outcome: v.nullable(v.picklist(['escaped', 'timeUp', 'ended'])),
      isPaused: v.boolean(),
      ...clock,
    }),
  ),
});

/** Returns the wall of a session (Q7) to whoever has its key; it needs no account. */
export const showWallCall: CallContract<{ sessionId: string; key: string }, ShowWallAnswer> = {
  name: 'showWall',
  method: 'POST',
  request: v.object({ sessionId: documentId, key: shortText }),
  answer,
  errors: ['notFound', 'invalidRoom', 'tooManyRequests'],
};
