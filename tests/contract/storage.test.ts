// @isolation backend

import { createHash } from 'node:crypto';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  type UploadTask,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webpBytes } from '#local/testing/webpBytes';
import { type Browser, type Contract, connect } from './connect.ts';

const WEBP = { contentType: 'image/webp' };
/** Every byte value, in more bytes than the SDK sends in one piece. */
const BYTES = webpBytes(Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 256)));
const NOT_FOUND = { code: 'storage/object-not-found' };
const CLOSED = { code: 'storage/unauthorized' };

let contract: Contract;
let browser: Browser;
let folder: string;

const at = (name: string) => ref(browser.storage, `${folder}/${name}`);
const file = (name: string) => contract.bucket.file(`${folder}/${name}`);
const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

beforeAll(async () => {
  contract = await connect();
  browser = contract.openBrowser();
});
afterAll(() => contract.close());
beforeEach(() => {
  folder = crypto.randomUUID();
});

describe('a file from the browser', () => {
  it('reaches the Admin SDK as it was sent, with what was said of it', async () => {
    const customMetadata = { roomId: 'r1', note: 'Schlüssel 🗝️' };
    const { metadata } = await uploadBytes(at('a b/ä.webp'), BYTES, {
      ...WEBP,
      cacheControl: 'no-store',
      customMetadata,
    });
    expect(metadata).toMatchObject({
      fullPath: `${folder}/a b/ä.webp`,
      size: BYTES.length,
      md5Hash: md5Of(BYTES),
    });
    const [stored] = await file('a b/ä.webp').getMetadata();
    expect(stored).toMatchObject({ ...WEBP, cacheControl: 'no-store', size: String(BYTES.length) });
    expect(stored.metadata).toMatchObject(customMetadata);
    expect((await file('a b/ä.webp').download())[0].equals(BYTES)).toBe(true);
  });

  it('comes as a data URL', async () => {
    const small = webpBytes(100);
    await uploadString(at('x.webp'), `data:image/webp;base64,${small.toString('base64')}`, 'data_url');
    expect(Buffer.from(await getBytes(at('x.webp')))).toEqual(small);
    expect((await getMetadata(at('x.webp'))).contentType).toBe('image/webp');
  });

  it('replaces the one before', async () => {
    const first = await uploadBytes(at('x.webp'), webpBytes(100), WEBP);
    const second = await uploadBytes(at('x.webp'), webpBytes(50), WEBP);
    expect(Number(second.metadata.generation)).toBeGreaterThan(Number(first.metadata.generation));
    expect((await getBytes(at('x.webp'))).byteLength).toBe(50);
  });

  it('is deleted for both', async () => {
    await uploadBytes(at('x.webp'), webpBytes(100), WEBP);
    await deleteObject(at('x.webp'));
    expect((await file('x.webp').exists())[0]).toBe(false);
    for (const gone of [getMetadata, getBytes, getDownloadURL, deleteObject])
      await expect(gone(at('x.webp'))).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('an upload in pieces', () => {
  const progressOf = (task: UploadTask) =>
    new Promise<void>((resolve) => {
      const stop = task.on('state_changed', ({ bytesTransferred }) => {
        if (bytesTransferred === 0) return;
        stop();
        resolve();
      });
    });

  it('is paused, resumed and done', async () => {
    const states = new Set<string>();
    const task = uploadBytesResumable(at('big.webp'), BYTES, WEBP);
    task.on('state_changed', ({ state }) => void states.add(state));
    await progressOf(task);
    task.pause();
    await expect.poll(() => task.snapshot.state).toBe('paused');
    await expect(getMetadata(at('big.webp'))).rejects.toMatchObject(NOT_FOUND);
    task.resume();
    const { metadata, bytesTransferred } = await task;
    expect([metadata.size, bytesTransferred]).toEqual([BYTES.length, BYTES.length]);
    expect([...states]).toEqual(expect.arrayContaining(['running', 'paused']));
    expect((await file('big.webp').download())[0].equals(BYTES)).toBe(true);
  });

  it('is called off', async () => {
    const task = uploadBytesResumable(at('big.webp'), BYTES, WEBP);
    await progressOf(task);
    task.cancel();
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    await expect(getMetadata(at('big.webp'))).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('a file from the Admin SDK', () => {
  it('is loaded by the browser, whole or in part', async () => {
    await file('x.webp').save(BYTES, { ...WEBP, resumable: false });
    expect(Buffer.from(await getBytes(at('x.webp'))).equals(BYTES)).toBe(true);
    const address = await getDownloadURL(at('x.webp'));
    const answer = await fetch(address, { headers: { range: 'bytes=8-11' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'WEBP']);
    expect((await file('x.webp').download({ start: 8, end: 11 }))[0].toString()).toBe('WEBP');
  });

  it('is copied with its settings; the copy outlives the source', async () => {
    await file('a.webp').save(webpBytes(100), { ...WEBP, metadata: { metadata: { roomId: 'r1' } } });
    await file('a.webp').copy(file('b.webp'));
    await file('a.webp').delete();
    const [metadata] = await file('b.webp').getMetadata();
    expect(metadata).toMatchObject({ ...WEBP, metadata: { roomId: 'r1' }, size: '100' });
    expect((await getBytes(at('b.webp'))).byteLength).toBe(100);
  });

  it('is missing by 404', async () => {
    const missing = file('missing.webp');
    await expect(missing.getMetadata()).rejects.toMatchObject({ code: 404 });
    await expect(missing.delete()).rejects.toMatchObject({ code: 404 });
    await expect(missing.copy(file('copy'))).rejects.toMatchObject({ code: 404 });
  });
});

describe('settings and lists', () => {
  it('change one by one and are taken back', async () => {
    await uploadBytes(at('x.webp'), webpBytes(100), { ...WEBP, customMetadata: { a: '1', b: '2' } });
    const changed = await updateMetadata(at('x.webp'), {
      cacheControl: 'private',
      customMetadata: { b: '3' },
    });
    expect(changed).toMatchObject({ ...WEBP, cacheControl: 'private', metageneration: '2' });
    expect(changed.customMetadata).toMatchObject({ b: '3' });
    await file('x.webp').setMetadata({ metadata: { b: null } });
    expect((await getMetadata(at('x.webp'))).customMetadata ?? {}).not.toHaveProperty('b');
  });

  it('list by folder, page by page', async () => {
    for (const name of ['a.webp', 'b/1.webp', 'b/2.webp', 'c.webp', 'd.webp'])
      await file(name).save(webpBytes(20), { ...WEBP, resumable: false });
    const found = await listAll(at(''));
    expect(found.items.map(({ name }) => name)).toEqual(['a.webp', 'c.webp', 'd.webp']);
    expect(found.prefixes.map(({ name }) => name)).toEqual(['b']);
    const first = await list(at('b'), { maxResults: 1 });
    const second = await list(at('b'), { maxResults: 1, pageToken: first.nextPageToken ?? '' });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['1.webp', '2.webp']);
    const [files] = await contract.bucket.getFiles({ prefix: `${folder}/b/` });
    expect(files.map(({ name }) => name)).toEqual([`${folder}/b/1.webp`, `${folder}/b/2.webp`]);
    await contract.bucket.deleteFiles({ prefix: `${folder}/` });
    expect((await listAll(at(''))).items).toEqual([]);
  });
});

it('what rules close is storage/unauthorized', async () => {
  const closed = ref(browser.storage, 'closed/x.webp');
  await contract.bucket.file('closed/x.webp').save(webpBytes(20), { ...WEBP, resumable: false });
  for (const attempt of [getMetadata, getBytes, deleteObject])
    await expect(attempt(closed)).rejects.toMatchObject(CLOSED);
  await expect(uploadBytes(closed, webpBytes(20), WEBP)).rejects.toMatchObject(CLOSED);
  await expect(uploadBytesResumable(closed, BYTES, WEBP)).rejects.toMatchObject(CLOSED);
  await expect(updateMetadata(closed, { cacheControl: 'x' })).rejects.toMatchObject(CLOSED);
});
