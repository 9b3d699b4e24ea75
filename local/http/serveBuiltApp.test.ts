import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveRouter } from '../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { serveBuiltApp } from './serveBuiltApp.ts';

it('serves the built app: hashed files cached for ever, its page for navigations only', async () => {
  const { folder, remove } = makeTemporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>front</title>');
  writeFileSync(join(folder, 'app.html'), '<title>app</title>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), `export const x = '${'x'.repeat(5000)}';`);
  const server = await serveRouter(serveBuiltApp(folder, { 'x-frame-options': 'DENY' }));
  const get = (path: string, accept: string) => fetch(`${server.origin}${path}`, { headers: { accept } });

  const page = await get('/room-editor/r1', 'text/html,*/*');
  expect(await page.text()).toContain('<title>app</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
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

it('serves the front page in the language that was chosen, or else that the browser asks for', async () => {
  const { folder, remove } = makeTemporaryFolder();
  writeFileSync(join(folder, 'index.html'), 'usual');
  for (const language of ['en', 'de']) {
    mkdirSync(join(folder, 'localized', language), { recursive: true });
    writeFileSync(join(folder, 'localized', language, 'index.html'), language);
  }
  const server = await serveRouter(serveBuiltApp(folder));
  const front = async (headers: Record<string, string>) =>
    (await fetch(`${server.origin}/`, { headers: { accept: 'text/html', ...headers } })).text();

  expect(await front({ 'accept-language': 'de-CH,en;q=0.5' })).toBe('de');
  expect(await front({ 'accept-language': 'fr,en;q=0.5,de;q=0.4' })).toBe('en');
  expect(await front({ 'accept-language': 'fr' })).toBe('usual');
  expect(await front({ 'accept-language': '../../etc' })).toBe('usual');
  const chosen = { cookie: 'theme=light; firebase-language-override=de' };
  expect(await front({ 'accept-language': 'en', ...chosen })).toBe('de');
  await server.close();
  remove();
});
