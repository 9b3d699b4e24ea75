import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ClassView } from '../../../core/calls/pieces/classes.ts';
import { stateOf, withSessionClock } from '../../../core/class/sessionClock.ts';
import type { World } from '../../../core/play/model.ts';
import type { PlayDocument } from '../plays/playDocument.ts';
import { isSessionOver, readSession, type StoredSession, sessionRef } from './sessionDocument.ts';

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

/** Returns what a pupil sees of the class besides the play. */
export function viewClass(stored: StoredSession, team: number, at: number): ClassView {
  const { session, code, keys } = stored;
  return {
    number: session.number,
    bell: keys.bell,
    code,
    state: isSessionOver(stored, at) ? 'ended' : stateOf(session, at),
    team,
    teamName: session.teams[team]?.name ?? '',
    mayAskHints: session.settings.mayAskHints,
    messages: session.messages
      .filter((message) => message.team === null || message.team === team)
      .map(({ team: _, ...message }) => message),
  };
}

/** Returns the write that tells all pupils' browsers to ask what the teacher has changed. */
export function bellOf({ keys, session }: StoredSession): Record<string, unknown> {
  return { [`bells/${keys.bell}`]: session.number };
}
