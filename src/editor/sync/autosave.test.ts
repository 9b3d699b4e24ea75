import { describe, expect, it, vi } from 'vitest';
import {
  ADA,
  draftAt,
  memoryWith,
  OFFLINE,
  openEditor,
  rename,
  roomOf,
  savedRoom,
  storedRoom,
} from '../store/testing/openEditor.ts';
import { holdTheClock } from './testing/holdTheClock.ts';

holdTheClock();

describe('autosave', () => {
  it('writes the draft at once, later changes within 300 ms, and the account after a second of quiet', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'T');
    await vi.advanceTimersByTimeAsync(0);
    expect(draftAt(memory, 'ada/').room.roomName).toBe('T');
    await vi.advanceTimersByTimeAsync(299);
    rename(store, 'The study');
    await vi.advanceTimersByTimeAsync(1);
    expect(draftAt(memory, 'ada/').room.roomName).toBe('The study');
    expect(store.getState().saveState).toEqual({ type: 'saving' });
    await vi.advanceTimersByTimeAsync(998);
    expect(memory.rooms.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(storedRoom(memory, store)).toMatchObject({ roomName: 'The study', revision: 1 });
    expect(store.getState()).toMatchObject({
      currentRoomId: expect.stringMatching(/^[0-9a-f]{20}$/),
      saveState: { type: 'saved' },
      isSaving: false,
    });
    expect(memory.drafts.size).toBe(0);
  });

  it('continues with the revision of the response, without a history step', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'One');
    await vi.advanceTimersByTimeAsync(1000);
    rename(store, 'Two');
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedRoom(memory, store)).toMatchObject({ roomName: 'Two', revision: 2 });
    store.getState().undo();
    expect(roomOf(store)).toMatchObject({ roomName: 'One', revision: 2 });
  });

  it('keeps a change made while a save is under way', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'One');
    memory.beforeAnswer = () => rename(store, 'Two');
    await store.getState().save(null);
    expect(storedRoom(memory, store)?.roomName).toBe('One');
    expect(roomOf(store)).toMatchObject({ roomName: 'Two', revision: 1 });
    await vi.advanceTimersByTimeAsync(300);
    expect([...memory.drafts.values()]).toMatchObject([{ roomId: store.getState().currentRoomId }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedRoom(memory, store)?.roomName).toBe('Two');
    expect(store.getState().saveState).toEqual({ type: 'saved' });
  });
});

describe('what the account does not take', () => {
  it('keeps everything on the device when signed out', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory, null);
    rename(store, 'Mine');
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.getState().saveState).toEqual({ type: 'onDevice', reason: 'signedOut' });
    expect(memory.rooms.size).toBe(0);
    expect(roomOf(await openEditor(memory, null)).roomName).toBe('Mine');
  });

  it("keeps a guest's last change also when the editor is left at once", async () => {
    const memory = memoryWith();
    const store = await openEditor(memory, null);
    rename(store, 'Mine');
    expect(store.getState().saveState).toEqual({ type: 'saving' });
    store.getState().dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(draftAt(memory, 'guest/').room.roomName).toBe('Mine');
  });

  it('says at once that the network is gone, and saves when it is back', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    store.getState().setOnline(false);
    rename(store, 'Mine');
    expect(store.getState().saveState).toEqual({ type: 'onDevice', reason: 'offline' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(memory.rooms.size).toBe(0);
    store.getState().setOnline(true);
    expect(store.getState().saveState).toEqual({ type: 'saving' });
    await vi.advanceTimersByTimeAsync(0);
    expect(storedRoom(memory, store)?.roomName).toBe('Mine');
  });

  it('tries again after a lost connection, at once when it is back', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    memory.accountFailure = OFFLINE;
    rename(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState().saveState).toEqual({ type: 'onDevice', reason: 'offline' });
    expect(draftAt(memory, 'ada/').room.roomName).toBe('Mine');
    memory.accountFailure = null;
    store.getState().retrySaving();
    await vi.advanceTimersByTimeAsync(0);
    expect(storedRoom(memory, store)?.roomName).toBe('Mine');
  });

  it('waits longer with each failure', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    memory.accountFailure = OFFLINE;
    rename(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    memory.accountFailure = null;
    await vi.advanceTimersByTimeAsync(7999);
    expect(store.getState().currentRoomId).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().currentRoomId).not.toBeNull();
  });

  it('says so when neither the browser nor the account takes it', async () => {
    const store = await openEditor(memoryWith({ isStorageRefused: true }), null);
    rename(store, 'Mine');
    await vi.advanceTimersByTimeAsync(300);
    expect(store.getState().saveState).toEqual({ type: 'unkept', isOnItsWay: false });
  });
});

describe('a lost response', () => {
  it('makes no second room of a first save, nor a question of what was done since', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'Sent');
    memory.beforeAnswer = () => {
      throw OFFLINE;
    };
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState().saveState).toEqual({ type: 'onDevice', reason: 'offline' });
    rename(store, 'Done since');
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState()).toMatchObject({ saveState: { type: 'saved' }, conflict: null });
    expect([...memory.rooms.values()]).toMatchObject([{ roomName: 'Done since', revision: 2 }]);
  });

  it('makes no second room after a reload either', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'Sent');
    memory.beforeAnswer = () => {
      throw OFFLINE;
    };
    await vi.advanceTimersByTimeAsync(1000);
    const reloaded = await openEditor(memory);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reloaded.getState().saveState).toEqual({ type: 'saved' });
    expect([...memory.rooms.values()]).toMatchObject([{ roomName: 'Sent', revision: 1 }]);
  });
});

describe('two tabs with one room', () => {
  it('keep a draft each, of which the newest is opened', async () => {
    const memory = memoryWith();
    const id = await savedRoom(memory);
    const [one, other] = [await openEditor(memory, ADA, id), await openEditor(memory, ADA, id)];
    memory.accountFailure = OFFLINE;
    rename(one, 'One');
    await vi.advanceTimersByTimeAsync(1);
    rename(other, 'Other');
    await one.getState().flushDraft();
    await vi.advanceTimersByTimeAsync(400);
    expect([...memory.drafts.values()].map(({ room }) => room.roomName).sort()).toEqual(['One', 'Other']);
    expect(roomOf(await openEditor(memory, ADA, id)).roomName).toBe('Other');
  });
});

describe('what the account refuses', () => {
  it('saves a room that was deleted elsewhere as a new one, when asked to', async () => {
    const memory = memoryWith();
    const id = await savedRoom(memory);
    const store = await openEditor(memory, ADA, id);
    memory.rooms.clear();
    rename(store, 'Not lost');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState().saveState).toEqual({ type: 'onDevice', reason: 'notFound' });
    expect(memory.rooms.size).toBe(0);
    const reopened = await openEditor(memory, ADA, id);
    expect(roomOf(reopened).roomName).toBe('Not lost');
    reopened.getState().dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect([...memory.rooms.values()]).toMatchObject([{ roomName: 'Not lost', revision: 1 }]);
  });

  it('stops at the limit of the plan and keeps the draft', async () => {
    const memory = memoryWith({ planRooms: 0 });
    const store = await openEditor(memory);
    rename(store, 'Third');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState()).toMatchObject({
      isPlanLimitReached: true,
      saveState: { type: 'onDevice', reason: 'planLimit' },
    });
    expect(draftAt(memory, 'ada/').room.roomName).toBe('Third');
    store.getState().dismissPlanLimit();
    rename(store, 'Third, edited');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState().isPlanLimitReached).toBe(false);
    await store.getState().save(null);
    expect(store.getState().isPlanLimitReached).toBe(true);
  });

  it('saves what is on its way when the editor is left, and writes nothing into the next room', async () => {
    const memory = memoryWith({ planRooms: 9 });
    const id = await savedRoom(memory);
    const store = await openEditor(memory, ADA, id);
    rename(store, 'Left in a hurry');
    await store.getState().open(null);
    await vi.advanceTimersByTimeAsync(5000);
    expect(memory.rooms.get(id)?.roomName).toBe('Left in a hurry');
    expect(memory.rooms.size).toBe(1);
    expect(roomOf(store)).toMatchObject({ roomName: 'Untitled', revision: 0 });
  });
});
