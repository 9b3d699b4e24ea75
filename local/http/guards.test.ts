import { afterEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { statusOf } from '../testing/statusOf.ts';
import { allowOwnNames, refuseBrowsers } from './guards.ts';
import { ServerAddress } from './ServerAddress.ts';

let server: TestServer;

afterEach(() => server.close());

it('responds to its own host names only, so that no other site’s name can point at it', async () => {
  server = await serveRouter(
    allowOwnNames(() => new ServerAddress(server.port).hosts),
    (_request, response) => response.end(),
  );
  const own = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${server.port}`);
  for (const host of own) expect(await statusOf(server.port, { host }), host).toBe(200);
  const foreign = [
    'evil.example',
    `evil.example:${server.port}`,
    'localhost',
    `localhost:${server.port + 1}`,
  ];
  for (const host of foreign) expect(await statusOf(server.port, { host }), host).toBe(421);
});

it('refuses requests from other sites’ pages', async () => {
  server = await serveRouter(
    allowOwnNames(() => new ServerAddress(server.port).hosts),
    (_request, response) => response.end(),
  );
  const host = `localhost:${server.port}`;
  expect(await statusOf(server.port, { host, origin: `http://${host}` })).toBe(200);
  for (const origin of ['http://evil.example', 'null', 'http://localhost:1'])
    expect(await statusOf(server.port, { host, origin }), origin).toBe(403);
});

it('keeps browsers off the admin port', async () => {
  server = await serveRouter(refuseBrowsers, (_request, response) => response.end());
  expect(await statusOf(server.port, {})).toBe(200);
  expect(await statusOf(server.port, { origin: 'http://localhost' })).toBe(403);
  expect(await statusOf(server.port, { 'sec-fetch-site': 'none' })).toBe(403);
});
