import { useGameplay, useGameStatus } from './gameContext.ts';

/**
 * Returns whether to show the end screen: the play has ended, and the exit or the nightfall is no longer
 * shown.
 */
export function useHasEnded(): boolean {
  const hasEnded = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const isLeaving = useGameplay((s) => s.exit !== null || s.isTimeUp);
  return hasEnded && !isLeaving;
}
