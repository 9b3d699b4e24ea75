import { expect, it } from 'vitest';
import { smallCover } from './smallCover.ts';

const STORE = 'https://firebasestorage.googleapis.com/v0/b/rooms/o';

it.each([
  ['versions/room-1/12.webp', 'versions/room-1/12-small.webp'],
  [
    `${STORE}/versions%2Froom%2F3.webp?alt=media&token=a-b`,
    `${STORE}/versions%2Froom%2F3-small.webp?alt=media&token=a-b`,
  ],
])('names the small picture beside the cover of a version: %s', (cover, small) => {
  expect(smallCover(cover)).toBe(small);
});

it.each(['', `${STORE}/images%2F12.webp?alt=media&token=a`, '/art/cover.webp'])(
  'leaves alone what is no cover of a version: %j',
  (address) => {
    expect(smallCover(address)).toBe(address);
  },
);
