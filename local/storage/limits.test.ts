import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { openStorageBrowser, type StorageBrowser } from '../testing/openStorageBrowser.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';
import { MAX_FINISHED, MAX_METADATA_BYTES } from './limits.ts';
import { readMultipart } from './multipart.ts';

const BUCKET = storageBucket(DEFAULT_PROJECT_ID);
const OBJECTS = `/v0/b/${BUCKET}/o`;
const FILE = webpBytes(100).toString('latin1');

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: StorageServers;
let browser: StorageBrowser;

beforeAll(async () => {
  data = makeTemporaryFolder();
  servers = await startStorageServers(data.folder);
  browser = await openStorageBrowser(servers.client, 'ada@example.com');
});
afterAll(async () => {
  await servers.close();
  data.remove();
});

type Settings = { contentType?: string; metadata?: Record<string, string | null> };

function multipartOf(settings: Settings | string, boundary = 'b'): string {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  return `--${boundary}\r\n\r\n${text}\r\n--${boundary}\r\ncontent-type: image/webp\r\n\r\n${FILE}\r\n--${boundary}--`;
}

async function send(path: string, method: string, body: string, headers: Record<string, string> = {}) {
  const isAdmin = !path.startsWith('/v0');
  const origin = isAdmin ? servers.admin.origin : servers.client.origin;
  const authorization = `Firebase ${browser.token}`;
  const init = { method, body, headers: { authorization, ...headers } };
  return (await fetch(`${origin}${path}`, init)).status;
}

const MULTIPART = { 'content-type': 'multipart/related; boundary=b' };
const receive = (settings: Settings | string, path = `${OBJECTS}?name=a.webp`) =>
  send(path, 'POST', multipartOf(settings), { ...MULTIPART, 'x-goog-upload-protocol': 'multipart' });

/** Every way in which metadata reach the server. */
const WAYS: Record<string, (settings: Settings) => Promise<number>> = {
  'a browser’s upload': (settings) => receive(settings),
  'a browser’s upload in pieces': (settings) =>
    send(`${OBJECTS}?name=a.webp`, 'POST', JSON.stringify(settings), {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
    }),
  'a browser’s change': (settings) => send(`${OBJECTS}/a.webp`, 'PATCH', JSON.stringify(settings)),
  'the Admin SDK’s upload': (settings) =>
    receive(settings, `/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart&name=a.webp`),
  'the Admin SDK’s upload in pieces': (settings) =>
    send(
      `/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=a.webp`,
      'POST',
      JSON.stringify(settings),
    ),
  'the Admin SDK’s change': (settings) => send(`/b/${BUCKET}/o/a.webp`, 'PATCH', JSON.stringify(settings)),
  'the Admin SDK’s copy': (settings) =>
    send(`/b/${BUCKET}/o/a.webp/rewriteTo/b/${BUCKET}/o/b.webp`, 'POST', JSON.stringify(settings)),
};

describe('metadata of 8 KiB', () => {
  it.each(Object.entries(WAYS))('are the maximum for %s', async (_way, give) => {
    await receive({ contentType: 'image/webp' });
    const ofBytes = (bytes: number) => ({
      metadata: { key: '', ä: 'x'.repeat(bytes - Buffer.byteLength('keyä')), key2: null },
    });
    expect(await give(ofBytes(MAX_METADATA_BYTES))).toBe(200);
    expect(await give(ofBytes(MAX_METADATA_BYTES + 1))).toBe(400);
  });

  it('are counted with the existing ones', async () => {
    await receive({ contentType: 'image/webp', metadata: { first: 'x'.repeat(5000) } });
    const change = (metadata: Record<string, string | null>) =>
      send(`${OBJECTS}/a.webp`, 'PATCH', JSON.stringify({ metadata }));
    expect(await change({ second: 'x'.repeat(5000) })).toBe(400);
    expect(await change({ first: null, second: 'x'.repeat(5000) })).toBe(200);
  });
});

it('refuses what is nested deeply, half a character, or cannot be decoded, by 400', async () => {
  for (const settings of [`{"metadata":${'['.repeat(30_000)}`, '{"metadata":{"a":"\\ud800"}}']) {
    expect(await receive(settings)).toBe(400);
    expect(await send(`${OBJECTS}/a.webp`, 'PATCH', settings)).toBe(400);
  }
  for (const name of ['%ED%A0%80', '%ff', '%'])
    for (const path of [
      `${OBJECTS}?name=${name}`,
      `/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart&name=${name}`,
    ])
      expect(await receive({ contentType: 'image/webp' }, path), path).toBe(400);
  expect(await send(`${OBJECTS}/%ED%A0%80`, 'DELETE', '')).toBe(400);
});

it('accepts a boundary as long as the standard allows, and no longer one', async () => {
  const withBoundary = (boundary: string) =>
    send(`${OBJECTS}?name=a.webp`, 'POST', multipartOf({ contentType: 'image/webp' }, boundary), {
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    });
  expect(await withBoundary('b'.repeat(70))).toBe(200);
  expect(await withBoundary('b'.repeat(71))).toBe(400);
});

it('refuses a stranger’s file before it has arrived', async () => {
  const status = await new Promise<number | undefined>((resolve) => {
    const headers = { ...MULTIPART, 'x-goog-upload-protocol': 'multipart' };
    const { port } = servers.client;
    const sent = request(
      { host: '127.0.0.1', port, method: 'POST', path: `${OBJECTS}?name=x.webp`, headers },
      (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      },
    );
    sent.on('error', () => {});
    sent.write(multipartOf({ contentType: 'image/webp' }).slice(0, -20));
  });
  expect(status).toBe(403);
});

it('keeps few finished uploads, and none of an unfinished one’s', async () => {
  const add = servers.database.prepare(
    'INSERT INTO storage_uploads VALUES (?, (SELECT local_id FROM accounts), ?, NULL, NULL, 0, ?)',
  );
  const object = { name: 'a', settings: {}, downloadToken: null, checksums: {} };
  const settings = [
    'contentType',
    'contentDisposition',
    'contentEncoding',
    'contentLanguage',
    'cacheControl',
  ];
  const nulls = Object.fromEntries(settings.map((name) => [name, null]));
  const text = JSON.stringify({ ...object, settings: { ...nulls, metadata: {} } });
  for (let number = 0; number < MAX_FINISHED + 20; number += 1)
    add.run(`done-${number}`, text, Date.now() + number);
  const count = (condition: string) =>
    servers.database.prepare(`SELECT count(*) FROM storage_uploads WHERE ${condition}`).pluck().all()[0];
  const unfinished = Number(count('file IS NOT NULL AND user_id IS NOT NULL'));
  await WAYS['a browser’s upload in pieces']?.({ contentType: 'image/webp' });
  expect(count('file IS NULL')).toBe(MAX_FINISHED);
  expect(count('file IS NOT NULL AND user_id IS NOT NULL')).toBe(unfinished + 1);
});

it('reads a multipart body of single bytes at once, and copies each byte only a few times', async () => {
  async function* singly(text: string): AsyncGenerator<Buffer, void, undefined> {
    for (const byte of Buffer.from(text)) yield Buffer.from([byte]);
  }
  const copied: number[] = [];
  const { copy } = Buffer.prototype;
  vi.spyOn(Buffer.prototype, 'copy').mockImplementation(function (this: Buffer, ...to) {
    const bytes = copy.apply(this, to);
    copied.push(bytes);
    return bytes;
  });
  const { concat } = Buffer;
  vi.spyOn(Buffer, 'concat').mockImplementation((...parts) => {
    const whole = concat(...parts);
    copied.push(whole.length);
    return whole;
  });
  const bytes = 32_000;
  const reading = readMultipart(MULTIPART['content-type'], singly(`--b\r\n\r\n${'x'.repeat(bytes)}`));
  await expect(reading).rejects.toThrow('Malformed');
  vi.restoreAllMocks();
  expect(copied.length).toBeGreaterThan(bytes);
  expect(copied.reduce((sum, count) => sum + count)).toBeLessThan(4 * bytes);
});
