import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('copies a file with its settings; the copy outlives the source', async () => {
  const source = bucket.file('images/r1.webp');
  const target = bucket.file('versions/r1/1 ä.webp');
  await source.save(BYTES, { contentType: 'image/webp', metadata: { metadata: { roomId: 'r1' } } });
  await source.copy(target, { metadata: { roomId: 'copy' } });
  await source.delete();
  expect((await source.exists())[0]).toBe(false);
  const [metadata] = await target.getMetadata();
  expect(metadata).toMatchObject({ contentType: 'image/webp', metadata: { roomId: 'copy' } });
  expect((await target.download())[0].equals(BYTES)).toBe(true);
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

it('answers a missing file by 404', async () => {
  const missing = bucket.file('missing.webp');
  await expect(missing.getMetadata()).rejects.toMatchObject({ code: 404 });
  await expect(missing.delete()).rejects.toMatchObject({ code: 404 });
  await expect(missing.copy(bucket.file('copy'))).rejects.toMatchObject({ code: 404 });
});

it('refuses a condition rather than pass it over', async () => {
  const save = bucket
    .file('once.webp')
    .save(BYTES, { preconditionOpts: { ifGenerationMatch: 0 }, resumable: false });
  await expect(save).rejects.toMatchObject({ code: 501 });
});
