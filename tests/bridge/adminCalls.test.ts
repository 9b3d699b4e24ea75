// @isolation backend

import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '../../core/calls/calls.ts';
import { BackendError } from '../../src/shared/ports/BackendError.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

/**
 * Tries every call for admins by everybody (SPEC §6). A new call is included by its contract's `isForAdmins`.
 */

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NAMES = Object.keys(CALLS) as CallName[];
const ADMIN_CALLS = NAMES.filter((name) => 'isForAdmins' in CALLS[name]);
const GUEST = { guestToken: 'the-secret-of-a-guest-who-began-a-play-here' };

async function register(name: string): Promise<Browser & { userId: string }> {
  const browser = app.openBrowser();
  await browser.authPort.register(name, `${name}@example.com`, 'open-sesame');
  return { ...browser, userId: browser.auth.currentUser?.uid ?? '' };
}

/**
 * Tries each call of admins with a request; most requests are invalid, but only behind the permission check.
 */
async function tryAll({ api }: Browser, request: object = {}): Promise<Record<string, string>> {
  const outcomes = ADMIN_CALLS.map(async (name) => [name, await outcomeOf(api[name](request as never))]);
  return Object.fromEntries(await Promise.all(outcomes));
}

async function outcomeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'let in';
  } catch (error) {
    const code = error instanceof BackendError ? error.code : String(error);
    return code === 'refused' ? 'let in' : code;
  }
}

function all(outcome: string): Record<string, string> {
  return Object.fromEntries(ADMIN_CALLS.map((name) => [name, outcome]));
}

it('lets admins alone into every call of admins: no guest, no plan, none whose status was taken or whose account is disabled', async () => {
  const [free, pro, admin, former, disabled] = await Promise.all(
    ['free', 'pro', 'admin', 'former', 'disabled'].map(register),
  );
  if (!free || !pro || !admin || !former || !disabled) throw new Error('Somebody is missing.');
  await app.admin.doc(`users/${admin.userId}`).update({ is_admin: true });
  const { changeAccount, listAudit } = admin.api;
  await changeAccount({ userId: pro.userId, change: 'grantPro' });
  for (const { userId } of [former, disabled]) await changeAccount({ userId, change: 'grantAdmin' });
  await changeAccount({ userId: former.userId, change: 'takeAdmin' });
  await changeAccount({ userId: disabled.userId, change: 'disable' });
  const { lines } = await listAudit({ after: null });

  const nobody = app.openBrowser();
  expect({
    anonymous: await tryAll(nobody),
    guest: await tryAll(nobody, GUEST),
    free: await tryAll(free),
    pro: await tryAll(pro),
    // With tokens from when they were admins.
    former: await tryAll(former),
    disabled: await tryAll(disabled),
    admin: await tryAll(admin),
  }).toEqual({
    anonymous: all('unauthenticated'),
    guest: all('unauthenticated'),
    free: all('permissionDenied'),
    pro: all('permissionDenied'),
    former: all('permissionDenied'),
    // Refused before the account's permissions are checked.
    disabled: all('unauthenticated'),
    admin: all('let in'),
  });
  expect(lines).toHaveLength(5);
  expect(await listAudit({ after: null })).toEqual({ lines, next: null });
  await expect(disabled.auth.currentUser?.getIdToken(true)).rejects.toThrow(/user-disabled|token-expired/);
});

it('has no other call that returns data for admins only', () => {
  const told = NAMES.filter((name) => CALLS[name].errors.some((code) => code === 'adminNeeded'));
  expect(ADMIN_CALLS).toEqual(expect.arrayContaining(told));
  expect(ADMIN_CALLS.length).toBeGreaterThan(10);
});
