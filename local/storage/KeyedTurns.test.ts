import { expect, it } from 'vitest';
import { KeyedTurns } from './KeyedTurns.ts';

it('runs the tasks of one key one by one, also after a failure, and other keys meanwhile', async () => {
  const turns = new KeyedTurns();
  const seen: string[] = [];
  let end = () => {};
  const first = turns.take('a', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    seen.push('a1');
    throw new Error('no');
  });
  const second = turns.take('a', async () => void seen.push('a2'));
  await turns.take('b', async () => void seen.push('b'));
  end();
  await expect(first).rejects.toThrow('no');
  await second;
  await turns.take('a', async () => void seen.push('a3'));
  expect(seen).toEqual(['b', 'a1', 'a2', 'a3']);
});
