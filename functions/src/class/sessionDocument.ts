import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { classMessageSchema } from '../../../core/calls/pieces/classes.ts';
import { LONGEST } from '../../../core/class/classLimits.ts';
import type { ClassSession, SentOrder } from '../../../core/class/classSession.ts';
import { endOf } from '../../../core/class/sessionClock.ts';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../../core/util/schemas.ts';

const HOUR = 60 * 60_000;
/** Milliseconds for which a lobby waits for its start. With the longest session, shorter than a code is kept. */
const LOBBY_LIFETIME = 12 * HOUR;
/** Milliseconds after its end until a session goes, with its plays and codes (Q10). */
const KEPT_AFTER = 24 * HOUR;

/** The document `sessions/{sessionId}` (Q1). Only the server accesses it. */
export interface StoredSession {
  teacherId: string;
  roomId: string;
  version: number;
  board: number;
  /** The room's own time limit in minutes. */
  timeLimit: number;
  /** Language of the names that the game gives. */
  language: string;
  code: string;
  /** Of the wall (Q7), and of the live path that tells pupils that something changed. */
  keys: { wall: string; bell: string };
  /** By team, its play; the play is stored when somebody joins the team. */
  playIds: readonly string[];
  /** By lock, the milliseconds within which nine in ten earlier plays opened it (Q12). */
  patience: Readonly<Record<string, number>>;
  session: ClassSession;
  /** Whether it counts as a play of the room, and its teams in the creator's figures; decided at the start. */
  counts: boolean;
  /** Milliseconds since the epoch. */
  openedAt: number;
}

const team = v.nullable(wholeNumber);
const minutesGiven = v.pipe(v.number(), v.safeInteger());

const actionSchema: SchemaOf<SentOrder['action']> = v.variant('type', [
  v.object({ type: v.literal('hint') }),
  v.object({ type: v.literal('open'), item: v.pipe(v.string(), v.transform(toOpaqueName)) }),
  v.object({ type: v.literal('end') }),
]);

const sessionSchema: SchemaOf<ClassSession> = v.object({
  settings: v.object({
    filling: v.picklist(['evenly', 'inTurn']),
    minutes: v.nullable(finiteNumber),
    mayAskHints: v.boolean(),
    mayComeLate: v.boolean(),
    areNamesTyped: v.boolean(),
    isRanked: v.boolean(),
  }),
  teams: v.array(
    v.object({
      name: v.string(),
      seats: wholeNumber,
      isPaused: v.boolean(),
      played: finiteNumber,
      minutesGiven,
    }),
  ),
  startedAt: v.nullable(finiteNumber),
  isPaused: v.boolean(),
  countedUntil: finiteNumber,
  isDoorOpen: v.boolean(),
  orders: v.array(v.object({ number: wholeNumber, team, action: actionSchema, due: finiteNumber })),
  messages: v.array(v.object({ number: wholeNumber, team, at: finiteNumber, message: classMessageSchema })),
  blocked: v.array(v.string()),
  number: wholeNumber,
});

const documentSchema: SchemaOf<StoredSession> = v.object({
  teacherId: v.string(),
  roomId: v.string(),
  version: wholeNumber,
  board: wholeNumber,
  timeLimit: finiteNumber,
  language: v.string(),
  code: v.string(),
  keys: v.object({ wall: v.string(), bell: v.string() }),
  playIds: v.array(v.string()),
  patience: v.record(v.string(), finiteNumber),
  session: sessionSchema,
  counts: v.boolean(),
  openedAt: finiteNumber,
});

export function sessionRef(db: Firestore, sessionId: string): DocumentReference {
  return db.doc(`sessions/${sessionId}`);
}

/** Reads a stored session; null if there is none. @throws on a document that this code did not write */
export function readSession(stored: DocumentSnapshot): StoredSession | null {
  const data = stored.data();
  if (!data) return null;
  const parsed = parseWith(documentSchema, data);
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} is no session: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** Writes a session with the moment at which it goes. */
export function storeSession(
  transaction: Pick<Transaction, 'set'>,
  db: Firestore,
  sessionId: string,
  stored: StoredSession,
): void {
  transaction.set(sessionRef(db, sessionId), {
    ...stored,
    expiresAt: Timestamp.fromMillis(expiryOf(stored)),
  });
}

/** A session that was never started goes when nobody can start it any more. */
function expiryOf({ session, openedAt }: StoredSession): number {
  return Math.min(endOf(session), openedAt + LOBBY_LIFETIME + LONGEST) + KEPT_AFTER;
}

/** Returns whether a session is over: it has ended, or nobody has started it in time. */
export function isSessionOver({ session, openedAt }: StoredSession, at: number): boolean {
  const isLeft = session.startedAt === null && at >= openedAt + LOBBY_LIFETIME;
  return isLeft || at >= endOf(session);
}
