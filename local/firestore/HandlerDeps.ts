import type { DocumentStore } from './DocumentStore.ts';
import type { IndexSettings } from './indexes/IndexSettings.ts';
import type { IndexMaker } from './kept/IndexMaker.ts';
import type { ResourceNames } from './ResourceNames.ts';
import type { Transactions } from './transaction/Transactions.ts';
import type { LoopTurns } from './work/LoopTurns.ts';
import type { CommitQueue } from './write/CommitQueue.ts';
import type { WritePace } from './write/WritePace.ts';

/** Shared by the handlers of requests of one database. */
export interface HandlerDeps {
  readonly names: ResourceNames;
  readonly store: DocumentStore;
  readonly commits: CommitQueue;
  readonly transactions: Transactions;
  readonly turns: LoopTurns;
  /** Makes the indexes that queries lack. */
  readonly indexMaker: IndexMaker;
  /** The indexes that production has; queries that need others are refused. Null accepts every query. */
  readonly indexes: IndexSettings | null;
  /** Null lets every document be written as often as anybody wants. */
  readonly pace: WritePace | null;
}
