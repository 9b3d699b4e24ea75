import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newRoom } from '../../core/testing/entries.ts';
import { webpBytes } from '../../local/testing/webpBytes.ts';
import { newId } from '../../src/stores/newId.ts';
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
  });
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 1, lastRoomId: id });
});

it('SPEC 9 allows two rooms on the Free plan, also when two tabs ask at once, and more on Pro', {
  timeout: 20_000,
}, async () => {
  await addRoom(ada, newRoom());
  const both = await Promise.allSettled([addRoom(ada, newRoom()), addRoom(ada, newRoom())]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(addRoom(ada, newRoom())).rejects.toMatchObject({ code: 'planLimit' });
  expect(await ada.rooms.listRooms(userId)).toHaveLength(2);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 2 });

  const pro = { stripeId: 'cus_1', end_datetime: new Date('2099-12-31T23:59:59Z') };
  await app.admin.doc(`users/${userId}`).update(pro);
  await addRoom(ada, newRoom());
  expect(await ada.rooms.listRooms(userId)).toHaveLength(3);
});

it('makes one room of a first save that is sent again, also where it took the last place of the plan', async () => {
  await addRoom(ada, newRoom());
  const { id } = await addRoom(ada, newRoom());
  await expect(ada.rooms.createRoom(id, newRoom())).rejects.toMatchObject({ code: 'conflict' });
  expect(await ada.rooms.listRooms(userId)).toHaveLength(2);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 2 });
});

it('makes one room of two first saves at once under one id', { timeout: 20_000 }, async () => {
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

it('answers missing rooms, another’s and a guest alike', async () => {
  const { id } = await addRoom(ada, newRoom());
  const stranger = app.openBrowser();
  await expect(stranger.rooms.loadRoom(id)).rejects.toMatchObject({ code: 'notFound' });
  await stranger.authPort.register('Bob', `bob-${accounts}@example.com`, 'correct horse');
  await expect(stranger.rooms.loadRoom(id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(ada.rooms.loadRoom('missing')).rejects.toMatchObject({ code: 'notFound' });
});

it('saves over the revision it was given and refuses a stale one', async () => {
  const { id, room } = await addRoom(ada, newRoom());
  const saved = await ada.rooms.saveRoom(id, { ...room, roomName: 'Mine', error: true, isPreviewed: true });
  expect(saved).toMatchObject({ roomName: 'Mine', revision: 2 });
  expect(await read(`summary/${id}`)).toMatchObject({ roomName: 'Mine', error: true, isPreviewed: true });
  await expect(ada.rooms.saveRoom(id, { ...room, roomName: 'Stale' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await ada.rooms.loadRoom(id)).toEqual(saved);
});

it('lets one of two saves at once win and tells the other', { timeout: 20_000 }, async () => {
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
  expect(await ada.rooms.publishRoom(id, 1)).toEqual({ isPublished: true, version: 1, findings: [] });
  // The draft in the editor may not know yet that it is live.
  const saved = await ada.rooms.saveRoom(id, { ...room, roomName: 'Next', timeLimit: 9, isPreviewed: true });
  expect(saved).toMatchObject({ isPublished: true, publishedVersion: 1, roomName: 'Next', revision: 2 });
  expect(await read(`summary/${id}`)).toMatchObject({
    roomName: 'Untitled',
    timeLimit: 5,
    isPreviewed: true,
    isPublished: true,
  });
  await expect(ada.rooms.publishRoom(id, 1)).rejects.toMatchObject({ code: 'conflict' });

  await ada.rooms.unpublishRoom(id);
  expect(await read(`rooms/${id}`)).toMatchObject({ isPublished: false, publishedVersion: 1 });
  expect(await read(`summary/${id}`)).toMatchObject({ isPublished: false });
});

it('shows published rooms on the dashboard, page after page', async () => {
  const { id } = await addRoom(ada, newRoom());
  await ada.rooms.publishRoom(id, 1);
  const { dashboard } = app.openBrowser();
  const page = await dashboard.summary('createdAt');
  expect(page.map((room) => room.id)).toContain(id);
  const last = page.at(-1)?.id ?? '';
  expect((await dashboard.summary('createdAt', last)).map((room) => room.id)).not.toContain(last);
  await expect(dashboard.summary('createdAt', 'missing')).rejects.toThrow('Network response was not ok');
});

it('SPEC 7 stores the cover as images/{roomId}.webp, serves it, and deletes it with room and summary', async () => {
  const { id } = await addRoom(ada, newRoom());
  const picture = webpBytes(Buffer.from('a picture'));
  const cover = new Blob([picture], { type: 'image/webp' });
  const address = await ada.rooms.uploadCover(id, cover);
  expect(decodeURIComponent(address)).toContain(`images/${id}.webp`);
  const served = await fetch(address);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(picture);

  await ada.rooms.deleteRoom(id);
  expect(await read(`rooms/${id}`)).toBeUndefined();
  expect(await read(`summary/${id}`)).toBeUndefined();
  // Without the file its address is worth nothing, and the rules do not say to a stranger whether there is one.
  expect((await fetch(address)).status).toBe(403);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 0, lastRoomId: id });
});

it('counts a room that is deleted twice down once', async () => {
  const { id } = await addRoom(ada, newRoom());
  await addRoom(ada, newRoom());
  await ada.rooms.deleteRoom(id);
  await ada.rooms.deleteRoom(id);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 1 });
});

it('SPEC 7 lists the creator’s own rooms, newest first', async () => {
  const first = await addRoom(ada, newRoom());
  const second = await addRoom(ada, newRoom());
  await app.admin.doc(`summary/${first.id}`).update({ createdAt: 100 });
  const listed = await ada.rooms.listRooms(userId);
  expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
});

it('R2 says that a room was made by a newer version', async () => {
  const { id } = await addRoom(ada, newRoom());
  await app.admin.doc(`rooms/${id}`).update({ schemaVersion: 99 });
  await expect(ada.rooms.loadRoom(id)).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('newer version'),
  });
});
