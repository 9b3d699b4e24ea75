import { afterEach, expect, it, vi } from 'vitest';
import { findSharedOrigin } from './findSharedOrigin.ts';

afterEach(() => vi.unstubAllGlobals());

/** Asks a server that answers with this. */
function ask(body: string, type = 'application/json'): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));
  return findSharedOrigin();
}

it('is the address that the server tells, as browsers write it', async () => {
  expect(await ask('{"sharedOrigin":"http://192.168.1.7:4173"}')).toBe('http://192.168.1.7:4173');
  expect(await ask('{"sharedOrigin":"http://192.168.1.7:80"}')).toBe('http://192.168.1.7');
});

it('is the page’s own where the server has no other, or knows nothing of addresses', async () => {
  const { origin } = window.location;
  expect(await ask('{"sharedOrigin":null}')).toBe(origin);
  expect(await ask('{"error":{"code":"notFound"}}')).toBe(origin);
  expect(await ask('<!doctype html>', 'text/html')).toBe(origin);
});
