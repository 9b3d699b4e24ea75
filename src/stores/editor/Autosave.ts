import type { Room } from '../../../core/room/model.ts';
import { failureCode } from '../failure.ts';
import type { BackendErrorCode, RoomSaver, SavedRoom } from '../ports.ts';
import { asNewRoom } from './asNewRoom.ts';
import type { DraftKeeper } from './DraftKeeper.ts';
import type { SaveOutcome } from './editorState.ts';
import type { OpenDocument } from './OpenDocument.ts';
import { sameRoom } from './sameRoom.ts';

/** Quiet time, in milliseconds, after the last change before the account gets it. */
export const ACCOUNT_DELAY = 1000;
/** First and longest wait, in milliseconds, before a failed save is tried again. */
export const RETRY_DELAY = { first: 2000, longest: 60_000 } as const;
/** Failures that pass by themselves; the others wait for the creator. */
const PASSING: readonly BackendErrorCode[] = ['offline', 'tooManyRequests', 'serverFull', 'unknown'];

export interface AutosaveOptions {
  rooms: RoomSaver;
  keeper: DraftKeeper;
  /** The user id, null when signed out: then the draft is all there is. */
  userId: string | null;
  roomId: string | null;
  document: OpenDocument;
}

/** Brings every change into this browser at once and into the account after some quiet, one save at a time. */
export class Autosave {
  private readonly options: AutosaveOptions;
  private roomId: string | null;
  /** The room that the account is known to hold. */
  private acknowledged: Room | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private retryDelay: number = RETRY_DELAY.first;
  /** True during a conflict: the creator chooses before anything is written over. */
  private isStopped = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.roomId = options.roomId;
  }

  /** Takes note of a change: the draft is written soon, the account follows. */
  changed(): void {
    this.options.keeper.keepSoon();
    if (this.isStopped) return;
    const isSignedIn = this.options.userId !== null;
    this.options.document.touch(isSignedIn);
    if (isSignedIn) this.saveAfter(ACCOUNT_DELAY);
  }

  /** Saves draft and account now. */
  async flush(): Promise<SaveOutcome> {
    await this.flushDraft();
    return this.runAlone(() => this.saveToAccount());
  }

  async flushDraft(): Promise<void> {
    if (this.isClean()) return;
    this.draftKept(await this.options.keeper.keepNow());
  }

  /** Hears whether this browser took the draft; for guests that is all the saving there is. */
  draftKept(isKept: boolean): void {
    if (!isKept) this.options.document.report({ type: 'unkept' });
    else if (this.options.userId === null) {
      this.options.document.report({ type: 'onDevice', reason: 'signedOut' });
    }
  }

  /** Tries a waiting save at once, as when the network is back. */
  retry(): void {
    if (this.options.userId !== null && !this.isClean()) this.saveAfter(0);
  }

  /** Saves a room as a new one and goes on with that; throws and changes nothing where it fails. */
  saveAsNew(room: Room): Promise<void> {
    return this.runAlone(async () => {
      const saved = await this.options.rooms.createRoom(room);
      this.isStopped = false;
      await this.take(this.options.document.room(), saved);
    });
  }

  /** Takes the present room for the stored one, as after loading it. */
  acknowledge(): Promise<void> {
    this.acknowledged = this.options.document.room();
    this.isStopped = false;
    this.cancelTimer();
    return this.options.keeper.forget();
  }

  /** Runs a change that the account already has, such as a new revision: it is not saved again. */
  adopt(change: () => void): void {
    const wasClean = this.isClean();
    change();
    if (wasClean) this.acknowledged = this.options.document.room();
  }

  /** Stops saving to the account until the creator has chosen a version. */
  stop(): void {
    this.isStopped = true;
    this.cancelTimer();
  }

  /** Lets saving go on after a conflict. */
  resume(): void {
    this.isStopped = false;
  }

  /** Runs a task while no save is under way. */
  runAlone<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Throws the draft away and saves nothing more. */
  discard(): Promise<void> {
    this.stop();
    return this.options.keeper.forget();
  }

  /** Saves what is still on its way, then rests; the document stands still from now on. */
  async leave(): Promise<void> {
    this.options.document.leave();
    if (!this.isClean()) await this.flush();
    this.dispose();
  }

  dispose(): void {
    this.cancelTimer();
    this.options.keeper.dispose();
  }

  private isClean(): boolean {
    return this.options.document.room() === this.acknowledged;
  }

  private async saveToAccount(): Promise<SaveOutcome> {
    this.cancelTimer();
    if (this.isStopped) return 'failed';
    if (this.options.userId === null) return 'signedOut';
    if (this.isClean()) return 'saved';
    const sent = this.options.document.room();
    this.options.document.report({ type: 'saving' });
    try {
      await this.take(sent, await this.send(sent));
      return 'saved';
    } catch (error) {
      return this.fail(error, sent);
    }
  }

  private async send(room: Room): Promise<SavedRoom> {
    const { rooms } = this.options;
    if (this.roomId === null) return rooms.createRoom(asNewRoom(room));
    return { id: this.roomId, room: await rooms.saveRoom(this.roomId, room) };
  }

  private async take(sent: Room, saved: SavedRoom): Promise<void> {
    const { keeper, userId, document } = this.options;
    const isUnchanged = document.room() === sent;
    document.accept(saved);
    this.roomId = saved.id;
    this.retryDelay = RETRY_DELAY.first;
    if (isUnchanged) this.acknowledged = document.room();
    const forgetting = keeper.forget();
    // Before any wait: a change in the meantime must not write to the place that is being emptied.
    if (userId !== null) keeper.moveTo({ owner: userId, roomId: saved.id });
    await forgetting;
    if (this.isClean()) document.report({ type: 'saved' });
    else this.changed();
  }

  private async fail(error: unknown, sent: Room): Promise<SaveOutcome> {
    const code = failureCode(error);
    if (code === 'conflict' && this.roomId !== null) return this.settleConflict(this.roomId, sent);
    console.error('The room could not be saved to the account.', error);
    // It was deleted elsewhere: asked for once more, it is saved as a new one.
    if (code === 'notFound') this.roomId = null;
    await this.keepOnDevice(code);
    return code === 'unauthenticated' ? 'signedOut' : 'failed';
  }

  /** A save whose answer was lost looks like somebody else's: compare before asking the creator. */
  private async settleConflict(id: string, sent: Room): Promise<SaveOutcome> {
    const stored = await this.options.rooms.loadRoom(id).catch(failureCode);
    if (typeof stored === 'string') {
      await this.keepOnDevice(stored);
      return 'failed';
    }
    if (sameRoom(stored, sent)) {
      await this.take(sent, { id, room: stored });
      return 'saved';
    }
    this.stop();
    await this.options.keeper.keepNow();
    this.options.document.report({ type: 'conflict' });
    this.options.document.meetConflict(stored);
    return 'failed';
  }

  private async keepOnDevice(code: BackendErrorCode): Promise<void> {
    const isKept = await this.options.keeper.keepNow();
    this.options.document.report(isKept ? { type: 'onDevice', reason: code } : { type: 'unkept' });
    if (!PASSING.includes(code)) return;
    this.saveAfter(this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * 2, RETRY_DELAY.longest);
  }

  private saveAfter(delay: number): void {
    this.cancelTimer();
    this.timer = setTimeout(() => void this.runAlone(() => this.saveToAccount()), delay);
  }

  private cancelTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
