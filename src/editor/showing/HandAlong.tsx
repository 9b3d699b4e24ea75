import { Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { pictureOf } from '../../../core/room/pictures/pictures.ts';
import { handAlong } from '../../../core/solve/escape/walk/handAlong.ts';
import type { WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { showingText } from '../text/showing.ts';

interface HandAlongProps {
  room: Room;
  walk: readonly WalkStep[];
  at: number;
}

/**
 * Shows in the room's corner what players carry at the start of a walkthrough's step; used entries are
 * ringed.
 */
export function HandAlong({ room, walk, at }: HandAlongProps) {
  const hands = useMemo(() => handAlong(room, walk), [room, walk]);
  const hand = hands[at] ?? [];
  const step = walk[at];
  if (hand.length === 0) return null;
  return (
    <Flex
      position="absolute"
      insetStart="2"
      bottom="2"
      maxW="60%"
      align="center"
      gap="1.5"
      px="2"
      py="1"
      borderRadius="lg"
      bg="bg.panel"
      color="fg"
      boxShadow="panel"
      overflow="hidden"
    >
      <Text textStyle="xs" fontWeight="600" whiteSpace="nowrap" display={{ base: 'none', md: 'block' }}>
        {showingText.inHand}
      </Text>
      {hand.map((id) => (
        <Held key={id} room={room} id={id} isUsed={step?.type === 'useItem' && usedBy(step).includes(id)} />
      ))}
    </Flex>
  );
}

function usedBy({ item, on }: Extract<WalkStep, { type: 'useItem' }>): readonly ItemId[] {
  return [item, on];
}

function Held({ room, id, isUsed }: { room: Room; id: ItemId; isUsed: boolean }) {
  const item = itemOf(room, id);
  if (!item) return null;
  return (
    <Flex
      boxSize={{ base: '6', md: '8' }}
      flexShrink="0"
      p="0.5"
      align="center"
      justify="center"
      borderRadius="md"
      bg="bg.tile"
      outline={isUsed ? '2px solid {colors.blue.400}' : undefined}
      outlineOffset="1px"
    >
      <ItemPicture uri={pictureOf(item, item.state)} maxW="full" maxH="full" objectFit="contain" />
    </Flex>
  );
}
