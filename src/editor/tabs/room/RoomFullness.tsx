import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { sizeOf } from '../../../../core/room/sizeOf.ts';
import { useCheckedRoom } from '../../session/useRoom.ts';
import { scenesText } from '../../text/scenes.ts';

/** Bytes in the kB shown to creators. */
const KB = 1000;

/** Shows how full the room is before anything is refused (M2). */
export function RoomFullness() {
  const room = useCheckedRoom();
  const bytes = useMemo(() => sizeOf(room), [room]);
  const shares = [
    { words: scenesText.full.items, used: room.itemOrder.length, limit: LIMITS.items },
    { words: scenesText.full.scenes, used: room.sceneOrder.length, limit: LIMITS.scenes },
    { words: scenesText.full.size, used: Math.ceil(bytes / KB), limit: LIMITS.roomBytes / KB },
  ];
  return (
    <Box as="section" aria-label={scenesText.fullness}>
      <Heading as="h2" size="sm" mb="3">
        {scenesText.fullness}
      </Heading>
      <Flex direction="column" gap="3">
        {shares.map(({ words, used, limit }) => (
          <Share key={limit} words={words(used, limit)} percent={Math.min(100, (100 * used) / limit)} />
        ))}
      </Flex>
    </Box>
  );
}

function Share({ words, percent }: { words: string; percent: number }) {
  const isNearlyFull = percent >= 90;
  return (
    <Box>
      <Text textStyle="sm" color={isNearlyFull ? 'danger.fg' : 'fg.muted'}>
        {words}
      </Text>
      <Box h="1.5" mt="1" borderRadius="full" bg="bg.inset" overflow="hidden" aria-hidden>
        <Box h="full" bg={isNearlyFull ? 'danger.fg' : 'accent'} style={{ width: `${percent}%` }} />
      </Box>
    </Box>
  );
}
