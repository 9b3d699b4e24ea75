import * as v from 'valibot';
import {
  noteSchema,
  REPORT_ACTIONS,
  type Report,
  type ReportAction,
  reportSchema,
} from '../../report/report.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface DecideReportRequest {
  reportId: string;
  action: ReportAction;
  /** What the creator of a hidden room is told. */
  answer: string;
}

/** The report as it stands then. */
export type DecideReportAnswer = Report;

/**
 * Decides a report, and all that say the same of the same: hides the room, blanks the name, or leaves both alone; and takes
 * the hiding or the blanking back. Of two admins the first one decides, the other one is told of a conflict.
 */
export const decideReportCall: CallContract<DecideReportRequest, DecideReportAnswer> = {
  name: 'decideReport',
  method: 'POST',
  isForAdmins: true,
  request: v.object({
    reportId: documentId,
    action: v.picklist(REPORT_ACTIONS),
    answer: v.optional(noteSchema, ''),
  }),
  answer: reportSchema,
  errors: ['notFound', 'conflict'],
};
