// @isolation backend

import { expect, it } from 'vitest';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import type { HttpError } from './HttpError.ts';
import { requireAdmin } from './requireAdmin.ts';

serveTests();

interface Account {
  record: Record<string, unknown>;
  disabled?: boolean;
}

const accounts: Record<string, Account> = {
  free: { record: {} },
  pro: { record: { stripeId: 'cus_1', isPro: true } },
  admin: { record: { is_admin: true } },
  almost: { record: { is_admin: 'true' } },
  disabled: { record: { is_admin: true }, disabled: true },
};

it('recognizes an admin by the present record and account', async () => {
  const { db, auth } = createTestDeps();
  const codeOf = async (userId: string | null) => {
    const asked = requireAdmin({ db, auth }, userId === null ? null : { userId, name: '' });
    return asked.then(({ userId: passed }) => passed).catch((error: HttpError) => error.code);
  };
  for (const [uid, { record, disabled = false }] of Object.entries(accounts)) {
    await auth.createUser({ uid, disabled });
    await db.doc(`users/${uid}`).set({ userId: uid, ...record });
  }
  await db.doc('users/gone').set({ userId: 'gone', is_admin: true });
  const asked = [null, ...Object.keys(accounts), 'gone', 'unknown'];
  const codes = await Promise.all(asked.map(codeOf));
  expect(Object.fromEntries(asked.map((id, at) => [id ?? 'nobody', codes[at]]))).toEqual({
    nobody: 'unauthenticated',
    free: 'adminNeeded',
    pro: 'adminNeeded',
    admin: 'admin',
    almost: 'adminNeeded',
    disabled: 'adminNeeded',
    gone: 'adminNeeded',
    unknown: 'adminNeeded',
  });
});
