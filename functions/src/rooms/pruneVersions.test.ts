// @isolation backend

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import { UPLOAD_LIMITS } from '../../../core/catalogue/upload.ts';
import { sweepShownPictures } from '../cleaning/sweepUploads.ts';
import { noteVersions, sweepVersions } from '../cleaning/sweepVersions.ts';
import { fileName, OWN_FOLDER, PICTURE_SIZES } from '../pictures/pictureFiles.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { deleteUpload } from '../uploads/deleteUpload.ts';
import { keptVersionRef, sumVersionBytes } from './keptVersions.ts';
import { KEPT_VERSIONS, pruneVersions } from './pruneVersions.ts';
import { publishRoom } from './publishRoom.ts';

serveTests();

let deps: TestDeps;
let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});
beforeEach(() => {
  deps = createTestDeps();
});

/** A room whose versions were published one after the other; the last one is live. */
async function storeVersions(roomId: string, count: number): Promise<void> {
  const batch = deps.db.batch();
  const room = createTestRoom({ isPublished: true, publishedVersion: count });
  batch.set(deps.db.doc(`rooms/${roomId}`), room);
  for (let version = 1; version <= count; version++) {
    const note = {
      roomId,
      version,
      creatorId: CREATOR.userId,
      board: version,
      bytes: 1000,
      pictures: [],
      createdAt: 1,
    };
    batch.set(deps.db.doc(`rooms/${roomId}/versions/${version}`), room);
    batch.set(keptVersionRef(deps.db, roomId, version), note);
  }
  await batch.commit();
}

async function versionsOf(roomId: string): Promise<readonly number[]> {
  const { docs } = await deps.db.collection(`rooms/${roomId}/versions`).select().get();
  return docs.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}

async function filesBeneath(prefix: string): Promise<readonly string[]> {
  return (await deps.bucket.getFiles({ prefix }))[0].map(({ name }) => name);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it('keeps the live version, the latest, and those that plays are of, and takes all others with their files', async () => {
  await storeVersions('house', 25);
  for (const version of [1, 3])
    for (const name of [
      `${version}.webp`,
      `${version}-small.webp`,
      `${version}-rough.webp`,
      `${version}/a.webp`,
    ])
      await deps.bucket.file(`versions/house/${name}`).save(picture);
  for (const name of ['first', 'second'])
    await deps.db.doc(`plays/${name}`).set({ roomId: 'house', version: 3 });
  await deps.db.doc('plays/elsewhere').set({ roomId: 'hut', version: 1 });
  // A lobby that nobody has joined yet.
  await deps.db.doc('sessions/lobby').set({ roomId: 'house', version: 4 });
  await deps.db.doc('rooms/house').update({ publishedVersion: 2 });

  await pruneVersions(deps, 'house');

  const latest = range(25 - KEPT_VERSIONS + 1, 25);
  expect(await versionsOf('house')).toEqual([2, 3, 4, ...latest]);
  expect(await filesBeneath('versions/house/')).toHaveLength(4);
  expect(await sumVersionBytes(deps.db, CREATOR.userId)).toBe(23 * 1000);

  // Its last play is over, and so is the class.
  for (const name of ['plays/first', 'plays/second', 'sessions/lobby']) await deps.db.doc(name).delete();
  expect(await sweepVersions(deps)).toBe(true);
  expect(await versionsOf('house')).toEqual([2, ...latest]);
  expect(await filesBeneath('versions/house/')).toEqual([]);
});

it('runs with each publishing, and kept pictures count in the quota', async () => {
  await storeVersions('shed', 30);
  await deps.db.doc('rooms/shed').update({ revision: 31, roomName: 'Shed' });
  await deps.db.doc('summary/shed').set({ creatorId: CREATOR.userId });
  const publish = () => publishRoom({ roomId: 'shed', revision: 31 }, CREATOR, deps);
  expect(await publish()).toMatchObject({ version: 31 });
  expect(await versionsOf('shed')).toEqual(range(12, 31));

  await keptVersionRef(deps.db, 'shed', 12).update({ bytes: UPLOAD_LIMITS.bytes });
  await deps.db.doc('rooms/shed').update({ roomName: 'The shed', revision: 32 });
  const again = publishRoom({ roomId: 'shed', revision: 32 }, CREATOR, deps);
  await expect(again).rejects.toMatchObject({ code: 'quotaReached' });
  await keptVersionRef(deps.db, 'shed', 12).delete();
});

it('lists old versions once, with their own files', async () => {
  const version = deps.db.doc('rooms/cabin/versions/7');
  await version.set(createTestRoom());
  for (const name of ['7.webp', '7-small.webp', '7/a.webp', '71.webp'])
    await deps.bucket.file(`versions/cabin/${name}`).save(picture);
  for (let run = 0; run < 20 && !(await deps.read('sweeps/versionNotes'))?.isDone; run++)
    await noteVersions(deps, 20);
  const note = await deps.read('keptVersions/cabin_7');
  const json = Buffer.byteLength(JSON.stringify((await version.get()).data()));
  expect(note).toMatchObject({ roomId: 'cabin', version: 7, creatorId: CREATOR.userId, pictures: [] });
  expect(note?.bytes).toBe(json + 3 * picture.length);
  await keptVersionRef(deps.db, 'cabin', 7).delete();
  await noteVersions(deps, 20);
  expect(await deps.read('keptVersions/cabin_7')).toBeUndefined();
});

it('an upload’s picture stays as long as a version shows it, and cannot be used again', async () => {
  const id = 'P'.repeat(20);
  const background = { uri: uploadUri(id), ambient: '#ffffff' };
  for (const size of PICTURE_SIZES) await deps.bucket.file(fileName(OWN_FOLDER, id, size)).save(picture);
  await deps.db.doc(`pictures/${id}`).set({ userId: CREATOR.userId, usedBy: 'lamp', bytes: 10 });
  await deps.db.doc('uploads/lamp').set({
    userId: CREATOR.userId,
    kind: 'background',
    createdAt: 1,
    editedAt: 1,
    review: null,
    entry: uploadedBackground(background.uri),
  });
  await deps.saveDraft('lamp-room', createTestRoom({ background }));
  const publish = (revision: number) => publishRoom({ roomId: 'lamp-room', revision }, CREATOR, deps);
  expect(await publish(3)).toMatchObject({ version: 1 });

  await deleteUpload({ uploadId: 'lamp' }, CREATOR, deps);
  expect(await deps.read(`pictures/${id}`)).toMatchObject({ usedBy: 'versions', isGone: true, bytes: 10 });
  expect(await filesBeneath(`pictures/${id}`)).toHaveLength(2);
  await deps.db.doc('rooms/lamp-room').update({ revision: 4, roomName: 'Lamp' });
  expect(await publish(4)).toMatchObject({ version: 1, findings: [{ code: 'foreignBackground' }] });

  expect(await sweepShownPictures(deps)).toBe(true);
  expect(await deps.read(`pictures/${id}`)).toBeDefined();
  await keptVersionRef(deps.db, 'lamp-room', 1).delete();
  await sweepShownPictures(deps);
  expect(await deps.read(`pictures/${id}`)).toBeUndefined();
  expect(await filesBeneath(`pictures/${id}`)).toEqual([]);
});

function uploadedBackground(uri: string) {
  return {
    id: 'lamp',
    name: 'A lamp',
    theme: '',
    collection: 'own',
    is_active: true,
    moods: { day: { uri, ambient: '#ffffff' } },
    moodOrder: ['day'],
  };
}
