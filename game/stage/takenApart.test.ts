import { expect, it } from 'vitest';
import type { LooseMove, Move } from '../../core/catalogue/moves.ts';
import type { KnownPicture, PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { takenApart } from './takenApart.ts';

const clock = '/art/items/clock/oak/default.webp';
const still = '/art/still/items/clock/oak/default.webp';

function swings(part: number): LooseMove {
  return { type: 'swing', part, box: [40, 50, 20, 30], pivot: [50, 50], angle: 5, period: 2000 };
}

function guideOf(moves: readonly Move[], others: readonly string[] = [still]): PictureGuide {
  const known = { color: '#b5763c', file: '/art/files/0123456789abcdef.webp' };
  return new Map<string, KnownPicture>([
    [clock, { ...known, moves }],
    ...others.map((uri): [string, KnownPicture] => [uri, known]),
  ]);
}

it('what swings is painted over the rest in the order of its numbers', () => {
  expect(takenApart(clock, guideOf([swings(1), swings(0)]))).toEqual({
    still,
    parts: [
      { uri: '/art/parts/items/clock/oak/default-0.webp', box: [40, 50, 20, 30] },
      { uri: '/art/parts/items/clock/oak/default-1.webp', box: [40, 50, 20, 30] },
    ],
  });
});

it('a picture in which nothing swings is whole, as is one whose still form is not known, and an upload', () => {
  const blinks: Move = { type: 'blink', at: [1, 1], radius: 1, color: '#ffffff', period: 900, delay: 0 };
  expect(takenApart(clock, guideOf([blinks]))).toBeNull();
  expect(takenApart(clock, guideOf([swings(0)], []))).toBeNull();
  expect(takenApart(clock, new Map())).toBeNull();
  expect(takenApart('https://storage.test/o/x.webp?alt=media', guideOf([swings(0)]))).toBeNull();
});
