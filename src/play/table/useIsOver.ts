import { useGameplay, useGameStatus } from './gameContext.ts';

/** Whether to show the end screen: the play is over, and the open door or the night is no longer shown. */
export function useIsOver(): boolean {
  const isOver = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const isLeaving = useGameplay((s) => s.wayOut !== null || s.isTimeUp);
  return isOver && !isLeaving;
}
