import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ClassRefusal, OrderClassAnswer, SeatOrder } from '../../../core/calls/class/orderClass.ts';
import type { ClassSession } from '../../../core/class/classSession.ts';
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
import { ownerOf } from '../plays/player.ts';
import { classSeatOf } from '../plays/storedInClass.ts';
import { bellOf, withClock } from './inClass.ts';
import { findFreeName, nameSeat } from './nameSeat.ts';
import { requireTeacher } from './requireTeacher.ts';
import { seatIn } from './seatIn.ts';
import { isSessionOver, type StoredSession, storeSession } from './sessionDocument.ts';
import { TEACHER } from './settle.ts';

/** Maximum number of browsers that a session blocks; if there are more, the teacher can close the door. */
const MOST_BLOCKED = 200;
/** Milliseconds for which a screen is lit up. */
const LIT_FOR = 10_000;

type SeatMove = Extract<SeatOrder, { type: 'move' }>;

/**
 * Removes a pupil, blocks their browser, moves them to another team, gives them another name, or lights up their screen
 * (Q3). Where somebody goes, the team gets a new key, so that they no longer see where the others are.
 * @throws notFound (also another's session)
 */
export async function orderSeat(
  { sessionId, userId, order }: { sessionId: string; userId: string; order: SeatOrder },
  deps: Deps,
): Promise<OrderClassAnswer> {
  const { db, live } = deps;
  const known = await requireTeacher(db, { sessionId, userId });
  const playId = known.playIds[order.team];
  if (playId === undefined) return { number: known.session.number, refusal: 'noTeam' };
  const name = order.type === 'rename' ? await findFreeName(deps, sessionId, known) : '';
  const done = await changePlay(db, playId, async (transaction) => {
    const stored = await requireTeacher(db, { sessionId, userId }, transaction);
    return changeSeat(transaction, deps, { sessionId, stored, order, name });
  });
  if (typeof done === 'string') return { number: known.session.number, refusal: done };
  await live.publish(done.publication);
  return { number: done.number, refusal: null };
}

interface Changing {
  sessionId: string;
  stored: StoredSession;
  order: SeatOrder;
  /** The new name; empty if the order gives none. */
  name: string;
}

interface Changed {
  number: number;
  publication: Record<string, unknown>;
}

async function changeSeat(
  transaction: Transaction,
  deps: Deps,
  changing: Changing,
): Promise<Changed | ClassRefusal> {
  const { stored, order, name } = changing;
  const { db } = deps;
  const { team, seat } = order;
  const at = deps.now();
  if (isSessionOver(stored, at)) return 'ended';
  const document = await readTeam(transaction, deps, { stored, team, at });
  const seated = document?.seats[seat];
  if (!document || !seated) return 'noSeat';
  const room = await loadVersion(db, stored.roomId, stored.version);
  if (order.type === 'rename') {
    const named = nameSeat(document, { room, seat, name, by: TEACHER, at });
    storePlay(transaction, db, stored.playIds[team] as string, named.document);
    return { number: stored.session.number, publication: named.publication };
  }
  if (order.type === 'lightUp')
    return changeSession(transaction, db, changing, { lit: { team, seat, until: at + LIT_FOR } });
  const present = await findPresent(deps.live, document, at);
  return vacate({ transaction, deps, document, room, present, seat, at }, changing, seated);
}

/** Takes a pupil's seat away. All reads come first, since Firestore requires that. */
async function vacate(
  leaving: Leaving,
  changing: Changing,
  seated: StoredSeat,
): Promise<Changed | ClassRefusal> {
  const { transaction, deps } = leaving;
  const { stored, order } = changing;
  const { blocked } = stored.session;
  const came = order.type === 'move' ? await moveTo(leaving, { ...changing, seated, order }) : null;
  if (typeof came === 'string') return came;
  const told = leave(leaving, stored.playIds[order.team] as string);
  const change =
    order.type === 'block'
      ? { blocked: [...blocked, seated.browserId ?? seated.playerId].slice(-MOST_BLOCKED) }
      : {};
  const { number, publication } = changeSession(transaction, deps.db, changing, change);
  return { number, publication: { ...came?.publication, ...told, ...publication } };
}

function changeSession(
  transaction: Transaction,
  db: Firestore,
  { sessionId, stored }: Changing,
  change: Partial<ClassSession>,
): Changed {
  const { session } = stored;
  const changed = { ...stored, session: { ...session, ...change, number: session.number + 1 } };
  storeSession(transaction, db, sessionId, changed);
  return { number: changed.session.number, publication: bellOf(changed) };
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

/** Seats the pupil in the other team, with new keys. Their actions stay with the former team. */
async function moveTo(
  { transaction, deps, document: from, room, at }: Leaving,
  { sessionId, stored, seated, order }: Changing & { seated: StoredSeat; order: SeatMove },
): Promise<Came | ClassRefusal> {
  const playId = stored.playIds[order.to];
  if (playId === undefined) return 'noTeam';
  if (order.to === order.team || isTeamOver(stored.session, order.to, at)) return 'teamFull';
  const document = await readTeam(transaction, deps, { stored, team: order.to, at });
  const player = { ...ownerOf(seated), guestToken: null };
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
    setUp: classSeatOf(from.inClass, order.seat),
  };
  return seatIn(deps, arriving, seated.username) ?? 'teamFull';
}

/** Takes a seat away, even the last one of a team, since other pupils can still join. */
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
