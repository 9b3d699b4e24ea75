import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { recordIdOf } from '../../../core/play/recordId.ts';

/** Reports of a record that go along: as many as are decided at once. */
const MOST = 200;

/**
 * Reads what was reported of a record that becomes another's, as a transaction has to before it writes. Answers the step
 * that makes it the new one's, so that an admin can still blank its name, or give it back.
 */
export async function followReports(
  transaction: Transaction,
  db: Firestore,
  oldId: string,
  record: { roomId: string; version: number; playerId: string },
): Promise<() => void> {
  const recordId = recordIdOf(record);
  const reports = await transaction.get(db.collection('reports').where('target', '==', oldId).limit(MOST));
  return () => {
    for (const { ref } of reports.docs)
      transaction.update(ref, {
        target: recordId,
        reportedId: record.playerId,
        'record.recordId': recordId,
      });
  };
}
