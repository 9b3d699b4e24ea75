import type { DocumentReader } from '../DocumentReader.ts';
import type { Query } from '../query/query.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import type { Snapshot } from './Snapshot.ts';

/** Runs a query again on the present database. */
type RunQuery = (query: Query) => readonly StoredDocument[];

/** An optimistic transaction: it reads from a snapshot, remembers its reads, and holds no lock. */
export class Transaction {
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly snapshot: Snapshot;
  readonly #documents = new Map<string, string | undefined>();
  readonly #queries: { query: Query; versions: string }[] = [];

  constructor(id: string, isReadOnly: boolean, snapshot: Snapshot) {
    this.id = id;
    this.isReadOnly = isReadOnly;
    this.snapshot = snapshot;
  }

  rememberDocument(path: string, document: StoredDocument | undefined): void {
    this.#documents.set(path, document?.updateTime);
  }

  rememberQuery(query: Query, documents: readonly StoredDocument[]): void {
    this.#queries.push({ query, versions: versionsOf(documents) });
  }

  /** Whether everything that the transaction read is unchanged. */
  isStillValid(store: DocumentReader, runQuery: RunQuery): boolean {
    if (this.snapshot.isCurrent) return true;
    const documents = [...this.#documents];
    return (
      documents.every(([path, updateTime]) => store.get(path)?.updateTime === updateTime) &&
      this.#queries.every(({ query, versions }) => versionsOf(runQuery(query)) === versions)
    );
  }
}

function versionsOf(documents: readonly StoredDocument[]): string {
  return documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join('\n');
}
