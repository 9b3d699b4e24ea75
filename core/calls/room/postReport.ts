import * as v from 'valibot';
import { noteSchema, REPORT_REASONS, type ReportReason } from '../../report/report.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, recordId, seatNumber, shortText } from '../pieces/ids.ts';

export interface PostReportRequest {
  roomId: string;
  /** The record with the reported name; left out if the room itself is reported. */
  recordId?: string;
  /** Number of the seat with the reported name, where the record is a team's (T15). */
  seat?: number;
  reason: ReportReason;
  note: string;
  /** The secret that identifies a guest. */
  guestToken?: string;
}

export interface PostReportAnswer {
  roomId: string;
}

/**
 * Reports a published room, or a name on its leaderboard, to the admins. A later report by the same person
 * replaces the earlier one.
 */
export const postReportCall: CallContract<PostReportRequest, PostReportAnswer> = {
  name: 'postReport',
  method: 'POST',
  provesGuest: true,
  request: v.object({
    roomId: documentId,
    recordId: v.exactOptional(recordId),
    seat: v.exactOptional(seatNumber),
    reason: v.picklist(REPORT_REASONS),
    note: v.optional(noteSchema, ''),
    guestToken: v.exactOptional(shortText),
  }),
  answer: v.object({ roomId: documentId }),
  errors: ['notFound', 'tooManyRequests'],
};
