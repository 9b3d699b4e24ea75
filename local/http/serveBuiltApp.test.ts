import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveRouter } from '../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { serveBuiltApp } from './serveBuiltApp.ts';

it('serves the built app: hashed files for good, its page for navigations alone', async () => {
  const { folder, remove } = makeTemporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>app</title>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), `export const x = '${'x'.repeat(5000)}';`);
  const server = await serveRouter(serveBuiltApp(folder));
  const get = (path: string, accept: string) => fetch(`${server.origin}${path}`, { headers: { accept } });

  const page = await get('/room-editor/r1', 'text/html,*/*');
  expect(await page.text()).toContain('<title>app</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await get('/', 'text/html')).status).toBe(200);
  expect((await get('/room.v2', 'text/html')).status).toBe(200);

  expect((await get('/', '*/*')).status).toBe(200);
  expect((await get('/room-editor/r1', '*/*')).status).toBe(200);
  expect((await get('/room-editor/r1', 'application/json')).status).toBe(404);

  const script = await get('/assets/index-abc.js', '*/*');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect((await get('/assets/gone-abc.js', '*/*')).status).toBe(404);
  expect((await get('/assets/gone-abc.js', 'text/html')).status).toBe(404);
  expect((await get('/missing.png', 'image/webp,*/*')).status).toBe(404);
  expect((await get('/..%2f..%2fetc%2fpasswd', '*/*')).status).toBe(404);
  await server.close();
  remove();
});
