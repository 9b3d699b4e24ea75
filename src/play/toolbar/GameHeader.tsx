import { Box, Button, Flex } from '@chakra-ui/react';
import { Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameTimer } from '../clock/GameTimer.tsx';
import { HintCount } from '../hints/HintCount.tsx';
import { useGame, useGameStatus } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';
import { SizeTools } from './SizeTools.tsx';

/** The clock, the pause button and the room's size. */
export function GameHeader({ action }: { action: ReactNode }) {
  return (
    <Flex
      gridArea="header"
      flex="1 0 auto"
      align="center"
      gap="2.5"
      marginBottom={{ base: '2', md: '0' }}
      minHeight="11"
      css={{
        _belowDialog: { visibility: 'hidden' },
        _sideways: {
          flex: 'none',
          marginBottom: '0',
          flexDirection: 'column',
          alignItems: 'stretch',
          gap: '0.5',
        },
      }}
    >
      <GameTimer />
      <HintCount />
      <Box flex="1" css={{ _sideways: { display: 'none' } }} />
      <PauseButton />
      <SizeTools />
      {action}
    </Flex>
  );
}

function PauseButton() {
  const { gameplay } = useGame();
  const isPaused = useGameStatus((s) => s.isPaused);
  return (
    <Button
      variant="outline"
      paddingX={{ base: '0', md: '4' }}
      disabled={isPaused}
      onClick={() => gameplay.getState().pause()}
      aria-label={tableText.pause}
      title={tableText.pauseHelp}
    >
      <Pause aria-hidden />
      <Box as="span" hideBelow="md" css={{ _sideways: { display: 'none' } }}>
        {tableText.pause}
      </Box>
    </Button>
  );
}
