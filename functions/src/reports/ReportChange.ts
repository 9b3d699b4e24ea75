import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Report } from '../../../core/report/report.ts';

/** A report to be decided, and with what words to its creator. */
export interface Decided {
  report: Report;
  answer: string;
}

/** Writes a change, and answers what the report has to keep besides. */
type Write = () => Partial<Pick<Report, 'record'>>;

/** Reads what a change needs, as a transaction has to before it writes. @throws notFound (what was reported is gone) */
export type ReportChange = (transaction: Transaction, db: Firestore, decided: Decided) => Promise<Write>;
