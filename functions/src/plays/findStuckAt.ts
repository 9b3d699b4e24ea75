import type { Play, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import type { StuckAt } from './playDocument.ts';

/** The events of a lock that stays closed. */
const REFUSALS: ReadonlySet<PlayEvent['type']> = new Set([
  'passwordAsked',
  'passwordWrong',
  'lockClosed',
  'lockSlowed',
  'lockedByItem',
  'keyDoesNotFit',
]);

/** Returns the lock that a player tried last, while it stays locked: where they are stuck. */
export function findStuckAt(
  room: Room,
  before: StuckAt | null,
  play: Play,
  events: readonly PlayEvent<OpaqueName>[],
): StuckAt | null {
  const tried = events.flatMap((event) =>
    REFUSALS.has(event.type) && 'item' in event && event.item !== null ? [event.item] : [],
  );
  const id = idOf(play, tried.at(-1)) ?? before?.id;
  if (id === undefined || play.items[id]?.isLocked !== true) return null;
  return { id, name: itemOf(room, id)?.name ?? '' };
}

function idOf(play: Play, name: OpaqueName | undefined): ItemId | undefined {
  return Object.keys(play.names).find((id) => play.names[id] === name);
}
