import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { openStorageBrowser } from '../testing/openStorageBrowser.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';

const BUCKET = storageBucket(DEFAULT_PROJECT_ID);
const WEBP = { contentType: 'image/webp' };
/** Bytes of every value, and sequences that look like the end of a multipart body. */
const BYTES = webpBytes(
  Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, n) => n)), Buffer.from('\r\n--x--\r\n')]),
);

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: StorageServers;
let apps: FirebaseApp[];
let storage: FirebaseStorage;

async function openBrowser(email?: string): Promise<FirebaseStorage> {
  const browser = await openStorageBrowser(servers.client, email);
  apps.push(browser.app);
  return browser.storage;
}

function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64');
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

it('replaces a file, drops the old one from the disk, and voids the old address', async () => {
  const cover = ref(storage, 'images/r1.webp');
  const first = await uploadBytes(cover, BYTES, WEBP);
  const address = await getDownloadURL(cover);
  const second = await uploadBytes(cover, webpBytes(Buffer.from('new')), WEBP);
  expect(Number(second.metadata.generation)).toBeGreaterThan(Number(first.metadata.generation));
  expect(await getDownloadURL(cover)).not.toBe(address);
  expect(Buffer.from(await getBytes(cover)).toString()).toMatch(/new$/);
  expect(servers.fileSizes()).toHaveLength(1);
});

it('deletes a file and its bytes', async () => {
  const cover = ref(storage, 'images/r1.webp');
  await uploadBytes(cover, BYTES, WEBP);
  await deleteObject(cover);
  expect(servers.fileSizes()).toEqual([]);
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

it('accepts only pictures, by content and not by name', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  const upload = (bytes: Buffer, contentType: string) =>
    uploadBytes(ref(storage, 'images/x.webp'), bytes, { contentType });
  for (const contentType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'image/webp;x', ''])
    await expect(upload(page, contentType), contentType).rejects.toMatchObject({ status: 400 });
  for (const contentType of ['image/webp', 'image/png', 'image/jpeg', 'image/gif'])
    await expect(upload(page, contentType), contentType).rejects.toMatchObject({ status: 400 });
  await expect(upload(BYTES, 'image/png')).rejects.toMatchObject({ status: 400 });
  expect(servers.fileSizes()).toEqual([]);
  await upload(BYTES, 'image/webp');
  for (const contentType of ['text/html', 'image/png', null as unknown as string])
    await expect(
      updateMetadata(ref(storage, 'images/x.webp'), { contentType }),
      contentType,
    ).rejects.toMatchObject({ status: 400 });
});

it('accepts an SVG, and serves it so that no browser shows or runs it', async () => {
  const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const at = ref(storage, 'images/x.svg');
  await uploadBytes(at, drawing, { contentType: 'image/svg+xml' });
  const answer = await fetch(await getDownloadURL(at));
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

it('refuses a file with a wrong checksum, and keeps nothing of it', async () => {
  const upload = (md5Hash: string) =>
    uploadBytes(ref(storage, 'images/r1.webp'), BYTES, { ...WEBP, md5Hash });
  await expect(upload(md5Of(Buffer.from('other')))).rejects.toMatchObject({ status: 400 });
  expect(servers.fileSizes()).toEqual([]);
  expect((await upload(md5Of(BYTES))).metadata.md5Hash).toBe(md5Of(BYTES));
});

it('sends the requested range', async () => {
  const cover = ref(storage, 'images/r1.webp');
  await uploadBytes(cover, BYTES, WEBP);
  const address = await getDownloadURL(cover);
  const ask = (headers: Record<string, string>) => fetch(address, { headers });
  const part = await ask({ range: 'bytes=4-7' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${BYTES.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(BYTES.subarray(4, 8));
  const end = await ask({ range: 'bytes=-3' });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(BYTES.subarray(-3));
  const past = await ask({ range: `bytes=${BYTES.length}-` });
  expect(past.status).toBe(416);
  expect(past.headers.get('content-range')).toBe(`bytes */${BYTES.length}`);
  expect((await ask({ 'if-match': '"another"' })).status).toBe(412);
  expect((await ask({ range: 'bytes=4-7', 'if-range': '"another"' })).status).toBe(200);
});

it('lets only signed-in users write and list', async () => {
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
  const upload = (size: number) => uploadBytes(ref(storage, 'big.webp'), webpBytes(size), WEBP);
  await expect(upload(5 * 1024 * 1024 + 1)).rejects.toMatchObject({ status: 413 });
  await expect(upload(6 * 1024 * 1024)).rejects.toMatchObject({ status: 413 });
  expect(servers.fileSizes()).toEqual([]);
  await expect(upload(5 * 1024 * 1024)).resolves.toBeDefined();
});

it('keeps files over a restart, and clears away what a crash left behind', async () => {
  const cover = ref(storage, 'images/r1.webp');
  await uploadBytes(cover, BYTES, WEBP);
  const { pathname, search } = new URL(await getDownloadURL(cover));
  await servers.close();
  const [folder = ''] = readdirSync(servers.filesFolder);
  writeFileSync(join(servers.filesFolder, folder, randomUUID()), 'half');
  servers = await startStorageServers(data.folder);
  const answer = await fetch(`${servers.client.origin}${pathname}${search}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
  expect(servers.fileSizes()).toHaveLength(1);
});
