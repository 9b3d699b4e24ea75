import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { closeCodes } from '../party/closeCodes.ts';
import { codeRef, teamCode } from '../party/codes.ts';
import { playRef } from '../plays/playDocument.ts';
import { CLASS_RESULTS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { keptRef, readKept } from './keptResults.ts';
import { noClass } from './requireTeacher.ts';
import { isSessionOver, readSession, type StoredSession, sessionRef } from './sessionDocument.ts';

/**
 * POST /api/deleteClass: deletes a session that has ended or is in the lobby, with its plays, codes, live
 * paths and kept results (Q10). The codes are deleted first: if a later part fails, nobody can join, and the
 * hourly cleaning deletes the rest. @throws unauthenticated; notFound (also another's session); conflict (it
 * is running); tooManyRequests
 */
export async function deleteClass(
  { sessionId }: { sessionId: string },
  caller: Caller | null,
  deps: Deps,
): Promise<Record<string, never>> {
  const { userId } = requireCaller(caller);
  await countNow(CLASS_RESULTS, deps, [{ type: 'account', id: userId }]);
  const { db } = deps;
  const deleted = await db.runTransaction(async (transaction) => {
    const [session, results] = await transaction.getAll(sessionRef(db, sessionId), keptRef(db, sessionId));
    const stored = session && readSession(session);
    const kept = results && readKept(results);
    if ((stored ?? kept)?.teacherId !== userId) throw noClass(sessionId);
    if (stored) requireNotRunning(stored, deps.now());
    for (const playId of stored?.playIds ?? []) transaction.delete(playRef(db, playId));
    transaction.delete(sessionRef(db, sessionId));
    transaction.delete(keptRef(db, sessionId));
    return stored;
  });
  if (deleted) {
    const names = [deleted.code, ...deleted.playIds.map((_, team) => teamCode(sessionId, team))];
    await closeCodes(deps, await db.getAll(...names.map((name) => codeRef(db, name))));
  }
  return {};
}

/** @throws conflict */
function requireNotRunning(stored: StoredSession, at: number): void {
  if (stored.session.startedAt === null || isSessionOver(stored, at)) return;
  throw new HttpError('conflict', 'This class plays. End it before you delete it.');
}
