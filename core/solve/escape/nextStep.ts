import type { Action, Play } from '../../play/model.ts';
import type { Room } from '../../room/model.ts';
import { solve } from './solve.ts';

/** The next useful action, by ids, from any state of a play (S1); null once escaped or where there is no way out. */
export function nextStep(room: Room, play: Play): Action | null {
  const solution = solve(room, play);
  return solution.ok ? (solution.value.walkthrough[0] ?? null) : null;
}
