import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ClassView } from '../../../core/calls/pieces/classes.ts';
import { isCalling } from '../../../core/class/applyOrder.ts';
import { withSessionClock } from '../../../core/class/sessionClock.ts';
import type { World } from '../../../core/play/model.ts';
import type { PlayDocument } from '../plays/playDocument.ts';
import { classSeatOf, type StoredInClass, spinsLeftOf } from '../plays/storedInClass.ts';
import { readSession, type StoredSession, sessionRef, stateOfSession } from './sessionDocument.ts';

/** Returns the session of a play of a class; null for any other play, and once the session is gone. */
export async function findSession(
  transaction: Pick<Transaction, 'get'>,
  db: Firestore,
  { inClass }: Pick<PlayDocument, 'inClass'>,
): Promise<StoredSession | null> {
  return inClass ? readSession(await transaction.get(sessionRef(db, inClass.sessionId))) : null;
}

/**
 * Returns a play of a class with the session's clock (Q6), any other play as it is. Without its session, the play is
 * over.
 */
export function withClock<Document extends PlayDocument>(
  document: Document,
  stored: StoredSession | null,
  at: number,
): Document {
  const { inClass, world } = document;
  if (!inClass) return document;
  return { ...document, world: stored ? clockedWorld(world, stored, inClass.team, at) : overWorld(world) };
}

function clockedWorld(world: World, { session, timeLimit }: StoredSession, team: number, at: number): World {
  return withSessionClock(world, { session, team, timeLimit, at });
}

function overWorld(world: World): World {
  if (world.isEscaped || world.isGameOver) return world;
  return { ...world, isGameOver: true, isPaused: false, time: world.time ?? 0 };
}

/**
 * A pupil's seat, and the fields of its team's play that belong to the class; undefined before the play is
 * stored.
 */
interface ClassPlace {
  team: number;
  seat: number;
  inClass: StoredInClass | undefined;
}

/** Returns what a pupil sees of the class besides the play. */
export function viewClass(stored: StoredSession, place: ClassPlace, at: number): ClassView {
  const { session, code, keys } = stored;
  const { team, seat, inClass } = place;
  const own = classSeatOf(inClass, seat);
  const calls = isCalling(session, team, inClass?.called);
  return {
    number: session.number,
    bell: keys.bell,
    code,
    state: stateOfSession(stored, at),
    team,
    teamName: session.teams[team]?.name ?? '',
    isAlone: session.teams[team]?.seats === 1,
    mayAskHints: session.settings.mayAskHints,
    messages: session.messages
      .filter((message) => message.team === null || message.team === team)
      .map(({ team: _, ...message }) => message),
    spinsLeft: canSpin(stored, at) ? spinsLeftOf(own) : 0,
    people: own.people,
    litUntil: litUntil(stored, place, at),
    isCalling: calls,
    // A call that was taken back leaves no number, and a hint removes the number when it is given.
    isHelpComing: inClass?.called !== undefined && !calls,
    at,
  };
}

/** Q2: names are fixed at the start, and a typed name is the pupil's own. */
export function canSpin(stored: StoredSession, at: number): boolean {
  return stateOfSession(stored, at) === 'lobby' && !stored.session.settings.areNamesTyped;
}

function litUntil({ session }: StoredSession, { team, seat }: ClassPlace, at: number): number | null {
  const { lit } = session;
  return lit !== null && lit.team === team && lit.seat === seat && at < lit.until ? lit.until : null;
}

/** Returns the write that tells all pupils' browsers to ask what the teacher has changed. */
export function bellOf({ keys, session }: StoredSession): Record<string, unknown> {
  return { [`bells/${keys.bell}`]: session.number };
}
