import { Box, Flex } from '@chakra-ui/react';
import { BookOpen, DoorOpen, Search } from 'lucide-react';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { pictureOf } from '../../../core/room/pictures/pictures.ts';
import { targetOf, type WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';

interface StepPictureProps {
  room: Room;
  step: WalkStep;
  /** In the theme's sizes. */
  size?: string;
}

/** A small picture of a step: the key used, or the thing opened, taken or read. */
export function StepPicture({ room, step, size = '8' }: StepPictureProps) {
  const id = step.type === 'useItem' ? step.item : targetOf(step);
  return (
    <Flex
      boxSize={size}
      flexShrink="0"
      p="0.5"
      align="center"
      justify="center"
      borderRadius="md"
      bg="bg.tile"
      color="brass.950"
      aria-hidden
      css={{ '& svg': { boxSize: '4' } }}
    >
      <Drawn room={room} id={id} isWay={step.type === 'enter'} />
    </Flex>
  );
}

/** A spot's or the introduction's icon, since they have no picture. */
function Drawn({ room, id, isWay }: { room: Room; id: ItemId | null; isWay: boolean }) {
  const item = id === null ? undefined : itemOf(room, id);
  if (!item) return <Box as={BookOpen} />;
  if (item.spot) return <Box as={isWay ? DoorOpen : Search} />;
  return <ItemPicture uri={pictureOf(item, item.state)} maxW="full" maxH="full" objectFit="contain" />;
}
