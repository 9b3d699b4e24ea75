import { useEffect } from 'react';
import { useGame, useGameplay } from '../table/gameContext.ts';

/** Milliseconds between two tries: a server that was away says nothing when it is back. */
const ASK_EVERY = 5000;

/** Goes on by itself once the connection is back: the move that got no answer is sent, the room that did not open opens. */
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

/** A device that slept, or a tab in the back, may have a clock that stood still: asks the judge on return. */
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
