import { useEffect } from 'react';
import { useGame, useGameplay } from '../table/gameContext.ts';

/** Milliseconds between two attempts; a server does not announce that it is back. */
const ASK_EVERY = 5000;

/**
 * Resumes by itself once there is a connection: sends the unanswered move, or opens the room that failed to
 * open.
 */
export function useReconnect(): void {
  const { gameplay } = useGame();
  const hasMove = useGameplay((s) => s.actFailure === 'offline');
  const isCutOff = useGameplay((s) => s.failure?.code === 'offline') || hasMove;
  useEffect(() => {
    if (!isCutOff) return;
    const { open, poll } = gameplay.getState();
    const sendAgain = () => void poll();
    const goOn = () => void (gameplay.getState().phase === 'failed' ? open() : poll());
    const timer = hasMove ? setInterval(sendAgain, ASK_EVERY) : undefined;
    window.addEventListener('online', goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', goOn);
    };
  }, [gameplay, isCutOff, hasMove]);
}

/**
 * Asks the judge on return to the tab, since the clock of a sleeping device or hidden tab may have stopped.
 */
export function useCatchUpOnReturn(): void {
  const { gameplay, gameStatus } = useGame();
  useEffect(() => {
    function onReturn() {
      const { isStarted, isGameOver, isEscaped } = gameStatus.getState();
      const isRunning = isStarted && !isGameOver && !isEscaped;
      if (document.visibilityState === 'visible' && isRunning) void gameplay.getState().poll();
    }
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [gameplay, gameStatus]);
}
