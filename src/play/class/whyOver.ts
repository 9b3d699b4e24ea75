import type { GameplayState } from '../session/gameplayStore.ts';

const MINUTE = 60_000;

/** Whether the play ended because its time was up; otherwise the teacher ended it. */
export function hasTimeRunOut({ timeLimit, time }: Pick<GameplayState, 'timeLimit' | 'time'>): boolean {
  return timeLimit !== null && time >= timeLimit * MINUTE;
}
