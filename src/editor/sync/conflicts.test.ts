import { describe, expect, it, vi } from 'vitest';
import type { Memory } from '../../app/testing/memory/memory.ts';
import {
  ADA,
  draftAt,
  memoryWith,
  openEditor,
  rename,
  roomOf,
  savedRoom,
  storedRoom,
} from '../store/testing/openEditor.ts';
import { holdTheClock } from './testing/holdTheClock.ts';

holdTheClock();

describe('conflicts', () => {
  async function conflicting(memory: Memory) {
    const id = await savedRoom(memory);
    const mine = await openEditor(memory, ADA, id);
    const theirs = await openEditor(memory, ADA, id);
    rename(theirs, 'Theirs');
    await vi.advanceTimersByTimeAsync(1000);
    rename(mine, 'Mine');
    await vi.advanceTimersByTimeAsync(1000);
    return { id, mine };
  }

  it('asks instead of overwriting, and keeps the own version as a draft', async () => {
    const memory = memoryWith();
    const { id, mine } = await conflicting(memory);
    expect(mine.getState()).toMatchObject({
      saveState: { type: 'conflict' },
      conflict: { roomName: 'Theirs' },
    });
    rename(mine, 'Mine again');
    await vi.advanceTimersByTimeAsync(5000);
    expect(memory.rooms.get(id)?.roomName).toBe('Theirs');
    expect(draftAt(memory, `ada/${id}`).room.roomName).toBe('Mine again');
  });

  it('keeps both when asked for a new room', async () => {
    const memory = memoryWith();
    const { id, mine } = await conflicting(memory);
    await mine.getState().resolveConflict('keepAsNewRoom');
    expect(memory.rooms.get(id)?.roomName).toBe('Theirs');
    expect(mine.getState().conflict).toBeNull();
    expect(mine.getState().currentRoomId).not.toBe(id);
    expect(storedRoom(memory, mine)).toMatchObject({ roomName: 'Mine 2', isPublished: false });
    expect(roomOf(mine).roomName).toBe('Mine 2');
    const other = { id, roomName: 'Theirs' };
    expect(mine.getState().notice).toEqual({ type: 'keptBoth', roomName: 'Mine 2', other });
  });

  it('cuts no character of a long name in half for that', async () => {
    const { mine } = await conflicting(memoryWith());
    const keys = `a${'🗝'.repeat(39)}`;
    rename(mine, keys);
    await mine.getState().resolveConflict('keepAsNewRoom');
    expect(roomOf(mine).roomName).toBe(`${keys.slice(0, -2)} 2`);
  });

  it('stays undecided where the plan has no place for a new room', async () => {
    const memory = memoryWith({ planRooms: 1 });
    const { mine } = await conflicting(memory);
    await mine.getState().resolveConflict('keepAsNewRoom');
    expect(mine.getState()).toMatchObject({ isPlanLimitReached: true, conflict: { roomName: 'Theirs' } });
  });

  it('replaces the stored version when chosen', async () => {
    const memory = memoryWith();
    const { id, mine } = await conflicting(memory);
    await mine.getState().resolveConflict('replaceStored');
    expect(memory.rooms.get(id)).toMatchObject({ roomName: 'Mine', revision: 3 });
    expect(mine.getState()).toMatchObject({ saveState: { type: 'saved' }, conflict: null });
    expect(memory.copies.get(`${id}/gave-way`)).toMatchObject({ room: { roomName: 'Theirs' } });
  });

  it('loads the stored version when chosen, and drops the draft', async () => {
    const memory = memoryWith();
    const { id, mine } = await conflicting(memory);
    await mine.getState().resolveConflict('loadStored');
    expect(roomOf(mine)).toEqual(memory.rooms.get(id));
    expect(memory.drafts.size).toBe(0);
    expect(memory.copies.get(`${id}/gave-way`)).toMatchObject({ room: { roomName: 'Mine' } });
  });

  it('takes one choice at a time: what gives way is kept, whatever is clicked besides', async () => {
    const memory = memoryWith();
    const { id, mine } = await conflicting(memory);
    const { resolveConflict } = mine.getState();
    await Promise.all([resolveConflict('loadStored'), resolveConflict('replaceStored')]);
    expect(roomOf(mine).roomName).toBe('Theirs');
    expect(memory.copies.get(`${id}/gave-way`)).toMatchObject({ room: { roomName: 'Mine' } });
  });

  it('meets a draft that went another way than the stored room', async () => {
    const memory = memoryWith();
    const { id, mine } = await conflicting(memory);
    mine.getState().dispose();
    const reopened = await openEditor(memory, ADA, id);
    expect(roomOf(reopened).roomName).toBe('Mine');
    expect(reopened.getState()).toMatchObject({
      saveState: { type: 'conflict' },
      conflict: { roomName: 'Theirs' },
    });
  });

  it('treats its own save with a lost response as no conflict', async () => {
    const memory = memoryWith();
    const id = await savedRoom(memory);
    const store = await openEditor(memory, ADA, id);
    rename(store, 'Sent twice');
    memory.rooms.set(id, { ...roomOf(store), revision: 2 });
    await store.getState().save(null);
    expect(store.getState()).toMatchObject({ saveState: { type: 'saved' }, conflict: null });
    expect(roomOf(store).revision).toBe(2);
  });
});

it('takes over what was saved elsewhere while nothing here is unsaved', async () => {
  const memory = memoryWith();
  const id = await savedRoom(memory);
  const mine = await openEditor(memory, ADA, id);
  const theirs = await openEditor(memory, ADA, id);
  expect(await mine.getState().lookForNewer()).toBe(false);
  expect(mine.getState().notice).toBeNull();
  rename(theirs, 'Theirs');
  await vi.advanceTimersByTimeAsync(1000);
  await mine.getState().lookForNewer();
  expect([roomOf(mine).roomName, mine.getState().notice]).toEqual(['Theirs', { type: 'tookNewer' }]);
  rename(mine, 'Both');
  await vi.advanceTimersByTimeAsync(1000);
  expect(mine.getState()).toMatchObject({ conflict: null, saveState: { type: 'saved' } });
});
