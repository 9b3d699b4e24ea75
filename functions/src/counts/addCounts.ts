import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { logger } from '../log/logger.ts';
import { memoryOf } from '../memory/LastUsed.ts';
import { InGroups } from '../turns/InGroups.ts';
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
/** Milliseconds without a count after which a document is crowded no longer. */
const CROWDED_FOR = 10_000;
/** Crowded documents that an instance remembers. */
const KEPT_DOCUMENTS = 1000;
/** The most milliseconds by which each wait is longer than the one before. The SDK itself waits a second and longer. */
const PAUSE = 100;

/** By path, when a crowded document was counted in last, in milliseconds since the epoch. */
const crowdedOf = memoryOf<number>(KEPT_DOCUMENTS);

/** What a transaction has counted. */
interface Counted {
  /** The documents in which it has. */
  refs: Set<DocumentReference>;
  afterwards: (() => Promise<void>)[];
}

const countedBy = new WeakMap<object, Counted>();

/**
 * Runs a transaction that may count. Firestore takes about one write a second of one document, so a room that many play
 * at once would hold up its players. When the transaction was refused some times, the documents in which it counts are
 * crowded: this instance puts aside what is counted there, until nothing has been for a while.
 */
export async function runCounting<Result>(
  db: Firestore,
  work: Work<Result>,
  { patience = PATIENCE, ...options }: { maxAttempts?: number; patience?: number } = {},
): Promise<Result> {
  let counted: Counted = { refs: new Set(), afterwards: [] };
  const counting = (transaction: Transaction) => {
    counted = { refs: new Set(), afterwards: [] };
    countedBy.set(transaction, counted);
    return work(transaction);
  };
  const tried = await tryOften(db, counting, patience);
  if (!tried.isDone) for (const { path } of counted.refs) crowdedOf(db).keep(path, Date.now());
  const result = tried.isDone ? tried.result : await db.runTransaction(counting, options);
  await Promise.all(counted.afterwards.map((write) => write()));
  return result;
}

type Tried<Result> = { isDone: true; result: Result } | { isDone: false };
type Work<Result> = (transaction: Transaction) => Promise<Result>;

async function tryOften<Result>(db: Firestore, work: Work<Result>, patience: number): Promise<Tried<Result>> {
  for (let refusals = 0; refusals < patience; refusals += 1) {
    if (refusals > 0) await setTimeout(randomInt(PAUSE * refusals));
    const tried = await tryOnce(db, work);
    if (tried.isDone) return tried;
  }
  return { isDone: false };
}

/** Runs a transaction once. Any error of the database counts as a refusal: it comes again if it is another. */
async function tryOnce<Result>(db: Firestore, work: Work<Result>): Promise<Tried<Result>> {
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
  counted?.refs.add(ref);
  if (counted && isCrowded(ref)) putAside(writes, addition);
  else if (isKept) (writes as WriteBatch).update(ref, withIncrements(fields, counts));
  else (writes as WriteBatch).set(ref, withIncrements(fields, counts), { merge: true });
}

/** Additions to one document that an instance writes together. */
const together = new InGroups<DocumentData>(10_000);

/**
 * Adds one to the `count` of a document once the transaction is stored, together with others of this instance: for a
 * limit that is looked up before, such as that of a network in which a class starts at once. A failure loses the count.
 * @throws where the transaction is not one of `runCounting`, which would never count
 */
export function countAfterwards(
  transaction: Transaction,
  ref: DocumentReference,
  fields: DocumentData,
): void {
  const counted = countedBy.get(transaction);
  if (!counted) throw new Error('Only a transaction of runCounting counts afterwards.');
  counted.afterwards.push(() =>
    together
      .run(ref.path, fields, async (all) => {
        await ref.set({ ...all.at(-1), count: FieldValue.increment(all.length) }, { merge: true });
      })
      .catch((error: unknown) => logger.warn(error)),
  );
}

function isCrowded({ firestore, path }: DocumentReference): boolean {
  const since = crowdedOf(firestore).find(path);
  const isOne = since !== undefined && Date.now() < since + CROWDED_FOR;
  if (isOne) crowdedOf(firestore).keep(path, Date.now());
  return isOne;
}

function putAside(writes: Transaction | WriteBatch, { ref, ...addition }: Addition): void {
  const late: LateCount = { ...addition, of: ref.path };
  (writes as WriteBatch).create(ref.firestore.collection('lateCounts').doc(), late);
}
