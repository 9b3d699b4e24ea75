import { Box, Image, Skeleton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { RoomDifference } from '../../../../core/room/compare/compareRooms.ts';
import { itemRect } from '../../../../core/room/geometry.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import { firstSceneOf } from '../../../../core/room/scenes.ts';

/** Draws a room's first scene as a data URL. */
export type DrawRoom = (room: Room) => Promise<string>;

interface PastPictureProps {
  room: Room;
  draw: DrawRoom;
  label: string;
  difference: RoomDifference;
}

/** The first scene of an earlier state, with a frame around what is otherwise now. */
export function PastPicture({ room, draw, label, difference }: PastPictureProps) {
  const picture = usePicture(room, draw);
  // Without a picture the words below say it all.
  if (picture === 'failed') return null;
  if (picture === null) return <Skeleton aspectRatio="16 / 9" borderRadius="md" />;
  const framed = [...difference.items.changed.keys(), ...difference.items.removed];
  return (
    <Box position="relative" borderRadius="md" overflow="hidden">
      <Image src={picture} alt={label} w="full" aspectRatio="16 / 9" />
      {framed.map((id) => (
        <Frame key={id} id={id} room={room} isGone={difference.items.removed.includes(id)} />
      ))}
    </Box>
  );
}

function Frame({ id, room, isGone }: { id: ItemId; room: Room; isGone: boolean }) {
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
      borderColor={isGone ? 'border.info' : 'accent'}
    />
  );
}

/** Drawn anew for each room; null while it is drawn. */
function usePicture(room: Room, draw: DrawRoom): string | 'failed' | null {
  const [drawn, setDrawn] = useState<{ room: Room; picture: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (picture: string) => isWanted && setDrawn({ room, picture });
    draw(room).then(show, (error: unknown) => {
      console.error('An earlier state of the room could not be drawn.', error);
      show('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [room, draw]);
  return drawn?.room === room ? drawn.picture : null;
}
