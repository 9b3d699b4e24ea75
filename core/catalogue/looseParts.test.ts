import { expect, it } from 'vitest';
import { partUri, stillUri } from './looseParts.ts';
import { isCatalogueUri, isShownUri, lightUri, uploadUri } from './pictureAddresses.ts';

it('R11 derives the moving parts from the picture, and no room may hold them', () => {
  expect(stillUri('/art/items/clock/oak/default.webp')).toBe('/art/still/items/clock/oak/default.webp');
  expect(partUri('/art/items/clock/oak/opened.webp', 1)).toBe('/art/parts/items/clock/oak/opened-1.webp');
  expect(stillUri('/art/backgrounds/study/green.webp')).toBe('/art/still/backgrounds/study/green.webp');
  for (const uri of [uploadUri('Ab3defGhij9lmnopqrsT'), '/art/items/a/../b/default.webp', ''])
    expect([stillUri(uri), partUri(uri, 0)]).toEqual([null, null]);
  expect(lightUri('/art/still/backgrounds/study/green.webp')).toBe('/art/lights/study/green.webp');
  for (const uri of ['/art/still/items/clock/oak/default.webp', '/art/parts/items/clock/oak/opened-1.webp'])
    expect([isCatalogueUri, isShownUri].some((holds) => holds(uri))).toBe(false);
});
