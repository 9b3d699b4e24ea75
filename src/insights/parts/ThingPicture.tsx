import { Box } from '@chakra-ui/react';
import { SquareDashed } from 'lucide-react';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';

interface ThingPictureProps {
  room: Room;
  id: ItemId;
  /** In the theme's sizes. */
  size?: string;
}

/** A small picture of a thing, on a tile. */
export function ThingPicture({ room, id, size = '9' }: ThingPictureProps) {
  const item = itemOf(room, id);
  return (
    <Box
      as="span"
      aria-hidden
      flexShrink="0"
      boxSize={size}
      // Not a grid: there a picture would take its natural height.
      display="flex"
      alignItems="center"
      justifyContent="center"
      borderRadius="md"
      bg="bg.tile"
      color="fg"
      css={{ '& svg': { boxSize: '50%' } }}
    >
      {item && !item.spot ? (
        <ItemPicture uri={item.uri} boxSize="80%" objectFit="contain" />
      ) : (
        <SquareDashed />
      )}
    </Box>
  );
}
