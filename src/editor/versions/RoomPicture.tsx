import { Box, Image, Skeleton } from '@chakra-ui/react';
import { useCallback } from 'react';
import { itemRect } from '../../../core/room/geometry.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { firstSceneOf } from '../../../core/room/scenes.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** Draws a room's first scene as a data URL. */
export type DrawRoom = (room: Room) => Promise<string>;

interface RoomPictureProps {
  room: Room;
  draw: DrawRoom;
  label: string;
  /** Things to highlight. */
  framed: Iterable<ItemId>;
}

/** The first scene of a version, with frames around some things. */
export function RoomPicture({ room, draw, label, framed }: RoomPictureProps) {
  // Drawn again for each room.
  const picture = useAnswer(
    useCallback(() => draw(room), [room, draw]),
    'failed',
  );
  // Without a picture the text below says everything.
  if (picture === 'failed') return null;
  if (picture === null) return <Skeleton aspectRatio="16 / 9" borderRadius="md" />;
  return (
    <Box position="relative" borderRadius="md" overflow="hidden">
      <Image src={picture} alt={label} w="full" aspectRatio="16 / 9" />
      {[...framed].map((id) => (
        <Frame key={id} id={id} room={room} />
      ))}
    </Box>
  );
}

function Frame({ id, room }: { id: ItemId; room: Room }) {
  const item = itemOf(room, id);
  if (!item || item.isHidden || item.scene !== firstSceneOf(room)) return null;
  const { x, y, width, height } = itemRect(item);
  return (
    <Box
      aria-hidden
      position="absolute"
      left={`${x}%`}
      top={`${y}%`}
      w={`${width}%`}
      h={`${height}%`}
      borderWidth="2px"
      borderRadius="sm"
      borderColor="accent"
    />
  );
}
