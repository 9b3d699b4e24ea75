import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { TeamRecord } from '../../../core/play/record/teamRecord.ts';
import { changeFound, PAGE } from './changeFound.ts';
import { targetOf } from './reportedName.ts';

type NewRecord = { roomId: string; version: number; playerId: string };

/**
 * Reads the reports of a record that moves to another player, since transactions read before they write. Returns a
 * function that moves the reports too, so that an admin can still blank or restore the name.
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

/** Moves the reports beyond the first page, and those that came meanwhile. */
export async function followLateReports(db: Firestore, oldId: string, record: NewRecord): Promise<void> {
  await changeFound(db, reportsOf(db, oldId), changesTo(record));
}

/** Moves the reports of a guest's names in a team's record to an account; they are then deleted with it. */
export async function followSeatReports(
  db: Firestore,
  record: DocumentSnapshot,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const seats: TeamRecord['seats'] = record.get('seats') ?? {};
  for (const [seat, { playerId }] of Object.entries(seats)) {
    if (playerId !== from) continue;
    const target = targetOf({ recordId: record.id, seat: Number(seat) });
    await changeFound(db, reportsOf(db, target).where('reportedId', '==', from), { reportedId: to });
  }
}

function reportsOf(db: Firestore, target: string): Query {
  return db.collection('reports').where('target', '==', target);
}

function changesTo(record: NewRecord) {
  const recordId = recordIdOf(record);
  return { target: recordId, reportedId: record.playerId, 'record.recordId': recordId };
}
