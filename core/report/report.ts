import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { filledString, wholeNumber } from '../util/schemas.ts';

/** The reasons for reporting a room. */
export const REPORT_REASONS = [
  'insult',
  'sexual',
  'violence',
  'private',
  'advertising',
  'copied',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The reasons for reporting a name on a leaderboard. */
export const NAME_REASONS = ['insult', 'sexual', 'violence', 'private', 'advertising', 'other'] as const;

/** The actions of admins on a report. */
export const REPORT_ACTIONS = ['hideRoom', 'restoreRoom', 'blankName', 'restoreName', 'dismiss'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const REPORT_STATUSES = ['open', 'decided'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Maximum length of a note and of an answer. */
export const LONGEST_NOTE = 500;

export interface ReportedName {
  recordId: string;
  /** Number of the seat whose name is reported, if the record is a team's (T15). */
  seat?: number;
  name: string;
}

/** A report of a room, or of a name on its leaderboard. */
export interface Report {
  roomId: string;
  /** At the time of the report. */
  roomName: string;
  creator: string;
  /** The record with the reported name as shown on the leaderboard; null if the room itself is reported. */
  record: ReportedName | null;
  reason: ReportReason;
  note: string;
  /** Unix seconds. */
  reportedAt: number;
  status: ReportStatus;
  /** The last action; null while it is open. */
  action: ReportAction | null;
  /** Message to the creator. */
  answer: string;
  /** Unix seconds; null while it is open. */
  decidedAt: number | null;
}

/** Why a room is hidden; shown to its creator. */
export interface Hiding {
  reason: ReportReason;
  answer: string;
}

export const noteSchema = v.pipe(v.string(), v.maxLength(LONGEST_NOTE), v.trim());

export const reportSchema: SchemaOf<Report> = v.object({
  roomId: filledString,
  roomName: v.string(),
  creator: v.string(),
  record: v.nullable(
    v.object({ recordId: filledString, seat: v.exactOptional(wholeNumber), name: v.string() }),
  ),
  reason: v.picklist(REPORT_REASONS),
  note: v.string(),
  reportedAt: wholeNumber,
  status: v.picklist(REPORT_STATUSES),
  action: v.nullable(v.picklist(REPORT_ACTIONS)),
  answer: v.string(),
  decidedAt: v.nullable(wholeNumber),
});

export const hidingSchema: SchemaOf<Hiding> = v.object({
  reason: v.picklist(REPORT_REASONS),
  answer: v.string(),
});
