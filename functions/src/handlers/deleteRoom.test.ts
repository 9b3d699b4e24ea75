import { beforeAll, expect, it } from 'vitest';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { deleteRoom } from './deleteRoom.ts';
import { publishRoom } from './publishRoom.ts';

serveTests();

let deps: TestDeps;

beforeAll(async () => {
  deps = createTestDeps();
  for (const roomId of ['first', 'second']) {
    await deps.saveDraft(roomId, createTestRoom());
    await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
  }
  await deps.db
    .doc(`users/${CREATOR.userId}`)
    .set({ userId: CREATOR.userId, roomCount: 2, lastRoomId: 'second' });
  await deps.bucket.file('images/first.webp').save('a cover', { contentType: 'image/webp' });
});

const readAll = () =>
  Promise.all(['rooms/first', 'summary/first', 'roomStats/first'].map((path) => deps.read(path)));
const count = async () => (await deps.read(`users/${CREATOR.userId}`))?.roomCount;

it('leaves another’s room and answers as for a missing one, which is as if deleted before; asks guests to log in', async () => {
  const stranger = { userId: 'someone', name: 'Someone' };
  for (const roomId of ['first', 'none'])
    expect(await deleteRoom({ roomId }, stranger, deps)).toEqual({ roomId });
  await expect(deleteRoom({ roomId: 'first' }, null, deps)).rejects.toMatchObject({ status: 401 });
  expect(await readAll()).not.toContain(undefined);
  expect((await deps.bucket.file('images/first.webp').exists())[0]).toBe(true);
  expect(await deps.read('users/someone')).toBeUndefined();
});

it('deletes room, summary, statistics and cover, and counts the room down once, however often it is asked', async () => {
  const asked = Promise.all([1, 2].map(() => deleteRoom({ roomId: 'first' }, CREATOR, deps)));
  expect(await asked).toEqual([{ roomId: 'first' }, { roomId: 'first' }]);
  expect(await deleteRoom({ roomId: 'first' }, CREATOR, deps)).toEqual({ roomId: 'first' });
  expect(await readAll()).toEqual([undefined, undefined, undefined]);
  expect((await deps.bucket.file('images/first.webp').exists())[0]).toBe(false);
  expect(await count()).toBe(1);
  expect(await deps.read('summary/second')).toMatchObject({ isPublished: true });
});
