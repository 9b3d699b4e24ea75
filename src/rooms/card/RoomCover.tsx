import { AspectRatio, Box, Image } from '@chakra-ui/react';
import { useState } from 'react';
import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import { cardText } from '../text/card.ts';
import { CoverPlaceholder } from './CoverPlaceholder.tsx';

interface RoomCoverProps {
  roomId: string;
  roomName: string;
  /** Empty if the room was never saved with a cover. */
  imageUrl: string;
}

/** A room's cover, in a small size if available; a drawn door if there is none or it fails to load. */
export function RoomCover({ roomId, roomName, imageUrl }: RoomCoverProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [smallCover(imageUrl), imageUrl].find((url) => url !== '' && !failed.includes(url));
  return (
    <AspectRatio ratio={16 / 9} bg="bg.inset">
      <Box overflow="hidden">
        {shown !== undefined ? (
          <Image
            src={shown}
            alt={cardText.cover(roomName)}
            loading="lazy"
            decoding="async"
            boxSize="100%"
            objectFit="cover"
            onError={() => setFailed([...failed, shown])}
          />
        ) : (
          <CoverPlaceholder seed={roomId} />
        )}
      </Box>
    </AspectRatio>
  );
}
