import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { withIncrements } from './withIncrements.ts';

/** What is added to a document of a room that all its players write. */
export interface Addition {
  ref: DocumentReference;
  roomId: string;
  /** Numbers by the names that they have in the document, at any depth. */
  counts: object;
  /** Other fields that are merged into the document. */
  fields?: DocumentData;
  /** Whether the document is left alone if it is gone, and else begun by this. */
  isKept?: true;
}

/** The document `lateCounts/{id}`: an addition that the cleaning makes. */
export interface LateCount extends Omit<Addition, 'ref'> {
  /** The path of the document. */
  of: string;
}

/** Refusals of a transaction after which its counts are put aside: players who meet by chance need fewer. */
const PATIENCE = 3;

/** Transactions that were refused so often. */
const crowded = new WeakSet<object>();

/**
 * Runs a transaction that may count. When it was refused some times, its counts are put aside: Firestore takes about one
 * write a second of one document, so a room that many play at once would hold up its players.
 */
export function runCounting<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  { patience = PATIENCE, ...options }: { maxAttempts?: number; patience?: number } = {},
): Promise<Result> {
  let tries = 0;
  return db.runTransaction((transaction) => {
    if (tries >= patience) crowded.add(transaction);
    tries += 1;
    return work(transaction);
  }, options);
}

/**
 * Adds to a document without reading it, so that players who count at the same moment need not wait for one another; in
 * a transaction that was refused too often (`runCounting`), by a document of its own, which the cleaning adds within the hour.
 */
export function addCounts(writes: Transaction | WriteBatch, addition: Addition): void {
  const { ref, counts, fields = {}, isKept } = addition;
  if (crowded.has(writes)) putAside(writes, addition);
  else if (isKept) (writes as WriteBatch).update(ref, withIncrements(fields, counts));
  else (writes as WriteBatch).set(ref, withIncrements(fields, counts), { merge: true });
}

function putAside(writes: Transaction | WriteBatch, { ref, ...addition }: Addition): void {
  const late: LateCount = { ...addition, of: ref.path };
  (writes as WriteBatch).create(ref.firestore.collection('lateCounts').doc(), late);
}
