import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp } from 'firebase/app';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { openBrowserAuth } from '../testing/startAuthServers.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const BUCKET = storageBucket(DEFAULT_PROJECT_ID);
const WEBP = { contentType: 'image/webp' };
/** Bytes of every value, and what looks like the ends of a multipart body. */
const BYTES = Buffer.concat([
  Buffer.from(Array.from({ length: 256 }, (_, n) => n)),
  Buffer.from('\r\n--x--\r\n'),
]);

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: StorageServers;
let apps: FirebaseApp[];
let storage: FirebaseStorage;

/** A browser of its own: the real SDK, signed in or not. */
async function openBrowser(email?: string): Promise<FirebaseStorage> {
  const { app, auth } = openBrowserAuth(servers.client.origin);
  apps.push(app);
  if (email !== undefined) await createUserWithEmailAndPassword(auth, email, 'password');
  const opened = getStorage(app, `gs://${BUCKET}`);
  connectStorageEmulator(opened, '127.0.0.1', servers.client.port);
  return opened;
}

function filesOnDisk(): string[] {
  return readdirSync(servers.filesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

beforeEach(async () => {
  apps = [];
  data = makeTemporaryFolder();
  servers = await startStorageServers(data.folder);
  storage = await openBrowser('ada@example.com');
});
afterEach(async () => {
  await Promise.all(apps.map(deleteApp));
  await servers.close();
  data.remove();
});

it('uploads bytes and gives an address that anybody can load them from', async () => {
  const cover = ref(storage, 'images/room 1/ä.webp');
  const { metadata } = await uploadBytes(cover, BYTES, {
    ...WEBP,
    cacheControl: 'public, max-age=60',
    customMetadata: { roomId: 'r1' },
  });
  expect(metadata).toMatchObject({
    fullPath: 'images/room 1/ä.webp',
    contentType: 'image/webp',
    size: BYTES.length,
    customMetadata: { roomId: 'r1' },
  });
  const answer = await fetch(await getDownloadURL(cover));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
  expect(Buffer.from(await getBytes(cover))).toEqual(BYTES);
});

it('takes a data URL, as covers are uploaded', async () => {
  const cover = ref(storage, 'images/r1.webp');
  await uploadString(cover, `data:image/webp;base64,${BYTES.toString('base64')}`, 'data_url');
  expect((await getMetadata(cover)).contentType).toBe('image/webp');
  expect(Buffer.from(await getBytes(cover))).toEqual(BYTES);
});

it('replaces a file, drops the old one from the disk, and voids the old address', async () => {
  const cover = ref(storage, 'images/r1.webp');
  const first = await uploadBytes(cover, BYTES, WEBP);
  const address = await getDownloadURL(cover);
  const second = await uploadBytes(cover, Buffer.from('new'), WEBP);
  expect(Number(second.metadata.generation)).toBeGreaterThan(Number(first.metadata.generation));
  expect(await getDownloadURL(cover)).not.toBe(address);
  expect(Buffer.from(await getBytes(cover)).toString()).toBe('new');
  expect(filesOnDisk()).toHaveLength(1);
});

it('deletes a file and its bytes', async () => {
  const cover = ref(storage, 'images/r1.webp');
  await uploadBytes(cover, BYTES, WEBP);
  await deleteObject(cover);
  expect(filesOnDisk()).toEqual([]);
  const missing = { code: 'storage/object-not-found' };
  await expect(getDownloadURL(cover)).rejects.toMatchObject(missing);
  await expect(deleteObject(cover)).rejects.toMatchObject(missing);
});

it('changes metadata and lists folders', async () => {
  for (const name of ['a.webp', 'b/1.webp', 'b/2.webp', 'c.webp'])
    await uploadBytes(ref(storage, `images/${name}`), BYTES, WEBP);
  const found = await listAll(ref(storage, 'images'));
  expect(found.items.map((item) => item.name)).toEqual(['a.webp', 'c.webp']);
  expect(found.prefixes.map((folder) => folder.fullPath)).toEqual(['images/b']);
  const changed = await updateMetadata(ref(storage, 'images/a.webp'), { customMetadata: { note: 'x' } });
  expect(changed).toMatchObject({
    metageneration: '2',
    customMetadata: { note: 'x' },
    contentType: 'image/webp',
  });
});

it('hands over what is no picture as a file, never as a page of this origin', async () => {
  for (const contentType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'image/webp;x']) {
    const upload = ref(storage, 'images/page.html');
    await uploadString(upload, '<script>alert(1)</script>', 'raw', { contentType });
    const answer = await fetch(await getDownloadURL(upload));
    expect(answer.headers.get('content-type'), contentType).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  }
});

it('lets only the signed-in write and list', async () => {
  const stranger = await openBrowser();
  const refusal = { code: 'storage/unauthorized' };
  await expect(uploadBytes(ref(stranger, 'x.webp'), BYTES, WEBP)).rejects.toMatchObject(refusal);
  await uploadBytes(ref(storage, 'x.webp'), BYTES, WEBP);
  await expect(deleteObject(ref(stranger, 'x.webp'))).rejects.toMatchObject(refusal);
  await expect(listAll(ref(stranger, ''))).rejects.toMatchObject(refusal);
});

it('refuses a forged token', async () => {
  const answer = await fetch(`${servers.client.origin}/v0/b/${BUCKET}/o/x.webp`, {
    headers: { authorization: 'Firebase owner' },
  });
  expect(answer.status).toBe(401);
});

it('refuses a file over 5 MB, and keeps nothing of it', async () => {
  const upload = (size: number) => uploadBytes(ref(storage, 'big.webp'), new Uint8Array(size), WEBP);
  await expect(upload(5 * 1024 * 1024 + 1)).rejects.toMatchObject({ status: 413 });
  await expect(upload(6 * 1024 * 1024)).rejects.toMatchObject({ status: 413 });
  expect(filesOnDisk()).toEqual([]);
  await expect(upload(5 * 1024 * 1024)).resolves.toBeDefined();
});

it('keeps files over a restart, and clears away what a crash left behind', async () => {
  const cover = ref(storage, 'images/r1.webp');
  await uploadBytes(cover, BYTES, WEBP);
  const { pathname, search } = new URL(await getDownloadURL(cover));
  await servers.close();
  const [folder = ''] = readdirSync(servers.filesFolder);
  writeFileSync(join(servers.filesFolder, folder, 'left-behind'), 'half');
  servers = await startStorageServers(data.folder);
  const answer = await fetch(`${servers.client.origin}${pathname}${search}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
  expect(filesOnDisk()).toHaveLength(1);
});
