import type { Changes, StoredDocument } from '../StoredDocument.ts';

interface Replaced {
  readonly path: string;
  /** The number of the commit that replaced it. */
  readonly commit: number;
  readonly before: StoredDocument | undefined;
}

/**
 * Versions replaced by commits, kept while somebody reads the database as before. Shared by all snapshots:
 * separate ones would make a commit more expensive with every open transaction.
 */
export class ReplacedDocuments {
  #lastCommit = 0;
  readonly #inOrder: Replaced[] = [];
  readonly #byPath = new Map<string, Replaced[]>();

  /** The number of the latest commit. */
  get lastCommit(): number {
    return this.#lastCommit;
  }

  /** Counts a commit; to be called before it. */
  countCommit(): void {
    this.#lastCommit += 1;
  }

  /** Keeps the versions that the commit just counted is about to replace. */
  keepBefore(changes: Changes, read: (path: string) => StoredDocument | undefined): void {
    for (const path of changes.keys()) {
      const replaced = { path, commit: this.#lastCommit, before: read(path) };
      this.#inOrder.push(replaced);
      const ofPath = this.#byPath.get(path);
      if (ofPath === undefined) this.#byPath.set(path, [replaced]);
      else ofPath.push(replaced);
    }
  }

  /** The document as the commit of that number left it; undefined where it has not been replaced since. */
  findReplaced(path: string, commit: number): Replaced | undefined {
    return this.#byPath.get(path)?.find((replaced) => replaced.commit > commit);
  }

  /** The paths of all documents that were replaced after a commit. */
  pathsReplacedAfter(commit: number): readonly string[] {
    return [...this.#byPath.keys()].filter((path) => this.findReplaced(path, commit) !== undefined);
  }

  /** Forgets versions replaced by a commit and those before it, since nobody reads them any more. */
  forgetUntil(commit: number): void {
    const kept = this.#inOrder.findIndex((replaced) => replaced.commit > commit);
    // All at once: removing one by one would move all remaining ones each time and block the server for
    // seconds.
    const forgotten = this.#inOrder.splice(0, kept < 0 ? this.#inOrder.length : kept);
    for (const path of new Set(forgotten.map((replaced) => replaced.path))) this.#forgetPath(path, commit);
  }

  #forgetPath(path: string, commit: number): void {
    const kept = this.#byPath.get(path)?.filter((replaced) => replaced.commit > commit) ?? [];
    if (kept.length === 0) this.#byPath.delete(path);
    else this.#byPath.set(path, kept);
  }
}
