import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { memoryOf } from '../memory/LastUsed.ts';
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

/** Refusals of a transaction after which its counts are put aside: a class that escapes at once needs fewer. */
const PATIENCE = 4;
/** Milliseconds for which an instance puts aside what is counted in a document that was too crowded. */
const CROWDED_FOR = 10_000;
/** Crowded documents that an instance remembers. */
const KEPT_DOCUMENTS = 1000;
/** The most milliseconds by which each wait is longer than the one before. The SDK itself waits a second and longer. */
const PAUSE = 100;

/** By path, when a document was too crowded, in milliseconds since the epoch. */
const crowdedOf = memoryOf<number>(KEPT_DOCUMENTS);

/** The documents in which a transaction has counted. */
const countedBy = new WeakMap<object, Set<DocumentReference>>();

/**
 * Runs a transaction that may count. Firestore takes about one write a second of one document, so a room that many play
 * at once would hold up its players. When the transaction was refused some times, the documents in which it counts are
 * crowded: for a while this instance puts aside what is counted there.
 */
export async function runCounting<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  { patience = PATIENCE, ...options }: { maxAttempts?: number; patience?: number } = {},
): Promise<Result> {
  let counted = new Set<DocumentReference>();
  const counting = (transaction: Transaction) => {
    counted = new Set();
    countedBy.set(transaction, counted);
    return work(transaction);
  };
  for (let refusals = 0; refusals < patience; refusals += 1) {
    if (refusals > 0) await setTimeout(randomInt(PAUSE * refusals));
    const tried = await tryOnce(db, counting);
    if (tried.isDone) return tried.result;
  }
  for (const { path } of counted) crowdedOf(db).keep(path, Date.now());
  return db.runTransaction(counting, options);
}

type Tried<Result> = { isDone: true; result: Result } | { isDone: false };

/** Runs a transaction once. Any error of the database counts as a refusal: it comes again if it is another. */
async function tryOnce<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Tried<Result>> {
  try {
    return { isDone: true, result: await db.runTransaction(work, { maxAttempts: 1 }) };
  } catch (error) {
    if (isOfDatabase(error)) return { isDone: false };
    throw error;
  }
}

/** The database's errors have numbers for codes, ours have words. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/**
 * Adds to a document without reading it, so that players who count at the same moment need not wait for one another; to
 * a crowded one (`runCounting`) by a document of its own, which the cleaning adds within the hour.
 */
export function addCounts(writes: Transaction | WriteBatch, addition: Addition): void {
  const { ref, counts, fields = {}, isKept } = addition;
  const counted = countedBy.get(writes);
  counted?.add(ref);
  if (counted && isCrowded(ref)) putAside(writes, addition);
  else if (isKept) (writes as WriteBatch).update(ref, withIncrements(fields, counts));
  else (writes as WriteBatch).set(ref, withIncrements(fields, counts), { merge: true });
}

function isCrowded({ firestore, path }: DocumentReference): boolean {
  const since = crowdedOf(firestore).find(path);
  return since !== undefined && Date.now() < since + CROWDED_FOR;
}

function putAside(writes: Transaction | WriteBatch, { ref, ...addition }: Addition): void {
  const late: LateCount = { ...addition, of: ref.path };
  (writes as WriteBatch).create(ref.firestore.collection('lateCounts').doc(), late);
}
