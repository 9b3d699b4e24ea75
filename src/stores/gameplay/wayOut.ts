import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
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
  if (!events.some(({ type }) => type === 'escaped')) return wayOut;
  const opened = events.findLast((event) => event.type === 'opened');
  return opened ? { door: opened.item, isShown: held?.type !== 'password' } : null;
}
