// @isolation backend

import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalBackend, startBackend } from '../startBackend.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { serveRouter } from '../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { answerHealth } from './health.ts';
import { ServerPulse } from './ServerPulse.ts';

const data = makeTemporaryFolder();
let backend: LocalBackend;
/** The health that the server reported while `prepare` was running. */
let early: Response;

beforeAll(async () => {
  backend = await startBackend({
    dataFolder: data.folder,
    port: 0,
    version: '1.2.3',
    prepare: async ({ origin }) => {
      early = await fetch(`${origin}/__local/health`);
    },
  });
});
afterAll(async () => {
  await backend.close();
  data.remove();
});

it('says 503 until everything is prepared', async () => {
  expect(early.status).toBe(503);
  expect(await early.json()).toMatchObject({ status: 'starting' });
});

it('reports the state of the server to this machine', async () => {
  const answer = await fetch(`${backend.origin}/__local/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    uptimeSeconds: expect.any(Number),
    memoryBytes: expect.any(Number),
    cpuSeconds: expect.any(Number),
    eventLoopDelay: expect.any(Number),
    slow: { request: 0, query: 0, commit: 0, password: 0, eventLoop: expect.any(Number) },
    billed: { reads: expect.any(Number), writes: expect.any(Number), deletes: 0, calls: 0, liveBytes: 0 },
  });
});

it('shows only the status to clients behind a proxy', async () => {
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const sent = request(`${backend.origin}/__local/health`, { headers }, async (answer) => {
      let body = '';
      for await (const chunk of answer) body += chunk;
      resolve(body);
    });
    sent.on('error', reject).end();
  });
  expect(JSON.parse(text)).toEqual({ status: 'ok' });
});

it('says 503 while nothing can be written', async () => {
  const database = openDatabase(join(data.folder, 'readonly.sqlite'));
  database.exec('PRAGMA query_only = ON');
  const pulse = new ServerPulse(() => {});
  const server = await serveRouter(answerHealth({ database, pulse, version: '', isReady: () => true }));
  const answer = await fetch(server.origin);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'unwritable' });
  await server.close();
  pulse.stop();
  database.close();
});
