import { expect, it } from 'vitest';
import { placeLock } from './placeLock.ts';

it('puts the badge of a lock in the middle of a door, and at the right of a chest', () => {
  expect(placeLock({ x: 40, y: 20, width: 10, height: 50 })).toEqual({ x: 45, y: 48 });
  expect(placeLock({ x: 20, y: 60, width: 20, height: 20 })).toEqual({ x: 36.8, y: 72.4 });
});
