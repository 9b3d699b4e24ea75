import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

/** How a day went, as it was tallied last. */
export interface Day {
  /** `2026-11-22`, UTC. */
  day: string;
  /** New accounts. */
  accounts: number;
  /** As rooms count them: one for each player, room and day. */
  plays: number;
  /** Whole dollars at list prices, without what was given back. */
  income: number;
  /** Of all uploaded pictures, at the end of the day. */
  bytes: number;
}

export interface OverviewAnswer {
  /** What waits for an admin. */
  queues: { items: number; backgrounds: number; reports: number };
  /** The last thirty, the latest last. */
  days: readonly Day[];
}

const daySchema: SchemaOf<Day> = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  accounts: wholeNumber,
  plays: wholeNumber,
  income: wholeNumber,
  bytes: wholeNumber,
});

/** What waits for admins, and how the last days went. */
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
