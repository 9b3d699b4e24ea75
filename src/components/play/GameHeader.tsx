import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.ts';
import { GameTimer } from './GameTimer.tsx';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { HintCount } from './HintCount.tsx';
import { SizeTools } from './SizeTools.tsx';
import { SIDEWAYS } from './TableFrame.tsx';
import { useRoomLang } from './useRoomLang.ts';

/** The room's name, the clock, the pause button. */
export function GameHeader({ action }: { action: ReactNode }) {
  const roomName = useGameplay((s) => s.roomName);
  const lang = useRoomLang();
  return (
    <Flex
      gridArea="header"
      align="center"
      // Upright phones: the name has a line of its own.
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2.5"
      marginBottom={{ base: '2', md: '1.5' }}
      minHeight="11"
      css={{
        '[data-wide] &': { marginBottom: { md: '0' } },
        [SIDEWAYS]: {
          '&, [data-wide] &': { marginBottom: '0' },
          flexDirection: 'column',
          flexWrap: 'nowrap',
          alignItems: 'stretch',
          gap: '0.5',
        },
      }}
    >
      <Heading
        as="h1"
        lang={lang}
        size={{ base: 'md', md: 'xl' }}
        flex={{ base: '1 0 100%', md: '1' }}
        lineClamp="1"
        overflowWrap="anywhere"
        // Beside the site's mark.
        paddingStart="var(--mark-space)"
        // There the space belongs to the inventory.
        css={{ [SIDEWAYS]: { srOnly: true } }}
      >
        {roomName}
      </Heading>
      <GameTimer />
      <HintCount />
      <Box flex="1" hideFrom="md" css={{ [SIDEWAYS]: { display: 'none' } }} />
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
    >
      <Pause aria-hidden />
      <Box as="span" hideBelow="md" css={{ [SIDEWAYS]: { display: 'none' } }}>
        {tableText.pause}
      </Box>
    </Button>
  );
}
