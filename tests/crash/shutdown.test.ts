// @isolation apart whole

import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { type Addresses, CrashServer } from './CrashServer.ts';

let folder: string;
let remove: () => void;
let server: CrashServer;
let addresses: Addresses;

beforeEach(async () => {
  ({ folder, remove } = makeTemporaryFolder());
  server = await CrashServer.start(folder);
  addresses = await server.ready();
});
afterEach(async () => {
  await server.kill();
  remove();
});

/** Sends the first half of a sign-up. */
async function beginSignUp(): Promise<{ finish: () => void; status: Promise<number> }> {
  const slow = request(`${addresses.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    headers: { 'content-length': 64 },
  });
  const status = new Promise<number>((resolve, reject) => {
    slow.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    slow.once('error', reject);
  });
  status.catch(() => {});
  await new Promise((resolve) => slow.write('{"email":"ada@example.com",', resolve));
  // Pending input is read before the response.
  await isServing();
  return { finish: () => slow.end('"password":"correct horse"}'.padEnd(37)), status };
}

function isServing(): Promise<boolean> {
  return fetch(`${addresses.origin}/__local/health`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'lets a request end at a %s, takes no new ones, and leaves all in the one database file',
  async (signal) => {
    const { finish, status } = await beginSignUp();
    server.signal(signal);
    await expect.poll(isServing).toBe(false);
    finish();
    expect(await status).toBe(200);
    expect(await server.exitCode()).toBe(0);
    expect(statSync(join(folder, 'database.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    expect(existsSync(join(folder, 'server.json'))).toBe(false);
  },
);

it('waits for a request that never ends no longer than a few seconds', async () => {
  const { status } = await beginSignUp();
  const cutOff = expect(status).rejects.toThrow();
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  await cutOff;
});

it('ends at once at a second signal, and takes one that comes along with the first for the same', async () => {
  const { status } = await beginSignUp();
  const cutOff = expect(status).rejects.toThrow();
  server.signal('SIGINT');
  server.signal('SIGINT');
  await expect.poll(isServing).toBe(false);
  // A later one counts as a second.
  await expect
    .poll(() => {
      server.signal('SIGINT');
      return server.hasEnded;
    })
    .toBe(true);
  expect(await server.exitCode()).toBe(1);
  await cutOff;
});
