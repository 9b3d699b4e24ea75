import { Box, chakra, Heading } from '@chakra-ui/react';
import { useEffect } from 'react';
import { PAGE_WIDTH } from '../../components/pageWidth.ts';
import { useGame, useGameplay } from '../../components/play/gameContext.ts';
import { RoomCard } from '../../components/room/RoomCard.tsx';
import { RoomGrid } from '../../components/room/RoomGrid.tsx';
import { RoomRibbon } from '../../components/room/RoomRibbon.tsx';
import { useNear } from '../../components/room/useNear.ts';
import { roomPageText } from '../../text/roomPage.ts';

/** The rooms to be played next (SPEC §3 "recommended"); nothing while there are none. Far below, their covers do not hold up the room's own pictures. */
export function RecommendedRooms() {
  const { gameplay } = useGame();
  const recommended = useGameplay((s) => s.recommended);
  const { watch, isNear } = useNear();
  useEffect(() => void gameplay.getState().recommend(), [gameplay]);
  if (recommended.length === 0) return null;
  return (
    <chakra.section ref={watch} width={PAGE_WIDTH} marginX="auto" marginBottom="16" aria-labelledby="next">
      <Heading as="h2" id="next" size="2xl" marginBottom="6">
        {roomPageText.next}
      </Heading>
      <RoomGrid label={roomPageText.next}>
        {recommended.map((room, index) => (
          // Where two stand side by side, a third would stand alone.
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
