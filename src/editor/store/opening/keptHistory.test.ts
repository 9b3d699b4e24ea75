import { describe, expect, it } from 'vitest';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { createEditorStore } from '../editorStore.ts';
import { KEY } from '../testing/catalogue.ts';
import { ADA, memoryWith, openEditor, rename, roomOf } from '../testing/openEditor.ts';

it.each([ADA, null])('E2 what was done before the preview can be undone after it (%s)', async (user) => {
  const backend = createMemoryBackend(memoryWith());
  const before = createEditorStore({ backend, user });
  await before.getState().open(null);
  rename(before, 'The study');
  before.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
  await before.getState().releaseToPreview();
  const { currentRoomId } = before.getState();
  before.getState().dispose();

  const after = createEditorStore({ backend, user });
  await after.getState().open(currentRoomId);
  after.getState().undo();
  expect(roomOf(after).itemConfigs.key).toBeUndefined();
  after.getState().undo();
  expect(roomOf(after).roomName).toBe('Untitled');
  after.getState().redo();
  after.getState().redo();
  expect(roomOf(after).itemConfigs.key).toBeDefined();
  after.getState().dispose();
});

it('a room that was changed elsewhere meanwhile, and another one, begin anew', async () => {
  const memory = memoryWith({ planRooms: 9 });
  const backend = createMemoryBackend(memory);
  const store = createEditorStore({ backend, user: ADA });
  await store.getState().open(null);
  rename(store, 'The study');
  await store.getState().releaseToPreview();
  const id = store.getState().currentRoomId ?? '';
  const stored = memory.rooms.get(id);
  if (stored) memory.rooms.set(id, { ...stored, roomName: 'Theirs', revision: stored.revision + 1 });
  await store.getState().open(id);
  expect(store.getState().history?.past).toEqual([]);
  await store.getState().openFresh();
  expect(store.getState().history?.past).toEqual([]);
  store.getState().dispose();
});

describe('after a reload', () => {
  const titles = ['One', 'Two', 'Three', 'Four'];

  it.each([ADA, null])('E2 all steps can be undone, and done again (%s)', async (user) => {
    const memory = memoryWith();
    const before = await openEditor(memory, user);
    for (const title of titles) rename(before, title);
    before.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
    before.getState().undo();
    await before.getState().flushDraft();
    const id = user ? before.getState().documentId : null;
    const last = roomOf(before);

    const after = await openEditor(memory, user, user && memory.rooms.has(id ?? '') ? id : null);
    expect(roomOf(after).roomName).toBe(last.roomName);
    for (const title of [...titles.slice(0, -1).toReversed(), 'Untitled']) {
      after.getState().undo();
      expect(roomOf(after).roomName).toBe(title);
    }
    expect(after.getState().history?.past).toEqual([]);
    for (const title of titles) {
      after.getState().redo();
      expect(roomOf(after).roomName).toBe(title);
    }
    after.getState().redo();
    expect(roomOf(after).itemConfigs.key).toBeDefined();
    before.getState().dispose();
    after.getState().dispose();
  });

  it('E2 a gesture is one step still, with the end of it at hand', async () => {
    const memory = memoryWith();
    const before = await openEditor(memory, null);
    for (const title of titles) rename(before, title, 'typing');
    await before.getState().flushDraft();
    const after = await openEditor(memory, null);
    expect(roomOf(after).roomName).toBe('Four');
    after.getState().undo();
    expect(roomOf(after).roomName).toBe('Untitled');
    before.getState().dispose();
    after.getState().dispose();
  });

  it('a room that went on elsewhere, and steps that are broken, begin anew', async () => {
    const memory = memoryWith();
    const before = await openEditor(memory, ADA);
    rename(before, 'One');
    await before.getState().save(null);
    await before.getState().flushDraft();
    const id = before.getState().currentRoomId ?? '';
    const stored = memory.rooms.get(id);
    if (!stored) throw new Error('Nothing was saved.');
    memory.rooms.set(id, { ...stored, roomName: 'Theirs', revision: stored.revision + 1 });
    const other = await openEditor(memory, ADA, id);
    expect(other.getState().history?.past).toEqual([]);
    memory.rooms.set(id, stored);
    memory.histories.set(`ada/${id}`, { present: '{', past: [], future: [] });
    const broken = await openEditor(memory, ADA, id);
    expect(roomOf(broken).roomName).toBe('One');
    expect(broken.getState().history?.past).toEqual([]);
    for (const store of [before, other, broken]) store.getState().dispose();
  });

  it('a browser that keeps nothing loses the steps, and neither room nor work', async () => {
    const memory = memoryWith({ isStorageRefused: true });
    const before = await openEditor(memory, ADA);
    rename(before, 'One');
    await before.getState().save(null);
    await before.getState().flushDraft();
    before.getState().undo();
    expect(roomOf(before).roomName).toBe('Untitled');
    const after = await openEditor(memory, ADA, before.getState().currentRoomId);
    expect(roomOf(after).roomName).toBe('One');
    expect(after.getState().history?.past).toEqual([]);
    before.getState().dispose();
    after.getState().dispose();
  });
});
