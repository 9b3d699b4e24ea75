// @isolation apart whole

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '#local';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import { storageBucket } from '#local/config';
import { bundleProgram } from '#local/testing/bundleProgram';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { webpBytes } from '#local/testing/webpBytes';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { APP_BACKEND, PROJECT_ID } from '../serve/appBackend.ts';

const EMAIL = 'ada@school.example';
const PASSWORD = 'analytical engine';
const bucketName = storageBucket(PROJECT_ID);

const [from, to] = [makeTemporaryFolder(), makeTemporaryFolder()];
const sdk: AdminSdk = requireAdminSdk();
const made = new sdk.Timestamp(1_795_000_000, 123_456_000);
const files = '/v0/b/demo-escape-room.firebasestorage.app/o/';
let userId: string;
let backend: Awaited<ReturnType<typeof startBackend>>;
let app: AdminApp;
const browsers: FirebaseApp[] = [];

/** Fills a data folder, and starts another backend in place of the project to which the data moves. */
beforeAll(async () => {
  await start(from.folder);
  await fillSource();
  await stop();
  await start(to.folder);
});
afterAll(async () => {
  await Promise.all(browsers.map(deleteApp));
  await stop();
  from.remove();
  to.remove();
});

async function start(dataFolder: string): Promise<void> {
  backend = await startBackend({ ...APP_BACKEND, dataFolder, port: 0 });
  app = sdk.initializeApp({ projectId: PROJECT_ID, storageBucket: bucketName });
}

async function stop(): Promise<void> {
  await sdk.deleteApp(app);
  await backend.close();
}

function openBrowser(): Auth {
  const browser = initializeApp({ apiKey: 'move', projectId: PROJECT_ID }, `move-${browsers.length}`);
  browsers.push(browser);
  const auth = initializeAuth(browser, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  return auth;
}

async function fillSource(): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(openBrowser(), EMAIL, PASSWORD);
  await updateProfile(user, { displayName: 'Ada' });
  userId = user.uid;
  await sdk.getAuth(app).setCustomUserClaims(userId, { isTeacher: true });
  const { name: displayName, email, password } = demoCreator;
  await sdk.getAuth(app).createUser({ displayName, email, password });
  const file = sdk.getStorage(app).bucket().file('versions/r1/1.webp');
  await file.save(webpBytes(100), { contentType: 'image/webp', metadata: { cacheControl: 'public' } });
  const { pathname, search } = new URL(await sdk.getDownloadURL(file));
  const firestore = sdk.getFirestore(app);
  await firestore.doc('rooms/r1').set(roomWith(`${pathname}${search}`));
  await firestore.doc('rooms/r1/versions/1').set({ creatorId: userId });
  await firestore.doc('throttles/t1').set({ roomId: 'r1' });
}

/** Returns a room with every kind of value. */
function roomWith(imageUrl: string) {
  const firestore = sdk.getFirestore(app);
  return {
    imageUrl,
    text: `not an address: ${files}`,
    nested: { list: [1, 1.5, Number.NaN, null, true, { deep: `http://127.0.0.1:4173${files}a` }] },
    made,
    place: new sdk.GeoPoint(1, -2),
    bytes: Buffer.from([1, 2, 255]),
    reference: firestore.doc('rooms/r2'),
    large: BigInt('9007199254740993'),
  };
}

async function move(dataFolder: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const program = await bundleProgram('tools/moveToFirebase');
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--no-warnings', program, '--project', PROJECT_ID, ...args],
      { env: { ...process.env, DATA_DIR: dataFolder } },
      (error, stdout, stderr) =>
        done({
          code: error === null ? 0 : Number(error.code),
          lines: `${stdout}${stderr}`.trim().split('\n'),
        }),
    );
  });
}

describe('npm run move-to-firebase', () => {
  it('refuses a folder that is none, and one that a server has open', async () => {
    expect(await move(`${from.folder}/none`)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/is no data folder of the embedded backend\.$/)],
    });
    expect(await move(to.folder)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/is in use by another server/)],
    });
  });

  it('counts and writes nothing in a dry run', async () => {
    const { code, lines } = await move(from.folder, '--dry-run');
    expect({ code, lines }).toEqual({
      code: 0,
      lines: ['2 accounts, 1 files, 3 documents.', 'This was a dry run: nothing was written.'],
    });
    expect(await sdk.getFirestore(app).listCollections()).toEqual([]);
  });

  it('takes everything along, and everybody signs in with the old password', async () => {
    const { code, lines } = await move(from.folder);
    expect({ code, lines }).toMatchObject({ code: 0, lines: { length: 4 } });
    const { user } = await signInWithEmailAndPassword(openBrowser(), EMAIL, PASSWORD);
    expect(user).toMatchObject({ uid: userId, displayName: 'Ada' });
    expect((await user.getIdTokenResult()).claims.isTeacher).toBe(true);
    await expect(signInWithEmailAndPassword(openBrowser(), EMAIL, 'wrong')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('moves every kind of value as it was, and the addresses of files to the bucket', async () => {
    const firestore = sdk.getFirestore(app);
    const room = (await firestore.doc('rooms/r1').get()).data();
    const { imageUrl, ...rest } = room ?? {};
    const moved = roomWith(imageUrl);
    const bucket = `https://firebasestorage.googleapis.com${files}`;
    const [one, half, not, none, yes] = moved.nested.list;
    expect(rest).toEqual({
      ...moved,
      imageUrl: undefined,
      nested: { list: [one, half, not, none, yes, { deep: `${bucket}a` }] },
      large: Number(moved.large),
    });
    const { pathname, search } = new URL(imageUrl);
    expect(imageUrl.startsWith(bucket)).toBe(true);
    const answer = await fetch(`${backend.origin}${pathname}${search}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(webpBytes(100));
    expect((await firestore.doc('rooms/r1/versions/1').get()).data()).toEqual({ creatorId: userId });
    expect((await firestore.doc('throttles/t1').get()).exists).toBe(false);
  });

  it('lets nobody sign in by a demo account’s password, which everybody knows', async () => {
    const { email, password } = demoCreator;
    expect(await sdk.getAuth(app).getUserByEmail(email)).toMatchObject({ disabled: true });
    await expect(signInWithEmailAndPassword(openBrowser(), email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('overwrites existing data only on request', async () => {
    expect(await move(from.folder)).toMatchObject({
      code: 1,
      lines: [expect.anything(), expect.stringMatching(/^The project has rooms already\./)],
    });
    expect((await move(from.folder, '--overwrite')).code).toBe(0);
  });

  it('reports a missing file, and moves all others', async () => {
    rmSync(join(from.folder, 'files'), { recursive: true });
    const { code, lines } = await move(from.folder, '--overwrite');
    expect(code).toBe(0);
    expect(lines).toContain('2 accounts, 0 files, 3 documents.');
    expect(lines).toContain('Missing in the folder, and not moved: versions/r1/1.webp');
  });
});
