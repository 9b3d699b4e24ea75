import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type Report, reportSchema } from '../../../core/report/report.ts';
import { parseWith } from '../../../core/util/parseWith.ts';

/** A document of the collection `reports`. The reporter is only in its id, as a digest. */
export interface StoredReport extends Report {
  /** The record or room: reports with the same target are decided together. */
  target: string;
  /** The owner of the room or record; the report is deleted with their account. */
  reportedId: string;
}

/** Returns a report's document. */
export function reportRef(db: Firestore, reportId: string): DocumentReference {
  return db.doc(`reports/${reportId}`);
}

/** Parses what admins see of a stored report; undefined if it is missing or unreadable. */
export function readReport(stored: DocumentSnapshot): Report | undefined {
  const parsed = parseWith(reportSchema, stored.data());
  return parsed.ok ? parsed.value : undefined;
}
