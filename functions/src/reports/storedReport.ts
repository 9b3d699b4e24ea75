import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type Report, reportSchema } from '../../../core/report/report.ts';
import { parseWith } from '../../../core/util/parseWith.ts';

/** A document of the collection `reports`. Who reported is in its id alone, as a digest. */
export interface StoredReport extends Report {
  /** The record or the room: reports of the same are decided together. */
  target: string;
  /** Whose the room or the record is: the report goes with the account. */
  reportedId: string;
}

/** Where a report is stored. */
export function reportRef(db: Firestore, reportId: string): DocumentReference {
  return db.doc(`reports/${reportId}`);
}

/** What admins see of a stored report; undefined where there is none, or none that can be read. */
export function readReport(stored: DocumentSnapshot): Report | undefined {
  const parsed = parseWith(reportSchema, stored.data());
  return parsed.ok ? parsed.value : undefined;
}
