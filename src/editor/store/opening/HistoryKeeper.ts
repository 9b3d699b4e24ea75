import type { History } from '../../../../core/edit/history/history.ts';
import { packHistory } from '../../../../core/edit/history/packHistory.ts';
import { createSerialQueue } from '../../../../core/util/createSerialQueue.ts';
import type { DraftsPort } from '../../../shared/ports/DraftsPort.ts';

/** Longest time, in milliseconds, that a step stays in memory alone. */
const KEEP_DELAY = 300;

/** Keeps the open room's steps in this browser, so that they can be undone after a reload (E2). */
export class HistoryKeeper {
  readonly #drafts: Pick<DraftsPort, 'saveHistory'>;
  readonly #owner: string;
  readonly #enqueue = createSerialQueue();
  /** Came within the rest that follows a write. */
  #next: (() => Promise<void>) | null = null;
  /** Said once: it would be said again with every step. */
  #isRefused = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(drafts: Pick<DraftsPort, 'saveHistory'>, owner: string) {
    this.#drafts = drafts;
    this.#owner = owner;
  }

  /** Writes a first step at once, for a page may be gone the next moment; those that follow it closely share a write. */
  keepSoon(documentId: string, history: History): void {
    const write = () => this.#write(documentId, history);
    if (this.#rest !== undefined) {
      this.#next = write;
      return;
    }
    this.#rest = setTimeout(() => this.#endRest(), KEEP_DELAY);
    void this.#enqueue(write);
  }

  /** Writes what waits: the room is left, or the page is out of sight. */
  async flush(): Promise<void> {
    const next = this.#next;
    this.#next = null;
    await this.#enqueue(async () => next?.());
  }

  #endRest(): void {
    this.#rest = undefined;
    const next = this.#next;
    this.#next = null;
    if (!next) return;
    this.#rest = setTimeout(() => this.#endRest(), KEEP_DELAY);
    void this.#enqueue(next);
  }

  /** A full browser keeps the room's draft rather than its steps; those are still in memory. */
  async #write(documentId: string, history: History): Promise<void> {
    try {
      await this.#drafts.saveHistory(this.#owner, documentId, packHistory(history));
    } catch (error) {
      if (!this.#isRefused) console.warn('The steps to undo could not be kept in this browser.', error);
      this.#isRefused = true;
    }
  }
}
