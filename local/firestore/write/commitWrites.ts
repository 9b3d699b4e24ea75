import { reportBilled } from '../../log/operations.ts';
import type { Permit } from '../authorize.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import type { ReadDocument } from '../StoredDocument.ts';
import { finishAtOnce } from '../work/finishAtOnce.ts';
import type { Pace } from '../work/Pace.ts';
import { type Plan, planCommit } from './planCommit.ts';
import type { WriteResult } from './stageWrites.ts';
import type { Write } from './write.ts';

/** Reads documents from the store, and checks later whether they have changed. */
class ReadVersions {
  readonly #store: DocumentStore;
  readonly #begunAt: number;
  /** The update time of each document when it was first read; undefined for one that was not there. */
  readonly #versions = new Map<string, string | undefined>();

  constructor(store: DocumentStore) {
    this.#store = store;
    this.#begunAt = store.changeCount;
  }

  readonly read: ReadDocument = (path) => {
    const document = this.#store.get(path);
    // The first version counts: work that has seen two versions is repeated.
    if (!this.#versions.has(path)) this.#versions.set(path, document?.updateTime);
    return document;
  };

  areCurrent(): boolean {
    if (this.#store.changeCount === this.#begunAt) return true;
    return [...this.#versions].every(([path, version]) => this.#store.get(path)?.updateTime === version);
  }
}

/** As often as the SDKs retry a transaction. */
const MAX_ATTEMPTS = 5;

interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: string;
}

export interface Commit {
  readonly writes: readonly Write[];
  readonly permit: Permit;
  /** Called once, when the commit's turn has come. @throws if the commit must not be made */
  readonly assertValid?: () => void;
}

/**
 * Commits all writes or none. The result is computed in slices and then stored by the CommitQueue in one step
 * if nothing it depends on has changed; otherwise it is computed again, at once if that takes no longer than
 * a slice. @throws ABORTED if others were faster each time
 */
export async function commitWrites(deps: HandlerDeps, commit: Commit, pace: Pace): Promise<CommitResult> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    // Starts a whole slice, since waiting in the queue was no work.
    if (attempt > 1) await pace.yield();
    const { store } = deps;
    const versions = new ReadVersions(store);
    const commitTime = store.clock.nextCommitTime();
    const restsBefore = pace.rests;
    const plan = await pace.finish(prepareCommit(deps, commit, versions, commitTime));
    const isShort = pace.rests === restsBefore;
    const result = await deps.commits.run(() => {
      if (versions.areCurrent()) return carryOut(deps, commit, plan, commitTime);
      return isShort ? commitAtOnce(deps, commit) : undefined;
    });
    if (result !== undefined) return result;
  }
  throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
}

function commitAtOnce(deps: HandlerDeps, commit: Commit): CommitResult {
  const commitTime = deps.store.clock.nextCommitTime();
  const versions = new ReadVersions(deps.store);
  return carryOut(deps, commit, finishAtOnce(prepareCommit(deps, commit, versions, commitTime)), commitTime);
}

function* prepareCommit(
  { store }: HandlerDeps,
  { writes, permit }: Commit,
  { read }: ReadVersions,
  commitTime: string,
): Generator<void, Plan> {
  const plan = yield* planCommit(read, writes, permit, commitTime);
  if (plan.isRefused) return plan;
  for (const document of plan.changes.values()) {
    if (document) store.prepare(document);
    yield;
  }
  return plan;
}

function carryOut(
  { store, transactions, pace }: HandlerDeps,
  { writes, assertValid = () => {} }: Commit,
  plan: Plan,
  commitTime: string,
): CommitResult {
  assertValid();
  if (plan.isRefused) throw plan.refusal;
  pace?.take(plan.changes.keys());
  if (plan.changes.size > 0) {
    transactions.keepBefore(plan.changes);
    store.apply(plan.changes);
  }
  reportBilled({ writes: countOf(writes, 'update'), deletes: countOf(writes, 'delete') });
  return { writeResults: plan.results, commitTime };
}

function countOf(writes: readonly Write[], wanted: Write['type']): number {
  return writes.filter(({ type }) => type === wanted).length;
}
