import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

/** The figures of one day, as they were last counted. */
export interface Day {
  /** UTC date, as in `2026-11-22`. */
  day: string;
  /** New accounts. */
  accounts: number;
  /**
   * Number of plays. A player who plays a room several times in a day counts once, as in the room's own number of
   * plays.
   */
  plays: number;
  /** Whole dollars at list prices, less refunds. */
  income: number;
  /** Size of all uploaded pictures at the end of the day. */
  bytes: number;
}

export interface OverviewAnswer {
  /** Number of entries in each queue of the admins. */
  queues: { items: number; backgrounds: number; reports: number };
  /** The last thirty days, oldest first. */
  days: readonly Day[];
}

const daySchema: SchemaOf<Day> = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  accounts: wholeNumber,
  plays: wholeNumber,
  income: wholeNumber,
  bytes: wholeNumber,
});

/** Returns the admins' queues and the figures of the last days. */
export const overviewCall: CallContract<Record<string, never>, OverviewAnswer> = {
  name: 'overview',
  method: 'GET',
  isForAdmins: true,
  request: v.pipe(
    v.object({}),
    v.transform((): Record<string, never> => ({})),
  ),
  answer: v.object({
    queues: v.object({ items: wholeNumber, backgrounds: wholeNumber, reports: wholeNumber }),
    days: v.array(daySchema),
  }),
  errors: [],
};
