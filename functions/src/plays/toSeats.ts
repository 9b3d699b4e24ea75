import { FIRST_SEAT } from '../../../core/play/seats.ts';
import type { StoredDocument } from '../../../core/util/migrate.ts';

/** Fields of a play that became the seat's. */
const OF_SEAT = ['scene', 'wayBack', 'selected', 'clicks', 'failedAt', 'touched'];

/** Migrates version 3 to 4 (M1, T1): the player gets the first seat. */
export function toSeats({
  play,
  playerId,
  username,
  sequence,
  lastAnswer,
  ...rest
}: StoredDocument): StoredDocument {
  const fields = typeof play === 'object' && play !== null ? Object.entries(play) : [];
  const world = Object.fromEntries(fields.filter(([name]) => !OF_SEAT.includes(name)));
  const state = Object.fromEntries(fields.filter(([name]) => OF_SEAT.includes(name)));
  const pausedBy = world.isPaused === true ? FIRST_SEAT : null;
  return {
    ...rest,
    world: { ...world, minutesGiven: 0, pausedBy },
    seats: { [FIRST_SEAT]: { playerId, username, state, sequence, lastAnswer } },
    players: [playerId],
    marks: {},
  };
}
