import { connect } from 'node:net';
import { deleteApp } from 'firebase/app';
import { getBytes, getMetadata, ref } from 'firebase/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { openStorageBrowser, type StorageBrowser } from '../testing/openStorageBrowser.ts';
import { type StorageServers, startStorageServers, TEST_LIMITS } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';
import { MAX_UNFINISHED } from './limits.ts';

const OBJECTS = `/v0/b/${storageBucket(DEFAULT_PROJECT_ID)}/o`;
const BYTES = webpBytes(Buffer.from(Array.from({ length: 1_500_000 }, (_, n) => n % 251)));
const DAY = 24 * 60 * 60 * 1000;
const HALF = BYTES.length / 2;

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: StorageServers;
let browser: StorageBrowser;
let clock: () => number;

const start = () => startStorageServers(data.folder, () => clock());

beforeEach(async () => {
  clock = Date.now;
  data = makeTemporaryFolder();
  servers = await start();
  browser = await openStorageBrowser(servers.client, 'ada@example.com');
});
afterEach(async () => {
  await deleteApp(browser.app);
  await servers.close();
  data.remove();
});

interface Answer {
  status: number;
  uploadStatus: string | null;
  received: string | null;
  address: string;
}

async function post(
  address: string,
  headers: Record<string, string>,
  body: Buffer | string = '',
): Promise<Answer> {
  const sent = { authorization: `Firebase ${browser.token}`, ...headers };
  const answer = await fetch(address, {
    method: 'POST',
    headers: sent,
    body: new Uint8Array(Buffer.from(body)),
  });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    uploadStatus: answer.headers.get('x-goog-upload-status'),
    received: answer.headers.get('x-goog-upload-size-received'),
    address: answer.headers.get('x-goog-upload-url') ?? '',
  };
}

function begin(name = 'x.webp', size = BYTES.length, headers: Record<string, string> = {}): Promise<Answer> {
  return post(
    `${servers.client.origin}${OBJECTS}?name=${name}`,
    {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
      'x-goog-upload-header-content-type': 'image/webp',
      ...headers,
    },
    '{}',
  );
}

const step = (address: string, command: string, offset: number, piece: Buffer | string = '') =>
  post(address, { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) }, piece);
const ask = (address: string) => post(address, { 'x-goog-upload-command': 'query' });

/** Sends the headers of a request and the first bytes of its body, and no more. */
function sendHalf(address: string, headers: Record<string, string>, length: number, first: Buffer) {
  const { pathname, search, host } = new URL(address);
  const socket = connect(servers.client.port, '127.0.0.1');
  const lines = Object.entries({
    host,
    authorization: `Firebase ${browser.token}`,
    ...headers,
    'content-length': length,
  });
  socket.write(
    `POST ${pathname}${search} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
  );
  socket.write(first);
  return socket;
}

it('keeps the bytes from before a lost connection, and continues from there', async () => {
  const { address } = await begin();
  const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' };
  const socket = sendHalf(address, headers, BYTES.length, BYTES.subarray(0, HALF));
  await vi.waitFor(() => expect(servers.fileSizes()).toEqual([HALF]));
  socket.destroy();
  await vi.waitFor(async () => expect(await ask(address)).toMatchObject({ received: String(HALF) }));
  const last = await step(address, 'upload, finalize', HALF, BYTES.subarray(HALF));
  expect(last).toMatchObject({ status: 200, uploadStatus: 'final' });
  expect(await ask(address)).toMatchObject({ uploadStatus: 'final', received: String(BYTES.length) });
  expect(Buffer.from(await getBytes(ref(browser.storage, 'x.webp'))).equals(BYTES)).toBe(true);
});

it('listens to the newest connection when an old one hangs', async () => {
  const { address } = await begin();
  const headers = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' };
  const hanging = sendHalf(address, headers, BYTES.length, BYTES.subarray(0, HALF));
  hanging.on('error', () => {});
  await vi.waitFor(() => expect(servers.fileSizes()).toEqual([HALF]));
  expect(await ask(address)).toMatchObject({ uploadStatus: 'active', received: String(HALF) });
  const last = await step(address, 'upload, finalize', HALF, BYTES.subarray(HALF));
  expect(last.status).toBe(200);
  hanging.destroy();
});

it('survives a restart of the server in the middle', async () => {
  const { pathname, search } = new URL((await begin()).address);
  await step(`${servers.client.origin}${pathname}${search}`, 'upload', 0, BYTES.subarray(0, HALF));
  await servers.close();
  servers = await start();
  const address = `${servers.client.origin}${pathname}${search}`;
  expect(await ask(address)).toMatchObject({ uploadStatus: 'active', received: String(HALF) });
  const last = await step(address, 'upload, finalize', HALF, BYTES.subarray(HALF));
  expect(last).toMatchObject({ status: 200, uploadStatus: 'final' });
  expect(servers.fileSizes()).toEqual([BYTES.length]);
});

it('refuses pieces in the wrong place, too few and too many bytes, and steps after the end', async () => {
  const { address } = await begin();
  expect((await step(address, 'upload', 10, 'x')).status).toBe(400);
  expect((await step(address, 'upload', 0, BYTES.subarray(0, HALF))).status).toBe(200);
  expect((await step(address, 'upload', 0, BYTES.subarray(0, HALF))).status).toBe(400);
  expect((await step(address, 'finalize', HALF)).status).toBe(400);
  expect((await step(address, 'dance', HALF)).status).toBe(400);
  expect((await step(address, 'upload, finalize', HALF, BYTES.subarray(HALF))).status).toBe(200);
  expect((await step(address, 'finalize', BYTES.length)).status).toBe(400);
  const short = await begin('short.webp', 10);
  expect((await step(short.address, 'upload', 0, BYTES)).status).toBe(413);
  expect((await ask(short.address)).status).toBe(404);
  expect(servers.fileSizes()).toEqual([BYTES.length]);
});

it('refuses more than 5 MB when it is announced, and when it comes unannounced', async () => {
  expect((await begin('x.webp', TEST_LIMITS.maxBytes + 1)).status).toBe(413);
  const { address } = await begin('x.webp', TEST_LIMITS.maxBytes);
  expect((await step(address, 'upload', 0, webpBytes(TEST_LIMITS.maxBytes + 1))).status).toBe(413);
  expect(servers.fileSizes()).toEqual([]);
});

it('refuses files that are no pictures or have another checksum, and deletes them', async () => {
  const { address } = await begin('x.webp', 4);
  expect((await step(address, 'upload, finalize', 0, 'text')).status).toBe(400);
  expect((await ask(address)).status).toBe(404);
  expect(servers.fileSizes()).toEqual([]);
});

it('can be cancelled', async () => {
  const { address } = await begin();
  await step(address, 'upload', 0, BYTES.subarray(0, HALF));
  expect(await step(address, 'cancel', 0)).toMatchObject({ status: 200, uploadStatus: 'cancelled' });
  expect((await ask(address)).status).toBe(404);
  expect(servers.fileSizes()).toEqual([]);
});

it('can be continued by its sender only', async () => {
  const { address } = await begin();
  const other = await openStorageBrowser(servers.client, 'bob@example.com');
  for (const authorization of [`Firebase ${other.token}`, ''])
    for (const command of ['query', 'upload, finalize', 'cancel']) {
      const answer = await post(address, { authorization, 'x-goog-upload-command': command });
      expect([401, 404], `${command} ${authorization}`).toContain(answer.status);
    }
  expect((await ask(address)).uploadStatus).toBe('active');
  await deleteApp(other.app);
});

it('checks permission before a byte is sent', async () => {
  const strange = { authorization: '' };
  expect((await begin('x.webp', 10, strange)).status).toBe(401);
  const origin = `${servers.client.origin}${OBJECTS}?name=x.webp`;
  const headers = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  expect((await fetch(origin, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  expect(servers.fileSizes()).toEqual([]);
});

it('is deleted after a day, even if the server was off', async () => {
  const first = await begin('a.webp');
  await step(first.address, 'upload', 0, BYTES.subarray(0, HALF));
  clock = () => Date.now() + DAY + 1000;
  // The token is a day old as well, but Auth has a clock of its own here.
  expect((await ask(first.address)).status).toBe(404);
  await begin('b.webp');
  expect(servers.fileSizes()).toEqual([0]);
  clock = () => Date.now() + 2 * DAY + 2000;
  await servers.close();
  servers = await start();
  expect(servers.fileSizes()).toEqual([]);
});

it('keeps only the newest of very many', async () => {
  const first = await begin('0.webp');
  for (let n = 1; n <= MAX_UNFINISHED; n++) await begin(`${n}.webp`);
  expect((await ask(first.address)).status).toBe(404);
  expect(servers.fileSizes()).toHaveLength(MAX_UNFINISHED);
});

it('an upload in one piece is streamed to the disk, and leaves nothing if it breaks off', async () => {
  const headers = { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' };
  const head = '--b\r\n\r\n{"contentType":"image/webp"}\r\n--b\r\n\r\n';
  const first = Buffer.concat([Buffer.from(head), BYTES.subarray(0, 1_000_000)]);
  const address = `${servers.client.origin}${OBJECTS}?name=x.webp`;
  const socket = sendHalf(address, headers, 2_000_000, first);
  await vi.waitFor(() => expect(servers.fileSizes()[0]).toBeGreaterThan(990_000));
  socket.destroy();
  await vi.waitFor(() => expect(servers.fileSizes()).toEqual([]));
  await expect(getMetadata(ref(browser.storage, 'x.webp'))).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
});
