import * as v from 'valibot';
import { LIMITS } from '../../room/limits.ts';
import { type SummaryEntry, summaryEntrySchema } from '../../room/lists/summaryEntry.ts';
import { filledString } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { DASHBOARD_PAGE_SIZE } from './dashboardPageSize.ts';

export const SORT_FIELDS = ['createdAt', 'count', 'avgRating'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** The largest page that a caller may ask for: larger than a page of the dashboard, but never the whole collection. */
export const MOST_SUMMARIES = 24;

export interface SummaryRequest {
  isPublished: true;
  sortBy: SortField;
  order: 'desc';
  limit: number;
  /** Id of the last room of the page before. */
  startAfter?: string;
  /** Prefixes of words; the room's name must contain all of them. */
  search?: string;
  /** The language in which the rooms are written, without its region (M2). */
  language?: string;
}

export type SummaryAnswer = readonly SummaryEntry[];

/** Parses a number in a query string. */
const queryNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/**
 * Returns a page of the listed published rooms, always in descending order (SPEC §7). Sort and limit default
 * to the dashboard's.
 */
export const summaryCall: CallContract<SummaryRequest, SummaryAnswer> = {
  name: 'summary',
  method: 'GET',
  isShared: true,
  request: v.object({
    isPublished: v.pipe(
      v.literal('true'),
      v.transform(() => true as const),
    ),
    sortBy: v.optional(v.picklist(SORT_FIELDS), 'createdAt'),
    order: v.optional(v.literal('desc'), 'desc'),
    limit: v.optional(
      v.pipe(queryNumber, v.minValue(1), v.maxValue(MOST_SUMMARIES)),
      String(DASHBOARD_PAGE_SIZE),
    ),
    startAfter: v.exactOptional(documentId),
    search: v.exactOptional(v.pipe(filledString, v.maxLength(LIMITS.roomName))),
    language: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
  }),
  answer: v.array(summaryEntrySchema),
  errors: [],
};
