import { type DocumentReader, isInScope, type QueryScope, type StoredDocument } from '../StoredDocument.ts';
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

  constructor(store: DocumentReader, replaced: ReplacedDocuments) {
    this.#store = store;
    this.#replaced = replaced;
    this.commit = replaced.lastCommit;
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
