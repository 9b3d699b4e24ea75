import { DASHBOARD_PAGE_SIZE } from '../../../core/calls/room/dashboardPageSize.ts';
import type { SortField, SummaryRequest } from '../../../core/calls/room/summary.ts';

type Page = { [Field in 'startAfter' | 'search' | 'language' | 'limit']?: SummaryRequest[Field] | undefined };

/** The request for a page of the list (SPEC §7), after the last room of the previous page. */
export function roomsRequest(sortBy: SortField, page: Page = {}): SummaryRequest {
  const { startAfter, search, language, limit = DASHBOARD_PAGE_SIZE } = page;
  return {
    isPublished: true,
    sortBy,
    order: 'desc',
    limit,
    ...(startAfter !== undefined && { startAfter }),
    ...(search !== undefined && search !== '' && { search }),
    ...(language !== undefined && language !== '' && { language }),
  };
}
