import { type DocumentReader, isInScope, type Scope, type StoredDocument } from '../StoredDocument.ts';
import type { History } from './History.ts';

/**
 * The database as it was when a transaction began: the store, with the documents that were changed since put back. So
 * a transaction never sees half of another's work, and a read-only one never has to be tried again.
 */
export class Snapshot implements DocumentReader {
  readonly #store: DocumentReader;
  readonly #history: History;
  /** The number of the last commit that it shows. */
  readonly commit: number;

  constructor(store: DocumentReader, history: History) {
    this.#store = store;
    this.#history = history;
    this.commit = history.lastCommit;
  }

  get isCurrent(): boolean {
    return this.#history.lastCommit === this.commit;
  }

  get(path: string): StoredDocument | undefined {
    const replaced = this.#history.findReplaced(path, this.commit);
    return replaced ? replaced.before : this.#store.get(path);
  }

  /** What is replaced on the way comes last, as it was. */
  *scan(scope: Scope): Iterable<StoredDocument> {
    const shown = new Set<string>();
    for (const document of this.#store.scan(scope)) {
      if (this.#history.findReplaced(document.path, this.commit)) continue;
      shown.add(document.path);
      yield document;
    }
    for (const path of this.#history.pathsReplacedAfter(this.commit)) {
      const before = isInScope(path, scope) && !shown.has(path) ? this.get(path) : undefined;
      if (before !== undefined) yield before;
    }
  }
}
