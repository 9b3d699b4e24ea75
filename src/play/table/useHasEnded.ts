import { useGameplay, useGameStatus } from './gameContext.ts';

/**
 * Returns whether to show the end screen: the play has ended, and neither the walk through the door nor the night that
 * falls over the room when the time is up is still shown.
 */
export function useHasEnded(): boolean {
  const hasEnded = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const isLeaving = useGameplay((s) => s.exit !== null || s.isTimeUp);
  return hasEnded && !isLeaving;
}
