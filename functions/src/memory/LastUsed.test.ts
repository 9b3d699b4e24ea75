// @isolation backend

import { expect, it } from 'vitest';
import { LastUsed, memoryOf } from './LastUsed.ts';

it('keeps the values that were used last', () => {
  const memory = new LastUsed<number>(2);
  memory.keep('a', 1);
  memory.keep('b', 2);
  expect(memory.find('a')).toBe(1);
  memory.keep('c', 3);
  expect(['a', 'b', 'c'].map((key) => memory.find(key))).toEqual([1, undefined, 3]);
  memory.drop('a');
  expect(memory.find('a')).toBeUndefined();
});

it('is one for each owner', () => {
  const numbersOf = memoryOf<number>(2);
  const [one, other] = [{}, {}];
  numbersOf(one).keep('a', 1);
  expect([numbersOf(one).find('a'), numbersOf(other).find('a')]).toEqual([1, undefined]);
});
