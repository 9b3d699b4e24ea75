import type { SortField, SummaryAnswer } from '../../../core/calls/room/summary.ts';

/** Filter of published rooms; empty fields do not filter. */
export interface RoomFilter {
  search?: string;
  language?: string;
}

export interface DashboardPort {
  /**
   * Published rooms, descending, after the given room id (SPEC §7); a search finds names by beginnings of
   * words, a language the rooms written in it (M2). @throws 'Network response was not ok'
   */
  summary: (
    sortBy: SortField,
    startAfter?: string,
    filter?: RoomFilter,
    limit?: number,
  ) => Promise<SummaryAnswer>;
}
