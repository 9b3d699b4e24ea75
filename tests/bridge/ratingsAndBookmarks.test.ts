// @isolation backend

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { createRatingsPort } from '../../src/play/backend/ratingsPort.ts';
import { createRemoteJudge } from '../../src/play/session/remoteJudge.ts';
import { GUEST_TOKEN } from '../../src/shared/browser/playMemory.ts';
import { createCalls } from '../../src/shared/firebase/createCalls.ts';
import { addRoom } from './addRoom.ts';
import { ownMemory } from './ownMemory.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let ada: Browser;
let grace: Browser;
let roomId: string;

beforeAll(async () => {
  app = await startTestApp();
  [ada, grace] = [app.openBrowser(), app.openBrowser()];
  await ada.authPort.register('Ada', 'ada@example.com', 'correct horse');
  await grace.authPort.register('Grace', 'grace@example.com', 'correct horse');
  roomId = (await addRoom(ada, createTestRoom())).id;
  await ada.api.publishRoom({ roomId, revision: 1 });
});
afterAll(() => app.close());

/** Stores what an escape or a game over leaves. */
async function finish(playerId: string): Promise<void> {
  await app.admin.doc(`finishes/${roomId}_${playerId}`).set({ roomId, version: 1, playerId });
}

it('call-rating: POST postRating is sent with the JSON body roomId, rating', async () => {
  const { auth, api } = grace;
  await finish(auth.currentUser?.uid ?? '');
  const sent = vi.spyOn(globalThis, 'fetch');
  const ratings = createRatingsPort(grace, api, ownMemory());
  expect(await ratings.findOwnRating(roomId)).toBeNull();
  expect(await ratings.postRating(roomId, 4)).toEqual({ sum: 4, count: 1 });
  const [address, request] = sent.mock.calls.find(([url]) => String(url).includes('postRating')) ?? [];
  sent.mockRestore();
  expect(address).toBe(`${app.origin}/api/postRating`);
  expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(request?.body))).toEqual({ roomId, rating: 4 });
  const elsewhere = createRatingsPort(grace, api, ownMemory());
  expect(await elsewhere.findOwnRating(roomId)).toBe(4);
});

it('lets a guest rate by the token of the play, and remembers the stars in this browser', async () => {
  const guest = app.openBrowser();
  const memory = ownMemory();
  const { playerId } = await createRemoteJudge(roomId, guest.send, memory).startPlay();
  const calls = createCalls(guest.send, () => memory.read(GUEST_TOKEN));
  const ratings = createRatingsPort(guest, calls, memory);
  await expect(ratings.postRating(roomId, 5)).rejects.toMatchObject({ code: 'notFound' });
  expect(await ratings.findOwnRating(roomId)).toBeNull();
  await finish(playerId);
  await ratings.postRating(roomId, 5);
  expect(await ratings.findOwnRating(roomId)).toBe(5);
  expect(await ratings.loadAggregate(roomId)).toEqual({ sum: 9, count: 2 });
});

it('db-avg-rating: reads the average of a room from its summary, of a draft for its creator alone', async () => {
  expect(await grace.rooms.loadSummary(roomId)).toMatchObject({ id: roomId, avgRating: 4.5 });
  const { id } = await addRoom(ada, createTestRoom());
  expect(await ada.rooms.loadSummary(id)).toMatchObject({ avgRating: 0 });
  for (const hidden of [id, 'missing'])
    await expect(grace.rooms.loadSummary(hidden)).rejects.toMatchObject({
      code: 'notFound',
      message: `Room with id ${hidden} not found`,
    });
});

it('entity-bookmark: has the document id {userId}_{roomId} and the fields userId and roomId', async () => {
  const userId = grace.auth.currentUser?.uid ?? '';
  await grace.bookmarks.setBookmark({ userId, roomId });
  const { docs } = await app.admin.collection('bookmarks').get();
  expect(docs.map((one) => [one.id, one.data()])).toEqual([[`${userId}_${roomId}`, { userId, roomId }]]);
});

it('db-bookmarks: sets and deletes bookmarks by the document id {userId}_{roomId}', async () => {
  const bookmark = { userId: grace.auth.currentUser?.uid ?? '', roomId };
  const stored = app.admin.doc(`bookmarks/${bookmark.userId}_${roomId}`);
  await grace.bookmarks.setBookmark(bookmark);
  expect((await stored.get()).exists).toBe(true);
  await grace.bookmarks.deleteBookmark(bookmark);
  expect((await stored.get()).exists).toBe(false);
});

it('db-bookmarks-query: asks for bookmarks where userId equals the user, and reads roomId from each', async () => {
  const [mine, others] = [grace, ada].map(({ auth }) => auth.currentUser?.uid ?? '');
  await grace.bookmarks.setBookmark({ userId: mine ?? '', roomId });
  await ada.bookmarks.setBookmark({ userId: others ?? '', roomId });
  expect(await grace.bookmarks.listBookmarks(mine ?? '')).toEqual([roomId]);
  await expect(grace.bookmarks.listBookmarks(others ?? '')).rejects.toMatchObject({
    code: 'permissionDenied',
  });
});
