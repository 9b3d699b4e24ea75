import { useGameplay, useGameStatus } from './gameContext.ts';

/** Whether the end is to be told: the play is over, and nobody looks through its open door any more. */
export function useIsOver(): boolean {
  const isOver = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const isLeaving = useGameplay((s) => s.wayOut !== null);
  return isOver && !isLeaving;
}
