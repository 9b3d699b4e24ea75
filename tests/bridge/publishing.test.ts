// @isolation backend

import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRoom } from '../../core/testing/entries.ts';
import { drawPicture } from '../../functions/src/testing/drawPicture.ts';
import { memoryBackend } from '../../src/app/testing/memory/memoryBackend.ts';
import { createEditorStore } from '../../src/editor/store/editorStore.ts';
import { until } from '../../src/shared/testing/until.ts';
import { addRoom } from './addRoom.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

const sendOn = globalThis.fetch;
let app: Awaited<ReturnType<typeof startTestApp>>;
let ada: Browser;
/** The browser's requests to the server, in order. */
let requests: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    requests.push(pathname.split(/[/:]/).at(-1) ?? '');
    return sendOn(input, init);
  };
  ada = app.openBrowser();
  await ada.authPort.register('Ada', 'ada@example.com', 'correct horse');
});
afterAll(async () => {
  globalThis.fetch = sendOn;
  await app.close();
});

async function drawCover(): Promise<string> {
  return `data:image/webp;base64,${Buffer.from(await drawPicture()).toString('base64')}`;
}

/** Opens the editor with a stored room. */
async function openEditor() {
  const { id } = await addRoom(ada, newRoom());
  const backend = { ...memoryBackend(), rooms: ada.rooms, calls: ada.api };
  const store = createEditorStore({
    backend,
    user: { userId: ada.auth.currentUser?.uid ?? '', name: 'Ada' },
  });
  await store.getState().open(id);
  const rename = (roomName: string) => store.getState().dispatch({ type: 'setRoomName', roomName });
  const publish = async (draw: (() => Promise<string>) | null) => {
    requests = [];
    await store.getState().publish(draw);
    expect(store.getState().publishing.type).toBe('published');
    return requests;
  };
  return { id, store, rename, publish };
}

it('PU1 publishes with a new cover in three requests, since the room is saved while its creator is asked', async () => {
  const { id, store, rename, publish } = await openEditor();
  rename('The library');
  store.getState().askToPublish();
  await until(() => expect(store.getState().saveState.type).toBe('saved'));
  const cover = encodeURIComponent(`images/${id}.webp`);
  expect(await publish(drawCover)).toEqual(['o', cover, 'publishRoom']);
  expect(await ada.rooms.loadRoom(id)).toMatchObject({ roomName: 'The library', publishedVersion: 1 });

  rename('The library at night');
  expect(await publish(null)).toEqual(['commit', 'publishRoom']);
  expect(await publish(null)).toEqual(['publishRoom']);
  store.getState().dispose();
});

it('saves in one request, and looks at what is stored only where that is refused', async () => {
  const { id, room } = await addRoom(ada, newRoom());
  requests = [];
  const saved = await ada.rooms.saveRoom(id, { ...room, roomName: 'The attic' });
  expect(requests).toEqual(['commit']);
  expect(saved).toMatchObject({ roomName: 'The attic', revision: 2 });

  const elsewhere = app.openBrowser();
  await elsewhere.authPort.logIn('ada@example.com', 'correct horse');
  await elsewhere.rooms.saveRoom(id, { ...saved, roomName: 'Elsewhere' });
  requests = [];
  const late = ada.rooms.saveRoom(id, { ...saved, roomName: 'Too late' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect(requests).toEqual(['commit', 'batchGet']);
  expect(await ada.rooms.loadRoom(id)).toMatchObject({ roomName: 'Elsewhere', revision: 3 });

  // Right after publishing, the draft in the editor still says that the room is not published.
  await ada.api.publishRoom({ roomId: id, revision: 3 });
  requests = [];
  expect(await ada.rooms.saveRoom(id, { ...saved, revision: 3 })).toMatchObject({ isPublished: true });
  expect(requests).toEqual(['commit', 'batchGet', 'commit']);
});
