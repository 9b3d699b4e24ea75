import { Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { EmptyNail } from '../../components/kit/EmptyNail.tsx';
import { FuseBox } from '../../components/kit/FuseBox.tsx';
import { RoomCard } from '../../components/room/RoomCard.tsx';
import { RoomGrid, RoomGridSkeleton } from '../../components/room/RoomGrid.tsx';
import { RoomRibbon } from '../../components/room/RoomRibbon.tsx';
import { useBackend } from '../../components/useBackend.ts';
import { arrangeRooms } from '../../stores/arrangeRooms.ts';
import { failureCode } from '../../stores/failure.ts';
import { loadOpenRooms, type OpenRooms } from '../../stores/loadOpenRooms.ts';
import type { BackendErrorCode } from '../../stores/ports/BackendError.ts';
import { appText } from '../../text/app.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { NoMatch } from './NoMatch.tsx';
import type { ListInAddress } from './useListInAddress.ts';

interface BookmarkedRoomsProps {
  /** Null while they are not known. */
  roomIds: readonly string[] | null;
  list: ListInAddress;
  onShowAll: () => void;
}

/** The rooms that the user keeps for later, in each of the list's states. */
export function BookmarkedRooms({ roomIds, list, onShowAll }: BookmarkedRoomsProps) {
  const { bookmarked, failure, retry } = useBookmarkedRooms(roomIds);
  if (failure)
    return (
      <FuseBox title={dashboardText.failed.title} text={appText.failures[failure]}>
        <Button variant="outline" onClick={retry}>
          {appText.retry}
        </Button>
      </FuseBox>
    );
  if (!bookmarked || !roomIds) return <RoomGridSkeleton label={dashboardText.loading} />;
  // A ribbon that was just taken off takes its room along.
  const kept = bookmarked.rooms.filter(({ id }) => roomIds.includes(id));
  const rooms = arrangeRooms(kept, list);
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

function useBookmarkedRooms(roomIds: readonly string[] | null) {
  const { rooms: port } = useBackend();
  const [bookmarked, setBookmarked] = useState<OpenRooms | null>(null);
  const [failure, setFailure] = useState<BackendErrorCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isKnown = roomIds !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ribbon that is put on or off asks for nothing anew
  useEffect(() => {
    if (roomIds === null) return;
    loadOpenRooms(port, roomIds).then(setBookmarked, (error: unknown) => {
      console.error(error);
      setFailure(failureCode(error));
    });
  }, [port, isKnown, attempt]);
  function retry() {
    setFailure(null);
    setAttempt(attempt + 1);
  }
  return { bookmarked, failure, retry };
}
