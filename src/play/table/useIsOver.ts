import { useGameplay, useGameStatus } from './gameContext.ts';

/** Whether the end is to be told: the play is over, and nobody looks through its open door, or at the room at night, any more. */
export function useIsOver(): boolean {
  const isOver = useGameStatus((s) => s.isGameOver || s.isEscaped);
  const isLeaving = useGameplay((s) => s.wayOut !== null || s.isTimeUp);
  return isOver && !isLeaving;
}
