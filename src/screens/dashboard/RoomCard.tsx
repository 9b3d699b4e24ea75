import { Heading, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { RoomCardFrame } from '../../components/room/RoomCardFrame.tsx';
import { RoomCover } from '../../components/room/RoomCover.tsx';
import { dashboardText } from '../../text/dashboard.ts';
import { RoomFacts } from './RoomFacts.tsx';

/** A published room; the whole card leads to it. */
export function RoomCard({ room }: { room: SummaryEntry }) {
  const { id, roomName, creator, imageUrl } = room;
  return (
    <RoomCardFrame
      invitation={dashboardText.stepInside}
      cover={<RoomCover roomId={id} roomName={roomName} imageUrl={imageUrl} />}
    >
      <Heading as="h3" size="lg" lineClamp="2" overflowWrap="anywhere">
        <LinkOverlay asChild _hover={{ color: 'accent.fg' }}>
          <Link to={`/gameplay/${id}`}>{roomName}</Link>
        </LinkOverlay>
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="4" truncate>
        {dashboardText.by(creator)}
      </Text>
      <RoomFacts room={room} />
    </RoomCardFrame>
  );
}
