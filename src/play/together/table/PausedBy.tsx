import { Flex, Text } from '@chakra-ui/react';
import { useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { useSeatName } from '../teamContext.ts';

/** Says who paused the game for everybody (T7). */
export function PausedBy() {
  const seat = useGameplay((s) => s.team?.pausedBy ?? null);
  const name = useSeatName(seat);
  const { pause } = togetherText;
  return (
    <>
      {seat !== null && name !== null && (
        <Flex align="center" gap="2.5" fontWeight="700">
          <Mark seat={seat} size={32} />
          <Text>{pause.by(name)}</Text>
        </Flex>
      )}
      <Text color="fg.muted" fontSize={{ base: 'sm', md: 'md' }} textWrap="balance">
        {pause.help}
      </Text>
    </>
  );
}
