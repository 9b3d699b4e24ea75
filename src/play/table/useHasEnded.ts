import { useGameplay, useGameStatus } from './gameContext.ts';

/** Whether to show the end screen: the play is over, and the open door or the night is no longer shown. */
export function useHasEnded(): boolean {
  const hasEnded = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const isLeaving = useGameplay((s) => s.exit !== null || s.isTimeUp);
  return hasEnded && !isLeaving;
}
