import type { Access, Permit } from '../authorize.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { Changes, ReadDocument } from '../StoredDocument.ts';
import { type StagedAccess, stageWrites, type WriteResult } from './stageWrites.ts';
import type { Write } from './write.ts';

/** The plan of a commit, valid while nothing it depends on changes. */
export type Plan =
  | { readonly isRefused: true; readonly refusal: FirestoreError }
  | { readonly isRefused: false; readonly changes: Changes; readonly results: readonly WriteResult[] };

/**
 * Computes a commit and asks for permission, yielding after each step. Without permission the response is the
 * same whatever is stored; the first refused write decides.
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
 * A conflict that may be revealed, since the caller may read the document. It is checked before the rules,
 * which would refuse for good what was meant for another version; on a conflict the SDK retries.
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
