import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ActAnswer, actCall } from '../../../core/calls/act.ts';
import { parseWith, type SchemaOf } from '../../../core/parseWith.ts';
import type { Play } from '../../../core/play/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { wholeNumber } from '../../../core/schemas.ts';
import { playSchema } from './playSchema.ts';

/** The document `plays/{playId}`. Only the server reads and writes it: it holds the whole truth of a play. */
export interface PlayDocument {
  roomId: string;
  version: number;
  playerId: string;
  /** The name given at the start, by plays that began before it was asked for after the escape (P17); else empty. */
  username: string;
  play: Play;
  /** The number of the last action taken. */
  sequence: number;
  /** What was answered to it, for a call that is repeated. */
  lastAnswer: ActAnswer | null;
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

const documentSchema: SchemaOf<PlayDocument> = v.object({
  roomId: v.string(),
  version: wholeNumber,
  playerId: v.string(),
  username: v.optional(v.string(), ''),
  play: playSchema,
  sequence: wholeNumber,
  // Before entries had ids they had names: who repeats such a call is told of the sequence, and asks for the view.
  lastAnswer: v.fallback(v.nullable(actCall.answer), null),
  // Plays of before have none of these.
  stuckAt: v.optional(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
  actedAt: v.optional(v.nullable(wholeNumber), null),
  isCounted: v.optional(v.boolean(), false),
  createdAt: wholeNumber,
});

export function playRef(db: Firestore, playId: string): DocumentReference {
  return db.doc(`plays/${playId}`);
}

/** Reads a stored play, null where there is none. @throws on a document that no version of this code wrote */
export function readPlay(stored: DocumentSnapshot): PlayDocument | null {
  if (!stored.exists) return null;
  const parsed = parseWith(documentSchema, stored.data());
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} is no play: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}
