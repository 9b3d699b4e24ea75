import { Box, Button, Flex } from '@chakra-ui/react';
import { Pause } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { GameTimer } from '../clock/GameTimer.tsx';
import { HintCount } from '../hints/HintCount.tsx';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { TeamParts } from '../table/teamParts.ts';
import { tableText } from '../text/table.ts';
import { SizeTools } from './SizeTools.tsx';

/** The clock, the pause button and the room's size. */
export function GameHeader({ action }: { action: ReactNode }) {
  const inClass = useContext(TeamParts)?.inClass;
  const hasHints = useGameplay((s) => s.hints > 0);
  const hasMore = inClass !== undefined || hasHints || action !== undefined;
  return (
    <Flex
      gridArea="header"
      flex="1 0 auto"
      align="center"
      // A class has one tool more, which fits on a narrow phone only with smaller gaps.
      gap={{ base: inClass ? '1' : '2.5', md: '1.5' }}
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
      {inClass ? <inClass.PauseKey /> : <PauseButton />}
      {inClass && <inClass.CallKey _sideways={{ display: 'none' }} />}
      <SizeTools isWorded={!hasMore} />
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
      paddingX={{ base: '0', md: '3' }}
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
