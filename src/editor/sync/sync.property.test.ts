import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Room } from '../../../core/room/model.ts';
import { Choices } from '../../../core/testing/choices.ts';
import { MOST, SEED } from '../../../core/testing/numbers.ts';
import { runs } from '../../../tests/runs.ts';
import type { Memory } from '../../app/testing/memory/memory.ts';
import type { ConflictChoice } from '../store/editorActions.ts';
import { createEditorStore, type EditorStore } from '../store/editorStore.ts';
import { ADA, memoryWith, rename, roomOf } from '../store/testing/openEditor.ts';
import { holdTheClock } from './testing/holdTheClock.ts';
import { Lineage } from './testing/Lineage.ts';
import { createShakyBackend, type Page } from './testing/shakyBackend.ts';

const CHOICES: readonly ConflictChoice[] = ['keepAsNewRoom', 'replaceStored', 'loadStored'];
/** Milliseconds within which the newest change must be stored somewhere. */
const KEPT_WITHIN = 300;

holdTheClock();

interface Tab {
  store: EditorStore;
  page: Page;
  changedAt: number;
}

/** Two tabs of one creator, an account, and a network that loses and delays requests. */
class World {
  readonly memory: Memory = memoryWith({ planRooms: Number.POSITIVE_INFINITY });
  readonly lineage = new Lineage();
  readonly tabs: Tab[] = [];
  readonly #kept = new Set<string>();
  /** Stored versions that were overwritten by something not based on them. */
  readonly #overwritten: string[] = [];
  #begun = 0;
  #copies = 0;
  #changes = 0;
  #network: Choices | null = null;

  constructor() {
    const { rooms } = this.memory;
    const put = rooms.set.bind(rooms);
    rooms.set = (id, room) => {
      const before = rooms.get(id);
      // Not asserted here: the store would treat a failed assertion as a failed save.
      if (before && !this.#goesOn(room, before)) this.#overwritten.push(before.roomName);
      return put(id, room);
    };
  }

  async open(index: number, roomId: string | null): Promise<void> {
    const page = { isGone: false };
    const backend = createShakyBackend(this.memory, page, () => this.#network);
    const store = createEditorStore({ backend, user: ADA });
    this.tabs[index] = { store, page, changedAt: 0 };
    const isBegun =
      roomId === null && (await backend.drafts.loadDraft({ owner: 'ada', roomId: null })) === null;
    if (isBegun) this.#begun += 1;
    const opening = store.getState().open(roomId);
    await vi.advanceTimersByTimeAsync(30_000);
    await opening;
  }

  /** Does one random thing. */
  async step(choices: Choices): Promise<void> {
    this.#network = choices;
    const index = choices.below(2);
    const tab = this.tabs[index];
    if (!tab) return;
    const { currentRoomId, status } = tab.store.getState();
    const happening = choices.below(10);
    if (happening === 0) await this.#reopen(index, 'crash', currentRoomId);
    else if (happening === 1) await this.#reopen(index, 'leave', currentRoomId);
    else if (status !== 'ready') await this.#reopen(index, 'leave', currentRoomId);
    else if (happening === 2) void tab.store.getState().save(null);
    else if (happening === 3) this.resolve(tab, choices.oneOf(CHOICES));
    else if (happening < 7) this.#change(tab);
    await vi.advanceTimersByTimeAsync(choices.oneOf([1, 100, 299, 1000, 2500, 9000]));
    this.#network = null;
  }

  /** Restores the network, so that every call gets a response. */
  async settle(): Promise<void> {
    for (const index of this.tabs.keys()) {
      const tab = this.tabs[index];
      if (tab?.store.getState().status !== 'ready') await this.open(index, null);
    }
    for (let round = 0; round < 3; round += 1) {
      await vi.advanceTimersByTimeAsync(100_000);
      for (const tab of this.tabs) this.resolve(tab, 'keepAsNewRoom');
    }
    await vi.advanceTimersByTimeAsync(100_000);
  }

  resolve(tab: Tab, choice: ConflictChoice): void {
    const { conflict, saveState, resolveConflict } = tab.store.getState();
    if (!conflict || saveState.type !== 'conflict') return;
    const mine = stateOf(roomOf(tab.store));
    if (choice === 'replaceStored') this.lineage.add(mine, stateOf(conflict));
    else if (choice === 'loadStored') this.lineage.add(stateOf(conflict), mine);
    else this.#copies += 1;
    void resolveConflict(choice);
  }

  expectNothingLost(): void {
    const { rooms, drafts } = this.memory;
    const held = [...rooms.values(), ...[...drafts.values()].map(({ room }) => room)].map(stateOf);
    for (const state of held) this.#kept.add(state);
    const there = this.lineage.withAncestors(held);
    expect([...this.#kept].filter((state) => !there.has(state))).toEqual([]);
    for (const { store, changedAt } of this.tabs) {
      if (changedAt === 0 || Date.now() - changedAt < KEPT_WITHIN) continue;
      expect(there).toContain(stateOf(roomOf(store)));
    }
    expect(this.#overwritten).toEqual([]);
    expect(rooms.size).toBeLessThanOrEqual(this.#begun + this.#copies);
  }

  /** Checks that what a tab shows as saved is stored, perhaps with another tab's changes on top. */
  expectSaved(): void {
    for (const { store } of this.tabs) {
      const { saveState, currentRoomId, roomSettings, dispose } = store.getState();
      expect(['saved', 'untouched']).toContain(saveState.type);
      const stored = this.memory.rooms.get(currentRoomId ?? '');
      if (stored && roomSettings) expect(this.#goesOn(stored, roomSettings)).toBe(true);
      else expect(saveState.type).toBe('untouched');
      dispose();
    }
  }

  async #reopen(index: number, how: 'crash' | 'leave', roomId: string | null): Promise<void> {
    const tab = this.tabs[index];
    if (!tab) return;
    if (how === 'crash') tab.page.isGone = true;
    else tab.store.getState().dispose();
    await this.open(index, roomId);
  }

  #change(tab: Tab): void {
    this.#changes += 1;
    const name = String(this.#changes);
    this.lineage.add(name, stateOf(roomOf(tab.store)));
    tab.changedAt = Date.now();
    rename(tab.store, name);
  }

  #goesOn(room: Room, before: Room): boolean {
    return this.lineage.withAncestors([stateOf(room)]).has(stateOf(before));
  }
}

/** Each state is named by its number; a copy beside another room has the same number ("7 2"). */
function stateOf({ roomName }: Room): string {
  return roomName.split(' ')[0] ?? '';
}

it('acknowledged changes and the newest drafts survive any order of changes, responses, failures, reloads and a second tab', async () => {
  const lists = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 100, maxLength: 400, size: 'max' });
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const choices = new Choices(list);
      const world = new World();
      await world.open(0, null);
      await world.open(1, null);
      while (!choices.isUsedUp) {
        await world.step(choices);
        world.expectNothingLost();
      }
      await world.settle();
      world.expectNothingLost();
      world.expectSaved();
    }),
    { ...SEED, numRuns: runs(40) },
  );
});
