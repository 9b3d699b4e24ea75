import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import { changeFound, PAGE } from './changeFound.ts';

type NewRecord = { roomId: string; version: number; playerId: string };

/**
 * Reads what was reported of a record that becomes another's, as a transaction has to before it writes. Answers the step
 * that makes it the new one's, so that an admin can still blank its name, or give it back.
 */
export async function followReports(
  transaction: Transaction,
  db: Firestore,
  oldId: string,
  record: NewRecord,
): Promise<() => void> {
  const reports = await transaction.get(reportsOf(db, oldId).limit(PAGE));
  return () => {
    for (const { ref } of reports.docs) transaction.update(ref, changesTo(record));
  };
}

/** The same for those beyond one page, and those that came in meanwhile. */
export async function followLateReports(db: Firestore, oldId: string, record: NewRecord): Promise<void> {
  await changeFound(db, reportsOf(db, oldId), changesTo(record));
}

function reportsOf(db: Firestore, recordId: string): Query {
  return db.collection('reports').where('target', '==', recordId);
}

function changesTo(record: NewRecord) {
  const recordId = recordIdOf(record);
  return { target: recordId, reportedId: record.playerId, 'record.recordId': recordId };
}
