// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { cleanUp } from './cleanUp.ts';
import { sweepRooms } from './sweepRooms.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PLAYER = { userId: 'player-1', name: 'Grace', emailVerified: true };

serveTests();

let deps: TestDeps;

beforeEach(() => {
  deps = createTestDeps();
});

async function publish(roomId: string, creatorId = CREATOR.userId): Promise<void> {
  await deps.saveDraft(roomId, createTestRoom({ creatorId }));
  await saveFile(`images/${roomId}.webp`);
  await publishRoom({ roomId, revision: 3 }, { ...CREATOR, userId: creatorId }, deps);
}

async function saveFile(name: string): Promise<void> {
  await deps.bucket.file(name).save(await drawPicture(), { contentType: 'image/webp' });
}

async function open(roomId: string): Promise<string> {
  return (await startPlay({ roomId }, PLAYER, deps)).playId;
}

async function start(playId: string): Promise<void> {
  await act({ playId, sequence: 1, action: { type: 'start' } }, PLAYER, deps);
}

async function readNames(playId: string): Promise<Record<'chest' | 'key' | 'door', OpaqueName>> {
  return (await deps.readWorld(playId)).names;
}

async function getOut(playId: string): Promise<void> {
  await start(playId);
  const { chest, key, door } = await readNames(playId);
  const actions = [
    { type: 'enterPassword', item: chest, password: CODE },
    { type: 'click', item: key },
    { type: 'useItem', item: key, on: door },
  ] as const;
  for (const [index, action] of actions.entries())
    await act({ playId, sequence: index + 2, action }, PLAYER, deps);
}

/** Deletes a room and its summary only, as browsers do (SPEC 7). */
async function deleteRoom(roomId: string): Promise<void> {
  await deps.db
    .batch()
    .delete(deps.db.doc(`rooms/${roomId}`))
    .delete(deps.db.doc(`summary/${roomId}`))
    .commit();
}

/** Returns the paths of all stored documents, or of one room. */
async function listAll(roomId = ''): Promise<string[]> {
  const roots = (await deps.db.listCollections()).filter(({ id }) => id !== 'sweeps' && id !== 'throttles');
  const beneath = ['versions', 'copies'].map((name) => deps.db.collectionGroup(name));
  const found = await Promise.all([...roots, ...beneath].map((one) => one.get()));
  const documents = found.flatMap(({ docs }) => docs);
  const own = documents.filter((document) => textOf(document).includes(roomId));
  const [files] = await deps.bucket.getFiles();
  const names = files.map(({ name }) => name).filter((name) => name.includes(roomId));
  return [...own.map(({ ref }) => ref.path), ...names].sort();
}

function textOf(document: FirebaseFirestore.QueryDocumentSnapshot): string {
  return JSON.stringify([document.ref.path, document.data()]);
}

async function isThere(playId: string): Promise<boolean> {
  return (await deps.read(`plays/${playId}`)) !== undefined;
}

it('removes an old token from a version’s cover, since it would open the file for ever', async () => {
  const name = 'versions/tokened/1.webp';
  const metadata = { metadata: { firebaseStorageDownloadTokens: 'a-token', kept: 'yes' } };
  await deps.db.doc('rooms/tokened').set({ creatorId: 'ada' });
  await deps.bucket.file(name).save(await drawPicture(), { contentType: 'image/webp', metadata });
  await cleanUp(deps);
  const [stored] = await deps.bucket.file(name).getMetadata();
  expect(stored.metadata).toEqual({ kept: 'yes' });
  await deps.bucket.file(name).delete();
  await deps.db.doc('rooms/tokened').delete();
});

describe('expired documents', () => {
  it('include plays that were never started, after a day, and others 30 days after their start', async () => {
    await publish('expiry');
    const [unstarted, started] = [await open('expiry'), await open('expiry')];
    deps.passTime(DAY - 1000);
    await start(started);
    await cleanUp(deps);
    expect([await isThere(unstarted), await isThere(started)]).toEqual([true, true]);
    deps.passTime(1000);
    await cleanUp(deps);
    expect([await isThere(unstarted), await isThere(started)]).toEqual([false, true]);
    deps.passTime(30 * DAY);
    await cleanUp(deps);
    expect(await isThere(started)).toBe(false);
  });

  it('include finished plays: the record stays, and a mark that allows rating', async () => {
    await publish('finished');
    const playId = await open('finished');
    await getOut(playId);
    deps.passTime(30 * DAY);
    await cleanUp(deps);
    expect(await isThere(playId)).toBe(false);
    expect(await deps.read('records/finished_1_player-1')).toMatchObject({ playerId: 'player-1' });
    const mark = { roomId: 'finished', version: 1, playerId: 'player-1' };
    expect(await deps.read('finishes/finished_player-1')).toEqual(mark);
  });

  it('include plays that ended by game over, with their mark, and no unfinished play', async () => {
    await publish('over');
    const playId = await open('over');
    await start(playId);
    expect(await deps.read('finishes/over_player-1')).toBeUndefined();
    deps.passTime(HOUR);
    await act({ playId, sequence: 2, action: { type: 'tick' } }, PLAYER, deps);
    expect(await deps.read('finishes/over_player-1')).toMatchObject({ version: 1 });
  });

  it('include throttles at their own expiry', async () => {
    await publish('throttled');
    const playId = await open('throttled');
    await start(playId);
    const { chest } = await readNames(playId);
    const guess = { type: 'enterPassword', item: chest, password: '1' } as const;
    await act({ playId, sequence: 2, action: guess }, PLAYER, deps);
    const count = async () => (await deps.db.collection('throttles').count().get()).data().count;
    expect(await count()).toBeGreaterThan(3);
    deps.passTime(2 * DAY);
    await cleanUp(deps);
    expect(await count()).toBe(0);
  });

  it('include old plays without an expiry date, after 60 days', async () => {
    const createdAt = Math.floor(deps.now() / 1000);
    await deps.db.doc('plays/old').set({ roomId: 'any', createdAt });
    deps.passTime(59 * DAY);
    await cleanUp(deps);
    expect(await isThere('old')).toBe(true);
    deps.passTime(DAY);
    await cleanUp(deps);
    expect(await isThere('old')).toBe(false);
  });
});

describe('a deleted room', () => {
  const belongings = (roomId: string) => [
    [`ratings/${roomId}_p`, { roomId, userId: 'p', rating: 5 }],
    [`ratingNetworks/${roomId}_n`, { roomId, origin: 'n', sum: 5, count: 1 }],
    [`ratingAggregates/${roomId}`, { sum: 5, count: 1 }],
    [`bookmarks/p_${roomId}`, { userId: 'p', roomId }],
    [`furtherRecords/${roomId}_1_g`, { roomId }],
    [`recordOrigins/${roomId}_1_g`, { roomId }],
  ];

  async function fill(roomId: string): Promise<void> {
    await publish(roomId);
    await getOut(await open(roomId));
    await open(roomId);
    for (const [path, document] of belongings(roomId) as [string, object][])
      await deps.db.doc(path).set(document);
  }

  it('is deleted with its versions, plays, records, ratings, bookmarks and pictures, and nothing of others', async () => {
    await fill('gone');
    await fill('stays');
    const kept = await listAll('stays');
    expect(await listAll('gone')).toHaveLength(kept.length);
    await deleteRoom('gone');
    await cleanUp(deps);
    expect(await listAll('gone')).toEqual([]);
    expect(await listAll('stays')).toEqual(kept);
    expect(kept).toHaveLength(20);
    await cleanUp(deps);
    expect(await listAll('stays')).toEqual(kept);
  });

  it('leaves everything to a room of the same id that was put back', async () => {
    await fill('back');
    await deleteRoom('back');
    await deps.saveDraft('back', createTestRoom());
    const before = await listAll('back');
    await cleanUp(deps);
    expect(await listAll('back')).toEqual(before);
    // The same holds for a room whose summary is not stored yet.
    await deps.db.doc('summary/back').delete();
    await cleanUp(deps);
    expect((await listAll('back')).length).toBe(before.length - 1);
  });

  it('is deleted page by page, run after run', async () => {
    const rooms = ['many-1', 'many-2', 'many-3'];
    const batch = deps.db.batch();
    for (const roomId of rooms)
      for (const number of [1, 2]) batch.set(deps.db.doc(`rooms/${roomId}/versions/${number}`), { roomId });
    await batch.commit();
    await sweepRooms(deps.db, 'versions', { size: 3 });
    expect(await deps.read('sweeps/versions')).toEqual({ after: expect.any(String) });
    for (let run = 0; run < 20 && (await deps.read('sweeps/versions'))?.after; run++)
      await sweepRooms(deps.db, 'versions', { size: 3 });
    expect(await listAll('many-')).toEqual([]);
    expect(await deps.read('sweeps/versions')).toEqual({ after: null });
  });

  it('is continued where it has more than one page', async () => {
    const batch = deps.db.batch();
    for (let place = 0; place < 7; place++)
      batch.set(deps.db.doc(`finishes/crowded_${place}`), { roomId: 'crowded' });
    batch.set(deps.db.doc('rooms/crowded/versions/1'), { creatorId: 'ada' });
    await batch.commit();
    expect(await sweepRooms(deps.db, 'versions', { most: 2 })).toBe(true);
    expect(await listAll('crowded')).toEqual([]);
  });

  it('is found by its copies if it was never published', async () => {
    await deps.db.doc('rooms/unplayed-1/copies/day-3').set({ creatorId: 'ada' });
    await cleanUp(deps);
    expect(await listAll('unplayed-')).toEqual([]);
  });
});

it('deletes files that were sent but not processed for an hour, and pictures without an upload for a day', async () => {
  const ids = ['u', 'k', 'n'].map((letter) => letter.repeat(20));
  const [unused = '', kept = '', fresh = ''] = ids;
  const createdAt = Math.floor(Date.now() / 1000);
  const stored = { userId: 'ada', usedBy: null, createdAt };
  await deps.db.doc(`pictures/${unused}`).set(stored);
  await deps.db.doc(`pictures/${kept}`).set({ ...stored, usedBy: 'upload-1' });
  await deps.db.doc(`pictures/${fresh}`).set({ ...stored, createdAt: createdAt + 7 * 24 * 60 * 60 });
  for (const id of ids)
    for (const name of [`${id}.webp`, `${id}@2x.webp`, `thumbs/${id}.webp`])
      await saveFile(`pictures/${name}`);
  await saveFile('uploads/ada/07');
  await cleanUp({ ...deps, now: () => Date.now() });
  const names = async () => (await deps.bucket.getFiles())[0].map(({ name }) => name);
  expect((await names()).filter((name) => /^(uploads|pictures)/.test(name))).toHaveLength(10);
  await cleanUp({ ...deps, now: () => Date.now() + HOUR });
  expect((await names()).filter((name) => /^(uploads|pictures)/.test(name))).toHaveLength(9);
  await cleanUp({ ...deps, now: () => Date.now() + DAY });
  const left = await names();
  expect(left.filter((name) => name.startsWith('pictures')).map((name) => name.includes(unused))).toEqual(
    new Array(6).fill(false),
  );
  expect(left.filter((name) => name.startsWith('uploads'))).toEqual([]);
  expect(await deps.read(`pictures/${unused}`)).toBeUndefined();
  expect(await deps.read(`pictures/${kept}`)).toBeDefined();
});

it('continues with the rest where a part fails, and reports the failure', async () => {
  await deps.db.doc('plays/left').set({ createdAt: 1, roomId: 'x' });
  const broken = createTestDeps().bucket;
  broken.getFiles = () => Promise.reject(new Error('no bucket'));
  await expect(cleanUp({ ...deps, bucket: broken })).rejects.toThrow(/^4 of \d+ parts/);
  expect(await isThere('left')).toBe(false);
});
