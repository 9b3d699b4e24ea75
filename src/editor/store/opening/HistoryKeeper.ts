import type { History } from '../../../../core/edit/history/history.ts';
import { packHistory } from '../../../../core/edit/history/packHistory.ts';
import { createSerialQueue } from '../../../../core/util/createSerialQueue.ts';
import type { DraftsPort } from '../../../shared/ports/DraftsPort.ts';

/** Milliseconds that a step may stay in memory only. */
const KEEP_DELAY = 300;

/** Stores the open room's history in this browser, so that undo works after a reload (E2). */
export class HistoryKeeper {
  readonly #drafts: Pick<DraftsPort, 'saveHistory'>;
  readonly #owner: string;
  readonly #enqueue = createSerialQueue();
  /** The latest write asked for during the pause after a write. */
  #next: (() => Promise<void>) | null = null;
  /** Whether a refusal was already reported; otherwise each step would report it. */
  #isRefused = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(drafts: Pick<DraftsPort, 'saveHistory'>, owner: string) {
    this.#drafts = drafts;
    this.#owner = owner;
  }

  /**
   * Writes the first step at once, since a page may close any moment; closely following ones share a write.
   */
  keepSoon(documentId: string, history: History): void {
    const write = () => this.#write(documentId, history);
    if (this.#rest !== undefined) {
      this.#next = write;
      return;
    }
    this.#rest = setTimeout(() => this.#endRest(), KEEP_DELAY);
    void this.#enqueue(write);
  }

  /** Writes what is waiting, as when the room is left or the page hidden. */
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

  /**
   * Failures are tolerated: a full browser keeps the draft rather than the history, which is still in memory.
   */
  async #write(documentId: string, history: History): Promise<void> {
    try {
      await this.#drafts.saveHistory(this.#owner, documentId, packHistory(history));
    } catch (error) {
      if (!this.#isRefused) console.warn('The steps to undo could not be kept in this browser.', error);
      this.#isRefused = true;
    }
  }
}
