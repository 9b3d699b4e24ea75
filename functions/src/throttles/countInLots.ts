import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { memoryOf } from '../memory/LastUsed.ts';
import { counterOf, expiryOf, type Limit, tooMany } from './countWithin.ts';
import type { ThrottledClient } from './throttledClientsOf.ts';

/** Into how many lots a limit is divided: more than a call has instances, so that each of them gets one. */
const LOTS = 30;
/** Counters that an instance remembers. Forgetting one wastes what is left of its lot. */
const KEPT_COUNTERS = 1000;

/** What an instance has taken from a limit and not let through yet. */
interface Taken {
  left: number;
  isUsedUp: boolean;
  /** The lot that is being taken. */
  taking: Promise<void> | null;
}

const takenOf = memoryOf<Taken>(KEPT_COUNTERS);

type CountingDeps = Pick<Deps, 'db' | 'digest' | 'now'>;

/**
 * Counts a call before it is done, like `countNow`, for what pages ask every few seconds and what a crowd does at once: an
 * instance takes a thirtieth of the limit at once and lets so many calls through without a read or a write. All instances
 * together let no more through than the limit, also when they take at the same moment. Once it is used up, each refuses
 * without asking again until the window ends.
 * @throws tooManyRequests
 */
export async function countInLots(
  limit: Limit,
  deps: CountingDeps,
  clients: readonly ThrottledClient[],
): Promise<void> {
  for (const client of clients) await countOf(limit, deps, client);
}

async function countOf(limit: Limit, deps: CountingDeps, client: ThrottledClient): Promise<void> {
  const counters = takenOf(deps.db);
  const { path } = counterOf(limit, deps, client);
  const taken = counters.find(path) ?? { left: 0, isUsedUp: false, taking: null };
  counters.keep(path, taken);
  while (taken.left === 0) {
    if (taken.isUsedUp) throw tooMany(limit);
    taken.taking ??= takeLot(taken, limit, deps, client).finally(() => {
      taken.taking = null;
    });
    await taken.taking;
  }
  taken.left -= 1;
}

/**
 * Takes no more than the limit has left, so the last lot may be smaller. Takes nothing if another instance was faster,
 * which has then taken a lot, so that nobody has to try again more often than there are lots.
 */
async function takeLot(
  taken: Taken,
  limit: Limit,
  deps: CountingDeps,
  client: ThrottledClient,
): Promise<void> {
  const counter = await counterOf(limit, deps, client).get();
  const count = Number(counter.get('count') ?? 0);
  const lot = Math.min(Math.ceil(limit.most / LOTS), limit.most - count);
  if (lot <= 0) {
    taken.isUsedUp = true;
    return;
  }
  const counted = { count: FieldValue.increment(lot), expiresAt: expiryOf(limit, deps) };
  if (await isWritten(counter, counted)) taken.left += lot;
}

/** Firestore's NOT_FOUND, ALREADY_EXISTS and FAILED_PRECONDITION. */
const OVERTAKEN: readonly unknown[] = [5, 6, 9];

/** Writes to a document unless it has changed since it was read. Returns whether it did. */
async function isWritten(read: DocumentSnapshot, fields: DocumentData): Promise<boolean> {
  const { ref, updateTime } = read;
  const written = updateTime ? ref.update(fields, { lastUpdateTime: updateTime }) : ref.create(fields);
  return written.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && OVERTAKEN.includes(error.code)) return false;
      throw error;
    },
  );
}
