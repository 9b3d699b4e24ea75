import type { SortField } from '../../core/calls/summary.ts';
import { isFoundBy, wordsOf } from '../../core/room/lists/searchWords.ts';
import type { SummaryEntry } from '../../core/room/lists/summaryEntry.ts';
import { failureCode } from './failure.ts';
import type { RoomsPort } from './ports/RoomsPort.ts';

/** Bookmarks that are looked up at once. */
const MOST = 100;

export interface BookmarkedRooms {
  rooms: readonly SummaryEntry[];
  /** Rooms that are not published at present, or gone. */
  closed: number;
}

/** The rooms behind bookmarks, of which one that is closed keeps no other away. Fails with what else went wrong. */
export async function loadBookmarkedRooms(
  port: Pick<RoomsPort, 'loadSummary'>,
  roomIds: readonly string[],
): Promise<BookmarkedRooms> {
  const asked = roomIds.slice(-MOST).map((id) => loadOpen(port, id));
  const rooms = (await Promise.all(asked)).filter((room) => room !== null);
  return { rooms, closed: asked.length - rooms.length };
}

async function loadOpen(
  { loadSummary }: Pick<RoomsPort, 'loadSummary'>,
  id: string,
): Promise<SummaryEntry | null> {
  try {
    const room = await loadSummary(id);
    return room.isPublished ? room : null;
  } catch (error) {
    if (failureCode(error) === 'notFound') return null;
    throw error;
  }
}

/** As the public list has them: descending, of a search those that it finds, of a language those written in it. */
export function arrangeRooms(
  rooms: readonly SummaryEntry[],
  { sortBy, search, language = '' }: { sortBy: SortField; search: string; language?: string },
): readonly SummaryEntry[] {
  const found = rooms.filter(
    (room) => isFoundBy(room.roomName, wordsOf(search)) && (language === '' || room.language === language),
  );
  return found.toSorted((one, other) => other[sortBy] - one[sortBy]);
}
