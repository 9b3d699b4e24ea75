import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { eventSchema, refusalSchema } from '../../../core/calls/pieces/events.ts';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import { HINT_RUNGS } from '../../../core/hint/model.ts';
import type { Seat, World } from '../../../core/play/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { migrate, type StoredDocument } from '../../../core/util/migrate.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { wholeNumber } from '../../../core/util/schemas.ts';
import { HttpError } from '../http/HttpError.ts';
import { PLAY_MIGRATIONS, PLAY_VERSION } from './migrations.ts';
import { seatSchema, worldSchema } from './playSchema.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds that a play is kept: not started, and from its start on. */
const UNSTARTED_LIFETIME = DAY;
const LIFETIME = 30 * DAY;

/** The document `plays/{playId}` (T1). Only the server reads and writes it: it holds the whole truth of a play. */
export interface PlayDocument {
  /** Of this code (`PLAY_VERSION`, M1): older ones are brought up as they are read. */
  schemaVersion: number;
  roomId: string;
  version: number;
  /** The number of the leaderboard and statistics that it counts for (B2). */
  board: number;
  world: World;
  /** By their numbers; a play of one player has the first alone. */
  seats: Readonly<Record<string, StoredSeat>>;
  /** The players of all seats, by which plays are found (T15). */
  players: readonly string[];
  /** By lock, how players fared at it, for its room's creator; counted into the room's statistics at the end. */
  marks: Readonly<Record<ItemId, LockMark>>;
  /** The lock that was tried last and that is still locked; null where there is none. */
  stuckAt: StuckAt | null;
  /** Milliseconds since the epoch of the last action; null before the first. */
  actedAt: number | null;
  /** Whether its outcome is among the room's (`countOutcome`): each play has one there. */
  isCounted: boolean;
  /** Unix seconds. */
  createdAt: number;
}

/** A seat as it is stored: who has it, and where they are. */
export interface StoredSeat {
  playerId: string;
  /** A guest's name, given once the time was up (P17), or at the start, when it was still asked for then; else empty. */
  username: string;
  state: Seat;
  /** The number of the seat's last action. */
  sequence: number;
  /** What came of it, for a call that is repeated: that gets it with the view as it is then (T3). */
  lastAnswer: Pick<ActAnswer, 'events' | 'refusal'> | null;
}

/** How players fared at one lock. Seconds are whole and since the start of the play. */
export interface LockMark {
  reachedAt: number;
  /** Null while it is locked. */
  openedAt: number | null;
  /** Wrong answers. */
  wrong: number;
  /** How often each rung of its hints was asked for. */
  hints: readonly number[];
  /** The first different wrong answers, shortened. */
  answers: readonly string[];
}

/** An item of the version, as its creator knows it. */
export interface StuckAt {
  id: ItemId;
  name: string;
}

const lastAnswerSchema: SchemaOf<StoredSeat['lastAnswer'] & object> = v.object({
  events: v.array(eventSchema),
  refusal: v.nullable(refusalSchema),
});

const storedSeatSchema: SchemaOf<StoredSeat> = v.object({
  playerId: v.string(),
  username: v.string(),
  state: seatSchema,
  sequence: wholeNumber,
  // Before entries had ids they had names: who repeats such a call is told of the sequence, and asks for the view. What was stored
  // of the view beside it is left out.
  lastAnswer: v.fallback(v.nullable(lastAnswerSchema), null),
});

const MOST_MARKS = 40;
const MOST_ANSWERS = 5;
const ANSWER_LENGTH = 40;

const markSchema: SchemaOf<LockMark> = v.object({
  reachedAt: wholeNumber,
  openedAt: v.nullable(wholeNumber),
  wrong: wholeNumber,
  hints: v.pipe(v.array(wholeNumber), v.maxLength(HINT_RUNGS.length)),
  answers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(ANSWER_LENGTH))), v.maxLength(MOST_ANSWERS)),
});

const documentSchema: SchemaOf<PlayDocument> = v.object({
  schemaVersion: wholeNumber,
  roomId: v.string(),
  version: wholeNumber,
  board: wholeNumber,
  world: worldSchema,
  seats: v.pipe(v.record(v.pipe(v.string(), v.regex(/^[0-7]$/)), storedSeatSchema), v.minEntries(1)),
  players: v.array(v.string()),
  marks: v.pipe(v.record(v.string(), markSchema), v.maxEntries(MOST_MARKS)),
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
  const newest = toNewest(document);
  if (newest === null) throw new HttpError('invalidRoom', 'This play was made by a newer version.');
  const parsed = parseWith(documentSchema, newest);
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} is no play: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** A stored play, or some of its fields with its `schemaVersion`, as this code stores it (M1); null for one of a newer version. */
export function toNewest(document: DocumentData): StoredDocument | null {
  const { schemaVersion } = v.parse(versionSchema, document);
  return schemaVersion > PLAY_VERSION ? null : migrate(document, schemaVersion, PLAY_MIGRATIONS);
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
  const { roomId, version, players, world } = document;
  const isUnfinished = world.isStarted && !world.isEscaped;
  writes.set(playRef(db, playId), {
    ...document,
    expiresAt: expiryOf(document),
    ...(left && { leftAt: left }),
    // By which its room's creator is told of who has not got out.
    ...(isUnfinished && { unfinishedIn: roomId }),
  });
  if (!world.isEscaped && !world.isGameOver) return;
  for (const playerId of players)
    writes.set(finishRef(db, { roomId, playerId }), { roomId, version, playerId });
}

/** The mark of who has finished a play of a room. */
export function finishRef(
  db: Firestore,
  { roomId, playerId }: { roomId: string; playerId: string },
): DocumentReference {
  return db.doc(`finishes/${roomId}_${playerId}`);
}

function expiryOf({ world: { startedAt }, createdAt }: PlayDocument): Timestamp {
  const expiry = startedAt === null ? createdAt * 1000 + UNSTARTED_LIFETIME : startedAt + LIFETIME;
  return Timestamp.fromMillis(expiry);
}

/** When a running play counts as left, a day after its last action; null for one that does not run or is counted. */
function leftAt({ world, actedAt, isCounted }: PlayDocument): Timestamp | null {
  const isRunning = world.isStarted && !world.isEscaped && !world.isGameOver;
  return isRunning && !isCounted && actedAt !== null ? Timestamp.fromMillis(actedAt + DAY) : null;
}
