import type { SortField } from '../../../core/calls/room/summary.ts';
import { isFoundBy, wordsOf } from '../../../core/room/lists/searchWords.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';

/** Sorts and filters like the public list: descending, by search and language. */
export function arrangeRooms(
  rooms: readonly SummaryEntry[],
  { sortBy, search, language = '' }: { sortBy: SortField; search: string; language?: string },
): readonly SummaryEntry[] {
  const found = rooms.filter(
    (room) => isFoundBy(room.roomName, wordsOf(search)) && (language === '' || room.language === language),
  );
  return found.toSorted((one, other) => other[sortBy] - one[sortBy]);
}
