// @isolation backend

import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '../functions-host/requireAdminSdk.ts';
import { RequestGate } from '../http/RequestGate.ts';
import { type LocalBackend, startBackend } from '../startBackend.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';
import { askServer } from './askServer.ts';
import { BackupError } from './BackupError.ts';
import { readServerNote } from './serverNote.ts';
import { verifyBackup } from './verifyBackup.ts';

const BUCKET = storageBucket(DEFAULT_PROJECT_ID);
const FILES = `/v0/b/${BUCKET}/o`;

let temporary: ReturnType<typeof makeTemporaryFolder>;
let root: string;
let backend: LocalBackend;
let sdk: AdminSdk;
let app: AdminApp;
let prepared = 0;

beforeEach(async () => {
  temporary = makeTemporaryFolder();
  root = join(temporary.folder, 'data');
  prepared = 0;
  backend = await startBackend({
    dataFolder: root,
    port: 0,
    rules: { firestore: 'tests/contract/firestore.rules', storage: 'tests/contract/storage.rules' },
    prepare: async () => {
      prepared++;
    },
  });
  sdk = requireAdminSdk();
  app = sdk.initializeApp();
});
afterEach(async () => {
  await sdk.deleteApp(app);
  await backend.close();
  temporary.remove();
});

const folder = (name: string) => join(temporary.folder, 'backups', name);
const backUp = () => askServer(root, 'backup', { target: folder('one') });
const restore = () => askServer(root, 'restore', { backup: folder('one'), aside: folder('aside') });

async function signUp(email: string): Promise<string> {
  const answer = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

async function lookUp(idToken: string): Promise<number> {
  const address = `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup`;
  return (await fetch(address, { method: 'POST', body: JSON.stringify({ idToken }) })).status;
}

function uploadMultipart(name: string, bytes: Buffer): Promise<Response> {
  const head = `--cut\r\ncontent-type: application/json\r\n\r\n{"contentType":"image/webp"}\r\n--cut\r\ncontent-type: image/webp\r\n\r\n`;
  return fetch(`${backend.origin}${FILES}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=cut' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--')]),
  });
}

it('backs up and restores while it runs: documents, accounts, files and sign-ins are those of the backup', async () => {
  const db = sdk.getFirestore(app);
  await db.doc('rooms/a').set({ name: 'before' });
  expect((await uploadMultipart('images/a.webp', webpBytes(1000))).status).toBe(200);
  const ada = await signUp('ada@example.com');
  expect(await backUp()).toMatchObject({ documents: 1, accounts: 1, files: { count: 1, bytes: 1000 } });

  await db.doc('rooms/a').set({ name: 'after' });
  await db.doc('rooms/b').set({ name: 'new' });
  await uploadMultipart('images/a.webp', webpBytes(2000));
  const eve = await signUp('eve@example.com');
  await restore();

  expect((await db.collection('rooms').get()).docs.map((room) => room.data())).toEqual([{ name: 'before' }]);
  const picture = await fetch(`${backend.origin}${FILES}/images%2Fa.webp?alt=media`);
  expect((await picture.arrayBuffer()).byteLength).toBe(1000);
  expect([await lookUp(ada), await lookUp(eve)]).toEqual([200, 400]);
  expect(prepared).toBe(2);
  const { manifest } = await verifyBackup(folder('aside'));
  expect(manifest).toMatchObject({ documents: 2, accounts: 2, files: { bytes: 2000 } });
});

it('signs and verifies tokens with the restored key', async () => {
  await backUp();
  await backend.close();
  const other = join(temporary.folder, 'other');
  backend = await startBackend({ dataFolder: other, port: 0 });
  const stranger = await signUp('eve@example.com');
  await askServer(other, 'restore', { backup: folder('one'), aside: folder('aside') });
  expect(await lookUp(stranger)).toBe(400);
  const known = await signUp('eve@example.com');
  await backend.close();
  backend = await startBackend({ dataFolder: other, port: 0 });
  expect(await lookUp(known)).toBe(200);
});

it('aborts transactions that read the former data', async () => {
  const db = sdk.getFirestore(app);
  await db.doc('counters/one').set({ count: 1 });
  await backUp();
  await db.doc('counters/one').set({ count: 10 });
  let tries = 0;
  await db.runTransaction(async (transaction) => {
    const counter = await transaction.get(db.doc('counters/one'));
    if (tries++ === 0) await restore();
    transaction.set(db.doc('counters/one'), { count: Number(counter.get('count')) + 1 });
  });
  expect((await db.doc('counters/one').get()).get('count')).toBe(2);
});

it('never reuses the time of another version of a document', async () => {
  const room = sdk.getFirestore(app).doc('rooms/a');
  await room.set({ n: 1 });
  await backUp();
  const { writeTime: before } = await room.set({ n: 2 });
  await restore();
  const { writeTime: after } = await room.set({ n: 3 });
  expect(after.valueOf() > before.valueOf()).toBe(true);
});

it('deletes unfinished uploads, and reports that to their senders', async () => {
  await backUp();
  const start = await fetch(`${backend.origin}${FILES}?name=images%2Fb.webp`, {
    method: 'POST',
    headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
    body: '{"contentType":"image/webp"}',
  });
  const address = start.headers.get('x-goog-upload-url') ?? '';
  const send = (command: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'x-goog-upload-command': command, 'x-goog-upload-offset': '0' },
      body: new Uint8Array(webpBytes(1000)),
    });
  expect((await send('upload')).status).toBe(200);
  await restore();
  expect((await send('upload, finalize')).status).toBe(404);
  expect((await fetch(`${backend.origin}${FILES}/images%2Fb.webp`)).status).toBe(404);
});

it('lets a request that is under way end before the restore, and holds the next ones until it is done', async () => {
  await backUp();
  const slow = request(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
  });
  const slowStatus = new Promise<number | undefined>((resolve) =>
    slow.on('response', (response) => resolve(response.resume().statusCode)),
  );
  slow.write('{"email":"slow@example.com",');
  await expect.poll(() => existsSync(join(root, 'server.json'))).toBe(true);
  // Once this is answered, the server has read what came before it.
  await fetch(`${backend.origin}/__local/health`);
  const closing = vi.spyOn(RequestGate.prototype, 'closeWhile');
  const restored = restore();
  await expect.poll(() => closing.mock.calls.length).toBe(1);
  closing.mockRestore();
  const held = signUp('next@example.com');
  slow.end('"password":"correct horse"}');
  expect(await slowStatus).toBe(200);
  await restored;
  expect(await lookUp(await held)).toBe(200);
  const { users } = await sdk.getAuth(app).listUsers();
  expect(users.map(({ email }) => email)).toEqual(['next@example.com']);
  const { manifest } = await verifyBackup(folder('aside'));
  expect(manifest.accounts).toBe(1);
});

it('obeys only callers who can read the data folder', async () => {
  const { port } = await readServerNote(root);
  const call = (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/__local/backup`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ target: folder('stolen') }),
    });
  for (const authorization of ['', 'Bearer owner', `Bearer ${'x'.repeat(43)}`])
    expect((await call(authorization)).status).toBe(403);
  const { secret } = JSON.parse(readFileSync(join(root, 'server.json'), 'utf8'));
  expect(
    (
      await fetch(`${backend.origin}/__local/backup`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      })
    ).status,
  ).toBe(404);
  if (process.platform !== 'win32') expect(statSync(join(root, 'server.json')).mode & 0o077).toBe(0);
  expect(existsSync(folder('stolen'))).toBe(false);
});

it('says in one line what is wrong with a backup, and keeps running', async () => {
  await expect(restore()).rejects.toThrow(BackupError);
  await expect(restore()).rejects.toThrow(/is no backup/);
  expect(await lookUp(await signUp('ada@example.com'))).toBe(200);
  await backend.close();
  await expect(restore()).rejects.toThrow(/just starting or ending/);
});
