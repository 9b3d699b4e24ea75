// @isolation backend

import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { createPreviewStore } from '../../src/editor/preview/previewStore.ts';
import type { DraftsPort } from '../../src/shared/ports/DraftsPort.ts';
import { addRoom } from './addRoom.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let ada: Browser;

beforeAll(async () => {
  app = await startTestApp();
  ada = app.openBrowser();
  await ada.authPort.register('Ada', 'ada@example.com', 'correct horse');
});
afterAll(() => app.close());

/** A browser that stores no drafts: everything is in the account. */
const NO_DRAFTS: Pick<DraftsPort, 'loadDraft' | 'saveDraft'> = {
  loadDraft: async () => null,
  saveDraft: async () => {},
};

it('an escape in preview marks the room and its summary, and the next save keeps the mark', async () => {
  const { id } = await addRoom(ada, createTestRoom());
  const preview = createPreviewStore({ owner: 'ada', roomId: id, drafts: NO_DRAFTS, rooms: ada.rooms });
  await preview.getState().load();
  await preview.getState().markPreviewed();
  expect(preview.getState().marking).toBe('done');
  expect((await getDoc(doc(ada.db, 'rooms', id))).data()).toMatchObject({ isPreviewed: true, revision: 2 });
  expect((await getDoc(doc(ada.db, 'summary', id))).data()).toMatchObject({ isPreviewed: true });
  const stored = await ada.rooms.loadRoom(id);
  await ada.rooms.saveRoom(id, stored);
  expect((await getDoc(doc(ada.db, 'summary', id))).data()).toMatchObject({ isPreviewed: true });
});

it('a room that is not the caller’s is missing, like one that does not exist', async () => {
  const { id } = await addRoom(ada, createTestRoom());
  const bo = app.openBrowser();
  await bo.authPort.register('Bo', 'bo@example.com', 'correct horse');
  for (const roomId of [id, 'nowhere']) {
    const preview = createPreviewStore({ owner: 'bo', roomId, drafts: NO_DRAFTS, rooms: bo.rooms });
    await preview.getState().load();
    expect(preview.getState()).toMatchObject({ phase: 'missing', room: null });
  }
});
