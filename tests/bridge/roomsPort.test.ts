// @isolation backend

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSummary } from '../../core/room/create/createSummary.ts';
import { findDefaultDoor } from '../../core/room/create/findDefaultDoor.ts';
import { DOOR_ID } from '../../core/room/model.ts';
import { build } from '../../core/testing/build.ts';
import { chestEntry, doorEntry, gateEntry, newRoom } from '../../core/testing/entries.ts';
import { createDashboardStore } from '../../src/rooms/store/dashboardStore.ts';
import { newId } from '../../src/shared/store/newId.ts';
import { addRoom } from './addRoom.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let ada: Browser;
let userId: string;
let accounts = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ada = app.openBrowser();
  await ada.authPort.register('Ada', `ada-${++accounts}@example.com`, 'correct horse');
  userId = ada.auth.currentUser?.uid ?? '';
});
afterAll(() => app.close());

async function read(path: string) {
  return (await app.admin.doc(path).get()).data();
}

it('SPEC 7 creates room and summary together, and counts the room', async () => {
  const { id, room } = await addRoom(ada, { ...newRoom(), roomName: 'The study' });
  expect(room).toMatchObject({ roomName: 'The study', revision: 1, creator: 'Ada', creatorId: userId });
  expect(await read(`rooms/${id}`)).toEqual(room);
  expect(await ada.rooms.loadRoom(id)).toEqual(room);
  expect(await read(`summary/${id}`)).toEqual({
    createdAt: expect.closeTo(Date.now() / 1000, -1),
    creatorId: userId,
    creator: 'Ada',
    isPreviewed: false,
    isPublished: false,
    roomName: 'The study',
    timeLimit: 5,
    error: false,
    avgRating: 0,
    count: 0,
    imageUrl: '',
    isListed: true,
    hasNewerDraft: false,
    hidden: null,
    editedAt: expect.closeTo(Date.now() / 1000, -1),
    searchWords: [],
    difficulty: null,
    goodFor: 1,
    bestTime: null,
    language: null,
    coverBackground: null,
  });
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 1, lastRoomId: id });
});

it('SPEC 9 allows two rooms on the Free plan, also when two tabs ask at once, and more on Pro', async () => {
  await addRoom(ada, newRoom());
  const both = await Promise.allSettled([addRoom(ada, newRoom()), addRoom(ada, newRoom())]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(addRoom(ada, newRoom())).rejects.toMatchObject({ code: 'planLimit' });
  expect(await ada.rooms.listRooms(userId)).toHaveLength(2);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 2 });

  const pro = { stripeId: 'cus_1', end_datetime: new Date('2099-12-31T23:59:59Z') };
  await app.admin.doc(`users/${userId}`).update(pro);
  for (let more = 0; more < 4; more += 1) await addRoom(ada, newRoom());
  expect(await ada.rooms.listRooms(userId)).toHaveLength(6);
});

it('makes one room of a first save that is sent again, also where it took the last place of the plan', async () => {
  await addRoom(ada, newRoom());
  const { id } = await addRoom(ada, newRoom());
  await expect(ada.rooms.createRoom(id, newRoom())).rejects.toMatchObject({ code: 'conflict' });
  expect(await ada.rooms.listRooms(userId)).toHaveLength(2);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 2 });
});

it('makes one room of two first saves at once under one id', async () => {
  const id = newId();
  const both = ['one', 'other'].map((roomName) => ada.rooms.createRoom(id, { ...newRoom(), roomName }));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  });
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 1 });
});

it('asks guests to log in before a room is made', async () => {
  const { rooms } = app.openBrowser();
  await expect(addRoom({ rooms }, newRoom())).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('responds the same for missing rooms, another user’s rooms and a guest', async () => {
  const { id } = await addRoom(ada, newRoom());
  const stranger = app.openBrowser();
  await expect(stranger.rooms.loadRoom(id)).rejects.toMatchObject({ code: 'notFound' });
  await stranger.authPort.register('Bob', `bob-${accounts}@example.com`, 'correct horse');
  await expect(stranger.rooms.loadRoom(id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(ada.rooms.loadRoom('missing')).rejects.toMatchObject({ code: 'notFound' });
});

it('saves over the revision it was given and refuses a stale one', async () => {
  const { id, room } = await addRoom(ada, newRoom());
  const createdAt = (await read(`summary/${id}`))?.createdAt;
  const saved = await ada.rooms.saveRoom(id, { ...room, roomName: 'Mine', error: true, isPreviewed: true });
  expect(saved).toMatchObject({ roomName: 'Mine', revision: 2 });
  expect(await read(`summary/${id}`)).toMatchObject({ roomName: 'Mine', error: true, isPreviewed: true });
  await expect(ada.rooms.saveRoom(id, { ...room, roomName: 'Stale' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await ada.rooms.loadRoom(id)).toEqual(saved);
  // By the server's clock, since the browser's may be a year ahead.
  expect((await read(`summary/${id}`))?.editedAt).toHaveProperty('seconds');
  const [listed] = await ada.rooms.listRooms(userId);
  expect(Number(listed?.editedAt) - Number(createdAt)).toBeLessThan(60);
});

it('PU2 records the previewed state as given, in room and summary', async () => {
  const { id, room } = await addRoom(ada, newRoom());
  let { revision } = room;
  for (const isPreviewed of [true, true, false]) {
    ({ revision } = await ada.rooms.saveRoom(id, { ...room, revision, isPreviewed }));
    expect(await read(`rooms/${id}`)).toMatchObject({ isPreviewed });
    expect(await read(`summary/${id}`)).toMatchObject({ isPreviewed });
  }
});

it('accepts one of two simultaneous saves and refuses the other', async () => {
  const { id, room } = await addRoom(ada, newRoom());
  const saves = ['one', 'other'].map((roomName) => ada.rooms.saveRoom(id, { ...room, roomName }));
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  });
  expect(await ada.rooms.loadRoom(id)).toMatchObject({ revision: 2 });
});

it('publishes, and keeps what players see while the draft goes on', async () => {
  const { id, room } = await addRoom(ada, newRoom());
  expect(await ada.api.publishRoom({ roomId: id, revision: 1 })).toEqual({
    isPublished: true,
    version: 1,
    board: 1,
    findings: [],
  });
  // The draft in the editor may still say that the room is not published.
  const saved = await ada.rooms.saveRoom(id, { ...room, roomName: 'Next', timeLimit: 9, isPreviewed: true });
  expect(saved).toMatchObject({ isPublished: true, publishedVersion: 1, roomName: 'Next', revision: 2 });
  expect(await read(`summary/${id}`)).toMatchObject({
    roomName: 'Untitled',
    timeLimit: 5,
    isPreviewed: true,
    isPublished: true,
    hasNewerDraft: true,
  });
  await expect(ada.api.publishRoom({ roomId: id, revision: 1 })).rejects.toMatchObject({ code: 'conflict' });

  await ada.api.publishRoom({ roomId: id, revision: 2 });
  await ada.rooms.saveRoom(id, { ...saved, isPreviewed: false });
  // Recording a preview is no edit.
  expect(await read(`summary/${id}`)).toMatchObject({ hasNewerDraft: false, isPreviewed: false });

  await ada.rooms.unpublishRoom(id);
  expect(await read(`rooms/${id}`)).toMatchObject({ isPublished: false, publishedVersion: 2 });
  const { imageUrl } = (await read(`rooms/${id}`)) ?? {};
  expect(await read(`summary/${id}`)).toMatchObject({ isPublished: false, imageUrl });
});

it('SPEC 2 the dashboard lists published rooms, 6 a page, and goes on after the last one', async () => {
  const summary = createSummary(newRoom(), 4_000_000_000);
  for (let later = 1; later <= 8; later += 1) {
    const createdAt = summary.createdAt + later;
    // The newest of all is a draft.
    await app.admin.doc(`summary/r${later}`).set({ ...summary, createdAt, isPublished: later < 8 });
  }
  const store = createDashboardStore(app.openBrowser().dashboard);
  const shown = () => store.getState().rooms.map(({ id }) => id);
  await store.getState().open('createdAt');
  expect(shown()).toEqual(['r7', 'r6', 'r5', 'r4', 'r3', 'r2']);
  expect(store.getState().hasMore).toBe(true);
  await store.getState().loadMore();
  expect(shown().slice(0, 7)).toEqual(['r7', 'r6', 'r5', 'r4', 'r3', 'r2', 'r1']);
  expect(shown()).not.toContain('r8');
});

it('SPEC 7 the summary call returns an array of summaries with their ids', async () => {
  const { id } = await addRoom(ada, newRoom());
  await ada.api.publishRoom({ roomId: id, revision: 1 });
  const query = 'isPublished=true&sortBy=createdAt&order=desc&limit=24';
  const answer: unknown = await (await fetch(`${app.origin}/api/summary?${query}`)).json();
  expect(answer).toBeInstanceOf(Array);
  const { searchWords, ...shown } = (await read(`summary/${id}`)) ?? {};
  expect(searchWords).toContain('untitled');
  expect(answer).toContainEqual({ ...shown, id });
  const ids = (answer as { id: unknown }[]).map((summary) => typeof summary.id);
  expect(new Set(ids)).toEqual(new Set(['string']));
});

it('PU1 sets the published flag only without errors; otherwise the room is saved unpublished', async () => {
  const sound = newRoom();
  const lock = { type: 'setLocked', id: DOOR_ID, isItemLocked: true } as const;
  const { id, room } = await addRoom(ada, { ...build([lock], sound), error: true });
  expect(await ada.api.publishRoom({ roomId: id, revision: 1 })).toMatchObject({
    isPublished: false,
    findings: [{}],
  });
  expect(await read(`rooms/${id}`)).toMatchObject({ isPublished: false, error: true, revision: 1 });
  expect(await read(`summary/${id}`)).toMatchObject({ isPublished: false, error: true });

  await ada.rooms.saveRoom(id, { ...room, itemConfigs: sound.itemConfigs, error: false });
  expect(await ada.api.publishRoom({ roomId: id, revision: 2 })).toMatchObject({
    isPublished: true,
    findings: [],
  });
  expect(await read(`rooms/${id}`)).toMatchObject({ isPublished: true, error: false });
  expect(await read(`summary/${id}`)).toMatchObject({ isPublished: true, error: false });
});

it('counts a room that is deleted twice down once', async () => {
  const { id } = await addRoom(ada, newRoom());
  await addRoom(ada, newRoom());
  await ada.api.deleteRoom({ roomId: id });
  await ada.api.deleteRoom({ roomId: id });
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 1 });
});

it('SPEC 6 and 7: creators see and delete their own rooms alone, newest first', async () => {
  const first = await addRoom(ada, newRoom());
  const second = await addRoom(ada, newRoom());
  await app.admin.doc(`summary/${first.id}`).update({ createdAt: 100 });
  const bob = app.openBrowser();
  await bob.authPort.register('Bob', `bob-${accounts}@example.com`, 'correct horse');
  const { id } = await addRoom(bob, newRoom());
  const idsOf = async (rooms: Browser['rooms'], creatorId: string) =>
    (await rooms.listRooms(creatorId)).map((summary) => summary.id);
  expect(await idsOf(ada.rooms, userId)).toEqual([second.id, first.id]);
  expect(await idsOf(bob.rooms, bob.auth.currentUser?.uid ?? '')).toEqual([id]);

  await bob.api.deleteRoom({ roomId: first.id });
  expect(await idsOf(ada.rooms, userId)).toEqual([second.id, first.id]);
  await ada.api.deleteRoom({ roomId: first.id });
  expect(await idsOf(ada.rooms, userId)).toEqual([second.id]);
});

it('SPEC 7 finds the default door: the active one of the tag Doors that is named Door', async () => {
  const retired = { ...doorEntry, id: 'retired', is_active: false };
  const toy = { ...chestEntry, id: 'toy', name: 'Door' };
  for (const entry of [retired, toy, gateEntry]) await app.admin.doc(`items/${entry.id}`).set(entry);
  const { catalogue } = app.openBrowser();
  expect(findDefaultDoor((await catalogue.loadItems()).entries)).toMatchObject({ ok: false });
  expect(await catalogue.findDefaultDoors()).toEqual([]);
  await app.admin.doc('items/door').set(doorEntry);
  expect(findDefaultDoor((await catalogue.loadItems()).entries)).toEqual({ ok: true, value: doorEntry });
  expect(await catalogue.findDefaultDoors()).toEqual([doorEntry]);
  expect(await catalogue.findItems(['door', 'retired', 'nothing'])).toEqual([doorEntry]);
});
