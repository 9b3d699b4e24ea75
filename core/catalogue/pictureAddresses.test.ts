import { expect, it } from 'vitest';
import {
  isCatalogueUri,
  isShownUri,
  isUploadUri,
  isVersionUri,
  libraryUri,
  lightUri,
  pictureIdOf,
  toDoubleAddress,
  uploadThumbUri,
  uploadUri,
  versionUri,
} from './pictureAddresses.ts';

const id = 'Ab3defGhij9lmnopqrsT';

it('R11 names an uploaded picture by its id, with separate addresses for the owner’s, the library’s and a version’s copy', () => {
  const own = uploadUri(id);
  expect([own, libraryUri(id)].every(isUploadUri)).toBe(true);
  expect(isVersionUri(versionUri('room-1', 12, id))).toBe(true);
  expect([own, libraryUri(id)].some(isVersionUri)).toBe(false);
  expect(isUploadUri(versionUri('room-1', 12, id))).toBe(false);
  expect([own, libraryUri(id), versionUri('r', 1, id)].map(pictureIdOf)).toEqual([id, id, id]);
  expect([own, libraryUri(id), versionUri('r', 1, id)].some(isCatalogueUri)).toBe(false);
  expect([own, libraryUri(id), versionUri('r', 1, id)].map(isShownUri)).toEqual([false, true, true]);
  expect(toDoubleAddress(own)).toBe(`/pictures/${id}@2x.webp`);
  expect(uploadThumbUri(libraryUri(id))).toBe(`/pictures/library/thumbs/${id}.webp`);
});

it('follows a light from its background alone, and no room may hold one', () => {
  expect(lightUri('/art/backgrounds/study/green.webp')).toBe('/art/lights/study/green.webp');
  for (const uri of [uploadUri(id), '/art/items/chest/oak/default.webp', '/art/backgrounds/a/../b.webp', ''])
    expect(lightUri(uri)).toBeNull();
  expect(isCatalogueUri('/art/lights/study/green.webp')).toBe(false);
});

it.each([
  `https://evil.example/pictures/${id}.webp`,
  `//pictures/${id}.webp`,
  `/pictures/${id}.webp?x=1`,
  `/pictures/${id}.webp\n`,
  `/pictures/../${id}.webp`,
  `/pictures/%2e%2e/${id}.webp`,
  `/pictures/${id}@2x.webp`,
  `/pictures/${id}.svg`,
  `/pictures/short.webp`,
  `/pictures/versions/a/b/1/${id}.webp`,
  `/pictures/versions/a/0/${id}.webp`,
  `/pictures/versions/../1/${id}.webp`,
])('R11 takes %j for no uploaded picture', (uri) => {
  expect(isUploadUri(uri) || isVersionUri(uri)).toBe(false);
});
