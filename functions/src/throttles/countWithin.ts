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

/** How often one network or account may do something. */
export interface Limit {
  /** Begins the documents' ids. */
  name: string;
  most: number;
  /** Milliseconds in which so many may be. */
  window: number;
  /** What is said to who has to wait. */
  message: string;
}

/** A transaction or a batch. */
interface Writes {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

/**
 * Refuses what was done too often lately. Answers what counts this one, to be written together with it. Counted without
 * a transaction of its own, so that a class that begins at once does not wait for itself; as many as come in at one
 * moment may pass over the limit.
 * @throws tooManyRequests
 */
export async function countWithin(
  { name, most, window: length, message }: Limit,
  { db, digest, now }: Pick<Deps, 'db' | 'digest' | 'now'>,
  clients: readonly ThrottledClient[],
): Promise<(writes: Writes) => void> {
  const window = Math.floor(now() / length);
  const refs = clients.map(({ type, id }) => db.doc(`throttles/${name}_${digest(name, window, type, id)}`));
  const stored = await db.getAll(...refs);
  if (stored.some((document) => document.get('count') >= most))
    throw new HttpError('tooManyRequests', message);
  const expiresAt = Timestamp.fromMillis((window + 1) * length);
  const counted = { count: FieldValue.increment(1), expiresAt };
  return (writes) => {
    for (const ref of refs) writes.set(ref, counted, { merge: true });
  };
}

/** The same for what is not one write, counted before it is done. @throws tooManyRequests */
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
