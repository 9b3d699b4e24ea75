import { NO_TRAIL } from '../../../core/class/trail.ts';
import { FIRST_SEAT } from '../../../core/play/seats.ts';
import { createTeam, freeSeatOf } from '../../../core/play/team/seating.ts';
import type { Deps } from '../deps.ts';
import { answerSeated } from '../party/answerSeated.ts';
import { codeRef, newCode, teamCode } from '../party/codes.ts';
import { newPartyPlay } from '../party/newPartyPlay.ts';
import { placesOf } from '../party/news.ts';
import type { PartyPlay } from '../party/partyPlay.ts';
import type { Came, Coming } from '../party/reseat.ts';
import { takeFreeSeat } from '../party/takeSeat.ts';
import { storePlay } from '../plays/playDocument.ts';
import type { ClassSeat } from '../plays/storedInClass.ts';
import { withClock } from './inClass.ts';
import type { StoredSession } from './sessionDocument.ts';

/** A pupil who joins a team of a class; the team may have no play yet. */
export interface AtTeam extends Omit<Coming, 'document'> {
  sessionId: string;
  stored: StoredSession;
  /** Number of the team. */
  team: number;
  document: PartyPlay | null;
  /** The settings of a moved pupil's former seat. */
  setUp?: ClassSeat;
}

/** Seats a pupil in a team, in a new seat with new keys (Q3); null if the team is full. */
export function seatIn(deps: Pick<Deps, 'db' | 'randomName'>, arriving: AtTeam, name: string): Came | null {
  const { document, stored, team } = arriving;
  if (document === null) return openTeam(deps, arriving, name);
  const isFull = Object.keys(document.seats).length >= (stored.session.teams[team]?.seats ?? 0);
  return isFull ? null : takeFreeSeat(deps.db, { ...arriving, document: prepared(document, arriving) }, name);
}

function prepared(document: PartyPlay, { setUp }: AtTeam): PartyPlay {
  const { inClass } = document;
  const seat = freeSeatOf(document);
  if (!inClass || !setUp || seat === null) return document;
  return { ...document, inClass: { ...inClass, seats: { ...inClass.seats, [seat]: setUp } } };
}

/** Stores the play of a team, for the first pupil who joins it. */
function openTeam(
  { db, randomName }: Pick<Deps, 'db' | 'randomName'>,
  { transaction, playId, room, player, keys, at, stored, sessionId, team: number, setUp }: AtTeam,
  name: string,
): Came {
  const { roomId, session } = stored;
  const code = teamCode(sessionId, number);
  const team = createTeam(room, randomName, { code, name });
  const own = [keys.seat, keys.team] as const;
  const play = newPartyPlay(stored, { roomId, team, player, keys: own, at });
  // Earlier orders are not meant for this team.
  const carriedOut = session.number;
  const seats = setUp ? { [FIRST_SEAT]: setUp } : {};
  const inClass = { sessionId, team: number, carriedOut, seats, trail: NO_TRAIL };
  const document = withClock({ ...play, inClass }, stored, at);
  storePlay(transaction, db, playId, document);
  transaction.set(codeRef(db, code), newCode(playId, own, at));
  const answer = answerSeated({ playId, document, seat: FIRST_SEAT, room, player, at });
  return { answer, publication: placesOf(document) };
}
