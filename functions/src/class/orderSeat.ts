import type { Transaction } from 'firebase-admin/firestore';
import type { ClassRefusal, OrderClassAnswer, SeatOrder } from '../../../core/calls/class/orderClass.ts';
import { isTeamOver } from '../../../core/class/sessionClock.ts';
import { withoutSeat } from '../../../core/play/team/seating.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { codeRef, withKeys } from '../party/codes.ts';
import { closingOf, noteNews, publicationOf } from '../party/news.ts';
import { newsOf } from '../party/newsOf.ts';
import { isPartyPlay, type PartyPlay, teamOf, withTeam } from '../party/partyPlay.ts';
import { findPresent, withTeamKey } from '../party/presence.ts';
import type { Came } from '../party/reseat.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, playRef, readPlay, type StoredSeat, storePlay } from '../plays/playDocument.ts';
import { bellOf, withClock } from './inClass.ts';
import { requireTeacher } from './requireTeacher.ts';
import { seatIn } from './seatIn.ts';
import { isSessionOver, type StoredSession, storeSession } from './sessionDocument.ts';

/** Browsers that a session lets in no more; with more, the teacher shuts the door. */
const MOST_BLOCKED = 200;

type SeatMove = Extract<SeatOrder, { type: 'move' }>;

/**
 * Removes a pupil, blocks their browser, or moves them to another team (Q3). The team gets a new key, so that whoever is
 * gone no longer sees where the others are.
 * @throws notFound (also another's session)
 */
export async function orderSeat(
  { sessionId, userId, order }: { sessionId: string; userId: string; order: SeatOrder },
  deps: Deps,
): Promise<OrderClassAnswer> {
  const { db, live } = deps;
  const known = await db.runTransaction(
    (transaction) => requireTeacher(transaction, db, { sessionId, userId }),
    {
      readOnly: true,
    },
  );
  const playId = known.playIds[order.team];
  if (playId === undefined) return { number: known.session.number, refusal: 'noTeam' };
  const done = await changePlay(db, playId, async (transaction) => {
    const stored = await requireTeacher(transaction, db, { sessionId, userId });
    return changeSeat(transaction, deps, { sessionId, stored, order });
  });
  if (typeof done === 'string') return { number: known.session.number, refusal: done };
  await live.publish(done.publication);
  return { number: done.number, refusal: null };
}

interface Changing {
  sessionId: string;
  stored: StoredSession;
  order: SeatOrder;
}

interface Changed {
  number: number;
  publication: Record<string, unknown>;
}

/** All reads come first, since Firestore requires that. */
async function changeSeat(
  transaction: Transaction,
  deps: Deps,
  { sessionId, stored, order }: Changing,
): Promise<Changed | ClassRefusal> {
  const { db } = deps;
  const at = deps.now();
  if (isSessionOver(stored, at)) return 'ended';
  const document = await readTeam(transaction, deps, { stored, team: order.team, at });
  const seated = document?.seats[order.seat];
  if (!document || !seated) return 'noSeat';
  const room = await loadVersion(db, stored.roomId, stored.version);
  const present = await findPresent(deps.live, document, at);
  const leaving: Leaving = { transaction, deps, document, room, present, seat: order.seat, at };
  const came = order.type === 'move' ? await moveTo(leaving, { sessionId, stored, seated, order }) : null;
  if (typeof came === 'string') return came;
  const playId = stored.playIds[order.team] as string;
  const { session } = stored;
  const blocked =
    order.type === 'block' ? [...session.blocked, seated.playerId].slice(-MOST_BLOCKED) : session.blocked;
  const changed = { ...stored, session: { ...session, blocked, number: session.number + 1 } };
  const told = leave(leaving, playId);
  storeSession(transaction, db, sessionId, changed);
  return {
    number: changed.session.number,
    publication: { ...came?.publication, ...told, ...bellOf(changed) },
  };
}

async function readTeam(
  transaction: Transaction,
  { db }: Pick<Deps, 'db'>,
  { stored, team, at }: { stored: StoredSession; team: number; at: number },
): Promise<PartyPlay | null> {
  const found = readPlay(await transaction.get(playRef(db, stored.playIds[team] as string)));
  return found && isPartyPlay(found) ? withClock(found, stored, at) : null;
}

interface Leaving {
  transaction: Transaction;
  deps: Deps;
  document: PartyPlay;
  room: Room;
  present: ReadonlySet<number>;
  seat: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Seats the pupil in the other team, with new keys; what they did stays where they were. */
async function moveTo(
  { transaction, deps, room, at }: Leaving,
  { sessionId, stored, seated, order }: Omit<Changing, 'order'> & { seated: StoredSeat; order: SeatMove },
): Promise<Came | ClassRefusal> {
  const playId = stored.playIds[order.to];
  if (playId === undefined) return 'noTeam';
  if (order.to === order.team || isTeamOver(stored.session, order.to, at)) return 'teamFull';
  const document = await readTeam(transaction, deps, { stored, team: order.to, at });
  const player = { playerId: seated.playerId, guestToken: null };
  const keys = { seat: deps.randomToken(), team: deps.randomToken() };
  const arriving = {
    transaction,
    playId,
    document,
    room,
    player,
    keys,
    at,
    sessionId,
    stored,
    team: order.to,
  };
  return seatIn(deps, arriving, seated.username) ?? 'teamFull';
}

/** Takes a seat away; the last one of a team too, since others can still come. */
function leave({ transaction, deps, document, room, present, seat, at }: Leaving, playId: string) {
  const teamKey = deps.randomToken();
  const before = teamOf(document);
  const after = withoutSeat(before, seat, present);
  const news = { ...newsOf({ room, before, after, at }, seat, { type: 'removed' }), teamKey };
  const left = noteNews(withTeamKey(withTeam(document, after), { teamKey, present, at }), news);
  storePlay(transaction, deps.db, playId, left);
  transaction.update(codeRef(deps.db, document.party.code), withKeys(teamKey));
  return { ...publicationOf(left, news), ...closingOf(document, left, { seat, type: 'removed' }) };
}
