import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ThrottledClient } from './throttledClientsOf.ts';

/** Plays that one network or account may open … A class of 100 that begins anew four times is far from it. */
export const MOST_STARTS = 500;
/** … in so many milliseconds. */
const STARTS_WINDOW = 10 * 60_000;

/**
 * Refuses a new play where too many were opened lately: each is a document. Answers what counts this one, to be written
 * together with it. Counted without a transaction, so that a class that begins at once does not wait for itself; as many
 * as come in at one moment may pass over the limit.
 * @throws tooManyRequests
 */
export async function countStart(
  { db, digest, now }: Pick<Deps, 'db' | 'digest' | 'now'>,
  clients: readonly ThrottledClient[],
): Promise<(batch: WriteBatch) => void> {
  const window = Math.floor(now() / STARTS_WINDOW);
  const refs = clients.map(({ type, id }) =>
    db.doc(`throttles/starts_${digest('starts', window, type, id)}`),
  );
  const stored = await db.getAll(...refs);
  if (stored.some((document) => document.get('count') >= MOST_STARTS)) throw tooOften();
  const expiresAt = Timestamp.fromMillis((window + 1) * STARTS_WINDOW);
  const counted = { count: FieldValue.increment(1), expiresAt };
  return (batch) => {
    for (const ref of refs) batch.set(ref, counted, { merge: true });
  };
}

function tooOften(): HttpError {
  return new HttpError(
    'tooManyRequests',
    'Very many plays were begun from there. Please try again in ten minutes.',
  );
}
