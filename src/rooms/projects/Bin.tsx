import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { BIN, type DeletedRoom } from '../../../core/room/bin.ts';
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { RoomCover } from '../card/RoomCover.tsx';
import { binText } from '../text/bin.ts';
import { useProjects } from './projectsContext.ts';
import { useBin } from './useBin.ts';

/** Recently deleted rooms, below the list: each can be restored or deleted for good. Nothing if empty. */
export function Bin() {
  const bin = useProjects((state) => state.bin);
  if (bin.length === 0) return null;
  return (
    <chakra.details mt="10" css={{ '&[open] > summary > svg:last-of-type': { rotate: '180deg' } }}>
      <Summary>
        <Trash2 aria-hidden />
        <Heading as="h2" size="lg">
          {binText.title(bin.length)}
        </Heading>
        <ChevronDown aria-hidden />
      </Summary>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="4">
        {binText.lead(BIN.rooms, BIN.days)}
      </Text>
      <Stack as="ul" role="list" gap="3" listStyleType="none" aria-label={binText.title(bin.length)}>
        {bin.map((room) => (
          <li key={room.roomId}>
            <BinRow room={room} />
          </li>
        ))}
      </Stack>
    </chakra.details>
  );
}

function BinRow({ room }: { room: DeletedRoom }) {
  const { roomId, roomName, picture, deletedAt, goneAt, wasPublished, count } = room;
  return (
    <Panel
      as="article"
      display="grid"
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr) auto' }}
      columnGap={{ base: '4', lg: '6' }}
      rowGap="3"
      alignItems="center"
      p="3.5"
    >
      <Box borderRadius="sm" overflow="hidden" filter="saturate(0.55)">
        <RoomCover roomId={roomId} roomName={roomName} imageUrl={picture} />
      </Box>
      <Box minWidth="0">
        <Heading as="h3" size="md" dir="auto" textAlign="start" overflowWrap="anywhere">
          {roomName}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {wasPublished ? binText.published(count) : binText.draft}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {binText.deletedAt(new Date(deletedAt * 1000), new Date(goneAt * 1000))}
        </Text>
      </Box>
      <RowButtons room={room} />
    </Panel>
  );
}

function RowButtons({ room }: { room: DeletedRoom }) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = useProjects(({ busyIds }) => busyIds.has(room.roomId));
  const { putBack, purge } = useBin();
  const { askForGood } = binText;
  return (
    <Flex gap="2" wrap="wrap" gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Button
        variant="outline"
        flex={{ base: '1', md: 'none' }}
        loading={isBusy}
        aria-label={binText.putBackRoom(room.roomName)}
        onClick={() => void putBack(room)}
      >
        <Undo2 aria-hidden /> {binText.putBackLabel}
      </Button>
      <Button
        variant="ghost"
        color="fg.error"
        flex={{ base: '1', md: 'none' }}
        disabled={isBusy}
        aria-label={binText.purgeRoom(room.roomName)}
        onClick={() => setAsking(true)}
      >
        {binText.purgeLabel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={askForGood.title(room.roomName)}
          text={askForGood.text}
          confirmLabel={binText.purgeLabel}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void purge(room);
          }}
        />
      )}
    </Flex>
  );
}

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    cursor: 'pointer',
    listStyleType: 'none',
    borderRadius: 'md',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { boxSize: '5', flexShrink: '0', color: 'fg.muted', transition: 'rotate 140ms' },
  },
});
