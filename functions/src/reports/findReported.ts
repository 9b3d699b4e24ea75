import type { Firestore } from 'firebase-admin/firestore';
import type { PostReportRequest } from '../../../core/calls/room/postReport.ts';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { furtherRecordRef, recordRef } from '../leaderboard/recordRefs.ts';
import { summaryRef } from '../rooms/paths.ts';
import type { StoredReport } from './storedReport.ts';

type Reported = Pick<StoredReport, 'target' | 'reportedId' | 'roomName' | 'creator' | 'record'>;

/** Returns the public data of a report's target; undefined if it is not public. */
export async function findReported(
  db: Firestore,
  { roomId, recordId }: Pick<PostReportRequest, 'roomId' | 'recordId'>,
): Promise<Reported | undefined> {
  const summary = await summaryRef(db, roomId).get();
  if (summary.get('isPublished') !== true) return undefined;
  const room = { roomName: String(summary.get('roomName')), creator: String(summary.get('creator')) };
  if (recordId === undefined)
    return { ...room, target: roomId, reportedId: String(summary.get('creatorId')), record: null };
  const stored = await db.getAll(recordRef(db, recordId), furtherRecordRef(db, recordId));
  const record = stored.find(({ exists }) => exists);
  const name = record?.get('username');
  if (record?.get('roomId') !== roomId || typeof name !== 'string' || name === NAMELESS) return undefined;
  const reportedId = String(record.get('playerId'));
  return { ...room, target: recordId, reportedId, record: { recordId, name } };
}
