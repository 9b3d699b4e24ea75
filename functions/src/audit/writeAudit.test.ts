// @isolation backend

import { expect, it } from 'vitest';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { listAudit } from './listAudit.ts';
import { writeAudit } from './writeAudit.ts';

serveTests();

it('is written with its change, and not without it', async () => {
  const deps = createTestDeps();
  const { db } = deps;
  const change = (isRefused: boolean) =>
    db.runTransaction(async (transaction) => {
      const entry = { action: 'grant', target: 'users/u2', details: { isPro: true } };
      writeAudit(transaction, deps, { userId: 'u1', name: 'Ada' }, entry);
      transaction.set(db.doc('users/u2'), { isPro: true });
      if (isRefused) throw new Error('no');
    });
  await change(false);
  await expect(change(true)).rejects.toThrow('no');
  const stored = (await db.collection('audit').get()).docs.map((each) => each.data());
  const at = deps.now() / 1000;
  const entry = { action: 'grant', target: 'users/u2', details: { isPro: true } };
  expect(stored).toEqual([{ at, byUserId: 'u1', byName: 'Ada', ...entry }]);
});

it('keeps the order within a second, page after page', async () => {
  const deps = createTestDeps(Date.UTC(2026, 11, 1));
  const admin = { userId: 'u1', name: 'Ada' };
  const made = Array.from({ length: 60 }, (_, index) => `step ${index}`);
  for (const [index, action] of made.entries()) {
    if (index % 20 === 19) deps.passTime(7);
    const batch = deps.db.batch();
    writeAudit(batch, deps, admin, { action, target: 'x', details: {} });
    await batch.commit();
  }
  const first = await listAudit({ after: null }, admin, deps);
  const second = await listAudit({ after: first.next }, admin, deps);
  const listed = [...first.lines, ...second.lines].filter(({ target }) => target === 'x');
  expect(listed.map(({ action }) => action)).toEqual(made.toReversed());
});
