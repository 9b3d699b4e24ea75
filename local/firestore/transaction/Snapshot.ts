import type { DocumentReader, FormerDocuments } from '../DocumentReader.ts';
import type { IndexReader } from '../kept/IndexTable.ts';
import { isInScope, type QueryScope, type StoredDocument } from '../StoredDocument.ts';
import type { ReplacedDocuments } from './ReplacedDocuments.ts';

/**
 * The database as it was when a transaction began: the store, with documents changed since then restored. So
 * a transaction never sees half of another one's work, and a read-only transaction never has to be retried.
 */
export class Snapshot implements DocumentReader {
  readonly #store: DocumentReader;
  readonly #replaced: ReplacedDocuments;
  /** The number of the last commit that it shows. */
  readonly commit: number;
  readonly former: FormerDocuments;
  readonly indexes?: IndexReader;

  constructor(store: DocumentReader, replaced: ReplacedDocuments) {
    const commit = replaced.lastCommit;
    this.#store = store;
    this.#replaced = replaced;
    this.commit = commit;
    if (store.indexes) this.indexes = store.indexes;
    this.former = {
      get state() {
        return replaced.lastCommit;
      },
      has: (path) => replaced.findReplaced(path, commit) !== undefined,
      pathsIn: (scope) => replaced.pathsReplacedAfter(commit).filter((path) => isInScope(path, scope)),
    };
  }

  get isCurrent(): boolean {
    return this.#replaced.lastCommit === this.commit;
  }

  get(path: string): StoredDocument | undefined {
    const replaced = this.#replaced.findReplaced(path, this.commit);
    return replaced ? replaced.before : this.#store.get(path);
  }

  /** Documents replaced meanwhile come last, in their former version. */
  *scan(scope: QueryScope): Iterable<StoredDocument> {
    const shown = new Set<string>();
    for (const document of this.#store.scan(scope)) {
      if (this.#replaced.findReplaced(document.path, this.commit)) continue;
      shown.add(document.path);
      yield document;
    }
    for (const path of this.#replaced.pathsReplacedAfter(this.commit)) {
      const before = isInScope(path, scope) && !shown.has(path) ? this.get(path) : undefined;
      if (before !== undefined) yield before;
    }
  }
}
