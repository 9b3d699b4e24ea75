import type { Room } from '../../../core/room/model.ts';
import type { DraftsPort } from '../ports.ts';

/** Where a draft lies: the user id (or 'guest') and the room, null for a room without an id. */
export interface DraftSlot {
  owner: string;
  roomId: string | null;
}

interface DraftKeeperOptions {
  drafts: DraftsPort;
  slot: DraftSlot;
  getRoom: () => Room;
  /** Hears whether this browser took a draft that was written by the clock. */
  onKept: (isKept: boolean) => void;
}

/** Longest time, in milliseconds, that a change stays in memory alone. */
export const DRAFT_DELAY = 300;

/** Keeps the room in this browser; writes and deletions run one after the other, so none overtakes another. */
export class DraftKeeper {
  private readonly options: DraftKeeperOptions;
  private slot: DraftSlot;
  /** Runs for a while after each write. */
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** True when something changed during that while. */
  private isWaiting = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(options: DraftKeeperOptions) {
    this.options = options;
    this.slot = options.slot;
  }

  /** Writes a first change at once, for a page may be gone the next moment; those that follow it closely share a write. */
  keepSoon(): void {
    if (this.timer !== null) {
      this.isWaiting = true;
      return;
    }
    this.timer = setTimeout(() => this.endRest(), DRAFT_DELAY);
    void this.enqueue(() => this.write()).then(this.options.onKept);
  }

  /** Writes the draft now. Answers whether this browser took it. */
  keepNow(): Promise<boolean> {
    this.cancelTimer();
    return this.enqueue(() => this.write());
  }

  /** Deletes the draft: the account has it all. */
  forget(): Promise<void> {
    this.cancelTimer();
    const { owner, roomId } = this.slot;
    return this.enqueue(() => this.options.drafts.deleteDraft(owner, roomId)).catch((error: unknown) => {
      console.error('A draft that is saved could not be deleted from this browser.', error);
    });
  }

  /** Lets the draft lie elsewhere from now on. */
  moveTo(slot: DraftSlot): void {
    this.slot = slot;
  }

  dispose(): void {
    this.cancelTimer();
  }

  private endRest(): void {
    this.timer = null;
    if (!this.isWaiting) return;
    this.isWaiting = false;
    this.keepSoon();
  }

  private async write(): Promise<boolean> {
    const { owner, roomId } = this.slot;
    try {
      await this.options.drafts.saveDraft(owner, {
        roomId,
        room: this.options.getRoom(),
        changedAt: Date.now(),
      });
      return true;
    } catch (error) {
      console.error('The draft could not be kept in this browser.', error);
      return false;
    }
  }

  private enqueue<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private cancelTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.isWaiting = false;
  }
}
