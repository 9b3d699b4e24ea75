import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { eventSchema, refusalSchema } from '../../../core/calls/pieces/events.ts';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import { LONGEST } from '../../../core/class/classLimits.ts';
import { marksSchema, type PlayMarks } from '../../../core/insight/marks.ts';
import { PLAY_DAYS } from '../../../core/play/keptPlays.ts';
import type { Seat, World } from '../../../core/play/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { migrate, type StoredDocument } from '../../../core/util/migrate.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { wholeNumber } from '../../../core/util/schemas.ts';
import { runCounting } from '../counts/addCounts.ts';
import { HttpError } from '../http/HttpError.ts';
import { OneByOne } from '../turns/OneByOne.ts';
import { PLAY_MIGRATIONS, PLAY_VERSION } from './migrations.ts';
import { seatSchema, worldSchema } from './playSchema.ts';
import { inClassSchema, type StoredInClass } from './storedInClass.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Milliseconds for which a play is kept: before its start, and from its start on. */
const UNSTARTED_LIFETIME = DAY;
const LIFETIME = PLAY_DAYS * DAY;
/** A play of a class is deleted with its session, a day after the end (Q10). */
const CLASS_LIFETIME = LONGEST + DAY;

/**
 * The document `plays/{playId}` (T1). Only the server accesses it, since it holds all secrets of a play. Its world is
 * stored as JSON: every action reads and writes all of it, and encoding its values one by one took most of an action.
 */
export interface PlayDocument {
  /** Version of the format (`PLAY_VERSION`, M1); older plays are migrated on reading. */
  schemaVersion: number;
  roomId: string;
  version: number;
  /** Number of its leaderboard and statistics (B2). */
  board: number;
  world: World;
  /** By seat number; a play of one player has only the first. */
  seats: Readonly<Record<string, StoredSeat>>;
  /** The players of all seats, for queries (T15). */
  players: readonly string[];
  /** Figures for the room's creator, added to those of the version at the end. */
  marks: PlayMarks;
  /** The digest of the network from which its first kept wrong answer came; removed at the play's end. */
  answeredFrom?: string;
  /** The lock that was tried last and is still locked, or null. */
  stuckAt: StuckAt | null;
  /** Milliseconds since the epoch of the last action; null before the first. */
  actedAt: number | null;
  /** Whether its outcome was counted (`countOutcome`); each play counts once. */
  isCounted: boolean;
  /** Present only in a play that others join by a code (T9). */
  party?: StoredParty;
  /** Present only in the play of a team of a class (Q1). */
  inClass?: StoredInClass;
  /** Unix seconds. */
  createdAt: number;
}

/** The fields that make a play a party (T9). */
export interface StoredParty {
  /** The code by which others join. */
  code: string;
  /** Number of the seat that opened it. */
  opener: number;
  /** Whether newcomers may join. */
  isOpen: boolean;
  /** The play's number: how often anything changed, by an action of any seat or by a seat taken or left (T3). */
  number: number;
  /** The key that gives access to the team's presence, pointers and signals (T11). */
  key: string;
  /** The code of the party in which its players play again (T17). */
  next?: string;
  /** Whether somebody who knew the room has acted and then left: an escape of this team gets no rank (T8). */
  isRoomKnown?: boolean;
}

/** A stored seat: its player and state. */
export interface StoredSeat {
  playerId: string;
  /** Only of a player of a single window: the guest of the browser, who is blocked together with the player (Q3). */
  browserId?: string;
  /** A guest's name, given after running out of time (P17), or at the start in older plays; else empty. */
  username: string;
  state: Seat;
  /** Number of the seat's last action. */
  sequence: number;
  /** The result of that action. A repeated call gets it again, with the present view (T3). */
  lastAnswer: Pick<ActAnswer, 'events' | 'refusal'> | null;
  /** Only in a party: the key that gives access to the messages for this seat (T11). */
  key?: string;
  /**
   * Only in a party: the last messages to this seat about the others, for `sync` (T12), a line of JSON each. Every action
   * reads and writes all of them; as lists of values they more than doubled what an action costs.
   */
  heard?: string;
  /** Only in a party: when its player was last seen, in milliseconds since the epoch (T9). */
  presentAt?: number;
  /** Only in a party: the digest of the signs that move the seat to another device (T9). */
  signs?: StoredSigns;
}

interface StoredSigns {
  digest: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/** An item of the version with the creator's name for it. */
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
  browserId: v.exactOptional(v.string()),
  username: v.string(),
  state: seatSchema,
  sequence: wholeNumber,
  // Entries once had names in place of ids; then the stored answer is dropped, and a repeated call gets
  // `sequence` and reloads the view. Stored views are dropped too.
  lastAnswer: v.fallback(v.nullable(lastAnswerSchema), null),
  key: v.exactOptional(v.string()),
  // Once a list of values; those messages are dropped.
  heard: v.exactOptional(v.fallback(v.string(), '')),
  presentAt: v.exactOptional(wholeNumber),
  signs: v.exactOptional(v.object({ digest: v.string(), until: wholeNumber })),
});

const partySchema: SchemaOf<StoredParty> = v.object({
  code: v.string(),
  opener: wholeNumber,
  isOpen: v.boolean(),
  number: wholeNumber,
  key: v.string(),
  next: v.exactOptional(v.string()),
  isRoomKnown: v.exactOptional(v.boolean()),
});

/** A play has at most eight seats (T1). */
const seatNumber = v.pipe(v.string(), v.regex(/^[0-7]$/));

const documentSchema: SchemaOf<PlayDocument> = v.object({
  schemaVersion: wholeNumber,
  roomId: v.string(),
  version: wholeNumber,
  board: wholeNumber,
  world: v.pipe(v.string(), v.parseJson(), worldSchema),
  // In a class all pupils of a team can be moved away.
  seats: v.record(seatNumber, storedSeatSchema),
  players: v.array(v.string()),
  marks: marksSchema,
  answeredFrom: v.exactOptional(v.string()),
  stuckAt: v.nullable(v.object({ id: v.string(), name: v.string() })),
  actedAt: v.nullable(wholeNumber),
  isCounted: v.boolean(),
  party: v.exactOptional(partySchema),
  inClass: v.exactOptional(inClassSchema),
  createdAt: wholeNumber,
});

export function playRef(db: Firestore, playId: string): DocumentReference {
  return db.doc(`plays/${playId}`);
}

/** Documents without a number are version 1. */
const versionSchema = v.looseObject({ schemaVersion: v.optional(wholeNumber, 1) });

/**
 * Reads a stored play, migrating an older one (M1); null if there is none.
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

/**
 * Migrates a stored play, or some of its fields with its `schemaVersion`, to the present version (M1); null
 * for a newer one.
 */
export function toNewest(document: DocumentData): StoredDocument | null {
  const { schemaVersion } = v.parse(versionSchema, document);
  return schemaVersion > PLAY_VERSION ? null : migrate(document, schemaVersion, PLAY_MIGRATIONS);
}

/**
 * Milliseconds that a transaction waits for those before it: longer than several of them take on a busy instance, and
 * shorter than a browser waits.
 */
const PATIENCE = 10_000;

/**
 * Many players behind one address who answer at once write the same count of wrong answers, so transactions
 * retry.
 */
const ATTEMPTS = { maxAttempts: 20 };

const plays = new OneByOne(PATIENCE);

/**
 * Runs a transaction that changes a play, after those that this instance runs on it already. The seats of a party share
 * one document: if all acted at once, one transaction would succeed, and the SDK waits about a second before it tries
 * another one again. Transactions of other instances are still detected and repeated.
 */
export function changePlay<Result>(
  db: Firestore,
  playId: string,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return plays.run(playId, () => runCounting(db, change, ATTEMPTS));
}

/** A transaction or a batch. */
interface Writes {
  set(ref: DocumentReference, data: DocumentData): unknown;
}

/**
 * Writes a play with its expiry (docs/decisions/0014). A finished play also writes a document for each of its players,
 * which allows them to rate the room.
 */
export function storePlay(writes: Writes, db: Firestore, playId: string, document: PlayDocument): void {
  const left = leftAt(document);
  const { roomId, version, world, inClass } = document;
  // Only the teacher may know who plays in a class (Q10).
  const isUnfinished = world.isStarted && !world.isEscaped && !inClass;
  writes.set(playRef(db, playId), {
    ...document,
    world: JSON.stringify(world),
    expiresAt: expiryOf(document),
    ...(left && { leftAt: left }),
    // The list of unfinished players queries this field.
    ...(isUnfinished && { unfinishedIn: roomId }),
    // Board and wall ask which teams of a session have changed.
    ...(inClass && { inClass: { ...inClass, changedAt: FieldValue.serverTimestamp() } }),
  });
  if (!world.isEscaped && !world.isGameOver) return;
  for (const playerId of finishersOf(document))
    writes.set(finishRef(db, { roomId, playerId }), { roomId, version, playerId });
}

/** T8: in a party, a seat that only watched has not finished the room. Q10: in a class nobody has. */
function finishersOf({ players, party, inClass, seats }: PlayDocument): readonly string[] {
  if (inClass) return [];
  if (!party) return players;
  return Object.values(seats).flatMap(({ playerId, state }) => (hasActed(state) ? [playerId] : []));
}

/** Returns whether a seat has acted on a thing, without being refused (T8). */
export function hasActed({ touched }: Seat): boolean {
  return touched !== undefined;
}

/** Returns the document that says that a player has finished a play of a room. */
export function finishRef(
  db: Firestore,
  { roomId, playerId }: { roomId: string; playerId: string },
): DocumentReference {
  return db.doc(`finishes/${roomId}_${playerId}`);
}

function expiryOf({ world: { startedAt }, createdAt, inClass }: PlayDocument): Timestamp {
  const lifetime = inClass ? CLASS_LIFETIME : LIFETIME;
  const expiry = startedAt === null ? createdAt * 1000 + UNSTARTED_LIFETIME : startedAt + lifetime;
  return Timestamp.fromMillis(expiry);
}

/**
 * Returns when a running play counts as abandoned, at the first full hour a day after its last action; null if it is not
 * running or already counted. If each action moved it on, all plays together would write one place of its index, which
 * takes 500 writes a second.
 */
function leftAt({ world, actedAt, isCounted }: PlayDocument): Timestamp | null {
  const isRunning = world.isStarted && !world.isEscaped && !world.isGameOver;
  return isRunning && !isCounted && actedAt !== null
    ? Timestamp.fromMillis(Math.ceil((actedAt + DAY) / HOUR) * HOUR)
    : null;
}
