// @isolation backend

import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentsOf } from '../../core/room/records.ts';
import { build, furnish, lockByItem } from '../../core/testing/build.ts';
import { keyEntry } from '../../core/testing/entries.ts';
import { addRoom } from './addRoom.ts';
import { startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a room’s copies and published versions are listed, newest first, and are its creator’s alone', async () => {
  const ada = app.openBrowser();
  await ada.authPort.register('Ada', 'ada-past@example.com', 'correct horse');
  const early = build(lockByItem('door', 'key'), furnish({ key: keyEntry }));
  const { id, room } = await addRoom(ada, early);
  expect(await ada.api.publishRoom({ roomId: id, revision: room.revision })).toMatchObject({ version: 1 });

  const { pastRooms } = ada;
  await pastRooms.keepDay(id, early);
  await pastRooms.keepDay(id, { ...early, roomName: 'Too late for today' });
  await pastRooms.keepCopy(id, {
    slot: 'kept-0',
    name: 'Before the cellar',
    room: { ...early, ending: 'Out!' },
  });
  const listed = await pastRooms.listPastRooms(id);
  expect(listed.map((past) => (past.type === 'copy' ? past.slot : past.version))).toEqual([
    'kept-0',
    expect.stringMatching(/^day-[0-6]$/),
    1,
  ]);
  expect(listed[0]).toMatchObject({ name: 'Before the cellar', at: expect.closeTo(Date.now(), -4) });
  expect(listed.map((past) => contentsOf(past.room))).toEqual([
    { ...contentsOf(early), ending: 'Out!' },
    contentsOf(early),
    contentsOf(early),
  ]);

  const eve = app.openBrowser();
  await eve.authPort.register('Eve', 'eve-past@example.com', 'correct horse');
  expect(await eve.pastRooms.listPastRooms(id)).toEqual([]);
  const copy = { slot: 'kept-0', name: '', room: early } as const;
  await expect(eve.pastRooms.keepCopy(id, copy)).rejects.toMatchObject({ code: 'permissionDenied' });

  await app.admin.doc(`rooms/${id}/copies/kept-0`).update({ contents: Buffer.from('no room') });
  await pastRooms.deleteCopy(id, listed[1]?.type === 'copy' ? listed[1].slot : 'kept-4');
  expect(await pastRooms.listPastRooms(id)).toMatchObject([{ version: 1 }]);
});
