// @isolation backend

import { expect, it } from 'vitest';
import { tallyDays } from '../cleaning/tallyDays.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { overview } from './overview.ts';

serveTests();

it('returns the pending reviews, and counts today and the day before', async () => {
  const deps = createTestDeps();
  const today = deps.now() / 1000;
  const payment = { product: 'pro', isRefunded: false, paidAt: today };
  const documents = {
    'accounts/new': { createdAt: today },
    'accounts/yesterday': { createdAt: today - 86_400 },
    'accounts/old': { createdAt: today - 3 * 86_400 },
    'throttles/mark': { createdAt: today },
    'throttles/other': { count: 1 },
    'payments/one': payment,
    'payments/pack': { ...payment, product: 'old-tales' },
    'payments/back': { ...payment, isRefunded: true },
    'payments/never': { ...payment, paidAt: null },
    'pictures/one': { userId: 'u', bytes: 300 },
    'pictures/two': { userId: 'v', bytes: 200 },
    'reviews/one': { kind: 'item', status: 'waiting' },
    'reviews/two': { kind: 'background', status: 'approved' },
    'reports/one': { status: 'open' },
  };
  for (const [path, data] of Object.entries(documents)) await deps.db.doc(path).set(data);
  await tallyDays(deps.db, deps.now());
  await tallyDays(deps.db, deps.now());
  const { queues, days } = await overview({}, null, deps);
  expect(queues).toEqual({ items: 1, backgrounds: 0, reports: 1 });
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', accounts: 1, plays: 0, income: 0, bytes: 0 },
    { day: '2026-11-21', accounts: 1, plays: 1, income: 25, bytes: 500 },
  ]);
});
