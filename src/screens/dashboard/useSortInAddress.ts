import { useSearchParams } from 'react-router-dom';
import { SORT_FIELDS, type SortField } from '../../../core/calls/summary.ts';

const DEFAULT_SORT: SortField = 'createdAt';

/** The chosen order lives in the address, so that reload and the back button keep it. */
export function useSortInAddress(): [SortField, (sortBy: SortField) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('sort');
  const sortBy = SORT_FIELDS.find((field) => field === asked) ?? DEFAULT_SORT;
  return [sortBy, (next) => setSearch(next === DEFAULT_SORT ? {} : { sort: next }, { replace: true })];
}
