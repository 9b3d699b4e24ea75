// @isolation backend

import { readdirSync, readFileSync } from 'node:fs';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { NO_PAYMENT } from '../payments/payment.ts';
import { copyPicture, LIBRARY_FOLDER, OWN_FOLDER } from '../pictures/pictureFiles.ts';
import { postRating } from '../ratings/postRating.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { listStored } from '../testing/listStored.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { takePicture } from '../uploads/takePicture.ts';
import { COLLECTIONS } from './collections.ts';
import { deleteAccount } from './deleteAccount.ts';

/** Marks by which a scan finds any leftovers. */
const LEAVER = { uid: 'leaver-7f3', email: 'leaver@example.org', displayName: 'Lea Verlaine' };
const WORDS = Object.values(LEAVER);
const OTHER = { userId: 'player-1', name: 'Grace' };

serveTests();

let deps: TestDeps;
let caller: Caller;

beforeEach(async () => {
  deps = createTestDeps();
  caller = { userId: LEAVER.uid, name: LEAVER.displayName, signedInAt: deps.now() / 1000 - 60 };
  await getAuth()
    .deleteUser(LEAVER.uid)
    .catch(() => {});
  await getAuth().createUser(LEAVER);
  await deps.db.doc(`users/${LEAVER.uid}`).set({ userId: LEAVER.uid, roomCount: 2, lastRoomId: 'own-1' });
  await publish('theirs', CREATOR);
  for (const roomId of ['own-1', 'own-2']) await publish(roomId, caller);
});

async function publish(roomId: string, { userId, name }: Caller): Promise<void> {
  await deps.saveDraft(roomId, createTestRoom({ creatorId: userId, creator: name }));
  await deps.db.doc(`rooms/${roomId}/copies/day-1`).set({ creatorId: userId, name: '' });
  await deps.bucket.file(`images/${roomId}.webp`).save(await drawPicture(), { contentType: 'image/webp' });
  await publishRoom({ roomId, revision: 3 }, { userId, name }, deps);
}

/** Creates the data of a person who uses everything. */
async function liveFully(): Promise<void> {
  await escapeRoom(deps, 'theirs', { caller });
  await escapeRoom(deps, 'theirs', { caller: OTHER });
  await postRating({ roomId: 'theirs', rating: 1 }, caller, deps);
  await postRating({ roomId: 'theirs', rating: 5 }, OTHER, deps);
  await escapeRoom(deps, 'own-1', { caller: OTHER });
  await postRating({ roomId: 'own-1', rating: 4 }, OTHER, deps);
  for (const [path, document] of [
    [`bookmarks/${LEAVER.uid}_theirs`, { userId: LEAVER.uid, roomId: 'theirs' }],
    ['payments/pi_1', { ...NO_PAYMENT, userId: LEAVER.uid, customerId: 'cus_leaver-7f3' }],
    [`checkouts/${LEAVER.uid}_pro`, { userId: LEAVER.uid, attempt: 1, sessionId: 'cs_1' }],
    ['uploads/u1', { userId: LEAVER.uid, name: 'a lamp' }],
    [`furtherRecords/theirs_9_${LEAVER.uid}`, { roomId: 'theirs', version: 9, playerId: LEAVER.uid }],
  ] as const)
    await deps.db.doc(path).set(document);
  await deps.bucket.file(`uploads/${LEAVER.uid}/lamp.png`).save('a lamp');
}

async function listPictures(): Promise<string[]> {
  const [files] = await deps.bucket.getFiles({ prefix: 'pictures/' });
  return files.map(({ name }) => name).toSorted();
}

describe('deleteAccount', () => {
  it('leaves no personal data in any collection, file or account', async () => {
    await liveFully();
    expect((await listStored(deps, WORDS)).length).toBeGreaterThan(15);
    expect(await deleteAccount({}, caller, deps)).toEqual({ rooms: 2 });
    expect(await listStored(deps, WORDS)).toEqual([]);

    // The time stays on the leaderboard anonymously, and averages are correct.
    const { docs } = await deps.db.collection('records').where('roomId', '==', 'theirs').get();
    const records = docs.map((stored) => stored.data());
    const nobody = records.find(({ playerId }) => playerId !== OTHER.userId);
    expect(nobody).toMatchObject({ username: 'Anonymous', isNamed: true, isSignedIn: false });
    expect(nobody?.playerId).toMatch(/^guest_/);
    expect(await deps.read('ratingAggregates/theirs')).toEqual({ sum: 5, count: 1 });
    expect(await deps.read('summary/theirs')).toMatchObject({ avgRating: 5 });
  });

  it.each(['deleteFiles', 'deleteUser'])(
    'goes on when asked again, where %s failed half way',
    async (step) => {
      await liveFully();
      const fail = () => Promise.reject(new Error('out of reach'));
      const broken = createTestDeps(deps.now());
      if (step === 'deleteFiles') broken.bucket.deleteFiles = fail;
      else broken.auth = Object.create(deps.auth, { deleteUser: { value: fail } });
      await expect(deleteAccount({}, caller, broken)).rejects.toThrow('out of reach');
      await deleteAccount({}, caller, deps);
      await cleanUp(deps);
      expect(await listStored(deps, WORDS)).toEqual([]);
      expect(await deleteAccount({}, caller, deps)).toEqual({ rooms: 0 });
    },
  );

  it('deletes uploaded pictures in every size; the library’s copy stays', async () => {
    await deps.db.doc(`users/${LEAVER.uid}`).update({ isPro: true, stripeId: 'granted' });
    await deps.bucket.file(`uploads/${LEAVER.uid}/lamp.png`).save(await drawPicture());
    const taken = await takePicture({ fileName: 'lamp.png', kind: 'item' }, caller, deps);
    if (taken.type !== 'taken') throw new Error(taken.reason);
    const id = pictureIdOf(taken.picture.uri);
    await copyPicture(deps.bucket, id, OWN_FOLDER, LIBRARY_FOLDER);
    expect(await listPictures()).toHaveLength(6);
    await deleteAccount({}, caller, deps);
    const libraryCopies = [
      `pictures/library/${id}.webp`,
      `pictures/library/${id}@2x.webp`,
      `pictures/library/thumbs/${id}.webp`,
    ];
    expect(await listPictures()).toEqual(libraryCopies.sort());
    expect(await deps.read(`pictures/${id}`)).toBeUndefined();
  });

  it('requires a recent log-in', async () => {
    const longAgo = { ...caller, signedInAt: deps.now() / 1000 - 301 };
    const { signedInAt: _, ...untold } = caller;
    for (const each of [null, longAgo, untold])
      await expect(deleteAccount({}, each, deps)).rejects.toMatchObject({ status: 401 });
    expect(await deps.read('rooms/own-1')).toBeDefined();
  });
});

it('defines the fate of a person’s documents in every collection', async () => {
  const inRules = namesIn(readFileSync('firestore.rules', 'utf8'), /match \/(\w+)\/\{/g);
  const sources = readdirSync('functions/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.ts$/.test(name),
  );
  const inCode = sources.flatMap((name) =>
    namesIn(readFileSync(`functions/src/${name}`, 'utf8'), /(?:collection\('|doc\([`'])(\w+)/g),
  );
  const stored = (await deps.db.listCollections()).map(({ id }) => id);
  const parts = ['databases', 'versions', 'copies'];
  for (const name of [...inRules, ...inCode, ...stored])
    if (!parts.includes(name)) expect(Object.keys(COLLECTIONS)).toContain(name);
});

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
