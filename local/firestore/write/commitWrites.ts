import type { Permit } from '../authorize.ts';
import type { Backend } from '../Backend.ts';
import { stageWrites, type WriteResult } from './stageWrites.ts';
import type { Write } from './write.ts';

/**
 * Stages, asks for permission, checks the preconditions and stores, all or nothing. To be run by the CommitQueue, which
 * brings it to the disk.
 */
export function commitWrites(
  { store, transactions }: Backend,
  writes: readonly Write[],
  permit: Permit,
): { readonly writeResults: readonly WriteResult[]; readonly commitTime: string } {
  const commitTime = store.clock.nextCommitTime();
  const { changes, results, accesses, conflict, failure } = stageWrites(store, writes, commitTime);
  // Before the rules, which would judge what was meant for another version, and refuse it for good.
  if (conflict) throw conflict;
  for (const access of accesses) permit(access);
  if (failure) throw failure;
  if (changes.size > 0) {
    transactions.keepBefore(changes);
    store.apply(changes);
  }
  return { writeResults: results, commitTime };
}
