import { countersOf, type Limit } from '../throttles/countWithin.ts';
import type { ThrottledClient } from '../throttles/throttledClientsOf.ts';
import type { TestDeps } from './createTestDeps.ts';

/** Counts as many actions of a client as leave so many more until its limit. */
export async function useUp(
  limit: Limit,
  deps: TestDeps,
  { client, left }: { client: ThrottledClient; left: number },
): Promise<void> {
  for (const counter of countersOf(limit, deps, [client])) await counter.set({ count: limit.most - left });
}
