import { randomInt } from 'node:crypto';
import { givenName } from '../../../core/play/team/givenNames.ts';
import type { TeamSeat } from '../../../core/play/team/team.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { noteNews, publicationOf } from '../party/news.ts';
import { newsOf } from '../party/newsOf.ts';
import { type PartyPlay, teamOf, withTeam } from '../party/partyPlay.ts';
import { namesIn, readTeams } from './readTeams.ts';
import type { StoredSession } from './sessionDocument.ts';

/** Returns a name of the game in the session's language that nobody in the class has (Q2). */
export async function findFreeName(
  deps: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  stored: StoredSession,
): Promise<string> {
  const plays = await readTeams(deps, sessionId, stored);
  return givenName(stored.language, randomInt(10_000), plays.flatMap(namesIn));
}

interface Naming {
  room: Room;
  seat: number;
  name: string;
  /** The seat, or the teacher, that the team is told as the cause. */
  by: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Gives a seat another name. Returns the play, and the message to its team. */
export function nameSeat(
  document: PartyPlay,
  { room, seat, name, by, at }: Naming,
): { document: PartyPlay; publication: Record<string, unknown> } {
  const before = teamOf(document);
  const { state } = before.seats[seat] as TeamSeat;
  const after = { ...before, seats: { ...before.seats, [seat]: { name, state } } };
  const news = newsOf({ room, before, after, at }, by);
  const named = noteNews(withTeam(document, after), news);
  return { document: named, publication: publicationOf(named, news) };
}
