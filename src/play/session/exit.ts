import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { GameDialog } from './gameDialog.ts';

/** The open door through which the player leaves, shown before the end screen. */
export interface OpenExit {
  door: OpaqueName;
  /** False while the door's lock is still on the screen, opening. */
  isShown: boolean;
}

/** The way out after an action; `held` is the dialog before it. A play that was over before has none. */
export function nextExit(
  exit: OpenExit | null,
  events: readonly PlayEvent<OpaqueName>[],
  held: GameDialog | null,
): OpenExit | null {
  if (!isEscape(events)) return exit;
  const door = openedDoor(events);
  return door ? { door, isShown: held?.type !== 'password' } : null;
}

/** The door opened by an escape. */
export function openedDoor(events: readonly PlayEvent<OpaqueName>[]): OpaqueName | null {
  if (!isEscape(events)) return null;
  return events.findLast((event) => event.type === 'opened')?.item ?? null;
}

function isEscape(events: readonly PlayEvent<OpaqueName>[]): boolean {
  return events.some(({ type }) => type === 'escaped');
}
