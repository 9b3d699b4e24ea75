import { expect, test } from 'vitest';
import { createSerialQueue } from './createSerialQueue.ts';

test('Tasks run one after the other, and a failed one does not block the rest', async () => {
  const enqueue = createSerialQueue();
  const log: string[] = [];
  const slow = enqueue(async () => {
    log.push('slow begins');
    await Promise.resolve();
    log.push('slow fails');
    throw new Error('lost');
  });
  const next = enqueue(async () => log.push('next'));
  await expect(slow).rejects.toThrow('lost');
  expect(await next).toBe(3);
  expect(log).toEqual(['slow begins', 'slow fails', 'next']);
});
