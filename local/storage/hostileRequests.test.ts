import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { type StorageServers, startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const OBJECTS = `/v0/b/${storageBucket(DEFAULT_PROJECT_ID)}/o`;
const outside = makeTemporaryFolder();
const BYTES = 'RIFF....WEBP and more';
let servers: StorageServers;
let token: string;

/** Sends a path unchanged; fetch would resolve `..` before it reaches the server. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { port: servers.client.port, host: '127.0.0.1', method, path, headers };
    const sent = request(options, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject).end(body);
  });
}

function upload(name: string, metadata: object = {}, headers: Record<string, string> = {}) {
  const body = `--b\r\n\r\n${JSON.stringify(metadata)}\r\n--b\r\ncontent-type: image/webp\r\n\r\n${BYTES}\r\n--b--`;
  const uploadHeaders = {
    authorization: `Firebase ${token}`,
    'content-type': 'multipart/related; boundary=b',
    'x-goog-upload-protocol': 'multipart',
    ...headers,
  };
  return send('POST', `${OBJECTS}?name=${name}`, uploadHeaders, body);
}

beforeAll(async () => {
  const dataFolder = join(outside.folder, 'data');
  mkdirSync(dataFolder);
  servers = await startStorageServers(dataFolder);
  const answer = await fetch(`${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email: 'a@example.com', password: 'password' }),
  });
  token = ((await answer.json()) as { idToken: string }).idToken;
});
afterAll(async () => {
  await servers.close();
  outside.remove();
});

it('a name with path steps is only a name', async () => {
  const names = ['..%2F..%2Fescaped', '%2Fetc%2Fescaped', '..%5C..%5Cescaped', 'a%2F..%2F..%2F..%2Fescaped'];
  for (const name of names) {
    expect((await upload(name)).status, name).toBe(200);
    expect((await send('GET', `${OBJECTS}/${name}?alt=media`)).text, name).toBe(BYTES);
  }
  expect(existsSync('/etc/escaped')).toBe(false);
  expect(readdirSync(outside.folder)).toEqual(['data']);
  for (const folder of readdirSync(servers.filesFolder)) expect(folder).toMatch(/^[0-9a-f]{2}$/);
});

it('no path leads to the database or to another file of the folder', async () => {
  const paths = [
    `${OBJECTS}/../../../../database.sqlite?alt=media`,
    `${OBJECTS}/..%2Fdatabase.sqlite?alt=media`,
    `${OBJECTS}/..%2F..%2Fdatabase.sqlite?alt=media`,
    `${OBJECTS}/%2e%2e%2fdatabase.sqlite?alt=media`,
  ];
  for (const path of paths) expect((await send('GET', path)).status, path).toBe(404);
});

it('refuses invalid names and bodies with 400', async () => {
  for (const name of ['', '.', '..', 'a%0d%0ab', '%00', 'x'.repeat(1025)])
    expect((await upload(name)).status, name).toBe(400);
  expect((await send('GET', `${OBJECTS}/%E0%A4%A`)).status).toBe(400);
  expect((await upload('x', {}, { 'content-type': 'multipart/related' })).status).toBe(400);
  expect((await upload('x', {}, { 'content-type': 'multipart/related; boundary=c' })).status).toBe(400);
  expect((await upload('x', { contentType: 'a\r\nset-cookie: b=1' })).status).toBe(400);
  expect((await upload('x', { metadata: { a: 1 } })).status).toBe(400);
});

it('refuses unknown ways to upload, and other buckets', async () => {
  for (const protocol of ['resumable', 'raw', ''])
    expect((await upload('x', {}, { 'x-goog-upload-protocol': protocol })).status, protocol).toBe(400);
  expect((await send('GET', '/v0/b/other/o/x')).status).toBe(404);
});

it('does not offer the Admin SDK’s calls on the public port', async () => {
  const bucket = storageBucket(DEFAULT_PROJECT_ID);
  for (const path of [`/b/${bucket}/o/x`, `/storage/v1/b/${bucket}/o/x`]) {
    const { status, text } = await send('GET', path, { authorization: 'Bearer owner' });
    expect(status).toBe(404);
    expect(text).toContain('No such address');
  }
});
