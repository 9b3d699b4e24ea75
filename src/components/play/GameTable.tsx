import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { Pause } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { createPlayStagePort } from '../../stores/playStagePort.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { PlayStage } from '../stage/PlayStage.tsx';
import { GameDialogs } from './GameDialogs.tsx';
import { GameTimer } from './GameTimer.tsx';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { InventoryBar } from './InventoryBar.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { PauseCover } from './PauseCover.tsx';

/** SPEC §2 "Layout": 95, 90 and 60 % of the window; never taller than leaves room for the clock and the inventory. */
const STAGE_WIDTH = {
  base: 'min(95vw, (100dvh - 11.5rem) * 16 / 9)',
  md: 'min(90vw, (100dvh - 14rem) * 16 / 9)',
  lg: 'min(max(60vw, 40rem), (100dvh - 14rem) * 16 / 9)',
};

/** The room being played: clock, stage, inventory, and what lies over them. */
export function GameTable() {
  const { gameplay } = useGame();
  const stage = useRef<HTMLDivElement>(null);
  const port = useMemo(() => createPlayStagePort(gameplay), [gameplay]);
  const isPaused = useGameStatus((s) => s.isPaused);
  return (
    <Box width={STAGE_WIDTH} minWidth="17rem" marginX="auto" paddingY={{ base: '2', md: '4' }}>
      <GameHeader />
      <Box
        ref={stage}
        position="relative"
        borderRadius="lg"
        overflow="hidden"
        boxShadow="lifted"
        bg="bg.inset"
      >
        <PlayStage port={port} />
        {isPaused && <PauseCover />}
      </Box>
      <NoticeLine />
      <InventoryBar stageHost={() => stage.current} />
      <GameDialogs />
    </Box>
  );
}

function GameHeader() {
  const { gameplay } = useGame();
  const roomName = useGameplay((s) => s.roomName);
  const isPaused = useGameStatus((s) => s.isPaused);
  return (
    <Flex align="center" gap="3" marginBottom="2" minHeight="11">
      <Heading as="h1" size={{ base: 'sm', md: 'lg' }} flex="1" lineClamp="1">
        {roomName}
      </Heading>
      <GameTimer />
      <Button
        variant="outline"
        size="sm"
        disabled={isPaused}
        onClick={() => gameplay.getState().pause()}
        aria-label={gameplayText.pause}
      >
        <Pause aria-hidden />
        <Box as="span" hideBelow="md">
          {gameplayText.pause}
        </Box>
      </Button>
    </Flex>
  );
}
