import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ActAnswer } from '../../../core/calls/act.ts';
import { eventSchema, refusalSchema } from '../../../core/calls/pieces/events.ts';
import { migrate } from '../../../core/migrate.ts';
import { parseWith, type SchemaOf } from '../../../core/parseWith.ts';
import type { Play } from '../../../core/play/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { wholeNumber } from '../../../core/schemas.ts';
import { HttpError } from '../http/HttpError.ts';
import { PLAY_MIGRATIONS, PLAY_VERSION } from './migrations.ts';
import { playSchema } from './playSchema.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds that a play is kept: not started, and from its start on. */
const UNSTARTED_LIFETIME = DAY;
const LIFETIME = 30 * DAY;

/** The document `plays/{playId}`. Only the server reads and writes it: it holds the whole truth of a play. */
export interface PlayDocument {
  /** Of this code (`PLAY_VERSION`, M1): older ones are brought up as they are read. */
  schemaVersion: number;
  roomId: string;
  version: number;
  /** The number of the leaderboard and statistics that it counts for (B2). */
  board: number;
  playerId: string;
  /** A guest's name, given once the time was up (P17), or at the start, when it was still asked for then; else empty. */
  username: string;
  play: Play;
  /** The number of the last action taken. */
  sequence: number;
  /** What came of it, for a call that is repeated: that gets it with the view as it is then (T3). */
  lastAnswer: Pick<ActAnswer, 'events' | 'refusal'> | null;
  /** The lock that the player tried last and that is still locked; null where there is none. */
  stuckAt: StuckAt | null;
  /** Milliseconds since the epoch of the last action; null before the first. */
  actedAt: number | null;
  /** Whether its outcome is among the room's (`countOutcome`): each play has one there. */
  isCounted: boolean;
  /** Unix seconds. */
  createdAt: number;
}

/** An item of the version, as its creator knows it. */
export interface StuckAt {
  id: ItemId;
  name: string;
}

const lastAnswerSchema: SchemaOf<PlayDocument['lastAnswer'] & object> = v.object({
  events: v.array(eventSchema),
  refusal: v.nullable(refusalSchema),
});

const documentSchema: SchemaOf<PlayDocument> = v.object({
  schemaVersion: wholeNumber,
  roomId: v.string(),
  version: wholeNumber,
  board: wholeNumber,
  playerId: v.string(),
  username: v.string(),
  play: playSchema,
  sequence: wholeNumber,
  // Before entries had ids they had names: who repeats such a call is told of the sequence, and asks for the view. What was stored
  // of the view beside it is left out.
  lastAnswer: v.fallback(v.nullable(lastAnswerSchema), null),
  stuckAt: v.nullable(v.object({ id: v.string(), name: v.string() })),
  actedAt: v.nullable(wholeNumber),
  isCounted: v.boolean(),
  createdAt: wholeNumber,
});

export function playRef(db: Firestore, playId: string): DocumentReference {
  return db.doc(`plays/${playId}`);
}

/** Of those that carry no number the first. */
const versionSchema = v.looseObject({ schemaVersion: v.optional(wholeNumber, 1) });

/**
 * Reads a stored play, null where there is none; an older one is brought up (M1).
 * @throws invalidRoom for a play of a newer version; on a document that no version of this code wrote
 */
export function readPlay(stored: DocumentSnapshot): PlayDocument | null {
  const document = stored.data();
  if (!document) return null;
  const { schemaVersion } = v.parse(versionSchema, document);
  if (schemaVersion > PLAY_VERSION)
    throw new HttpError('invalidRoom', 'This play was made by a newer version.');
  const parsed = parseWith(documentSchema, migrate(document, schemaVersion, PLAY_MIGRATIONS));
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} is no play: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

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
  const { roomId, version, playerId, play } = document;
  const isUnfinished = play.isStarted && !play.isEscaped;
  writes.set(playRef(db, playId), {
    ...document,
    expiresAt: expiryOf(document),
    ...(left && { leftAt: left }),
    // By which its room's creator is told of who has not got out.
    ...(isUnfinished && { unfinishedIn: roomId }),
  });
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
