import { readableFirst } from '../../../core/room/lists/readableFirst.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';

/** Rooms that are recommended at a time: the next one, and one row of cards. */
const MOST = 4;
/** What an unrated room counts as: it gets its chance, behind the good ones. */
const UNRATED = 3;
/** Stars that one has to be better to stand before a room that takes half or twice as long. */
const STARS_FOR_LENGTH = 1;

/** Whom rooms are recommended to, after which room. */
export interface Recommendee {
  /** The room that was just played. */
  after: Pick<SummaryEntry, 'id' | 'timeLimit' | 'difficulty'>;
  /** Empty when signed out. */
  userId: string;
  /** Rooms begun in this browser. */
  playedIds: readonly string[];
  /** The one that is read: what can be read stands first. */
  language: string;
}

/** The rooms to be played next: in the player's language, well rated and of a like difficulty, not the player's own, and new here (SPEC §3 "recommended"). */
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

/** What somebody may take, by the solver; else the time there is. */
function minutesOf({ difficulty, timeLimit }: Recommendee['after']): number {
  return difficulty?.minutes ?? timeLimit;
}
