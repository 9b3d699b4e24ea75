import { expect, it } from 'vitest';
import { ConcurrencyLimit, TooBusyError } from './ConcurrencyLimit.ts';

it('admits no more than its limit, in the order of arrival, also after failures', async () => {
  const limit = new ConcurrencyLimit(2, 5);
  const started: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) => async () => {
    started.push(number);
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    if (number % 2 === 1) throw new Error(`${number} fails`);
    return number;
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 7 }, (_, number) => limit.run(work(number))),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

it('refuses at once what would wait behind too many, and accepts it when they are done', async () => {
  const limit = new ConcurrencyLimit(1, 2);
  let end = () => {};
  const first = limit.run(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const waiting = [limit.run(() => 'second'), limit.run(() => 'third')];
  await expect(limit.run(() => 'fourth')).rejects.toThrow(TooBusyError);
  end();
  await first;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
  expect(await limit.run(() => 'fourth')).toBe('fourth');
});
