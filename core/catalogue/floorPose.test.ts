import { expect, it } from 'vitest';
import { floorUri, lyingHitBox } from './floorPose.ts';
import { isCatalogueUri, isShownUri, uploadUri } from './pictureAddresses.ts';

it('R11 derives the lying picture from the picture, and no room may hold it', () => {
  expect(floorUri('/art/items/coin/sun/default.webp')).toBe('/art/floor/coin/sun/default.webp');
  expect(floorUri('/art/items/letter/rose/opened.webp')).toBe('/art/floor/letter/rose/opened.webp');
  for (const uri of [
    uploadUri('Ab3defGhij9lmnopqrsT'),
    '/art/items/a/../b/default.webp',
    '/art/backgrounds/study/green.webp',
    '',
  ])
    expect(floorUri(uri)).toBeNull();
  expect([isCatalogueUri, isShownUri].some((holds) => holds('/art/floor/coin/sun/default.webp'))).toBe(false);
});

it('keeps the lower edge of the thing in place', () => {
  const { x, y, width, height } = lyingHitBox({ x: 10, y: 20, width: 60, height: 50 });
  expect([x, width]).toEqual([10, 60]);
  expect(y + height).toBeCloseTo(70);
  expect(height).toBeLessThan(50);
});
