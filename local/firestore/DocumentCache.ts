import type { StoredDocument } from './StoredDocument.ts';

/** Characters of stored text whose documents are kept: rooms go up to 900 kB each. */
const MAX_LENGTH = 32 * 1024 * 1024;

interface Entry {
  readonly document: StoredDocument;
  readonly length: number;
}

/**
 * Recently parsed documents. No two versions of a document share an update time, so versions are never
 * confused.
 */
export class DocumentCache {
  readonly #maxLength: number;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  #length = 0;

  constructor(maxLength = MAX_LENGTH) {
    this.#maxLength = maxLength;
  }

  /** The document in that very version, if it is here. */
  get(path: string, updateTime: string): StoredDocument | undefined {
    const entry = this.#entries.get(path);
    if (entry?.document.updateTime !== updateTime) return undefined;
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    return entry.document;
  }

  /** @param length of the document as text */
  keep(document: StoredDocument, length: number): void {
    this.#drop(document.path);
    this.#entries.set(document.path, { document, length });
    this.#length += length;
    for (const path of this.#entries.keys()) {
      if (this.#length <= this.#maxLength) return;
      this.#drop(path);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#length = 0;
  }

  #drop(path: string): void {
    this.#length -= this.#entries.get(path)?.length ?? 0;
    this.#entries.delete(path);
  }
}
