import { expect, it } from 'vitest';
import { LoopTurns } from './LoopTurns.ts';
import { Pace } from './Pace.ts';

/** The number of turns of the event loop while the work was done. */
async function countRounds(work: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isDone = false;
  const count = () => {
    rounds += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isDone = true;
  return rounds;
}

/** Work in which every step takes longer than a slice, by a clock of its own. */
function longWork(turns: LoopTurns, steps: number, done: string[], name: string): Promise<void> {
  let now = 0;
  const pace = new Pace(turns, () => {
    now += 1000;
    return now;
  });
  return pace.finish(
    (function* () {
      for (let step = 0; step < steps; step++) {
        done.push(name);
        yield;
      }
    })(),
  );
}

it('lets the event loop go round between two slices, and gives each piece of work its turn', async () => {
  const turns = new LoopTurns();
  const done: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => longWork(turns, 4, done, name));
  // One slice each turn, for all together: three jobs block others no longer than one.
  expect(await countRounds(Promise.all(works))).toBeGreaterThan(9);
  expect(done.join('')).toBe('abcabcabcabc');
});

it('does not yield within its slice', async () => {
  const pace = new Pace(new LoopTurns(), () => 0);
  await pace.finish([1, 2, 3][Symbol.iterator]());
  expect(pace.rests).toBe(0);
});
