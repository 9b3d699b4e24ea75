import { useSearchParams } from 'react-router-dom';
import { SORT_FIELDS, type SortField } from '../../../core/calls/room/summary.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { cutText } from '../../../core/util/cutText.ts';

const DEFAULT_SORT: SortField = 'createdAt';

/** The list's filters and order, as the page's address names them. */
export interface ListInAddress {
  sortBy: SortField;
  /** Empty for all rooms. */
  search: string;
  /** The rooms' language; empty for any (M2). */
  language: string;
  isBookmarked: boolean;
}

/** Keeps the list's settings in the address, so that reload, the back button and links preserve them. */
export function useListInAddress(): [ListInAddress, (changes: Partial<ListInAddress>) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('sort');
  const list: ListInAddress = {
    sortBy: SORT_FIELDS.find((field) => field === asked) ?? DEFAULT_SORT,
    search: cutText((address.get('search') ?? '').trim(), LIMITS.roomName),
    language: /^[a-z]{2,3}$/.exec(address.get('language') ?? '')?.[0] ?? '',
    isBookmarked: address.get('list') === 'bookmarked',
  };
  return [list, (changes) => setAddress(addressOf({ ...list, ...changes }), { replace: true })];
}

function addressOf({ sortBy, search, language, isBookmarked }: ListInAddress): Record<string, string> {
  return {
    ...(sortBy !== DEFAULT_SORT && { sort: sortBy }),
    ...(search !== '' && { search }),
    ...(language !== '' && { language }),
    ...(isBookmarked && { list: 'bookmarked' }),
  };
}
