import { AspectRatio, Box, Image } from '@chakra-ui/react';
import { useState } from 'react';
import { dashboardText } from '../../text/dashboard.ts';
import { CoverPlaceholder } from './CoverPlaceholder.tsx';

interface RoomCoverProps {
  roomId: string;
  roomName: string;
  /** Empty while the room was never saved with a picture. */
  imageUrl: string;
}

/** A room's cover, or a drawn door where there is none or it cannot be had. */
export function RoomCover({ roomId, roomName, imageUrl }: RoomCoverProps) {
  const [failedUrl, setFailedUrl] = useState('');
  const isShown = imageUrl !== '' && imageUrl !== failedUrl;
  return (
    <AspectRatio ratio={16 / 9} bg="bg.inset">
      <Box overflow="hidden">
        {isShown ? (
          <Image
            src={imageUrl}
            alt={dashboardText.cover(roomName)}
            loading="lazy"
            decoding="async"
            boxSize="100%"
            objectFit="cover"
            onError={() => setFailedUrl(imageUrl)}
          />
        ) : (
          <CoverPlaceholder seed={roomId} />
        )}
      </Box>
    </AspectRatio>
  );
}
