import { expect, it } from 'vitest';
import { wholeShares } from './wholeShares.ts';

it.each([
  // Rounded one by one, these would be 39, 23 and 39.
  [
    [17, 10, 17],
    [39, 23, 38],
  ],
  // And these 33, 33 and 33.
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 1],
    [50, 50],
  ],
  [
    [999, 1],
    [100, 0],
  ],
  [
    [0, 7, 0],
    [0, 100, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j as whole numbers of 100 that sum to it: %j', (parts, shares) => {
  expect(wholeShares(parts)).toEqual(shares);
});
