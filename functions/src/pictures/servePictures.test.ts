// @isolation apart

import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureIdOf, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import { serveRouter, type TestServer } from '../../../local/testing/serveRouter.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { servePictures } from './servePictures.ts';
import { withShownNames } from './shownPictures.ts';

const ID = 'Ab3defGhij9lmnopqrsT';

serveTests();

let server: TestServer;

beforeAll(async () => {
  const { bucket, db } = createTestDeps();
  const names = [
    `pictures/${ID}.webp`,
    `pictures/${ID}@2x.webp`,
    `pictures/thumbs/${ID}.webp`,
    `pictures/library/${ID}.webp`,
    `versions/room-1/12/thumbs/${ID}.webp`,
    `uploads/ada/${ID}.webp`,
    'versions/room-1/12.webp',
    ...['open', 'offline', 'shut'].flatMap((room) => [
      `versions/${room}/3.webp`,
      `versions/${room}/3-small.webp`,
      `versions/${room}/3-rough.webp`,
      `versions/${room}/3/${ID}.webp`,
    ]),
    'pictures/notes.html',
  ];
  for (const room of ['open', 'offline', 'shut'])
    await db.doc(`summary/${room}`).set({ isPublished: room === 'open' });
  await db.doc('hiddenRooms/shut').set({ roomId: 'shut' });
  for (const room of ['open', 'offline', 'shut'])
    await db.doc(`keptVersions/${room}_4`).set({ pictures: [ID] });
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
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
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

it('returns the cover of a published room only, and the pictures of a version unless its room is hidden', async () => {
  const answers = async (room: string) => {
    const names = ['3.webp', '3-small.webp', '3-rough.webp', '03.webp', `3/${ID}.webp`];
    const asked = names.map((name) => fetch(`${server.origin}/pictures/versions/${room}/${name}`));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await answers('open')).toEqual([200, 200, 404, 404, 200]);
  expect(await answers('offline')).toEqual([404, 404, 404, 404, 200]);
  expect(await answers('shut')).toEqual([404, 404, 404, 404, 404]);
  const cover = await fetch(`${server.origin}/pictures/versions/open/3.webp`);
  expect(cover.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=60');
});

it('returns a version’s pictures from their one file, and no others', async () => {
  const answer = async (room: string, name: string) => {
    const found = await fetch(`${server.origin}/pictures/versions/${room}/${name}`);
    return found.ok ? await found.text() : found.status;
  };
  const nameIn = (roomId: string) => {
    const kept = { roomId, version: 4, pictures: [ID] };
    const room = createTestRoom({ background: { uri: versionUri(roomId, 4, ID), ambient: '#ffffff' } });
    return pictureIdOf(withShownNames(room, kept).background.uri);
  };
  for (const size of ['#.webp', '#@2x.webp', 'thumbs/#.webp'])
    expect(await answer('open', `4/${size.replace('#', nameIn('open'))}`)).toBe(
      `pictures/${size.replace('#', ID)}`,
    );
  expect(await answer('offline', `4/${nameIn('offline')}.webp`)).toBe(`pictures/${ID}.webp`);
  expect(await answer('shut', `4/${nameIn('shut')}.webp`)).toBe(404);
  for (const name of [nameIn('open'), nameIn('offline'), ID, 'q'.repeat(20)])
    for (const place of [
      `5/${name}.webp`,
      `04/${name}.webp`,
      ...(name === nameIn('open') ? [] : [`4/${name}.webp`]),
    ])
      expect(await answer('open', place)).toBe(404);
});

it('accepts only reads', async () => {
  const answer = await fetch(`${server.origin}/pictures/${ID}.webp`, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await fetch(`${server.origin}/pictures/${ID}.webp`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
