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
import { type ClassState, endOf, stateOf } from '../../../core/class/sessionClock.ts';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../../core/util/schemas.ts';

const HOUR = 60 * 60_000;
/**
 * Milliseconds for which a lobby waits for its start. Together with the longest session it is shorter than
 * the lifetime of a code.
 */
const LOBBY_LIFETIME = 12 * HOUR;
/** Milliseconds after its end until a session is deleted, with its plays and codes (Q10). */
export const KEPT_AFTER = 24 * HOUR;

/** The document `sessions/{sessionId}` (Q1). Only the server accesses it. */
export interface StoredSession {
  teacherId: string;
  roomId: string;
  roomName: string;
  version: number;
  board: number;
  /** The room's own time limit in minutes. */
  timeLimit: number;
  /** Language of the names that the app gives to teams and pupils. */
  language: string;
  code: string;
  /** The key of the wall (Q7), and that of the live path that tells pupils that something changed. */
  keys: { wall: string; bell: string };
  /** The id of each team's play, which is stored once somebody joins the team. */
  playIds: readonly string[];
  /** For each lock, the milliseconds within which nine in ten earlier plays opened it (Q12). */
  patience: Readonly<Record<string, number>>;
  session: ClassSession;
  /** Whether it counts as a play of the room, and its teams in the creator's figures. Decided at the start. */
  counts: boolean;
  /** Milliseconds since the epoch. */
  openedAt: number;
}

const team = v.nullable(wholeNumber);
const counted = { played: finiteNumber, minutesGiven: v.pipe(v.number(), v.safeInteger()) };

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
      seen: wholeNumber,
      ...counted,
    }),
  ),
  startedAt: v.nullable(finiteNumber),
  isPaused: v.boolean(),
  whole: v.object(counted),
  countedUntil: finiteNumber,
  isDoorOpen: v.boolean(),
  orders: v.array(v.object({ number: wholeNumber, team, action: actionSchema, due: finiteNumber })),
  messages: v.array(v.object({ number: wholeNumber, team, at: finiteNumber, message: classMessageSchema })),
  blocked: v.array(v.string()),
  lit: v.nullable(v.object({ team: wholeNumber, seat: wholeNumber, until: finiteNumber })),
  number: wholeNumber,
});

const documentSchema: SchemaOf<StoredSession> = v.object({
  teacherId: v.string(),
  roomId: v.string(),
  roomName: v.string(),
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

/** Returns when a session goes. One that was never started goes when nobody can start it any more. */
export function expiryOf({ session, openedAt }: StoredSession): number {
  return Math.min(endOf(session), openedAt + LOBBY_LIFETIME + LONGEST) + KEPT_AFTER;
}

/** Returns when an ended session goes; null while it is open. */
export function goesAt(stored: StoredSession, at: number): number | null {
  return isSessionOver(stored, at) ? expiryOf(stored) : null;
}

/** Returns when a session is over: when it ends, or when nobody has started it in time. */
export function overAt({ session, openedAt }: StoredSession): number {
  const end = endOf(session);
  return session.startedAt === null ? Math.min(end, openedAt + LOBBY_LIFETIME) : end;
}

export function isSessionOver(stored: StoredSession, at: number): boolean {
  return at >= overAt(stored);
}

/** Returns the state of a session, which also ends where nobody starts it. */
export function stateOfSession(stored: StoredSession, at: number): ClassState {
  return isSessionOver(stored, at) ? 'ended' : stateOf(stored.session, at);
}
