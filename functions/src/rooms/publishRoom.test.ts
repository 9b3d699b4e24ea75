// @isolation backend

import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { build } from '../../../core/testing/build.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { PUBLISHINGS } from '../throttles/publishings.ts';
import { publishRoom } from './publishRoom.ts';

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

function publish(roomId: string, revision: number, caller: typeof CREATOR | null = CREATOR) {
  return publishRoom({ roomId, revision }, caller, deps);
}

it('makes the draft the live version and marks room and summary', async () => {
  const room = createTestRoom({ isPreviewed: true, error: true });
  await deps.saveDraft('first', room, { roomName: 'An old name', timeLimit: 99 });

  expect(await publish('first', 3)).toEqual({ isPublished: true, version: 1, board: 1, findings: [] });

  expect(await deps.read('rooms/first')).toEqual({
    ...room,
    isPublished: true,
    publishedVersion: 1,
    error: false,
  });
  expect(await deps.read('summary/first')).toMatchObject({
    isPublished: true,
    error: false,
    isPreviewed: true,
    roomName: 'The study',
    timeLimit: room.timeLimit,
    count: 0,
    isListed: true,
    hasNewerDraft: false,
    searchWords: ['t', 'th', 'the', 's', 'st', 'stu', 'stud', 'study'],
    difficulty: { band: 'easy', minutes: 3 },
    goodFor: 1,
    bestTime: null,
    coverBackground: 'study',
  });
  const { creatorId } = room;
  const none = { escapes: 0, timeouts: 0, left: 0, stuck: {}, lengths: {} };
  expect(await deps.read('roomStats/first')).toEqual({
    roomId: 'first',
    creatorId,
    version: 1,
    boards: [1],
    ...none,
  });
  const version = await deps.read('rooms/first/versions/1');
  expect(version).toMatchObject({ itemConfigs: room.itemConfigs, revision: 3, publishedVersion: 1 });
  expect(version?.createdAt).toBe(Date.UTC(2026, 10, 21, 12) / 1000);
});

it('sets visibility and the draft’s new cover with the version, and neither if it refuses', async () => {
  const wanted = { revision: 3, isListed: false, imageUrl: '/v0/b/demo/o/images%2Fwanted.webp?alt=media' };
  await deps.saveDraft('wanted', createTestRoom());
  await publishRoom({ roomId: 'wanted', ...wanted }, CREATOR, deps);
  expect(await deps.read('rooms/wanted')).toMatchObject({ isPublished: true, imageUrl: wanted.imageUrl });
  expect(await deps.read('summary/wanted')).toMatchObject({ isPublished: true, isListed: false });
  // Nothing new for players: the same again, and listed from now on.
  await publishRoom({ roomId: 'wanted', ...wanted, isListed: true, imageUrl: '/new.webp' }, CREATOR, deps);
  expect(await deps.read('rooms/wanted')).toMatchObject({ publishedVersion: 1, imageUrl: '/new.webp' });
  expect(await deps.read('summary/wanted')).toMatchObject({ isListed: true });
  await deps.saveDraft('refused', createTestRoom({ timeLimit: 0 }));
  await publishRoom({ roomId: 'refused', ...wanted }, CREATOR, deps);
  expect(await deps.read('rooms/refused')).toMatchObject({ isPublished: false, imageUrl: '' });
  expect(await deps.read('summary/refused')).toMatchObject({ isListed: true });
});

it('lists a formerly unlisted room, and does not disturb players who came by its link', async () => {
  await deps.saveDraft('by-link', createTestRoom(), { isListed: false });
  await publish('by-link', 3);
  expect(await deps.read('summary/by-link')).toMatchObject({ isPublished: true, isListed: false });
  await deps.saveDraft('of-before', createTestRoom());
  await deps.db.doc('summary/of-before').update({ isListed: FieldValue.delete() });
  await publish('of-before', 3);
  expect(await deps.read('summary/of-before')).toMatchObject({ isListed: true });
});

it('refuses items of a pack that the creator does not own, even unmarked, and keeps what was published', async () => {
  const fridge = itemCatalogue.find(({ id }) => id === 'fridge');
  if (!fridge) throw new Error('No fridge');
  await deps.db.doc('items/fridge').set(fridge);
  const room = build([{ type: 'addItem', id: 'fridge', entry: fridge }], createTestRoom());
  const finding = { severity: 'error', code: 'packNotOwned', items: ['fridge'], pack: 'cold-ward' };
  await deps.saveDraft('chilled', room);
  expect(await publish('chilled', 3)).toEqual({
    isPublished: false,
    version: 0,
    board: 0,
    findings: [finding],
  });
  expect(await deps.read('rooms/chilled')).toEqual(room);

  const owner = deps.db.doc(`users/${CREATOR.userId}`);
  await owner.set({ packs: ['cold-ward'] });
  expect(await publish('chilled', 3)).toMatchObject({ isPublished: true, version: 1, findings: [] });
  await owner.set({ packs: [] });
  await deps.db.doc('rooms/chilled').update({ revision: 4, ending: 'Out.' });
  const refused = { isPublished: true, version: 1, board: 0, findings: [finding] };
  expect(await publish('chilled', 4)).toEqual(refused);
  expect(await deps.read('summary/chilled')).toMatchObject({ isPublished: true, error: false });
});

it('checks at most a hundred publishings in ten minutes, refused ones included, over all rooms of an account', async () => {
  const busy = { userId: 'busy', name: 'Busy' };
  const room = createTestRoom({ creatorId: busy.userId });
  for (const roomId of ['one-of-many', 'another-of-many']) await deps.saveDraft(roomId, room);
  await deps.db.doc('rooms/one-of-many').update({ 'itemConfigs.chest.unlockPassword': '' });
  expect(await publish('one-of-many', 3, busy)).toMatchObject({ isPublished: false });
  const { docs } = await deps.db.collection('throttles').where('count', '==', 1).get();
  const counted = docs.filter(({ id }) => id.startsWith('publishings_'));
  for (const { ref } of counted) await ref.update({ count: PUBLISHINGS.most });
  await expect(publish('another-of-many', 3, busy)).rejects.toMatchObject({ code: 'tooManyRequests' });
  deps.passTime(PUBLISHINGS.window);
  expect(await publish('another-of-many', 3, busy)).toMatchObject({ isPublished: true });
});

it('refuses another revision than the stored one', async () => {
  await deps.saveDraft('stale', createTestRoom());
  await expect(publish('stale', 2)).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect(await deps.read('summary/stale')).toMatchObject({ isPublished: false });
});

it('responds the same to strangers and for missing rooms, and asks guests to log in', async () => {
  await deps.saveDraft('private', createTestRoom());
  const stranger = { userId: 'someone', name: 'Someone' };
  const notFound = (id: string) => ({ status: 404, message: `Room with id ${id} not found` });
  await expect(publish('private', 3, stranger)).rejects.toMatchObject(notFound('private'));
  await expect(publish('missing', 3, stranger)).rejects.toMatchObject(notFound('missing'));
  await expect(publish('private', 3, null)).rejects.toMatchObject({ status: 401 });
  expect(await deps.read('summary/private')).toMatchObject({ isPublished: false });
});
