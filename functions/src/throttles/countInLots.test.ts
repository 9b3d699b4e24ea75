// @isolation backend

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { countBilled } from '../../../local/testing/countBilled.ts';
import { APP_BACKEND } from '../../../tools/serve/appBackend.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { countInLots } from './countInLots.ts';
import type { Limit } from './countWithin.ts';

serveTests();

const LIMIT: Limit = { name: 'tests', most: 60, window: 60_000, message: 'Too often.' };
/** A lot of the limit. */
const LOT = 2;

/** Returns how many of some calls are let through, all sent at once. */
async function flood(deps: ReturnType<typeof createTestDeps>, account: string, calls: number) {
  const sent = Array.from({ length: calls }, () =>
    countInLots(LIMIT, deps, [{ type: 'account', id: account }]),
  );
  const outcomes = await Promise.allSettled(sent);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'tooManyRequests' });
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

it('lets as many calls through as the limit allows, however many come at once, and again in the next window', async () => {
  const deps = createTestDeps();
  expect(await flood(deps, 'eager', 10 * LIMIT.most)).toBe(LIMIT.most);
  expect(await flood(deps, 'another', 1)).toBe(1);
  deps.passTime(LIMIT.window);
  expect(await flood(deps, 'eager', 10 * LIMIT.most)).toBe(LIMIT.most);
});

it('shares the limit among instances, also when they take at the same moment', async () => {
  const deps = createTestDeps();
  const { projectId } = APP_BACKEND;
  const others = ['second', 'third'].map((name) => ({
    ...deps,
    db: getFirestore(initializeApp({ projectId }, name)),
  }));
  const all = [deps, ...others];
  const atOnce = await Promise.all(all.map((instance) => flood(instance, 'at once', LIMIT.most)));
  let inTurns = 0;
  for (let round = 0; round < LIMIT.most; round++)
    for (const instance of all) inTurns += await flood(instance, 'in turns', 1);
  const together = atOnce.reduce((sum, through) => sum + through, 0);
  expect([together, inTurns]).toEqual([LIMIT.most, LIMIT.most]);
});

it('reads and writes once for a lot, and nothing once the limit is used up', async () => {
  const deps = createTestDeps();
  const { billed, stop } = countBilled();
  await flood(deps, 'counted', LOT);
  expect(billed).toMatchObject({ reads: 1, writes: 1 });
  await flood(deps, 'counted', 2 * LIMIT.most);
  const lots = LIMIT.most / LOT;
  // The last look finds nothing left.
  expect(billed).toMatchObject({ reads: lots + 1, writes: lots });
  await flood(deps, 'counted', 10 * LIMIT.most);
  expect(billed).toMatchObject({ reads: lots + 1, writes: lots });
  stop();
});
