import type { IndexReader } from './kept/IndexTable.ts';
import type { QueryScope, ReadDocument, StoredDocument } from './StoredDocument.ts';

/** Reads documents: the current store, or a transaction's snapshot of it. */
export interface DocumentReader {
  readonly get: ReadDocument;
  /** One by one, with pauses possible in between. Only a snapshot is consistent across pauses. */
  readonly scan: (scope: QueryScope) => Iterable<StoredDocument>;
  /** The indexes of the current store; undefined for a reader that has none. */
  readonly indexes?: IndexReader;
  /** The documents that this reader shows as they were, and the indexes do not; undefined if there are never any. */
  readonly former?: FormerDocuments;
}

/** The documents that were changed since a snapshot was taken. */
export interface FormerDocuments {
  /** Differs once more documents may have been changed. */
  readonly state: number;
  has(path: string): boolean;
  /** Their paths in a scope. */
  pathsIn(scope: QueryScope): readonly string[];
}
