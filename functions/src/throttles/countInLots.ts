import { FieldValue } from 'firebase-admin/firestore';
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
 * Counts a call before it is done, like `countNow`, for what pages ask every few seconds and what a crowd does at once: an instance takes a
 * thirtieth of the limit at once and lets so many calls through without a read or a write. The limit is shared
 * by all instances; once it is used up, each refuses without asking again until the window ends.
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

/** Takes no more than the limit has left, so the last lot may be smaller. */
async function takeLot(
  taken: Taken,
  limit: Limit,
  deps: CountingDeps,
  client: ThrottledClient,
): Promise<void> {
  const counter = counterOf(limit, deps, client);
  const count = Number((await counter.get()).get('count') ?? 0);
  const lot = Math.min(Math.ceil(limit.most / LOTS), limit.most - count);
  if (lot <= 0) {
    taken.isUsedUp = true;
    return;
  }
  const counted = { count: FieldValue.increment(lot), expiresAt: expiryOf(limit, deps) };
  await counter.set(counted, { merge: true });
  taken.left += lot;
}
