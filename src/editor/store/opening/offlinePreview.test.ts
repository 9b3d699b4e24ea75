import { expect, it } from 'vitest';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { createPreviewStore } from '../../preview/previewStore.ts';
import { hasUnpublished } from '../saving/hasUnpublished.ts';
import { KEY } from '../testing/catalogue.ts';
import { ADA, memoryWith, OFFLINE, openEditor, roomOf, savedRoom } from '../testing/openEditor.ts';

it('previews a saved room without a network, and leads back to it; with one again nothing of that is left here', async () => {
  const memory = memoryWith();
  const roomId = await savedRoom(memory);
  const store = await openEditor(memory, ADA, roomId);
  memory.accountFailure = OFFLINE;
  store.getState().setOnline(false);
  expect(await store.getState().releaseToPreview()).toBe(true);
  const preview = createPreviewStore({ owner: 'ada', roomId, ...createMemoryBackend(memory) });
  await preview.getState().load();
  expect(preview.getState()).toMatchObject({ phase: 'ready', room: { roomName: 'The study' } });
  const back = await openEditor(memory, ADA, roomId);
  expect(roomOf(back).roomName).toBe('The study');
  back.getState().dispose();

  memory.accountFailure = null;
  const online = await openEditor(memory, ADA, roomId);
  expect(online.getState()).toMatchObject({ status: 'ready', conflict: null });
  expect(memory.drafts.size).toBe(0);
});

it('says of a published room that it is so after what was changed is undone, and after that is done again that there is news', async () => {
  const memory = memoryWith();
  const store = await openEditor(memory, ADA, await savedRoom(memory));
  store.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
  await store.getState().publish(null);
  expect(hasUnpublished(store.getState())).toBe(false);
  store.getState().dispatch({ type: 'setIntroduction', introduction: 'Come in.' });
  expect(hasUnpublished(store.getState())).toBe(true);
  store.getState().undo();
  expect(roomOf(store).isPublished).toBe(true);
  expect(hasUnpublished(store.getState())).toBe(false);
  store.getState().redo();
  expect(hasUnpublished(store.getState())).toBe(true);
  store.getState().dispose();
});
