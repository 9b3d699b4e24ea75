import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../util/schemas.ts';

/** States of a play without an escape: out of time, abandoned, or active a moment ago. */
const UNFINISHED_STATES = ['timeUp', 'left', 'playing'] as const;

/**
 * A player who has not escaped, for the room's creator only. Computed from plays, which are kept for 30 days,
 * and limited to what the creator needs: no id, no typed answer, no time of day.
 */
export interface Unfinished {
  /** Number of the play's leaderboard (B2). */
  board: number;
  /** The account's name, or the one a guest gave after running out of time (P17); null if there is none. */
  username: string | null;
  /** Milliseconds from the start to the last action. */
  time: number;
  /** Number of opened locks; `locks` is the total. */
  opened: number;
  locks: number;
  /** The creator's name for the lock that was tried last and is still locked; null if there is none. */
  stuckAt: string | null;
  state: (typeof UNFINISHED_STATES)[number];
  /** The Monday of the week in which it started, UTC, in Unix seconds. */
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
