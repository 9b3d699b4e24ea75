import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { filledString, wholeNumber } from '../util/schemas.ts';

/** Why somebody reports a room. */
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

/** Why somebody reports a name on a leaderboard. */
export const NAME_REASONS = ['insult', 'sexual', 'violence', 'private', 'advertising', 'other'] as const;

/** What admins do about a report. */
export const REPORT_ACTIONS = ['hideRoom', 'restoreRoom', 'blankName', 'restoreName', 'dismiss'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const REPORT_STATUSES = ['open', 'decided'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Letters of a note, and of an answer. */
export const LONGEST_NOTE = 500;

/** A room that somebody reported, or a name on its leaderboard. */
export interface Report {
  roomId: string;
  /** As it was when it was reported. */
  roomName: string;
  creator: string;
  /** The record with the reported name, as the leaderboard showed it; null where the room itself is meant. */
  record: { recordId: string; name: string } | null;
  reason: ReportReason;
  note: string;
  /** Unix seconds. */
  reportedAt: number;
  status: ReportStatus;
  /** What was done last; null while it is open. */
  action: ReportAction | null;
  /** What the creator is told. */
  answer: string;
  /** Unix seconds; null while it is open. */
  decidedAt: number | null;
}

/** What a room is hidden for: its creator reads it. */
export interface Hiding {
  reason: ReportReason;
  answer: string;
}

export const noteSchema = v.pipe(v.string(), v.maxLength(LONGEST_NOTE), v.trim());

export const reportSchema: SchemaOf<Report> = v.object({
  roomId: filledString,
  roomName: v.string(),
  creator: v.string(),
  record: v.nullable(v.object({ recordId: filledString, name: v.string() })),
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
