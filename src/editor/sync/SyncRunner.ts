import type { Room } from '../../../core/room/model.ts';
import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { Draft } from '../../shared/ports/DraftsPort.ts';
import type { RoomSaver } from '../../shared/ports/RoomsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { newId } from '../../shared/store/newId.ts';
import type { ConflictChoice, SaveOutcome } from '../store/editorActions.ts';
import { DraftWriter, type DraftWriterDeps } from './DraftWriter.ts';
import type { DocumentSync, SaveRequest, SyncEffect, SyncEvent } from './documentSync.ts';
import { stepSync } from './stepSync.ts';

interface SyncRunnerDeps extends Omit<DraftWriterDeps, 'onWritten'> {
  rooms: RoomSaver;
  start: DocumentSync;
  /** Called with every step. */
  onStep: (sync: DocumentSync) => void;
}

/**
 * Saves one open room in this browser and the account: performs the effects of `stepSync` and dispatches
 * their results.
 */
export class SyncRunner {
  readonly #rooms: RoomSaver;
  readonly #onStep: (sync: DocumentSync) => void;
  readonly #drafts: DraftWriter;
  /** Each open room has its own draft, so that another tab does not overwrite it. */
  readonly #writer = newId();
  readonly #enqueue = createSerialQueue();
  #sync: DocumentSync;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ rooms, start, onStep, ...drafts }: SyncRunnerDeps) {
    this.#rooms = rooms;
    this.#sync = start;
    this.#onStep = onStep;
    const onWritten = (isKept: boolean) => void this.dispatch({ type: 'drafted', isKept });
    this.#drafts = new DraftWriter({ ...drafts, onWritten });
  }

  /** The current room and its saving state. */
  document(): DocumentSync {
    return this.#sync;
  }

  /** Saves draft and account now. */
  save(): Promise<SaveOutcome> {
    return this.alone(async () => {
      await this.dispatch({ type: 'asked' });
      return outcomeOf(this.#sync);
    });
  }

  /** Resolves a conflict; returns why that failed, or null. */
  choose(choice: ConflictChoice): Promise<DocumentSync['failure']> {
    return this.alone(async () => {
      await this.dispatch({ type: 'chosen', choice });
      return this.#sync.failure;
    });
  }

  /** Retries a waiting save at once, as when the network is back. */
  retry(): void {
    void this.alone(() => this.dispatch({ type: 'due' }));
  }

  /** Runs a task while no save is under way. */
  alone<Value>(task: () => Promise<Value>): Promise<Value> {
    return this.#enqueue(task);
  }

  /** Reports a change of the open room; changes made by this runner are ignored. */
  changed(room: Room): void {
    if (room !== this.#sync.room) void this.dispatch({ type: 'changed', room, at: Date.now() });
  }

  /** Applies an event and performs its effects. */
  async dispatch(event: SyncEvent): Promise<void> {
    const [next, ...effects] = stepSync(this.#sync, event);
    this.#sync = next;
    if (next.phase.type === 'left') clearTimeout(this.#timer);
    this.#onStep(next);
    await Promise.all(effects.map((effect) => this.#perform(effect)));
  }

  async #perform(effect: SyncEffect): Promise<void> {
    switch (effect.type) {
      case 'keepDraft':
        return effect.isUrgent ? this.#drafts.keepNow(this.#draft()) : this.#drafts.keepSoon(this.#draft());
      case 'forgetDraft':
        return this.#drafts.forget();
      case 'send':
        return this.dispatch(await this.#send(effect.request));
      case 'load':
        return this.dispatch(await this.#load(effect.id));
      case 'wait':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.retry(), effect.delay);
    }
  }

  #draft(): Draft {
    const { roomId, futureId, room, changedAt } = this.#sync;
    return { roomId, futureId, room, changedAt, writer: this.#writer };
  }

  async #send({ id, room, isNew }: SaveRequest): Promise<SyncEvent> {
    const { createRoom, saveRoom } = this.#rooms;
    try {
      const saved = await (isNew ? createRoom : saveRoom)(id, room);
      return { type: 'answered', room: saved, freshId: newId() };
    } catch (error) {
      const code = failureCode(error);
      if (code !== 'conflict') console.error('The room could not be saved to the account.', error);
      return { type: 'failed', code };
    }
  }

  async #load(id: string): Promise<SyncEvent> {
    try {
      return { type: 'found', stored: await this.#rooms.loadRoom(id), freshId: newId() };
    } catch (error) {
      return { type: 'failed', code: failureCode(error) };
    }
  }
}

function outcomeOf({ failure }: DocumentSync): SaveOutcome {
  if (failure === null) return 'saved';
  return failure === 'signedOut' || failure === 'unauthenticated' ? 'signedOut' : 'failed';
}
