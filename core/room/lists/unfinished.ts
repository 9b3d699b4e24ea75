import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../util/schemas.ts';

/** How it stands with a play that was started and not escaped: out of time, left, or gone on with a moment ago. */
export const UNFINISHED_STATES = ['timeUp', 'left', 'playing'] as const;

/**
 * Who has not got out of a room, for its creator alone. Made of plays while they are kept (30 days), and never of more than its creator needs:
 * no id, no answer that was typed, and no time of day.
 */
export interface Unfinished {
  /** The number of the leaderboard that the play is of (B2). */
  board: number;
  /** The account's, or what a guest gave once the time was up (P17); null where there is none. */
  username: string | null;
  /** Milliseconds from the start to the last action. */
  time: number;
  /** Locks that were opened, and how many there are. */
  opened: number;
  locks: number;
  /** What the creator calls the lock that was tried last and is still locked; null where there is none. */
  stuckAt: string | null;
  state: (typeof UNFINISHED_STATES)[number];
  /** The Monday of the week in which it was begun, UTC, in unix seconds. */
  week: number;
}

export const unfinishedSchema: SchemaOf<Unfinished> = v.object({
  board: wholeNumber,
  username: v.nullable(v.string()),
  time: finiteNumber,
  opened: wholeNumber,
  locks: wholeNumber,
  stuckAt: v.nullable(v.string()),
  state: v.picklist(UNFINISHED_STATES),
  week: wholeNumber,
});
