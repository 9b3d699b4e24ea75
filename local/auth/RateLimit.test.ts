import { beforeEach, expect, it } from 'vitest';
import { RateLimit } from './RateLimit.ts';

let time: number;
let limit: RateLimit;

beforeEach(() => {
  time = 1_000_000;
  limit = new RateLimit({ attempts: 3, recovery: 1000 }, () => time);
});

function takeAll(key: string): number {
  let taken = 0;
  try {
    while (taken < 100) {
      limit.take(key);
      taken += 1;
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  }
  return taken;
}

it('allows a burst of attempts, and one more after each recovery time', () => {
  expect(takeAll('ada')).toBe(3);
  time += 999;
  expect(takeAll('ada')).toBe(0);
  time += 1;
  expect(takeAll('ada')).toBe(1);
  time += 60_000;
  expect(takeAll('ada')).toBe(3);
});

it('a refused attempt does not lengthen the wait', () => {
  takeAll('ada');
  for (let tries = 0; tries < 50; tries += 1) expect(takeAll('ada')).toBe(0);
  time += 1000;
  expect(takeAll('ada')).toBe(1);
});

it('counts every key separately, returns attempts and expires', () => {
  takeAll('ada');
  expect(takeAll('bob')).toBe(3);
  limit.giveBack('ada');
  expect(takeAll('ada')).toBe(1);
  limit.forget('ada');
  expect(takeAll('ada')).toBe(3);
});

it('never counts below nothing', () => {
  limit.giveBack('ada');
  expect(takeAll('ada')).toBe(3);
});

it('holds a bounded number of keys, and evicts the least recently used', () => {
  takeAll('first');
  takeAll('second');
  for (let number = 0; number < 9_998; number += 1) limit.take(`key ${number}`);
  limit.giveBack('first');
  for (let number = 0; number < 500; number += 1) limit.take(`more ${number}`);
  expect(limit.size).toBe(10_000);
  expect(takeAll('first')).toBe(1);
  expect(takeAll('second')).toBe(3);
});
