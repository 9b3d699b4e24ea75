import { Box, Flex, Text } from '@chakra-ui/react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { itemOf } from '../../../core/room/links.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { StepSigns } from '../problems/StepSigns.tsx';
import { useRoom } from '../session/useRoom.ts';
import type { ShownStep } from './describeSteps.ts';
import { placeBubble } from './placeBubble.ts';

interface StepBubbleProps {
  step: ShownStep;
  isFault: boolean;
  around: readonly PercentRect[];
}

/** The step's text beside its things; on phones it is in the bar. */
export function StepBubble({ step, isFault, around }: StepBubbleProps) {
  const room = useRoom();
  const { walk, count, words } = step;
  const used = walk?.type === 'useItem' ? itemOf(room, walk.item) : undefined;
  return (
    <Flex
      display={{ base: 'none', md: 'flex' }}
      position="absolute"
      style={placeBubble(around)}
      align="center"
      gap="3"
      w="max-content"
      maxW="min(17rem, 29cqw)"
      px="3.5"
      py="2.5"
      borderRadius="xl"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor={isFault ? 'border.error' : 'border.strong'}
      boxShadow="panel"
    >
      {used && <ItemPicture uri={used.uri} boxSize="10" objectFit="contain" flexShrink="0" />}
      <Box minW="0">
        <Text textStyle="xs" fontWeight="700" color={isFault ? 'fg.error' : 'fg.info'}>
          {count}
        </Text>
        <Text textStyle="sm" fontWeight="600">
          {words}
        </Text>
        {walk && <StepSigns room={room} step={walk} />}
      </Box>
    </Flex>
  );
}
