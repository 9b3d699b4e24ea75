// @isolation backend

import { beforeAll, expect, it } from 'vitest';
import { build, hideIn, lockByItem } from '../../../core/testing/build.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { publishRoom } from './publishRoom.ts';

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

function publish(roomId: string, revision: number, caller: typeof CREATOR | null = CREATOR) {
  return publishRoom({ roomId, revision }, caller, deps);
}

it('L1 marks a draft with errors, says which, and publishes nothing', async () => {
  const room = createTestRoom();
  const locked = { ...room.itemConfigs.chest, unlockPassword: '' };
  await deps.saveDraft('faulty', {
    ...room,
    itemConfigs: { ...room.itemConfigs, chest: locked },
  } as typeof room);

  expect(await publish('faulty', 3)).toEqual({
    isPublished: false,
    version: 0,
    board: 0,
    findings: [{ severity: 'error', code: 'lockWithoutPassword', items: ['chest'] }],
  });
  expect(await deps.read('rooms/faulty')).toMatchObject({
    error: true,
    isPublished: false,
    publishedVersion: 0,
  });
  expect(await deps.read('summary/faulty')).toMatchObject({ error: true, isPublished: false });
  expect((await deps.db.collection('rooms/faulty/versions').get()).size).toBe(0);
});

it.each(['\u200b', '\u2800 \u0301'])(
  'L1 A1 refuses an answer that nobody sees: %j',
  async (unlockPassword) => {
    const room = createTestRoom();
    const chest = { ...room.itemConfigs.chest, unlockPassword };
    const itemConfigs = { ...room.itemConfigs, chest };
    await deps.saveDraft('blank', { ...room, itemConfigs } as typeof room);
    expect(await publish('blank', 3)).toEqual({
      isPublished: false,
      version: 0,
      board: 0,
      findings: [{ severity: 'error', code: 'lockWithoutPassword', items: ['chest'] }],
    });
  },
);

it('L1 refuses a room without a way out, and says why', async () => {
  const ring = build(lockByItem('chest', 'key'), build(lockByItem('door', 'note'), createTestRoom()));
  const room = build(hideIn('key', 'note'), ring);
  await deps.saveDraft('sealed', room);
  const obstacles = [
    { type: 'hiddenBy', item: 'key', by: 'chest' },
    { type: 'lockedBy', item: 'chest', by: 'key' },
  ];
  expect(await publish('sealed', 3)).toEqual({
    isPublished: false,
    version: 0,
    board: 0,
    findings: [{ severity: 'error', code: 'notEscapable', items: ['key', 'chest'], obstacles }],
  });
});

it('L1 leaves the live version alone when the next one has errors', async () => {
  await deps.saveDraft('live', createTestRoom());
  await publish('live', 3);
  await deps.db.doc('rooms/live').update({ 'itemConfigs.chest.unlockPassword': '', revision: 4 });

  expect(await publish('live', 4)).toMatchObject({ isPublished: true, version: 1 });
  expect(await deps.read('rooms/live')).toMatchObject({
    error: true,
    isPublished: true,
    publishedVersion: 1,
  });
  expect(await deps.read('summary/live')).toMatchObject({ error: true, isPublished: true });
});

it('R1 refuses data that is no room, naming the path of its first fault', async () => {
  await deps.db.doc('rooms/broken').set({ ...createTestRoom(), timeLimit: 'five' });
  await expect(publish('broken', 3)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('timeLimit'),
  });
});

it('E10 S7 publishes hand-written groups and clues only as the editor could have made them', async () => {
  const room = createTestRoom();
  const { chest, ...others } = room.itemConfigs;
  const hostile = { ...chest, group: 'x'.repeat(200_000), toldBy: ['chest', 'ghost', '__proto__'] };
  await deps.saveDraft('by-hand', { ...room, itemConfigs: { ...others, chest: hostile } } as typeof room);
  expect(await publish('by-hand', 3)).toMatchObject({ isPublished: true });
  const version = await deps.read('rooms/by-hand/versions/1');
  expect(version?.itemConfigs.chest).toEqual(chest);

  await deps.db.doc('rooms/by-hand').update({ 'itemConfigs.chest.toldBy': Array(5000).fill('key') });
  await expect(publish('by-hand', 3)).rejects.toMatchObject({ code: 'invalidRoom' });
  expect((await deps.db.collection('rooms/by-hand/versions').get()).size).toBe(1);
});
