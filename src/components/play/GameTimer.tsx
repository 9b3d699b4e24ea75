import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatClock, gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';

const MINUTE = 60_000;
/** From here on the clock shows that it runs out. */
const LAST_MINUTE = MINUTE;

/** The time left. It only shows: at zero it asks the judge, who decides (P10). */
export function GameTimer() {
  const left = useTimeLeft();
  const isLast = left < LAST_MINUTE;
  return (
    <chakra.span
      role="timer"
      aria-label={gameplayText.timeLeft}
      fontVariantNumeric="tabular-nums"
      fontWeight="700"
      fontSize={{ base: 'lg', md: 'xl' }}
      color={isLast ? 'danger.fg' : 'accent.fg'}
    >
      {formatClock(left)}
    </chakra.span>
  );
}

function useTimeLeft(): number {
  const { gameplay } = useGame();
  const isRunning = useGameStatus((s) => s.isStarted && !s.isPaused && !s.isGameOver && !s.isEscaped);
  const limit = useGameplay((s) => s.timeLimit) * MINUTE;
  const time = useGameplay((s) => s.time);
  const seenAt = useGameplay((s) => s.timeSeenAt);
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const left = limit - time - (isRunning ? Math.max(0, now - seenAt) : 0);
  const isUp = isRunning && left <= 0;
  useEffect(() => {
    if (!isUp) return;
    void gameplay.getState().tick();
    // The judge's clock may be a little behind: ask again until it agrees.
    const timer = setInterval(() => void gameplay.getState().tick(), 1000);
    return () => clearInterval(timer);
  }, [isUp, gameplay]);
  return Math.max(0, left);
}
