import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { type PlayDocument, playRef } from './playDocument.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds that a play is kept: not started, and from its start on. */
const UNSTARTED_LIFETIME = DAY;
const LIFETIME = 30 * DAY;

/** A transaction or a batch. */
interface Writes {
  set(ref: DocumentReference, data: DocumentData): unknown;
}

/**
 * Writes a play, and the moment from which on it may go (docs/decisions/0014). Of one that has ended a mark stays: who
 * finished a room may rate it.
 */
export function storePlay(writes: Writes, db: Firestore, playId: string, document: PlayDocument): void {
  const left = leftAt(document);
  writes.set(playRef(db, playId), {
    ...document,
    expiresAt: expiryOf(document),
    ...(left && { leftAt: left }),
  });
  const { roomId, version, playerId, play } = document;
  if (!play.isEscaped && !play.isGameOver) return;
  writes.set(finishRef(db, document), { roomId, version, playerId });
}

/** The mark of who has finished a play of a room. */
export function finishRef(
  db: Firestore,
  { roomId, playerId }: Pick<PlayDocument, 'roomId' | 'playerId'>,
): DocumentReference {
  return db.doc(`finishes/${roomId}_${playerId}`);
}

function expiryOf({ play: { startedAt }, createdAt }: PlayDocument): Timestamp {
  const expiry = startedAt === null ? createdAt * 1000 + UNSTARTED_LIFETIME : startedAt + LIFETIME;
  return Timestamp.fromMillis(expiry);
}

/** When a running play counts as left, a day after its last action; null for one that does not run or is counted. */
function leftAt({ play, actedAt, isCounted }: PlayDocument): Timestamp | null {
  const isRunning = play.isStarted && !play.isEscaped && !play.isGameOver;
  return isRunning && !isCounted && actedAt !== null ? Timestamp.fromMillis(actedAt + DAY) : null;
}
