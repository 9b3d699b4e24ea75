// @isolation backend

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { setFunctionsEnvironment } from '../functions-host/environment.ts';
import { type AdminSdk, requireAdminSdk } from '../functions-host/requireAdminSdk.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const BYTES = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 251));
const data = makeTemporaryFolder();
let servers: StorageServers;
let sdk: AdminSdk;
let app: ReturnType<AdminSdk['initializeApp']>;
let bucket: ReturnType<ReturnType<AdminSdk['getStorage']>['bucket']>;

beforeAll(async () => {
  servers = await startStorageServers(data.folder);
  setFunctionsEnvironment({ projectId: DEFAULT_PROJECT_ID, firestorePort: 1, adminPort: servers.admin.port });
  sdk = requireAdminSdk();
  app = sdk.initializeApp();
  bucket = sdk.getStorage().bucket();
});
afterAll(async () => {
  await sdk.deleteApp(app);
  await servers.close();
  data.remove();
});

it('saves in both of the SDK’s ways, its checksums agreeing, and reads back', async () => {
  expect(bucket.name).toBe(storageBucket(DEFAULT_PROJECT_ID));
  for (const resumable of [true, false]) {
    const file = bucket.file(`saved/${resumable}.webp`);
    expect((await file.exists())[0]).toBe(false);
    await file.save(BYTES, { resumable, contentType: 'image/webp', metadata: { cacheControl: 'no-store' } });
    expect((await file.exists())[0]).toBe(true);
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'no-store',
      size: String(BYTES.length),
    });
    const [bytes] = await file.download();
    expect(bytes.equals(BYTES)).toBe(true);
  }
});

it('accepts a file in pieces, and returns a part of it', async () => {
  const bytes = Buffer.concat(Array.from({ length: 10 }, () => BYTES));
  const file = bucket.file('saved/pieces.webp');
  await pipeline(Readable.from([bytes]), file.createWriteStream({ chunkSize: 256 * 1024 }));
  expect((await file.download())[0].equals(bytes)).toBe(true);
  const [part] = await file.download({ start: 10, end: 19 });
  expect(part.equals(bytes.subarray(10, 20))).toBe(true);
});

it('resumes an interrupted upload, reports its progress, and completes it', async () => {
  const file = bucket.file('saved/resumed.webp');
  const [address] = await file.createResumableUpload({ metadata: { contentType: 'image/webp' } });
  const put = (body: Buffer, range: string) =>
    fetch(address, { method: 'PUT', body: Uint8Array.from(body), headers: { 'content-range': range } });
  const first = await put(BYTES.subarray(0, 1000), 'bytes 0-999/*');
  expect([first.status, first.headers.get('range')]).toEqual([308, 'bytes=0-999']);
  expect((await put(BYTES.subarray(0, 1000), 'bytes 0-999/*')).status).toBe(400);
  const status = await put(Buffer.alloc(0), 'bytes */*');
  expect([status.status, status.headers.get('range')]).toEqual([308, 'bytes=0-999']);
  await pipeline(
    Readable.from([BYTES.subarray(1000)]),
    file.createWriteStream({ uri: address, offset: 1000, isPartialUpload: false, validation: false }),
  );
  expect((await file.download())[0].equals(BYTES)).toBe(true);
  const after = await put(Buffer.alloc(0), 'bytes */*');
  expect([after.status, await after.json()]).toMatchObject([200, { name: file.name }]);
});

it('refuses an upload whose checksum is wrong, and deletes a cancelled one', async () => {
  const file = bucket.file('saved/never.webp');
  const [first] = await file.createResumableUpload();
  const headers = { 'x-goog-hash': 'crc32c=AAAAAA==' };
  expect((await fetch(first, { method: 'PUT', body: BYTES, headers })).status).toBe(400);
  const [second] = await file.createResumableUpload();
  expect((await fetch(second, { method: 'DELETE' })).status).toBe(499);
  for (const address of [first, second])
    expect((await fetch(address, { method: 'PUT', body: BYTES })).status).toBe(404);
  expect((await file.exists())[0]).toBe(false);
});

it('serves other files as downloads, never as pages of this origin', async () => {
  const file = bucket.file('page.html');
  for (const contentType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'image/webp;x']) {
    await file.save('<script>alert(1)</script>', { contentType });
    const { pathname, search } = new URL(await sdk.getDownloadURL(file));
    const answer = await fetch(`${servers.client.origin}${pathname}${search}`);
    expect(answer.headers.get('content-type'), contentType).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('knows its own bucket and no other', async () => {
  expect(await bucket.exists()).toEqual([true]);
  expect((await bucket.getMetadata())[0]).toMatchObject({ name: bucket.name });
  expect(await sdk.getStorage().bucket('other').exists()).toEqual([false]);
});

it('refuses with status codes, also unsupported calls and internal errors', async () => {
  await expect(bucket.file('none.webp').getMetadata()).rejects.toMatchObject({ code: 404 });
  await expect(bucket.getNotifications()).rejects.toMatchObject({ code: 501 });
  await expect(sdk.getStorage().bucket('other').file('a').getMetadata()).rejects.toMatchObject({ code: 404 });
  await bucket.file('damaged.webp').save(BYTES);
  servers.database.prepare("UPDATE storage_objects SET metadata = '{' WHERE name = ?").run('damaged.webp');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await fetch(`${servers.admin.origin}/storage/v1/b/${bucket.name}/o/damaged.webp`);
  expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 500 } }]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it('changes metadata', async () => {
  const file = bucket.file('changed.webp');
  await file.save(BYTES, { contentType: 'image/webp' });
  await file.setMetadata({ cacheControl: 'public', metadata: { a: '1', b: '2' } });
  await file.setMetadata({ metadata: { a: null } });
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({ cacheControl: 'public', contentType: 'image/webp', metadata: { b: '2' } });
  expect(metadata.metadata).not.toHaveProperty('a');
});

it('gives a download address whose path works on the public port too', async () => {
  const file = bucket.file('images/shown.webp');
  await file.save(BYTES, { contentType: 'image/webp' });
  const address = new URL(await sdk.getDownloadURL(file));
  const answer = await fetch(`${servers.client.origin}${address.pathname}${address.search}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(address)).status).toBe(200);
});

it('lists and deletes by prefix', async () => {
  for (const name of ['x', 'y', 'z']) await bucket.file(`many/${name}`).save(name);
  const [files] = await bucket.getFiles({ prefix: 'many/' });
  expect(files.map((file) => file.name)).toEqual(['many/x', 'many/y', 'many/z']);
  await bucket.deleteFiles({ prefix: 'many/' });
  expect((await bucket.getFiles({ prefix: 'many/' }))[0]).toEqual([]);
});

it('deletes only the named generation of a file, if one is named', async () => {
  const file = bucket.file('replaced.webp');
  await file.save(BYTES);
  const [{ generation }] = await file.getMetadata();
  await file.save(BYTES);
  const seen = { ifGenerationMatch: Number(generation) };
  await expect(file.delete(seen)).rejects.toMatchObject({ code: 412 });
  const [now] = await file.getMetadata();
  await file.delete({ ifGenerationMatch: Number(now.generation) });
  await expect(file.getMetadata()).rejects.toMatchObject({ code: 404 });
});

it('refuses options that it would have to ignore', async () => {
  const file = bucket.file('once.webp');
  const notOffered = { code: 501 };
  const save = (options: Parameters<typeof file.save>[1]) =>
    file.save(BYTES, { resumable: false, ...options });
  await expect(save({ preconditionOpts: { ifGenerationMatch: 0 } })).rejects.toMatchObject(notOffered);
  await expect(save({ public: true })).rejects.toMatchObject(notOffered);
  await save({});
  await expect(bucket.file('once.webp', { generation: 1 }).download()).rejects.toMatchObject(notOffered);
  await expect(bucket.getFiles({ matchGlob: '*.webp' })).rejects.toMatchObject(notOffered);
  await expect(bucket.getFiles({ startOffset: 'o' })).rejects.toMatchObject(notOffered);
  await expect(bucket.getFiles({ versions: true })).rejects.toMatchObject(notOffered);
});
