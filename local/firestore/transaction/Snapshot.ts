import {
  type Changes,
  type DocumentReader,
  isInScope,
  type Scope,
  type StoredDocument,
} from '../StoredDocument.ts';

/**
 * The database as it was when a transaction began: the store, with the documents that were changed since put back. So
 * a transaction never sees half of another's work, and a read-only one never has to be tried again.
 */
export class Snapshot implements DocumentReader {
  readonly #store: DocumentReader;
  readonly #replaced = new Map<string, StoredDocument | undefined>();

  constructor(store: DocumentReader) {
    this.#store = store;
  }

  get isCurrent(): boolean {
    return this.#replaced.size === 0;
  }

  /** Keeps what a commit is about to replace. */
  keepBefore(changes: Changes): void {
    for (const path of changes.keys()) {
      if (!this.#replaced.has(path)) this.#replaced.set(path, this.#store.get(path));
    }
  }

  get(path: string): StoredDocument | undefined {
    return this.#replaced.has(path) ? this.#replaced.get(path) : this.#store.get(path);
  }

  scan(scope: Scope): readonly StoredDocument[] {
    const stored = this.#store.scan(scope).filter(({ path }) => !this.#replaced.has(path));
    const replaced = [...this.#replaced.values()].filter((document) => document !== undefined);
    return [...stored, ...replaced.filter(({ path }) => isInScope(path, scope))];
  }
}
