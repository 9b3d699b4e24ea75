import { expect, it } from 'vitest';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { writeAudit } from './writeAudit.ts';

serveTests();

it('is there with the change, and without it is not', async () => {
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
