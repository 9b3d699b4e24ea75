import * as v from 'valibot';
import { REPORT_STATUSES, type Report, type ReportStatus, reportSchema } from '../../report/report.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface ListReportsRequest {
  status: ReportStatus;
  /** The id of the last report of the page before. */
  after?: string;
}

export interface ListedReport {
  id: string;
  report: Report;
}

export interface ListReportsAnswer {
  reports: readonly ListedReport[];
  /** Whether there may be more. */
  isMore: boolean;
}

/** Returns a page of the reports: open ones oldest first, decided ones latest first. */
export const listReportsCall: CallContract<ListReportsRequest, ListReportsAnswer> = {
  name: 'listReports',
  method: 'GET',
  isForAdmins: true,
  request: v.object({ status: v.picklist(REPORT_STATUSES), after: v.exactOptional(documentId) }),
  answer: v.object({
    reports: v.array(v.object({ id: documentId, report: reportSchema })),
    isMore: v.boolean(),
  }),
  errors: ['notFound'],
};
