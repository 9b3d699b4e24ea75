import type { Transaction } from 'firebase-admin/firestore';
import { dueOrders } from '../../../core/class/applyOrder.ts';
import type { OrderedAction } from '../../../core/class/classSession.ts';
import { playedOf } from '../../../core/class/sessionClock.ts';
import { noteTrail } from '../../../core/class/trail.ts';
import { markOf } from '../../../core/insight/markOf.ts';
import { type ActedInTeam, actInTeam, tellTeam } from '../../../core/play/team/actInTeam.ts';
import { openForTeam } from '../../../core/play/team/openForTeam.ts';
import { MOST_SEATS, playOf, seatsOf, type TeamTurn } from '../../../core/play/team/team.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { noteNews, publicationOf } from '../party/news.ts';
import { isPartyPlay, type PartyPlay, teamOf, withTeam } from '../party/partyPlay.ts';
import { countEnd } from '../plays/countEnd.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, hasActed, playRef, readPlay, storePlay } from '../plays/playDocument.ts';
import type { StoredInClass } from '../plays/storedInClass.ts';
import { findSession, withClock } from './inClass.ts';
import type { StoredSession } from './sessionDocument.ts';

/** Stands for the teacher where a message needs a seat number. No seat has this number. */
export const TEACHER = MOST_SEATS;

/** A play of a class. */
export type ClassPlay = PartyPlay & { inClass: StoredInClass };

export function isClassPlay(document: PartyPlay): document is ClassPlay {
  return document.inClass !== undefined;
}

interface Settling {
  document: ClassPlay;
  stored: StoredSession;
  room: Room;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Settled {
  document: ClassPlay;
  /** The messages to the seats in the live channel. */
  publication: Record<string, unknown>;
}

/**
 * Brings a play of a class up to date (Q6, Q12): it gets the session's clock, and orders whose five seconds
 * are over are carried out. While the team is paused, the orders wait.
 */
export function settle({ document, stored, room, at }: Settling): Settled {
  const clocked = withFirstMarks({ document, stored, room, at }, withClock(document, stored, at));
  const { team, carriedOut } = document.inClass;
  const due = clocked.world.isPaused ? [] : dueOrders(stored.session, { team, carriedOut, at });
  const start = tellOfEnd({ document, stored, room, at }, clocked);
  return due.reduce<Settled>((before, { number, action, due: sentAt }) => {
    const { document: after, publication } = carryOut(
      { document: before.document, stored, room, at },
      { number, action, sentAt },
    );
    return { document: after, publication: { ...before.publication, ...publication } };
  }, start);
}

/** Adds the marks of a play's start. In a class no seat starts the play, so they are added afterwards. */
function withFirstMarks({ document, stored, room }: Settling, clocked: ClassPlay): ClassPlay {
  const { startedAt } = clocked.world;
  const [seat] = seatsOf(clocked);
  if (!stored.counts || document.world.isStarted || startedAt === null || seat === undefined) return clocked;
  const [before, play] = [playOf(teamOf(document), seat), playOf(teamOf(clocked), seat)];
  const events = [{ type: 'started' }] as const;
  const marks = markOf(document.marks, {
    room,
    before,
    play,
    action: { type: 'start' },
    events,
    at: startedAt,
  });
  return { ...clocked, marks };
}

/** Adds the event of the end for the seats, since no seat acts when the teacher ends the class. */
function tellOfEnd({ document, room, at }: Settling, clocked: ClassPlay): Settled {
  if (document.world.isGameOver || !clocked.world.isGameOver) return { document: clocked, publication: {} };
  const [before, after] = [teamOf(document), teamOf(clocked)];
  const told = tellTeam({ room, team: before, at }, after, { events: [{ type: 'gameOver' }], by: null });
  return withNews(clocked, told);
}

interface DueOrder {
  number: number;
  action: Exclude<OrderedAction, { type: 'end' }>;
  /** When it was due, in milliseconds since the epoch. */
  sentAt: number;
}

function carryOut(settling: Settling, { number, action, sentAt }: DueOrder): Settled {
  const { document, stored, room, at } = settling;
  const { inClass } = document;
  const before = teamOf(document);
  const seat = seatOfHints(document);
  const done = seat === undefined ? null : take({ room, team: before, at }, seat, action);
  const carriedOut = answered(inClass, number);
  if (seat === undefined || done === null || done.refusal !== null)
    return { document: { ...document, inClass: { ...carriedOut, dropped: number } }, publication: {} };
  const trail = noteTrail(inClass.trail, {
    room,
    before: playOf(before, seat),
    after: playOf(done.team, seat),
    events: done.events,
    at: playedOf(stored.session, inClass.team, at),
    sentAt,
  });
  const changed = { ...withTeam(document, done.team), inClass: { ...carriedOut, trail } };
  return withNews(changed, done.told);
}

/** Notes that an order was carried out. A call for help that came before the order ends with it. */
function answered({ called, ...inClass }: StoredInClass, number: number): StoredInClass {
  return { ...inClass, carriedOut: number, ...(called !== undefined && called >= number && { called }) };
}

function take(turn: TeamTurn, seat: number, action: DueOrder['action']): ActedInTeam {
  return action.type === 'open' ? openForTeam(turn, action.item) : actInTeam(turn, seat, { type: 'askHint' });
}

/** Q5: hints are given for the seat that acted last. */
export function seatOfHints({ inClass: { actor }, seats }: ClassPlay): number | undefined {
  const numbers = seatsOf({ seats });
  return numbers.find((seat) => seat === actor) ?? numbers[0];
}

function withNews(document: ClassPlay, told: ActedInTeam['told']): Settled {
  const news = { by: TEACHER, told };
  const noted = { ...noteNews(document, news), inClass: document.inClass };
  return { document: noted, publication: publicationOf(noted, news) };
}

/**
 * Brings a team's play up to date and stores it, if something is due that no action of the team does. Returns
 * whether it did.
 */
export async function settleIfDue(
  deps: Pick<Deps, 'db' | 'live' | 'now'>,
  playId: string,
  { document, stored }: { document: PartyPlay; stored: StoredSession | null },
): Promise<boolean> {
  if (!stored || !isClassPlay(document) || !isDue(document, stored, deps.now())) return false;
  const publication = await changePlay(deps.db, playId, (transaction) =>
    settleNow(transaction, deps, playId),
  );
  await deps.live.publish(publication);
  return true;
}

function isDue(document: ClassPlay, stored: StoredSession, at: number): boolean {
  const { world } = withClock(document, stored, at);
  const { team, carriedOut } = document.inClass;
  const isOrdered = !world.isPaused && dueOrders(stored.session, { team, carriedOut, at }).length > 0;
  // A team may end a second time, after its teacher opened it again.
  const isTold = world.isGameOver === document.world.isGameOver;
  return isOrdered || !isTold || ((world.isGameOver || world.isEscaped) && !document.isCounted);
}

async function settleNow(
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  playId: string,
): Promise<Record<string, unknown>> {
  const at = now();
  const document = readPlay(await transaction.get(playRef(db, playId)));
  if (!document || !isPartyPlay(document) || !isClassPlay(document)) return {};
  const stored = await findSession(transaction, db, document);
  if (!stored) return {};
  const room = await loadVersion(db, document.roomId, document.version);
  const settled = settle({ document, stored, room, at });
  const { isEscaped, isGameOver } = settled.document.world;
  const isEnd = (isEscaped || isGameOver) && !document.isCounted;
  const counted = { ...settled.document, isCounted: document.isCounted || isEnd };
  const isPlayed = Object.values(counted.seats).some(({ state }) => hasActed(state));
  const isOthers = !document.players.includes(room.creatorId);
  if (isEnd && isPlayed && isOthers) await countEnd(transaction, db, { document: counted, room, at });
  storePlay(transaction, db, playId, counted);
  return settled.publication;
}
