import type { KeepResultsRequest } from '../../../core/calls/class/keepResults.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { CLASS_RESULTS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { keptRef, storeKept } from './keptResults.ts';
import { noClass } from './requireTeacher.ts';
import { expiryOf, KEPT_AFTER, readSession, sessionRef } from './sessionDocument.ts';
import { findResults } from './showResults.ts';

/** Milliseconds after the end for which results are kept. */
const KEPT_FOR = 30 * 24 * 60 * 60_000;

/**
 * POST /api/keepResults: keeps the results of a session that has ended for 30 days, without any pupil's name
 * (Q10), or stops that: then they are deleted with the session, or in a day if the session is gone. @throws
 * unauthenticated; notFound (also another's session); conflict (it has not ended); tooManyRequests
 */
export async function keepResults(
  { sessionId, isKept }: KeepResultsRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<{ goesAt: number }> {
  const { userId } = requireCaller(caller);
  await countNow(CLASS_RESULTS, deps, [{ type: 'account', id: userId }]);
  const { db, now } = deps;
  const { namesGoAt: _, ...results } = await findResults(deps, { sessionId, userId });
  const { endedAt } = results;
  if (endedAt === null) throw new HttpError('conflict', 'This class is not over yet.');
  return db.runTransaction(async (transaction) => {
    const [session, kept] = await transaction.getAll(sessionRef(db, sessionId), keptRef(db, sessionId));
    const stored = session && readSession(session);
    // They were deleted in the meantime.
    if (!stored && !kept?.exists) throw noClass(sessionId);
    if (stored && !isKept) {
      transaction.delete(keptRef(db, sessionId));
      return { goesAt: expiryOf(stored) };
    }
    const last = endedAt + KEPT_FOR;
    const goesAt = isKept ? last : Math.min(last, now() + KEPT_AFTER);
    storeKept(transaction, db, sessionId, { ...results, endedAt, isKept, goesAt });
    return { goesAt };
  });
}
