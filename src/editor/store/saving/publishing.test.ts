import { expect, it } from 'vitest';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { createEditorStore } from '../editorStore.ts';
import { ADA, memoryWith, rename, savedRoom, storedRoom } from '../testing/openEditor.ts';

const drawCover = async () => 'data:image/webp;base64,Y292ZXI=';

/** An editor, and the round trips that its rooms make, in their order. */
async function open(memory: Memory, id: string) {
  const trips: string[] = [];
  const backend = createMemoryBackend(memory);
  const noted = <Part extends object>(part: Part) =>
    new Proxy(part, {
      get: (methods, name: string) => {
        const call = Reflect.get(methods, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => {
          trips.push(name);
          return call(...args);
        };
      },
    });
  const observed = { ...backend, rooms: noted(backend.rooms), calls: noted(backend.calls) };
  const store = createEditorStore({ backend: observed, user: ADA });
  await store.getState().open(id);
  trips.length = 0;
  return { store, trips };
}

it('PU1 publishes in at most three round trips: the save, the cover, and the publishing with all that it changes', async () => {
  const memory = memoryWith();
  const id = await savedRoom(memory);
  const { store, trips } = await open(memory, id);
  rename(store, 'The library');
  expect(await store.getState().publish(drawCover, false)).toBe('saved');
  expect(trips).toEqual(['saveRoom', 'uploadCover', 'publishRoom']);
  const published = {
    roomName: 'The library',
    isPublished: true,
    publishedVersion: 1,
    imageUrl: `/covers/${id}.webp`,
  };
  expect(storedRoom(memory, store)).toMatchObject(published);
  expect(memory.marks.get(id)).toMatchObject({ isListed: false });
  // The open room equals the stored one, and nothing is left to save.
  expect(store.getState().roomSettings).toEqual(storedRoom(memory, store));
  expect(store.getState()).toMatchObject({ saveState: { type: 'saved' }, publishing: { type: 'published' } });

  trips.length = 0;
  expect(await store.getState().publish(drawCover)).toBe('saved');
  expect(trips).toEqual(['uploadCover', 'publishRoom']);
  expect(memory.marks.get(id)).toMatchObject({ isListed: false });
});

it('PU1 leaves room and list as they are where another tab saved in between', async () => {
  const memory = memoryWith();
  const id = await savedRoom(memory);
  const { store } = await open(memory, id);
  const elsewhere = await open(memory, id);
  rename(elsewhere.store, 'Elsewhere');
  await elsewhere.store.getState().save(null);
  expect(await store.getState().publish(drawCover, false)).toBe('failed');
  expect(store.getState().publishing).toEqual({ type: 'failed', code: 'conflict' });
  expect(memory.rooms.get(id)).toMatchObject({ roomName: 'Elsewhere', isPublished: false });
  expect(memory.marks.get(id)?.isListed).not.toBe(false);
});
