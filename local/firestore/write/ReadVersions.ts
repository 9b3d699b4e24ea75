import type { DocumentStore } from '../DocumentStore.ts';
import type { ReadDocument } from '../StoredDocument.ts';

/** Reads documents from the store, and checks later whether they have changed. */
export class ReadVersions {
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
