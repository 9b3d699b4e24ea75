import { readableFirst } from '../../../core/room/lists/readableFirst.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';

/** Maximum number of rooms suggested at a time: the next one and one row of cards. */
const MOST = 4;
/** The stars that an unrated room counts as, so that it gets a chance behind the good ones. */
const UNRATED = 3;
/** Stars by which a room must be better if it takes half or twice as long. */
const STARS_FOR_LENGTH = 1;

/** The player and the room just played. */
export interface Recommendee {
  /** The room just played. */
  after: Pick<SummaryEntry, 'id' | 'timeLimit' | 'difficulty'>;
  /** Empty when signed out. */
  userId: string;
  /** Rooms begun in this browser. */
  playedIds: readonly string[];
  /** The player's language; rooms in it come first. */
  language: string;
}

/**
 * Rooms to suggest: in the player's language, well rated, of similar difficulty, not the player's own, and
 * new here (SPEC §3 "recommended").
 */
export function recommendRooms(
  rooms: readonly SummaryEntry[],
  { after, userId, playedIds, language }: Recommendee,
): readonly SummaryEntry[] {
  const seen = new Set([after.id, ...playedIds]);
  const isNew = ({ id, creatorId }: SummaryEntry) =>
    !seen.has(id) && seen.add(id) && (userId === '' || creatorId !== userId);
  const byWorth = rooms
    .filter(isNew)
    .map((room) => ({ room, worth: worthOf(room, after) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ room }) => room);
  return readableFirst(byWorth, language).slice(0, MOST);
}

function worthOf(room: SummaryEntry, after: Recommendee['after']): number {
  const stars = room.avgRating === 0 ? UNRATED : room.avgRating;
  return stars - STARS_FOR_LENGTH * Math.abs(Math.log2(minutesOf(room) / minutesOf(after)));
}

/** The solver's estimate in minutes, else the time limit. */
function minutesOf({ difficulty, timeLimit }: Recommendee['after']): number {
  return difficulty?.minutes ?? timeLimit;
}
