// @isolation backend

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  terminate,
} from 'firebase/firestore/lite';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_PROJECT_ID } from './config.ts';
import { requireAdminSdk } from './functions-host/requireAdminSdk.ts';
import { type LocalBackend, startBackend } from './startBackend.ts';
import { makeTemporaryFolder } from './testing/temporaryFolder.ts';

const EMPTY_OBJECT = {
  name: 'a',
  settings: {
    contentType: null,
    contentDisposition: null,
    contentEncoding: null,
    contentLanguage: null,
    cacheControl: null,
    metadata: {},
  },
  downloadToken: null,
  checksums: {},
};

let data: ReturnType<typeof makeTemporaryFolder>;
let backend: LocalBackend;

const start = () => startBackend({ dataFolder: join(data.folder, 'data'), port: 0 });

/** A browser with the real SDKs, all using the one public port. */
function openBrowser() {
  const app = initializeApp({ apiKey: 'local', projectId: DEFAULT_PROJECT_ID }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', backend.port);
  const close = async () => {
    await terminate(firestore);
    await deleteApp(app);
  };
  return { auth, firestore, close };
}

beforeEach(async () => {
  data = makeTemporaryFolder();
  backend = await start();
});
afterEach(async () => {
  await backend.close();
  data.remove();
});

it('a signed-in browser writes what the Admin SDK reads, and what a restart keeps', async () => {
  const browser = openBrowser();
  const { user } = await createUserWithEmailAndPassword(browser.auth, 'ada@example.com', 'analytical');
  const record = { userId: user.uid, roomCount: 0, lastRoomId: '' };
  await setDoc(doc(browser.firestore, 'users', user.uid), record);
  const token = await user.getIdToken();
  await browser.close();

  const sdk = requireAdminSdk();
  const app = sdk.initializeApp();
  const stored = await sdk.getFirestore(app).doc(`users/${user.uid}`).get();
  expect(stored.data()).toEqual(record);
  expect((await sdk.getAuth(app).verifyIdToken(token)).uid).toBe(user.uid);
  await sdk.deleteApp(app);

  await backend.close();
  backend = await start();
  const again = openBrowser();
  await signInWithEmailAndPassword(again.auth, 'ada@example.com', 'analytical');
  const kept = await getDoc(doc(again.firestore, 'users', user.uid));
  expect(kept.data()).toEqual(record);
  await again.close();
});

it('refuses forged tokens, and the Admin SDK’s, at every public door', async () => {
  const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"sub":"x","exp":9999999999}')}.`;
  const doors = [
    [`/v1/projects/${DEFAULT_PROJECT_ID}/databases/(default)/documents:batchGet`, '{"documents":[]}'],
    [`/v0/b/${DEFAULT_PROJECT_ID}.firebasestorage.app/o?name=x`, ''],
  ] as const;
  for (const [door, body] of doors)
    for (const token of ['owner', unsigned]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${backend.origin}${door}`, { method: 'POST', headers, body });
      expect(answer.status, `${door} ${token}`).toBe(401);
    }
});

it('tells when it is ready, and never what software it is', async () => {
  const answer = await fetch(`${backend.origin}/__local/health`);
  expect(await answer.json()).toMatchObject({ status: 'ok' });
  expect(answer.headers.get('x-powered-by')).toBeNull();
  for (const path of ['/api/none', '/v1/none', '/v0/none', '/__local/none', '/none', '/%E0%A4%A'])
    expect((await fetch(`${backend.origin}${path}`)).status, path).toBeGreaterThanOrEqual(400);
});

it('reports healthy only after its preparation, which runs once', async () => {
  await backend.close();
  const seen: number[] = [];
  const restart = () =>
    startBackend({
      dataFolder: join(data.folder, 'data'),
      port: 0,
      prepare: ({ origin, runOnce }) =>
        runOnce('seed', async () => {
          seen.push((await fetch(`${origin}/__local/health`)).status);
        }),
    });
  backend = await restart();
  expect(seen).toEqual([503]);
  await backend.close();
  backend = await restart();
  expect(seen).toEqual([503]);
});

it('repeats a preparation that was interrupted', async () => {
  await backend.close();
  const options = { dataFolder: join(data.folder, 'data'), port: 0 };
  const failing = startBackend({
    ...options,
    prepare: ({ runOnce }) => runOnce('seed', () => Promise.reject(new Error('cut off'))),
  });
  await expect(failing).rejects.toThrow('cut off');
  let wasDone = false;
  backend = await startBackend({
    ...options,
    prepare: ({ runOnce }) =>
      runOnce('seed', async () => {
        wasDone = true;
      }),
  });
  expect(wasDone).toBe(true);
});

it('says in one line that the port is taken, and lets the data folder go', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  await backend.close();
  const dataFolder = join(data.folder, 'data');
  await expect(startBackend({ dataFolder, port })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(`Port ${port} is taken`),
  });
  holder.close();
  backend = await start();
});

it('says in one line that another server has the data folder, or that it cannot be written to', async () => {
  await expect(start()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('in use by another server'),
  });
  const noFolder = join(data.folder, 'data', 'database.sqlite', 'inside');
  await expect(startBackend({ dataFolder: noFolder, port: 0 })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('cannot be written to'),
  });
});

it('responds to the Admin SDK by loopback names only: a site that points its own name at the port gets nothing', async () => {
  const [host, port] = (process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '').split(':');
  const path = `/identitytoolkit.googleapis.com/v1/projects/${DEFAULT_PROJECT_ID}/accounts:batchGet`;
  const ask = (name: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: `${name}:${port}`, authorization: 'Bearer owner' };
      const asking = request({ host, port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asking.on('error', reject).end();
    });
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('evil.example')).toBe(421);
});

it('deletes expired data each hour: codes in mails, refresh tokens, unfinished uploads', async () => {
  await backend.close();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  backend = await start();
  const database = new Database(join(data.folder, 'data', 'database.sqlite'));
  onTestFinished(() => void database.close());
  const tables = ['action_codes', 'refresh_tokens', 'storage_uploads'];
  const count = () =>
    tables.map((table) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().all()[0]);
  database.exec(`
    INSERT INTO action_codes VALUES ('a', 'VERIFY_EMAIL', 'ada', 'ada@example.com', NULL, 0, '');
    INSERT INTO refresh_tokens VALUES ('a', 'ada', 0, '', 0);
    INSERT INTO storage_uploads VALUES ('a', 'ada', '${JSON.stringify(EMPTY_OBJECT)}', NULL, NULL, 0, 0)`);
  expect(count()).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(60 * 60 * 1000);
  await expect.poll(count, { interval: 20 }).toEqual([0, 0, 0]);
});
