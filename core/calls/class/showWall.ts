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
  /** Null if there is no limit. */
  limit: number | null;
}

export interface WallTeam extends WallClock {
  /** Its number. */
  team: number;
  name: string;
  /** Number of taken seats. */
  seated: number;
  /** Share of the needed things that are done, from 0 to 1. */
  progress: number;
  /** Null while it plays. */
  outcome: 'escaped' | 'timeUp' | 'ended' | null;
  isPaused: boolean;
}

/** What hangs on the wall for all to see (Q7): nothing of the room but its name, and of nobody a name. */
export interface ShowWallAnswer extends WallClock {
  roomName: string;
  /** Empty once the class has ended. */
  code: string;
  /** Language of the names that the game gives. */
  language: string;
  state: ClassState;
  isDoorOpen: boolean;
  isRanked: boolean;
  /** The server's time. */
  at: number;
  startedAt: number | null;
  /** By number. */
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
