import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { Draft, DraftsPort } from '../../shared/ports/DraftsPort.ts';

export interface DraftWriterDeps {
  drafts: DraftsPort;
  owner: string;
  /** The draft from which the room was opened; the first write replaces it. */
  from: Draft | null;
  /** Called after each write with whether this browser accepted it. */
  onWritten: (isKept: boolean) => void;
}

/** Milliseconds that a change may stay in memory only. */
const DRAFT_DELAY = 300;

/** Stores the open room's draft in this browser; writes and deletions are serialised. */
export class DraftWriter {
  readonly #deps: DraftWriterDeps;
  readonly #enqueue = createSerialQueue();
  /** The stored draft. */
  #kept: Draft | null;
  /** The latest draft given during the pause after a write. */
  #next: Draft | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: DraftWriterDeps) {
    this.#deps = deps;
    this.#kept = deps.from;
  }

  /**
   * Writes the first change at once, since a page may close any moment; closely following ones share a write.
   */
  keepSoon(draft: Draft): void {
    if (this.#rest) {
      this.#next = draft;
      return;
    }
    this.#rest = setTimeout(() => this.#endRest(), DRAFT_DELAY);
    void this.#enqueue(() => this.#write(draft));
  }

  keepNow(draft: Draft): Promise<void> {
    this.#stopRest();
    return this.#enqueue(() => this.#write(draft));
  }

  /** Deletes the draft: everything is saved, or it was discarded. */
  forget(): Promise<void> {
    this.#stopRest();
    return this.#enqueue(async () => {
      if (this.#kept) await this.#delete(this.#kept);
      this.#kept = null;
    });
  }

  #endRest(): void {
    const next = this.#next;
    this.#stopRest();
    if (next) this.keepSoon(next);
  }

  #stopRest(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#next = null;
  }

  async #write(draft: Draft): Promise<void> {
    const { drafts, owner, onWritten } = this.#deps;
    try {
      await drafts.saveDraft(owner, draft);
    } catch (error) {
      console.error('The draft could not be kept in this browser.', error);
      return onWritten(false);
    }
    const before = this.#kept;
    this.#kept = draft;
    onWritten(true);
    if (before && !isSamePlace(before, draft)) await this.#delete(before);
  }

  async #delete(draft: Draft): Promise<void> {
    try {
      await this.#deps.drafts.deleteDraft(this.#deps.owner, draft);
    } catch (error) {
      console.error('A draft that is no longer needed could not be deleted from this browser.', error);
    }
  }
}

function isSamePlace(one: Draft, other: Draft): boolean {
  return one.writer === other.writer && one.roomId === other.roomId;
}
