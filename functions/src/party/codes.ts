import { randomInt } from 'node:crypto';
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CODE_LENGTH, CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';

/** Milliseconds for which a code leads to its party. The live channel is deleted with the code. */
const PARTY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * The document `parties/{code}`. Only the server accesses it. A class has one with the code that pupils type, and one for
 * each team under a name that is no code (`teamCode`).
 */
export interface StoredCode {
  /** The party's play; empty for the code of a class. */
  playId: string;
  /** The session of a class; missing for a party. */
  sessionId?: string;
  /** All keys that its live channel has had, so that the cleaning finds all of its data. */
  keys: readonly string[];
}

const codeSchema: SchemaOf<StoredCode> = v.object({
  playId: v.string(),
  sessionId: v.exactOptional(v.string()),
  keys: v.array(v.string()),
});

/** Returns the name under which the live keys of a team of a class are kept. Nobody can join by it: it is no code. */
export function teamCode(sessionId: string, team: number): string {
  return `${sessionId}_${team}`;
}

/** Returns random signs, by default as many as a code has. */
export function randomSigns(length = CODE_LENGTH): string {
  return Array.from({ length }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}

export function codeRef(db: Firestore, code: string): DocumentReference {
  return db.doc(`parties/${code}`);
}

/** Returns a code's document as it is first stored. `at`: milliseconds since the epoch. */
export function newCode(playId: string, keys: readonly string[], at: number) {
  return { playId, keys, expiresAt: Timestamp.fromMillis(at + PARTY_LIFETIME) };
}

/** Returns the document of a class's code. Its only key is that of the bell. */
export function newClassCode(sessionId: string, bell: string, at: number) {
  return { ...newCode('', [bell], at), sessionId };
}

/** Returns the change that adds keys to the document. */
export function withKeys(...keys: readonly string[]) {
  return { keys: FieldValue.arrayUnion(...keys) };
}

/** Parses the document of a code; null if there is none. */
export function readCode(stored: unknown): StoredCode | null {
  const parsed = parseWith(codeSchema, stored);
  return parsed.ok ? parsed.value : null;
}
