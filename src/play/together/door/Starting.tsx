import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { roomPageText } from '../../../rooms/text/roomPage.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { ClockHeld, useGame, useGameplay } from '../../table/gameContext.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { togetherText } from '../../text/together.ts';

/** Seconds for which everybody sees the time allowance before the clock runs (T17). */
const SECONDS = 3;

interface StartingProps {
  wasRunning: boolean;
  /** Says what becomes of the door, and who may pause. */
  closes?: string;
  children: ReactNode;
}

/** Covers the table in the three seconds before the clock runs, for everybody who waited at the door. */
export function Starting({ wasRunning, closes = togetherText.start.closes, children }: StartingProps) {
  const { gameplay } = useGame();
  const left = useSecondsLeft(wasRunning);
  const isOver = left === 0;
  // The judge's clock starts when these seconds are over.
  useEffect(() => {
    if (isOver) void gameplay.getState().refresh();
  }, [gameplay, isOver]);
  return (
    <ClockHeld.Provider value={!isOver}>
      {children}
      {!isOver && <Countdown left={left} closes={closes} />}
    </ClockHeld.Provider>
  );
}

function Countdown({ left, closes }: { left: number; closes: string }) {
  const timeLimit = useGameplay((s) => s.timeLimit);
  const { start } = togetherText;
  return (
    <Flex
      position="fixed"
      inset="0"
      zIndex="modal"
      bg="rgb(10 6 14 / 0.72)"
      align="center"
      justify="center"
      padding="4"
    >
      <Paper p={{ base: '5', md: '8' }} width="min(26rem, 100%)" role="status" textAlign="center">
        <Text fontWeight="650">
          {start.isUnderWay(
            timeLimit === null
              ? roomPageText.moreTime.allowances.unlimited
              : gameplayText.timeLimit(timeLimit),
          )}
        </Text>
        <Heading as="p" size="3xl" marginY="3">
          {start.soon(left)}
        </Heading>
        <Box height="10px" borderRadius="full" bg="rgb(60 30 10 / 0.25)" overflow="hidden">
          <Box
            height="full"
            bg="#c7913a"
            width={`${(100 * (SECONDS - left)) / SECONDS}%`}
            transition="width 900ms linear"
          />
        </Box>
        <Text marginTop="3">{closes}</Text>
      </Paper>
    </Flex>
  );
}

/** Seconds until the clock runs, counted from the moment of the start; 0 for a game that has been running. */
function useSecondsLeft(wasRunning: boolean): number {
  const [end] = useState(() => Date.now() + (wasRunning ? 0 : SECONDS * 1000));
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), (end - now) % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left, end, now]);
  return left;
}
