import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { Report } from '../../../core/report/report.ts';
import { HttpError } from '../http/HttpError.ts';
import { furtherRecordRef, recordRef } from '../leaderboard/recordRefs.ts';
import type { ReportChange } from './ReportChange.ts';

/** Shows a record without its name. The report keeps it, as it is by now. */
export const blankName: ReportChange = async (transaction, db, { report }) => {
  const record = await findRecord(transaction, db, report);
  const shown = String(record.get('username'));
  // Blanked for another report already, which one that came in meanwhile has not heard of.
  const name = shown === NAMELESS ? (report.record?.name ?? NAMELESS) : shown;
  return () => {
    // Named for good: its player gives it no other.
    transaction.update(record.ref, { username: NAMELESS, isNamed: true });
    return { record: { recordId: record.id, name } };
  };
};

/** Gives a record the name back that its report has kept. */
export const restoreName: ReportChange = async (transaction, db, { report }) => {
  const { ref } = await findRecord(transaction, db, report);
  return () => {
    transaction.update(ref, { username: report.record?.name ?? NAMELESS, isNamed: true });
    return {};
  };
};

/** A record goes with its room and with its player's account; to one that is claimed its reports go along. */
async function findRecord(transaction: Transaction, db: Firestore, { record }: Report) {
  const id = record?.recordId ?? '';
  const stored: DocumentSnapshot[] = id
    ? await transaction.getAll(recordRef(db, id), furtherRecordRef(db, id))
    : [];
  const found = stored.find(({ exists }) => exists);
  if (found) return found;
  throw new HttpError('notFound', 'The record is gone.');
}
