import { expect, it } from 'vitest';
import { columnsWithin } from './columnsWithin.ts';

it('K5 puts the keys in a lock below one another on a door, side by side on a low chest, and in rows on a square', () => {
  expect(columnsWithin(4, 0.4)).toBe(1);
  expect(columnsWithin(5, 0.6)).toBe(2);
  expect(columnsWithin(4, 3)).toBe(4);
  expect(columnsWithin(4, 1)).toBe(2);
  expect(columnsWithin(1, 0.2)).toBe(1);
});
