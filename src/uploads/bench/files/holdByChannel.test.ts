import { afterEach, expect, it } from 'vitest';
import type { HeldBench } from './HeldBench.ts';
import { holdByChannel } from './holdByChannel.ts';

const held: HeldBench[] = [];

/** Waits less than the app does, since no tab is busy here. */
function hold(name = 'bench ada'): HeldBench {
  const bench = holdByChannel(name, 100);
  held.push(bench);
  return bench;
}

afterEach(() => {
  for (const bench of held.splice(0)) bench.release();
});

it('belongs to the first tab until it releases it, and is separate for other people', async () => {
  const first = hold();
  expect(await first.isMine).toBe(true);
  expect(await hold().isMine).toBe(false);
  expect(await hold('bench ben').isMine).toBe(true);
  first.release();
  expect(await hold().isMine).toBe(true);
});

it('goes to one tab when several request it at the same time', async () => {
  const asked = await Promise.all([hold(), hold(), hold(), hold()].map(({ isMine }) => isMine));
  expect(asked.filter(Boolean)).toHaveLength(1);
});
