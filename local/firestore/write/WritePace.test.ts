import { expect, it } from 'vitest';
import { WritePace } from './WritePace.ts';

/** Returns a pace of one write a second, five at once, with a clock in seconds that tests move. */
function startPace() {
  const clock = { seconds: 0 };
  const pace = new WritePace({ perSecond: 1, atOnce: 5 }, () => clock.seconds * 1000);
  const write = (...paths: string[]) => {
    try {
      pace.take(paths);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 'ABORTED' });
      return false;
    }
  };
  return { clock, write };
}

it('takes some writes of a document at once, and then one a second', () => {
  const { clock, write } = startPace();
  const burst = Array.from({ length: 7 }, () => write('rooms/a'));
  expect(burst.filter(Boolean)).toHaveLength(5);
  clock.seconds = 0.9;
  expect(write('rooms/a')).toBe(false);
  clock.seconds = 1;
  expect([write('rooms/a'), write('rooms/a')]).toEqual([true, false]);
  clock.seconds = 1000;
  expect(Array.from({ length: 7 }, () => write('rooms/a')).filter(Boolean)).toHaveLength(5);
});

it('counts each document by itself, and a refused commit for none', () => {
  const { write } = startPace();
  for (let time = 0; time < 4; time++) expect(write('rooms/a')).toBe(true);
  expect(write('rooms/a', 'rooms/b')).toBe(true);
  for (let time = 0; time < 9; time++) expect(write('rooms/a', 'rooms/b')).toBe(false);
  for (let time = 0; time < 4; time++) expect(write('rooms/b')).toBe(true);
  expect(write('rooms/b')).toBe(false);
});
