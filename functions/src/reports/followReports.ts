import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import { changeFound, PAGE } from './changeFound.ts';

type NewRecord = { roomId: string; version: number; playerId: string };

/**
 * Reads the reports of a record that moves to another player, since transactions read before they write.
 * Returns a step that moves the reports too, so that an admin can still blank or restore the name.
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

/** Does the same for reports beyond one page and those that came meanwhile. */
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
