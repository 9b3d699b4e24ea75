import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type SetOptions,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ThrottledClient } from './throttledClientsOf.ts';

/** A limit for one network or account. */
export interface Limit {
  /** Prefix of the documents' ids. */
  name: string;
  most: number;
  /** Milliseconds in which `most` are allowed. */
  window: number;
  /** Message for a client who has to wait; it names the window in words. */
  message: string;
}

/** A transaction or a batch. */
interface Writes {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

/**
 * Refuses an action that was done too often. Returns a function that counts it, to be written together with the action.
 * Counts without a transaction, so that players who start at the same moment do not block one another; simultaneous
 * calls may exceed the limit.
 * @throws tooManyRequests
 */
export async function countWithin(
  limit: Limit,
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  clients: readonly ThrottledClient[],
): Promise<(writes: Writes) => void> {
  const refs = countersOf(limit, deps, clients);
  const stored = await deps.db.getAll(...refs);
  if (stored.some((document) => document.get('count') >= limit.most)) throw tooMany(limit);
  const expiresAt = expiryOf(limit, deps);
  const counted = { count: FieldValue.increment(1), expiresAt };
  return (writes) => {
    for (const ref of refs) writes.set(ref, counted, { merge: true });
  };
}

/** Returns the documents that count the actions of these clients in the present window. */
export function countersOf(
  limit: Limit,
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  clients: readonly ThrottledClient[],
): readonly DocumentReference[] {
  return clients.map((client) => counterOf(limit, deps, client));
}

/** Returns the document that counts the actions of a client in the present window. */
export function counterOf(
  limit: Limit,
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  { type, id }: ThrottledClient,
): DocumentReference {
  const { name } = limit;
  return deps.db.doc(`throttles/${name}_${deps.digest(name, windowOf(limit, deps), type, id)}`);
}

/** Returns when the counters of the present window go: with its end. */
export function expiryOf(limit: Limit, deps: Pick<Deps, 'now'>): Timestamp {
  return Timestamp.fromMillis((windowOf(limit, deps) + 1) * limit.window);
}

export function tooMany({ message }: Limit): HttpError {
  return new HttpError('tooManyRequests', message);
}

function windowOf({ window }: Limit, { now }: Pick<Deps, 'now'>): number {
  return Math.floor(now() / window);
}

/** Counts an action that is not a single write, before it is done. @throws tooManyRequests */
export async function countNow(
  limit: Limit,
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  clients: readonly ThrottledClient[],
): Promise<void> {
  const addToCount = await countWithin(limit, deps, clients);
  const batch = deps.db.batch();
  addToCount(batch);
  await batch.commit();
}
