import * as v from 'valibot';
import { noteSchema, REPORT_REASONS, type ReportReason } from '../../report/report.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, recordId, shortText } from '../pieces/ids.ts';

export interface PostReportRequest {
  roomId: string;
  /** The record whose name is meant; left out where the room itself is. */
  recordId?: string;
  reason: ReportReason;
  note: string;
  /** The secret by which a guest is known again. */
  guestToken?: string;
}

export interface PostReportAnswer {
  roomId: string;
}

/** Reports a published room, or a name on its leaderboard, to the admins; a later report of the same person takes the place of the one before. */
export const postReportCall: CallContract<PostReportRequest, PostReportAnswer> = {
  name: 'postReport',
  method: 'POST',
  request: v.object({
    roomId: documentId,
    recordId: v.exactOptional(recordId),
    reason: v.picklist(REPORT_REASONS),
    note: v.optional(noteSchema, ''),
    guestToken: v.exactOptional(shortText),
  }),
  answer: v.object({ roomId: documentId }),
  errors: ['notFound', 'tooManyRequests'],
};
