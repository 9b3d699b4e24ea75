import { Box, Button, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';

/** Starts the clock. A name is asked for after the escape (P17). */
export function StartButton() {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);

  function start() {
    const { isActing: isStarting, start: startPlay } = gameplay.getState();
    if (!isStarting) void startPlay();
  }

  return (
    <>
      <StartFailure />
      {/* A long story must not push the start out of sight. */}
      <Box position="sticky" bottom="0" margin="-2" padding="2" bg="bg.panel" borderRadius="md">
        <Button size="lg" width="full" aria-busy={isActing} onClick={start}>
          <Play aria-hidden />
          {isActing ? gameplayText.starting : gameplayText.start}
        </Button>
      </Box>
      <Text color="fg.subtle" textStyle="xs" textAlign="center">
        {gameplayText.creatorSees}
      </Text>
    </>
  );
}

function StartFailure() {
  const failure = useGameplay((s) => s.actFailure);
  if (!failure) return null;
  return (
    <Text role="alert" color="warning.fg">
      {failure === 'offline' ? gameplayText.offline : gameplayText.actFailed}
    </Text>
  );
}
