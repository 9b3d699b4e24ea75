import type { RemoveRecordAnswer, RemoveRecordRequest } from '../../../core/calls/admin/removeRecord.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { furtherRecordRef, recordOrigins, recordRef } from '../leaderboard/recordRefs.ts';
import { restoreBestTime } from '../leaderboard/restoreBestTime.ts';
import { summaryRef } from '../rooms/paths.ts';

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
    const stored = await transaction.getAll(recordRef(db, recordId), furtherRecordRef(db, recordId));
    const record = stored.find(({ exists }) => exists);
    if (!record) throw new HttpError('notFound', 'The record is gone.');
    const of = { roomId: String(record.get('roomId')), version: Number(record.get('version')) };
    const summary = await transaction.get(summaryRef(db, of.roomId));
    const change = { summary, gone: [record], kept: null };
    const keepBestTime = await restoreBestTime(transaction, db, of, change);
    transaction.delete(record.ref);
    transaction.delete(recordOrigins(db).doc(recordId));
    keepBestTime();
    writeAudit(transaction, deps, admin, {
      action: 'removeRecord',
      target: record.ref.path,
      details: { name: String(record.get('username')), time: Number(record.get('time')) },
    });
  });
  return { recordId };
}
