import { Grid, Heading, Text } from '@chakra-ui/react';
import { useTrialRooms } from '../../../shared/scene/useTrialRooms.ts';
import type { BenchWork } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import type { MadePicture } from '../useMadePicture.ts';
import { OwnRoom } from './OwnRoom.tsx';
import { RoomPreview } from './RoomPreview.tsx';

interface RoomPreviewsProps {
  work: BenchWork;
  made: MadePicture;
}

/** The thing in three rooms; for a place, the place itself with things in it. */
export function RoomPreviews({ work, made }: RoomPreviewsProps) {
  const rooms = useTrialRooms();
  const { rooms: words } = inventoryText.bench;
  const isPlace = work.kind === 'background';
  return (
    <Grid
      as="section"
      gap={{ base: '2', md: '4' }}
      templateColumns={{ base: isPlace ? '1fr' : 'repeat(3, minmax(0, 1fr))', xl: '1fr' }}
    >
      <Heading as="h2" size="xs" gridColumn="1 / -1" fontFamily="body" textStyle="sm">
        {isPlace ? words.own : words.title}
      </Heading>
      {isPlace ? (
        <OwnRoom made={made} ambient={work.looks[work.at.color]?.ambient ?? null} />
      ) : (
        rooms.map((room) => <RoomPreview key={room.uri} room={room} work={work} made={made} />)
      )}
      {!isPlace && (
        <Text textStyle="xs" color="fg.subtle" gridColumn="1 / -1">
          {words.hint}
        </Text>
      )}
    </Grid>
  );
}
