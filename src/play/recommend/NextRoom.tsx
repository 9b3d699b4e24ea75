import { chakra, Heading, Skeleton } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { coverFrameOf } from '../../../core/catalogue/coverFrames.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { RoomCover } from '../../rooms/card/RoomCover.tsx';
import { FramedPicture } from '../../shared/kit/FramedPicture.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { languageProps } from '../../shared/language/languageProps.ts';
import { useGameStatus } from '../table/gameContext.ts';
import { endText } from '../text/ending.ts';

interface NextRoomProps {
  /** Undefined while unknown; its space is reserved. */
  room: SummaryEntry | undefined;
}

/**
 * The suggested next room with its cover. It is the main action after an escape; after a defeat it comes
 * second to trying again.
 */
export function NextRoom({ room }: NextRoomProps) {
  const isEscaped = useGameStatus((s) => s.isEscaped);
  if (!room)
    return (
      <Card aria-hidden>
        <Skeleton aspectRatio={16 / 9} />
        <Skeleton height="6" width="60%" />
        <Way>
          <Skeleton height="12" />
        </Way>
      </Card>
    );
  const { id, roomName, imageUrl, language, coverBackground } = room;
  return (
    <Card as="section" aria-label={endText.nextRoom}>
      <Link to={`/gameplay/${id}`} tabIndex={-1} aria-hidden>
        <FramedPicture frame={coverFrameOf(coverBackground)}>
          <RoomCover roomId={id} roomName="" imageUrl={imageUrl} />
        </FramedPicture>
      </Link>
      <Heading as="h2" size={{ base: 'lg', md: 'xl' }} {...languageProps(language)} lineClamp="3">
        {roomName}
      </Heading>
      <Way>
        <Plate
          asChild
          material={isEscaped ? 'brass' : 'enamel'}
          size="lg"
          width={{ base: 'full', md: 'auto' }}
          // Longer words, as the German ones, stay within the column.
          paddingX={{ base: '3', md: '6' }}
        >
          <Link to={`/gameplay/${id}`} aria-label={`${endText.nextRoom}: ${roomName}`}>
            <DoorOpen aria-hidden /> {endText.nextRoom}
          </Link>
        </Plate>
      </Way>
    </Card>
  );
}

/** On phones the cover stands beside the room's name, and the way to it below both. */
const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: { base: '3', md: '2' },
    '& > a': { marginBottom: { md: '2' } },
    textAlign: { base: 'start', md: 'center' },
    _sideways: {
      rowGap: '2.5',
      '& > a': { width: '8.5rem', marginX: 'auto', marginBottom: '0' },
      '& h2': { lineClamp: '1', fontSize: 'md' },
    },
  },
});

const Way = chakra('div', { base: { gridColumn: '1 / -1', minWidth: '0' } });
