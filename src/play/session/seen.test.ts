import { expect, it } from 'vitest';
import { ALL_SEEN, aside, centredAt, isAllSeen, nearer, revealing } from './seen.ts';

const part = { x: 30, y: 0, width: 40, height: 100 };

it('looks nearer about the middle, aside by a share, and at a point', () => {
  expect(nearer(part, 2)).toEqual({ x: 40, y: 25, width: 20, height: 50 });
  expect(aside(part, 0.5)).toEqual({ ...part, x: 50 });
  expect(centredAt(part, { x: 80, y: 50 })).toEqual({ ...part, x: 60 });
});

it('moves as little as it takes to see something, and to its middle where it does not fit', () => {
  expect(revealing(part, { x: 40, y: 10, width: 10, height: 10 })).toEqual(part);
  expect(revealing(part, { x: 75, y: 10, width: 10, height: 10 })).toEqual({ ...part, x: 45 });
  expect(revealing(part, { x: 5, y: 10, width: 10, height: 10 })).toEqual({ ...part, x: 5 });
  expect(revealing(part, { x: 10, y: 0, width: 60, height: 100 })).toEqual({ ...part, x: 20 });
});

it('knows whether all of the room is in sight', () => {
  expect([ALL_SEEN, part].map(isAllSeen)).toEqual([true, false]);
});
