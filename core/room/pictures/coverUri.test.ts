import { expect, it } from 'vitest';
import { coverUri, servedCover, versionOfCover } from './coverUri.ts';

const BUCKET = '/v0/b/demo.firebasestorage.app/o';

it.each([
  `${BUCKET}/versions%2Froom-1%2F12.webp?alt=media&token=a-b`,
  `https://firebasestorage.googleapis.com${BUCKET}/versions%2Froom-1%2F12.webp?alt=media`,
  '/pictures/versions/room-1/12.webp',
])('serves the cover of a version at one address, whichever is stored: %s', (stored) => {
  expect(servedCover(stored)).toBe(coverUri('room-1', 12));
  expect(versionOfCover(servedCover(stored))).toEqual({ roomId: 'room-1', version: 12 });
});

it.each([
  '',
  `${BUCKET}/images%2Froom-1.webp?alt=media&token=a`,
  `${BUCKET}/images%2Fx.webp?y=/o/versions%2Froom-1%2F12.webp`,
  '/art/cover.webp',
])('leaves every other picture as it is: %s', (stored) => {
  expect(servedCover(stored)).toBe(stored);
  expect(versionOfCover(stored)).toBeUndefined();
});
