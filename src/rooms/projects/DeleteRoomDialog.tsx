import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { BIN } from '../../../core/room/bin.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { appText } from '../../shared/text/app.ts';
import { RoomCover } from '../card/RoomCover.tsx';
import { roomAddress } from '../share/roomAddress.ts';
import { binText } from '../text/bin.ts';
import { projectsText } from '../text/projects.ts';
import { useProjects } from './projectsContext.ts';
import { useBin } from './useBin.ts';

interface DeleteRoomDialogProps {
  room: SummaryEntry;
  onClose: () => void;
}

/** Asks before deleting a room: shows its picture, and what is deleted with it. */
export function DeleteRoomDialog({ room, onClose }: DeleteRoomDialogProps) {
  const { deleteRoom } = useBin();
  const cancel = useRef<HTMLButtonElement>(null);
  const [titleId, textId] = [useId(), useId()];
  const { id, roomName, imageUrl, isPublished, count, createdAt, editedAt } = room;
  const hasResults = useProjects(({ stats }) => stats[id]) !== undefined && count > 0;
  const { ask } = binText;
  return (
    <ModalDialog
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      // The harmless button has the focus: a hasty Enter deletes nothing.
      initialFocus={cancel}
      onClose={onClose}
      css={LYING}
    >
      <Heading as="h2" id={titleId} size="xl" mb="4" dir="auto" overflowWrap="anywhere">
        {ask.title(roomName)}
      </Heading>
      {/* Two rooms may have one name. */}
      <Flex gap="4" align="center" mb="5" gridArea="which">
        <Box
          width={{ base: '8rem', md: '11rem' }}
          flexShrink="0"
          borderRadius="sm"
          overflow="hidden"
          border="2px solid {colors.brass.600}"
        >
          <RoomCover roomId={id} roomName={roomName} imageUrl={imageUrl} />
        </Box>
        <Box minWidth="0" textStyle="sm" color="fg.muted">
          <Text>{ask.made(new Date(createdAt * 1000))}</Text>
          <Text>{projectsText.edited(new Date((editedAt ?? createdAt) * 1000))}</Text>
        </Box>
      </Flex>
      <Stack id={textId} gap="3" mb="6" gridArea="text">
        {isPublished && (
          <Text>
            {ask.link}{' '}
            <Text as="span" color="fg.muted" overflowWrap="anywhere">
              {roomAddress(id)}
            </Text>
          </Text>
        )}
        <Text>{hasResults ? ask.results(count) : ask.noResults}</Text>
        <Text color="fg.muted">{ask.bin(BIN.days, isPublished)}</Text>
      </Stack>
      <Flex gap="3" justify="flex-end" gridArea="answer" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button ref={cancel} variant="ghost" onClick={onClose}>
          {appText.cancel}
        </Button>
        <Plate
          material="wine"
          onClick={() => {
            onClose();
            void deleteRoom(room);
          }}
        >
          {ask.confirm}
        </Plate>
      </Flex>
    </ModalDialog>
  );
}

/** On a phone held sideways the picture stands beside the text, so that name, picture and answers are seen together. */
const LYING = {
  _sideways: {
    width: 'min(46rem, var(--window-width) - 2rem)',
    maxHeight: 'calc(var(--window-height) - 1rem)',
    padding: '4',
    gridTemplateAreas: '"title title" "which text" "answer answer"',
    gridTemplateColumns: '8rem 1fr',
    columnGap: '5',
    '&[open]': { display: 'grid' },
    '& > h2': { gridArea: 'title', marginBottom: '2' },
    '& > h2 + div': { flexDirection: 'column', alignItems: 'start', gap: '2', marginBottom: '3' },
    '& > h2 + div > :first-child': { width: '100%' },
    '& > h2 + div + div': { gap: '2', marginBottom: '3' },
  },
} as const;
