import type { SortField, SummaryAnswer } from '../../../core/calls/room/summary.ts';

/** Which of the published rooms; an empty field leaves none out. */
export interface RoomFilter {
  search?: string;
  language?: string;
}

export interface DashboardPort {
  /**
   * Published rooms, descending, after the given room id (SPEC §7); of a search, those whose names have words that begin
   * so, of a language, those written in it (M2). @throws 'Network response was not ok'
   */
  summary: (
    sortBy: SortField,
    startAfter?: string,
    filter?: RoomFilter,
    limit?: number,
  ) => Promise<SummaryAnswer>;
}
