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
  /** Shown to the creator of a hidden room. */
  answer: string;
}

/** The report after the decision. */
export type DecideReportAnswer = Report;

/**
 * Decides a report and all others with the same target and reason: hides the room, blanks the name, or leaves
 * both alone. Also takes the hiding or blanking back. If two admins decide at once, the first decision holds
 * and the second one gets `conflict`.
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
