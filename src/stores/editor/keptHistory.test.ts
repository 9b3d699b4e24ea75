import { expect, it } from 'vitest';
import { createEditorStore } from '../editorStore.ts';
import { createMemoryBackend } from '../testing/memoryBackend.ts';
import { KEY } from './testing/catalogue.ts';
import { ADA, memoryWith, rename, roomOf } from './testing/openEditor.ts';

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
