import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { Day, OverviewAnswer } from '../../../core/calls/admin/overview.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { dayOf, dayRef } from './dayRef.ts';

const DAYS = 30;
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * GET /api/overview, for admins: returns the length of the queues and the figures of the last thirty days.
 */
export async function overview(
  _request: Record<string, never>,
  _caller: Caller | null,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<OverviewAnswer> {
  const reviews = db.collection('reviews').where('status', '==', 'waiting');
  const moments = Array.from({ length: DAYS }, (_, index) => now() - (DAYS - 1 - index) * DAY);
  const [items, backgrounds, reports, stored] = await Promise.all([
    count(reviews.where('kind', '==', 'item')),
    count(reviews.where('kind', '==', 'background')),
    count(db.collection('reports').where('status', '==', 'open')),
    db.getAll(...moments.map((at) => dayRef(db, at))),
  ]);
  const days = moments.map((at, index) => readDay(dayOf(at), stored[index]));
  return { queues: { items, backgrounds, reports }, days };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** A day without a tally counts as zero. */
function readDay(day: string, stored: DocumentSnapshot | undefined): Day {
  const read = (field: string) => Number(stored?.get(field) ?? 0);
  return {
    day,
    accounts: read('accounts'),
    plays: read('plays'),
    income: read('income'),
    bytes: read('bytes'),
  };
}
