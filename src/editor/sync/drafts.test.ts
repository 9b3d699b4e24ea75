import { describe, expect, it, vi } from 'vitest';
import {
  ADA,
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

describe('drafts', () => {
  it("goes on from a draft of the stored room's revision, and saves it", async () => {
    const memory = memoryWith();
    const id = await savedRoom(memory);
    memory.accountFailure = OFFLINE;
    const stored = memory.rooms.get(id);
    if (stored)
      memory.drafts.set(`ada/${id}/w1`, {
        roomId: id,
        futureId: 'f1',
        writer: 'w1',
        room: { ...stored, roomName: 'On the train' },
        changedAt: 1,
      });
    const offline = await openEditor(memory, ADA, id);
    expect(roomOf(offline).roomName).toBe('On the train');
    memory.accountFailure = null;
    const online = await openEditor(memory, ADA, id);
    expect(roomOf(online).roomName).toBe('On the train');
    await vi.advanceTimersByTimeAsync(1000);
    expect(memory.rooms.get(id)?.roomName).toBe('On the train');
    expect(memory.drafts.size).toBe(0);
  });

  it("takes a guest's draft over after the login", async () => {
    const memory = memoryWith();
    const guest = await openEditor(memory, null);
    rename(guest, 'Made before the login');
    await guest.getState().flushDraft();
    expect(await guest.getState().save(null)).toBe('signedOut');
    guest.getState().dispose();
    const store = await openEditor(memory);
    expect(roomOf(store)).toMatchObject({ roomName: 'Made before the login', creatorId: 'ada' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedRoom(memory, store)?.creatorId).toBe('ada');
    expect(memory.drafts.size).toBe(0);
  });

  it('throws a draft away only when asked to start over', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory, null);
    rename(store, 'Away with it');
    await store.getState().flushDraft();
    await store.getState().startOver();
    expect(roomOf(store).roomName).toBe('Untitled');
    expect(memory.drafts.size).toBe(0);
  });

  it('leaves the kept draft as it is where a new room is begun', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory, null);
    rename(store, 'Kept');
    await store.getState().openFresh();
    expect(roomOf(store).roomName).toBe('Untitled');
    rename(store, 'Another one');
    await store.getState().flushDraft();
    const names = [...memory.drafts.values()].map(({ room }) => room.roomName);
    expect(names.sort()).toEqual(['Another one', 'Kept']);
  });

  it('hands a saved room over to the preview and writes nothing more', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'To be tried');
    await store.getState().releaseToPreview();
    expect(store.getState().currentRoomId).not.toBeNull();
    store.getState().dispose();
    await vi.advanceTimersByTimeAsync(5000);
    expect(memory.saves).toBe(1);
    expect(memory.drafts.size).toBe(0);
  });
});
