import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Report } from '../../../core/report/report.ts';

/** A report with the decision's message to the creator. */
export interface Decided {
  report: Report;
  answer: string;
}

/** Writes a change; returns further fields for the report. */
type Write = () => Partial<Pick<Report, 'record'>>;

/**
 * Reads what a change needs, since transactions read before they write. @throws notFound (the target is gone)
 */
export type ReportChange = (transaction: Transaction, db: Firestore, decided: Decided) => Promise<Write>;
