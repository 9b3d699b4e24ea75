// @isolation backend

import { expect, it } from 'vitest';
import { Classroom } from '../testing/Classroom.ts';
import { STARTS } from './starts.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

it.each(SEEDS)('P13 never holds back 100 honest players behind one address (seed %i)', (seed) => {
  const classroom = new Classroom(100, seed);
  const outcomes = classroom.play();
  expect(outcomes.filter(({ escaped }) => !escaped)).toEqual([]);
  expect(sum(outcomes.map(({ slowed }) => slowed))).toBe(0);
  // Half of what one window allows is enough for all of them.
  expect(sum(outcomes.map(({ plays }) => plays))).toBeLessThan(STARTS.most / 2);
  // Proves that the simulated pupils make mistakes.
  expect(classroom.different).toBeGreaterThan(50);
});

it('would notice a too narrow throttle: 100 guessing players are held back, and escape in the end', () => {
  const outcomes = new Classroom(100, 1, () => 14).play();
  expect(sum(outcomes.map(({ slowed }) => slowed))).toBeGreaterThan(0);
  expect(outcomes.every(({ escaped }) => escaped)).toBe(true);
});
