import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { RemoveRecordAnswer, RemoveRecordRequest } from '../../../core/calls/admin/removeRecord.ts';
import type { TeamRecord } from '../../../core/play/record/teamRecord.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { summaryRef } from '../rooms/paths.ts';
import { furtherRecordRef, recordOrigins, recordRef, teamRecordRef } from './recordRefs.ts';
import { restoreBestTime } from './restoreBestTime.ts';

/**
 * POST /api/removeRecord, for admins: removes a record from its leaderboard for good, and the best time if it
 * was this one, with an entry in the audit log. @throws notFound (it is gone already)
 */
export async function removeRecord(
  { recordId }: RemoveRecordRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<RemoveRecordAnswer> {
  const admin = requireCaller(caller);
  const { db } = deps;
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(
      ...[recordRef, furtherRecordRef, teamRecordRef].map((refOf) => refOf(db, recordId)),
    );
    const record = stored.find(({ exists }) => exists);
    if (!record) throw new HttpError('notFound', 'The record is gone.');
    const of = { roomId: String(record.get('roomId')), version: Number(record.get('version')) };
    const summary = await transaction.get(summaryRef(db, of.roomId));
    const change = { summary, gone: [record], kept: null };
    // A team's record is never a best time (T8).
    const isTeams = record.ref.path === teamRecordRef(db, recordId).path;
    const keepBestTime = isTeams ? null : await restoreBestTime(transaction, db, of, change);
    transaction.delete(record.ref);
    transaction.delete(recordOrigins(db).doc(recordId));
    keepBestTime?.();
    writeAudit(transaction, deps, admin, {
      action: 'removeRecord',
      target: record.ref.path,
      details: { name: namesIn(record), time: Number(record.get('time')) },
    });
  });
  return { recordId };
}

/** Returns the name on a record, or the names of a team. */
function namesIn(record: DocumentSnapshot): string {
  const seats: TeamRecord['seats'] = record.get('seats') ?? {};
  const names = Object.values(seats).map(({ username }) => username);
  return names.length > 0 ? names.join(', ') : String(record.get('username'));
}
