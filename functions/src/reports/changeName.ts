import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { Report } from '../../../core/report/report.ts';
import { HttpError } from '../http/HttpError.ts';
import { furtherRecordRef, recordRef } from '../leaderboard/recordRefs.ts';
import type { ReportChange } from './ReportChange.ts';

/** Blanks a record's name; the report stores the present name. */
export const blankName: ReportChange = async (transaction, db, { report }) => {
  const record = await findRecord(transaction, db, report);
  const shown = String(record.get('username'));
  // It may be blanked already for another report that this one does not know of.
  const name = shown === NAMELESS ? (report.record?.name ?? NAMELESS) : shown;
  return () => {
    // Counts as named, so that its player cannot name it again.
    transaction.update(record.ref, { username: NAMELESS, isNamed: true });
    return { record: { recordId: record.id, name } };
  };
};

/** Restores a record's name from its report. */
export const restoreName: ReportChange = async (transaction, db, { report }) => {
  const { ref } = await findRecord(transaction, db, report);
  return () => {
    transaction.update(ref, { username: report.record?.name ?? NAMELESS, isNamed: true });
    return {};
  };
};

/** A record is deleted with its room and its player's account; when it is claimed, its reports follow it. */
async function findRecord(transaction: Transaction, db: Firestore, { record }: Report) {
  const id = record?.recordId ?? '';
  const stored: DocumentSnapshot[] = id
    ? await transaction.getAll(recordRef(db, id), furtherRecordRef(db, id))
    : [];
  const found = stored.find(({ exists }) => exists);
  if (found) return found;
  throw new HttpError('notFound', 'The record is gone.');
}
