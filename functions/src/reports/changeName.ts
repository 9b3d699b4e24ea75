import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { Report, ReportedName } from '../../../core/report/report.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ReportChange } from './ReportChange.ts';
import { findName, refsOfName } from './reportedName.ts';

/** Blanks a record's name; the report stores the present name. */
export const blankName: ReportChange = async (transaction, db, { report }) => {
  const { place, name: shown, write } = await findRecord(transaction, db, report);
  // The name may be blanked already because of another report.
  const name = shown === NAMELESS ? (report.record?.name ?? NAMELESS) : shown;
  return () => {
    write(NAMELESS);
    return { record: { ...place, name } };
  };
};

/** Restores a record's name from its report. */
export const restoreName: ReportChange = async (transaction, db, { report }) => {
  const { write } = await findRecord(transaction, db, report);
  return () => {
    write(report.record?.name ?? NAMELESS);
    return {};
  };
};

/**
 * Finds the reported record. It is gone if its room or its player's account was deleted. When an account takes over a
 * guest's record, the reports follow it.
 */
async function findRecord(transaction: Transaction, db: Firestore, { record }: Report) {
  const { name: _, ...place }: ReportedName = record ?? { recordId: '', name: '' };
  const stored = place.recordId ? await transaction.getAll(...refsOfName(db, place)) : [];
  const found = findName(stored, place);
  if (!found) throw new HttpError('notFound', 'The record is gone.');
  const { ref, name } = found;
  const write = (username: string) =>
    place.seat === undefined
      ? // Counts as named, so that its player cannot name it again.
        transaction.update(ref, { username, isNamed: true })
      : transaction.update(ref, new FieldPath('seats', String(place.seat), 'username'), username);
  return { place, name, write };
}
