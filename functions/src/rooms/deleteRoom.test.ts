// @isolation backend

import { beforeAll, expect, it } from 'vitest';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { deleteRoom } from './deleteRoom.ts';
import { sumVersionBytes } from './keptVersions.ts';
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

it('does not delete another user’s room and responds as for a missing one, as if deleted before; asks guests to log in', async () => {
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

it('deletes a room’s copies, and leaves its versions until the cleaning', async () => {
  const hasty = { userId: 'hasty', name: 'Mallory' };
  const contents = Buffer.alloc(750_000);
  for (const roomId of ['hasty-1', 'hasty-2', 'hasty-3']) {
    await deps.saveDraft(roomId, createTestRoom({ creatorId: hasty.userId }));
    await publishRoom({ roomId, revision: 3 }, hasty, deps);
    const slots = [0, 1, 2, 3, 4, 5, 6].map((day) => `day-${day}`);
    for (const slot of [...slots, 'kept-0', 'kept-1', 'kept-2', 'kept-3', 'kept-4', 'gave-way'])
      await deps.db.doc(`rooms/${roomId}/copies/${slot}`).set({ creatorId: hasty.userId, contents });
    expect(await copyBytes(roomId)).toBe(13 * contents.length);
    const before = await sumVersionBytes(deps.db, hasty.userId);
    await deleteRoom({ roomId }, hasty, deps);
    expect(await copyBytes(roomId)).toBe(0);
    expect(await sumVersionBytes(deps.db, hasty.userId)).toBe(before);
  }
  expect(await sumVersionBytes(deps.db, hasty.userId)).toBeGreaterThan(0);
});

async function copyBytes(roomId: string): Promise<number> {
  const { docs } = await deps.db.collection(`rooms/${roomId}/copies`).get();
  return docs.reduce((sum, copy) => sum + copy.get('contents').length, 0);
}
