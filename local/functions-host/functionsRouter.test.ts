import { utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthError } from '../auth/AuthError.ts';
import { ConcurrencyLimit } from '../http/ConcurrencyLimit.ts';
import { logRequests } from '../log/logRequests.ts';
import { createRouteOf } from '../log/routeOf.ts';
import { countBilled } from '../testing/countBilled.ts';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { FunctionsHost } from './FunctionsHost.ts';
import { functionsRouter } from './functionsRouter.ts';

const FUNCTIONS_PACKAGE = new URL('../../functions/package.json', import.meta.url).href;

/** A bundle as a build makes it, on the real firebase-functions. */
function bundle(version: number): string {
  return `
    import { createRequire } from 'node:module';
    const require = createRequire('${FUNCTIONS_PACKAGE}');
    const { onRequest } = require('firebase-functions/v2/https');
    const { onDocumentDeleted } = require('firebase-functions/v2/firestore');
    export const version = onRequest((request, response) => void response.json(${version}));
    export const echo = onRequest((request, response) => void response.json({
      method: request.method, query: request.query, body: request.body, raw: request.rawBody.toString('base64'),
    }));
    export const address = onRequest((request, response) => void response.json(request.get('x-forwarded-for')));
    export const fails = onRequest(async () => { throw new Error('secret detail'); });
    export const cleans = onDocumentDeleted('rooms/{id}', () => {});
    const { onSchedule } = require('firebase-functions/v2/scheduler');
    export const tidies = onSchedule('every ${version} minutes', ({ scheduleTime }) => {
      globalThis.tidied = scheduleTime;
    });
    export const helper = () => 'not a function of ours';`;
}

let data: ReturnType<typeof makeTemporaryFolder>;
let entry: string;
let host: FunctionsHost;
let server: TestServer;

/** Refuses forged tokens, as Auth does in the whole backend. */
function readCaller({ headers }: IncomingMessage): null {
  if (headers.authorization === 'Bearer forged') throw new AuthError('INVALID_ID_TOKEN');
  return null;
}

function call(name: string, init?: RequestInit): Promise<Response> {
  return fetch(`${server.origin}/api/${name}`, init);
}

function post(name: string, body: string, contentType = 'application/json'): Promise<Response> {
  return call(name, { method: 'POST', body, headers: { 'content-type': contentType } });
}

beforeEach(async () => {
  data = makeTemporaryFolder();
  entry = join(data.folder, 'index.mjs');
  writeFileSync(entry, bundle(1));
  host = new FunctionsHost(entry);
  await host.load();
  server = await serveRouter(functionsRouter({ host, readCaller }));
});
afterEach(async () => {
  await server.close();
  data.remove();
});

it('runs the function of that name with the parsed and the raw body, and counts each call', async () => {
  const counter = countBilled();
  const text = '{"a": "ä"}';
  expect(await (await post('echo?x=1', text)).json()).toEqual({
    method: 'POST',
    query: { x: '1' },
    body: { a: 'ä' },
    raw: Buffer.from(text).toString('base64'),
  });
  const form = await post('echo', 'a=1&b=2', 'application/x-www-form-urlencoded');
  expect(await form.json()).toMatchObject({ body: { a: '1', b: '2' } });
  expect(await (await call('echo')).json()).toMatchObject({ method: 'GET', body: {}, raw: '' });
  await call('missing');
  counter.stop();
  expect(counter.billed.calls).toBe(3);
});

it('names known functions in the log, even if a token is refused, and no other names', async () => {
  const routes: string[] = [];
  const log = logRequests(({ route }) => routes.push(route), createRouteOf({}));
  const logged = await serveRouter(log, functionsRouter({ host, readCaller }));
  const headers = { authorization: 'Bearer forged' };
  for (const [path, init] of [['version'], ['version', { headers }], ['ada'], ['version/ada']] as const)
    await (await fetch(`${logged.origin}/api/${path}`, init)).text();
  await logged.close();
  expect(routes).toEqual(['/api/version', '/api/version', '/api/*', '/api/*']);
});

it('runs no other names: no helpers, triggers or inherited properties', async () => {
  for (const name of [
    'missing',
    'helper',
    'cleans',
    'tidies',
    'constructor',
    '__proto__',
    'toString',
    'echo/more',
  ]) {
    const answer = await call(name);
    expect(answer.status, name).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: 'notFound', message: 'No such function' } });
  }
});

it('refuses a forged token before the function runs', async () => {
  const answer = await call('echo', { headers: { authorization: 'Bearer forged' } });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { code: 'unauthenticated' } });
});

it('P13 passes the real sender of a request to the function, whatever its headers claim', async () => {
  const forged = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' };
  for (const headers of [undefined, forged])
    expect(await (await call('address', { ...(headers && { headers }) })).json()).toBe(
      '127.0.0.1, 127.0.0.1',
    );
});

it('refuses bodies that are too large', async () => {
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  expect((await post('echo', text(256 * 1024))).status).toBe(200);
  expect((await post('echo', text(256 * 1024 + 1))).status).toBe(413);
});

it.each([
  ['no JSON', '', '{'],
  ['nested deeply', '', '['.repeat(100_000)],
  ['with half of a character in an id', '', '{"roomId": "\\ud800"}'],
  ['with a query that cannot be decoded', '?startAfter=%ED%A0%80', '{}'],
])('refuses what is %s', async (_what, query, body) => {
  const answer = await post(`echo${query}`, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'badRequest' } });
});

it('reads no body that is not passed to a function', async () => {
  expect((await post('missing', '{')).status).toBe(404);
});

it('queues a limited number, rejects the next as busy, and handles others in between', async () => {
  await server.close();
  const limit = new ConcurrencyLimit(1, 2);
  server = await serveRouter(functionsRouter({ host, readCaller, limit }), (_request, response) =>
    response.end('another part'),
  );
  let end = () => {};
  const held = limit.run(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = [call('version'), call('version')];
  await expect.poll(() => limit.waiting).toBe(2);
  const refused = await call('version');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await (await fetch(server.origin)).text()).toBe('another part');
  end();
  await held;
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});

it('reveals nothing about a function’s failure', async () => {
  const answer = await call('fails');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
});

it('lists scheduled functions with their interval', async () => {
  const use = vi.spyOn(host.schedules, 'use');
  await host.load();
  const [tidies, ...others] = use.mock.calls[0]?.[0] ?? [];
  expect(others).toEqual([]);
  expect(tidies).toMatchObject({ name: 'tidies', interval: 60_000 });
  await tidies?.run();
  expect(Date.parse(String(Reflect.get(globalThis, 'tidied')))).toBeCloseTo(Date.now(), -4);
});

it('refuses a schedule that it cannot follow', async () => {
  writeFileSync(entry, bundle(1).replace('every 1 minutes', '5 11 * * *'));
  utimesSync(entry, new Date(), new Date(Date.now() + 1000));
  await expect(host.load()).rejects.toThrow('The schedule "5 11 * * *" is not known here');
});

it('replaces the bundle by a rebuilt one', async () => {
  expect(await (await call('version')).json()).toBe(1);
  writeFileSync(entry, bundle(2));
  utimesSync(entry, new Date(), new Date(Date.now() + 1000));
  await host.load();
  expect(await (await call('version')).json()).toBe(2);
});

it('says in one line that the functions are not built', async () => {
  await expect(new FunctionsHost(join(data.folder, 'none.mjs')).load()).rejects.toThrow(
    /The functions are not built/,
  );
});
