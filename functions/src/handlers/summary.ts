import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { SummaryAnswer, SummaryRequest } from '../../../core/calls/summary.ts';
import { parseSummaryEntry, type SummaryEntry } from '../../../core/room/summaryEntry.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * GET /api/summary: one page of the published rooms, always descending (SPEC §7).
 * @throws badRequest when no published room has the id to start after
 */
export async function summary(
  query: SummaryRequest,
  _caller: Caller | null,
  { db }: Pick<Deps, 'db'>,
): Promise<SummaryAnswer> {
  const sorted = db
    .collection('summary')
    .where('isPublished', '==', true)
    .orderBy(query.sortBy, 'desc')
    .orderBy('__name__', 'desc');
  const page = await (await startPage(sorted, db, query.startAfter)).limit(query.limit).get();
  return page.docs.flatMap(readEntry);
}

/** Only what everybody may see marks a place: another id, and where it stands, would tell of a draft. */
async function startPage(sorted: Query, db: Firestore, startAfter: string | undefined): Promise<Query> {
  if (startAfter === undefined) return sorted;
  const last = await summaryRef(db, startAfter).get();
  if (last.get('isPublished') !== true)
    throw new HttpError('badRequest', `startAfter: no published room has the id ${startAfter}.`);
  return sorted.startAfter(last);
}

/** A summary that cannot be read is left out: it must not take the whole list with it. */
function readEntry(stored: DocumentSnapshot): SummaryEntry[] {
  const parsed = parseSummaryEntry({ ...stored.data(), id: stored.id });
  if (parsed.ok) return [parsed.value];
  logger.warn(`${stored.ref.path} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
  return [];
}
