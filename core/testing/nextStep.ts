import type { Action, Play } from '../play/model.ts';
import type { Room } from '../room/model.ts';
import { toActions } from '../solve/escape/walk/toActions.ts';
import { solve } from './solve.ts';

/**
 * Returns the first action of an escape from any state of a play (S1); null after the escape or if there is
 * none.
 */
export function nextStep(room: Room, play: Play): Action | null {
  const solution = solve(room, play);
  const [step] = solution.ok ? solution.value.walkthrough : [];
  return step ? (toActions(room, play, step)[0] ?? null) : null;
}
