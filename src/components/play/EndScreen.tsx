import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { DoorOpen, RotateCcw, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime, gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';

interface EndScreenProps {
  /** The leaderboard, or what preview says instead. */
  children?: ReactNode;
  /** Where to go from here, beside playing again. */
  wayOut: ReactNode;
}

/** Moves the focus to what has just been said, since the room that held it is gone. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
}

/** Escaped or game over: how it went, and what one may do next. */
export function EndScreen({ children, wayOut }: EndScreenProps) {
  const { gameplay } = useGame();
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const time = useGameplay((s) => s.time);
  const roomName = useGameplay((s) => s.roomName);
  const Sign = isEscaped ? DoorOpen : TimerOff;
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isEscaped ? 'accent' : 'border'}
      borderRadius="lg"
      boxShadow="lifted"
      padding={{ base: '6', md: '10' }}
      width="full"
      maxWidth="40rem"
      marginX="auto"
      textAlign="center"
    >
      <Flex justify="center" color={isEscaped ? 'accent' : 'fg.subtle'}>
        <Sign size={56} strokeWidth={1.5} aria-hidden />
      </Flex>
      <Heading
        as="h1"
        size={{ base: '2xl', md: '3xl' }}
        marginTop="3"
        ref={focusOnce}
        tabIndex={-1}
        outline="none"
      >
        {isEscaped ? gameplayText.escapedTitle : gameplayText.gameOverTitle}
      </Heading>
      <Text color="fg.muted" marginTop="1">
        {roomName}
      </Text>
      <Text fontSize="lg" marginTop="4">
        {isEscaped ? gameplayText.escapedTime(formatTime(time)) : gameplayText.gameOverText}
      </Text>
      {children}
      <Flex gap="3" marginTop="7" justify="center" wrap="wrap">
        <Button onClick={() => gameplay.getState().playAgain()}>
          <RotateCcw aria-hidden />
          {gameplayText.playAgain}
        </Button>
        {wayOut}
      </Flex>
    </Box>
  );
}
