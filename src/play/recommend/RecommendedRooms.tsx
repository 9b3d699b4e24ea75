import { Box, chakra, Heading } from '@chakra-ui/react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { RoomCard } from '../../rooms/card/RoomCard.tsx';
import { RoomGrid } from '../../rooms/card/RoomGrid.tsx';
import { RoomRibbon } from '../../rooms/card/RoomRibbon.tsx';
import { useNear } from '../../rooms/card/useNear.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';

/**
 * One row of suggested rooms; nothing if there are none. Covers load only when near the view, so that they do
 * not delay the room's own pictures.
 */
export function RecommendedRooms({ rooms }: { rooms: readonly SummaryEntry[] }) {
  const { watch, isNear } = useNear();
  if (rooms.length === 0) return null;
  return (
    <chakra.section ref={watch} width={PAGE_WIDTH} marginX="auto" marginBottom="16" aria-labelledby="next">
      <Heading as="h2" id="next" size="2xl" marginBottom="6">
        {roomPageText.next}
      </Heading>
      <RoomGrid label={roomPageText.next}>
        {rooms.map((room, index) => (
          // Where two fit side by side, a third would stand alone.
          <Box as="li" key={room.id} display={index === 2 ? { md: 'none', lg: 'block' } : undefined}>
            <RoomCard
              room={room}
              corner={<RoomRibbon roomId={room.id} roomName={room.roomName} />}
              showsCover={isNear}
            />
          </Box>
        ))}
      </RoomGrid>
    </chakra.section>
  );
}
