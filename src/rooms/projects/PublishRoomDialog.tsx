import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { Rocket } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { type ChangeForPlayers, changeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { withDraftPictures } from '../../../core/room/pictures/draftPictures.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { BoardNote } from '../publishing/BoardNote.tsx';
import { Finders } from '../publishing/Finders.tsx';
import { publishingText } from '../text/publishing.ts';
import { usePublish } from './usePublish.ts';

interface PublishRoomDialogProps {
  room: SummaryEntry;
  onClose: () => void;
}

/** Asks who can find a room before it is published, and says what happens to its leaderboard. */
export function PublishRoomDialog({ room, onClose }: PublishRoomDialogProps) {
  const titleId = useId();
  // A room that was published before has a language (M2).
  const wasPublished = room.isPublished || room.language !== null;
  const known = wasPublished ? room.isListed : null;
  const [isListed, choose] = useState(known);
  const publish = usePublish();
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside>
      <Heading as="h2" id={titleId} size="xl" mb="4" dir="auto" overflowWrap="anywhere">
        {publishingText.title(room.roomName)}
      </Heading>
      <Stack gap="4" mb="6">
        <Finders isListed={isListed} onChoose={choose} />
        {wasPublished && (
          <Box>
            <BoardChange roomId={room.id} />
          </Box>
        )}
      </Stack>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button variant="ghost" onClick={onClose}>
          {publishingText.notYet}
        </Button>
        <Button
          disabled={isListed === null}
          onClick={() => {
            onClose();
            void publish(room, isListed === known ? undefined : (isListed ?? undefined));
          }}
        >
          <Rocket aria-hidden /> {publishingText.publish}
        </Button>
      </Flex>
    </ModalDialog>
  );
}

function BoardChange({ roomId }: { roomId: string }) {
  const { rooms } = useBackend();
  const load = useCallback(() => findChange(rooms, roomId), [rooms, roomId]);
  return <BoardNote change={useAnswer(load, null)} />;
}

/** Finds what publishing changes for players, compared with the live version; null if unknown. */
async function findChange(rooms: RoomsPort, roomId: string): Promise<ChangeForPlayers | null> {
  try {
    const draft = await rooms.loadRoom(roomId);
    const last = await rooms.loadVersion(roomId, draft.publishedVersion);
    return changeForPlayers(withDraftPictures(last, draft), draft);
  } catch (error) {
    console.error('What a new version changes could not be learned.', error);
    return null;
  }
}
