import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../../../local/testing/serveRouter.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { servePictures } from './servePictures.ts';

const ID = 'Ab3defGhij9lmnopqrsT';

serveTests();

let server: TestServer;

beforeAll(async () => {
  const { bucket } = createTestDeps();
  const names = [
    `pictures/${ID}.webp`,
    `pictures/${ID}@2x.webp`,
    `pictures/thumbs/${ID}.webp`,
    `pictures/library/${ID}.webp`,
    `versions/room-1/12/thumbs/${ID}.webp`,
    `uploads/ada/${ID}.webp`,
    'versions/room-1/12.webp',
    'pictures/notes.html',
  ];
  for (const name of names) await bucket.file(name).save(name, { contentType: 'image/webp' });
  server = await serveRouter((request, response) => void servePictures(request as never, response));
});
afterAll(() => server.close());

it.each([
  [`/pictures/${ID}.webp`, `pictures/${ID}.webp`],
  [`/pictures/${ID}@2x.webp`, `pictures/${ID}@2x.webp`],
  [`/pictures/thumbs/${ID}.webp`, `pictures/thumbs/${ID}.webp`],
  [`/pictures/library/${ID}.webp`, `pictures/library/${ID}.webp`],
  [`/pictures/versions/room-1/12/thumbs/${ID}.webp?x=1`, `versions/room-1/12/thumbs/${ID}.webp`],
])('answers %s for good, as nothing but a picture', async (path, content) => {
  const answer = await fetch(`${server.origin}${path}`);
  expect(await answer.text()).toBe(content);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it.each([
  `/pictures/${'z'.repeat(20)}.webp`,
  `/pictures/uploads/ada/${ID}.webp`,
  `/pictures/..%2fuploads%2fada%2f${ID}.webp`,
  `/pictures/%2e%2e/uploads/ada/${ID}.webp`,
  `/pictures/versions/room-1/12.webp`,
  `/pictures/versions/room-1%2f..%2froom-1/12/thumbs/${ID}.webp`,
  `/pictures/notes.html`,
  `/pictures/${ID}.webp/`,
  '/pictures/',
  '/pictures/%zz',
])('knows nothing of %s, and keeps that for nobody', async (path) => {
  const answer = await fetch(`${server.origin}${path}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('There is no such picture.');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('is for reading alone', async () => {
  const answer = await fetch(`${server.origin}/pictures/${ID}.webp`, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await fetch(`${server.origin}/pictures/${ID}.webp`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
