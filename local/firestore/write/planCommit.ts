import type { Access, Permit } from '../authorize.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { Changes, ReadDocument } from '../StoredDocument.ts';
import { type StagedAccess, stageWrites, type WriteResult } from './stageWrites.ts';
import type { Write } from './write.ts';

/** What becomes of a commit, as long as nothing changes that it was worked out from. */
export type Plan =
  | { readonly isRefused: true; readonly refusal: FirestoreError }
  | { readonly isRefused: false; readonly changes: Changes; readonly results: readonly WriteResult[] };

/**
 * Works out a commit and asks for permission, stopping after each step. Whoever may not write learns nothing else, the
 * same whatever is stored; the first write that is refused decides.
 */
export function* planCommit(
  read: ReadDocument,
  writes: readonly Write[],
  permit: Permit,
  time: string,
): Generator<void, Plan> {
  const { changes, results, accesses, failure } = yield* stageWrites(read, writes, time);
  const ask = (access: Access) => findRefusal(permit, access, read);
  const refusal = findOpenConflict(accesses, ask, read) ?? (yield* refuseFirst(accesses, ask)) ?? failure;
  if (refusal !== null) return { isRefused: true, refusal };
  return { isRefused: false, changes, results };
}

type Ask = (access: Access) => FirestoreError | null;

/**
 * A conflict that is no secret: the caller may read the document whose version is another. It comes before the rules,
 * which would judge what was meant for another version and refuse it for good: by a conflict the SDK tries again.
 */
function findOpenConflict(
  accesses: readonly StagedAccess[],
  ask: Ask,
  read: ReadDocument,
): FirestoreError | null {
  const open = accesses.find(({ access: { path }, conflict }) => {
    return conflict !== null && ask({ type: 'get', path, document: read(path) }) === null;
  });
  return open?.conflict ?? null;
}

function* refuseFirst(accesses: readonly StagedAccess[], ask: Ask): Generator<void, FirestoreError | null> {
  for (const { access } of accesses) {
    const refusal = ask(access);
    if (refusal !== null) return refusal;
    yield;
  }
  return accesses.find(({ conflict }) => conflict !== null)?.conflict ?? null;
}

function findRefusal(permit: Permit, access: Access, read: ReadDocument): FirestoreError | null {
  try {
    permit(access, read);
    return null;
  } catch (thrown) {
    if (thrown instanceof FirestoreError) return thrown;
    throw thrown;
  }
}
