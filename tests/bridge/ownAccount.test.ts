// @isolation backend

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthPort } from '../../src/account/backend/authPort.ts';
import { exportAccount } from '../../src/account/profile/exportAccount.ts';
import { claimKeptPlays } from '../../src/play/backend/claimKeptPlays.ts';
import { GUEST_TOKEN, type PlayMemory } from '../../src/shared/browser/playMemory.ts';
import type { CurrentUser } from '../../src/shared/ports/AuthPort.ts';
import { startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'correct horse';

/** Returns a browser with its play memory and everything that its watcher received. */
function open() {
  const browser = app.openBrowser();
  const kept = new Map<string, string>();
  const memory: PlayMemory = {
    read: (key) => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    list: () => [],
  };
  const authPort = createAuthPort(browser, { beforeAnnounced: () => claimKeptPlays(browser.api, memory) });
  const heard: (CurrentUser | null)[] = [];
  authPort.watchUser((user) => heard.push(user));
  return { ...browser, authPort, memory, heard };
}

it('SPEC 3: userId, is_admin, stripeId, start, end and isPro come from the user record; name, e-mail and creation time from the sign-in account', async () => {
  const { authPort, auth, heard } = open();
  const before = Date.now();
  await authPort.register('Ida', 'ida@example.com', PASSWORD);
  const userId = auth.currentUser?.uid ?? '';
  const [start, end] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-12-22T12:00:00Z')];
  const plan = { is_admin: true, stripeId: 'cus_1', start_datetime: start, end_datetime: end };
  await app.admin.doc(`users/${userId}`).update({ ...plan, isPro: true });
  await authPort.logIn('ida@example.com', PASSWORD);
  expect(heard.at(-1)).toMatchObject({
    userId,
    isAdmin: true,
    stripeId: 'cus_1',
    start_datetime: start,
    end_datetime: new Date('2099-12-31T23:59:59Z'),
    name: 'Ida',
    email: 'ida@example.com',
  });
  const createdAt = heard.at(-1)?.createdAt?.getTime() ?? 0;
  // The sign-in service uses whole seconds.
  expect(createdAt).toBeGreaterThan(before - 2000);
  expect(createdAt).toBeLessThanOrEqual(Date.now());
});

it('changes the name for the watchers and for calls, and the password by the present one', async () => {
  const { authPort, auth, heard } = open();
  await authPort.register('Jo', 'jo@example.com', PASSWORD);
  await authPort.changeName('Jo March');
  expect(heard.at(-1)).toMatchObject({ name: 'Jo March' });
  expect((await auth.currentUser?.getIdTokenResult())?.claims).toMatchObject({ name: 'Jo March' });
  const wrong = { code: 'badCredentials' };
  await expect(authPort.changePassword('guessed', 'battery staple')).rejects.toMatchObject(wrong);
  await expect(authPort.changePassword(PASSWORD, 'short')).rejects.toMatchObject({ code: 'weakPassword' });
  await authPort.changePassword(PASSWORD, 'battery staple');
  await expect(open().authPort.logIn('jo@example.com', PASSWORD)).rejects.toMatchObject(wrong);
  await open().authPort.logIn('jo@example.com', 'battery staple');
  await expect(authPort.changeEmail('jo@example.org', PASSWORD)).rejects.toMatchObject(wrong);
  await authPort.changeEmail('jo@example.org', 'battery staple');
  expect(auth.currentUser?.email).toBe('jo@example.com');
});

it('claims what was played as a guest before anybody hears of the log-in, and tries again what failed', async () => {
  const { authPort, memory, heard, api } = open();
  memory.write(GUEST_TOKEN, 'a secret of this browser');
  await authPort.register('Kim', 'kim@example.com', PASSWORD);
  expect(memory.read(GUEST_TOKEN)).toBeUndefined();
  expect(heard.at(-1)).toMatchObject({ name: 'Kim' });
  const failing = { claimPlays: () => Promise.reject(new Error('out of reach')) };
  memory.write(GUEST_TOKEN, 'another');
  await expect(claimKeptPlays(failing, memory)).rejects.toThrow('out of reach');
  expect(memory.read(GUEST_TOKEN)).toBe('another');
  await claimKeptPlays(api, memory);
  expect(memory.read(GUEST_TOKEN)).toBeUndefined();
});

it('exports an account and deletes it, after the password was given anew', async () => {
  const { authPort, auth, api } = open();
  await authPort.register('Lou', 'lou@example.com', PASSWORD);
  const userId = auth.currentUser?.uid;
  expect(await exportAccount(api)).toMatchObject({ account: { userId, name: 'Lou' }, rooms: [] });
  await expect(authPort.confirmPassword('guessed')).rejects.toMatchObject({ code: 'badCredentials' });
  await authPort.confirmPassword(PASSWORD);
  await api.deleteAccount({});
  expect((await app.admin.doc(`users/${userId}`).get()).exists).toBe(false);
  await expect(open().authPort.logIn('lou@example.com', PASSWORD)).rejects.toMatchObject({
    code: 'badCredentials',
  });
});
