import { Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { appText } from '../../shared/text/app.ts';
import { RoomCard } from '../card/RoomCard.tsx';
import { RoomGrid, RoomGridSkeleton } from '../card/RoomGrid.tsx';
import { RoomRibbon } from '../card/RoomRibbon.tsx';
import type { arrangeRooms } from '../store/arrangeRooms.ts';
import { loadOpenRooms, type OpenRooms } from '../store/loadOpenRooms.ts';
import { dashboardText } from '../text/dashboard.ts';
import { NoMatch } from './NoMatch.tsx';
import type { ListInAddress } from './useListInAddress.ts';

export interface BookmarkedRoomsProps {
  /** Null while unknown. */
  roomIds: readonly string[] | null;
  list: ListInAddress;
  onShowAll: () => void;
}

/** The user's bookmarked rooms, in each state of the list. */
export function BookmarkedRooms({ roomIds, list, onShowAll }: BookmarkedRoomsProps) {
  const { bookmarked, isComplete, failure, retry } = useBookmarkedRooms(roomIds);
  if (failure)
    return (
      <FuseBox title={dashboardText.failed.title} text={appText.failures[failure]}>
        <Button variant="outline" onClick={retry}>
          {appText.retry}
        </Button>
      </FuseBox>
    );
  if (!bookmarked || !roomIds) return <RoomGridSkeleton label={dashboardText.loading} />;
  // Removing a bookmark removes the room at once.
  const kept = bookmarked.rooms.filter(({ id }) => roomIds.includes(id));
  if (kept.length === 0 && !isComplete) return <RoomGridSkeleton label={dashboardText.loading} />;
  const rooms = bookmarked.arrange(kept, list);
  if (kept.length > 0 && rooms.length === 0) return <NoMatch search={list.search} onShowAll={onShowAll} />;
  return (
    <>
      {rooms.length === 0 && <EmptyNail {...dashboardText.noBookmarks} />}
      <RoomGrid label={dashboardText.list.bookmarked}>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} corner={<RoomRibbon roomId={room.id} roomName={room.roomName} />} />
          </li>
        ))}
      </RoomGrid>
      {bookmarked.closed > 0 && (
        <Text color="fg.muted" textAlign="center" mt="9">
          {dashboardText.bookmarksGone(bookmarked.closed)}
        </Text>
      )}
    </>
  );
}

interface Bookmarked extends OpenRooms {
  /** The bookmarks for which the rooms were loaded. */
  of: readonly string[];
  arrange: typeof arrangeRooms;
}

/** Loaded with the rooms: the server sorts the public list, so a first visit does not need this code. */
async function loadArranging(): Promise<typeof arrangeRooms> {
  return (await loadChunk('arrange-rooms', () => import('../store/arrangeRooms.ts'))).arrangeRooms;
}

/** Loads bookmarked rooms. A new bookmark loads its room; a removed one loads nothing. */
function useBookmarkedRooms(roomIds: readonly string[] | null) {
  const { rooms: port } = useBackend();
  const [bookmarked, setBookmarked] = useState<Bookmarked | null>(null);
  const [failure, setFailure] = useState<BackendErrorCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = bookmarked?.of ?? [];
  const unknown = roomIds?.filter((id) => !known.includes(id)).join() ?? null;
  const isComplete = unknown === '' && bookmarked !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the missing ids stand for all of them
  useEffect(() => {
    if (roomIds === null || isComplete) return;
    Promise.all([loadOpenRooms(port, roomIds), loadArranging()]).then(
      ([rooms, arrange]) => setBookmarked({ ...rooms, of: roomIds, arrange }),
      (error: unknown) => {
        console.error(error);
        setFailure(failureCode(error));
      },
    );
  }, [port, unknown, attempt]);
  function retry() {
    setFailure(null);
    setAttempt(attempt + 1);
  }
  return { bookmarked, isComplete, failure, retry };
}
