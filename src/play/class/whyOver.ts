import type { GameplayState } from '../session/gameplayStore.ts';

const MINUTE = 60_000;

/** Whether the time limit ended the play, and not the teacher. */
export function hasTimeRunOut({ timeLimit, time }: Pick<GameplayState, 'timeLimit' | 'time'>): boolean {
  return timeLimit !== null && time >= timeLimit * MINUTE;
}
