import { Heading, LinkOverlay, Skeleton, Text } from '@chakra-ui/react';
import { DoorOpen, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { coverFrameOf } from '../../../core/catalogue/coverFrames.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { languageProps } from '../../shared/language/languageProps.ts';
import { cardText } from '../text/card.ts';
import { RoomCardFrame } from './RoomCardFrame.tsx';
import { RoomCover } from './RoomCover.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { roomFigures } from './roomFigures.ts';

interface RoomCardProps {
  room: SummaryEntry;
  /** On the frame's corner, such as the bookmark ribbon. */
  corner?: ReactNode;
  /** False while the cover and its frame need not load. */
  showsCover?: boolean;
}

/** A published room's card; the whole card is a link. */
export function RoomCard({ room, corner, showsCover = true }: RoomCardProps) {
  const { id, roomName, creator, imageUrl, language, coverBackground } = room;
  return (
    <RoomCardFrame
      corner={corner}
      frame={showsCover ? coverFrameOf(coverBackground) : null}
      plaque={
        <>
          <Timer aria-hidden />
          <span>{roomFigures(room).limit}</span>
        </>
      }
      invitation={
        <>
          <DoorOpen /> {cardText.stepInside}
        </>
      }
      cover={
        showsCover ? (
          <RoomCover roomId={id} roomName={roomName} imageUrl={imageUrl} />
        ) : (
          <Skeleton aspectRatio={16 / 9} borderRadius="0" />
        )
      }
    >
      <Heading as="h3" size="xl" lineClamp="2" overflowWrap="anywhere">
        <LinkOverlay asChild {...languageProps(language)} _hover={{ color: 'accent.fg' }}>
          <Link to={`/gameplay/${id}`}>{roomName}</Link>
        </LinkOverlay>
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="0.5" mb="2.5" truncate>
        {cardText.by(creator)}
      </Text>
      <RoomFacts room={room} />
    </RoomCardFrame>
  );
}
