import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { GameDialog } from './gameDialog.ts';

/** The open door through which the player leaves, before the play's end is told. */
export interface WayOut {
  door: OpaqueName;
  /** False while its lock, still in the hand, is seen to open. */
  isShown: boolean;
}

/** The way out after an action; `held` is what lay over the room before it. A play that was over already has none. */
export function nextWayOut(
  wayOut: WayOut | null,
  events: readonly PlayEvent<OpaqueName>[],
  held: GameDialog | null,
): WayOut | null {
  if (!isEscape(events)) return wayOut;
  const door = openedDoor(events);
  return door ? { door, isShown: held?.type !== 'password' } : null;
}

/** The door that was opened, where an action led out of the room. */
export function openedDoor(events: readonly PlayEvent<OpaqueName>[]): OpaqueName | null {
  if (!isEscape(events)) return null;
  return events.findLast((event) => event.type === 'opened')?.item ?? null;
}

function isEscape(events: readonly PlayEvent<OpaqueName>[]): boolean {
  return events.some(({ type }) => type === 'escaped');
}
