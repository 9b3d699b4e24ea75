// @isolation backend

import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { CurrentUser } from '../../src/shared/ports/AuthPort.ts';
import { startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'correct horse';

/** The code in the newest mail to an address, as the mailbox page shows it. */
async function mailedCode(to: string): Promise<string> {
  const page = await (await fetch(`${app.origin}/__local/mail`)).text();
  const [, mail = ''] = page.split(`To ${to} `);
  return /oobCode=([\w-]+)/.exec(mail)?.[1] ?? '';
}

async function register(email: string) {
  const browser = app.openBrowser();
  await browser.authPort.register('Ada', email, PASSWORD);
  return browser;
}

it('mails a link for a new password, which works once and logs nobody in', async () => {
  await register('reset@example.com');
  const { authPort, auth } = app.openBrowser();
  await authPort.requestPasswordReset('reset@example.com');
  const code = await mailedCode('reset@example.com');
  expect(await authPort.checkPasswordReset(code)).toBe('reset@example.com');
  await expect(authPort.resetPassword(code, 'short')).rejects.toMatchObject({ code: 'weakPassword' });
  await authPort.resetPassword(code, 'battery staple');
  expect(auth.currentUser).toBeNull();
  await expect(authPort.logIn('reset@example.com', PASSWORD)).rejects.toMatchObject({
    code: 'badCredentials',
  });
  await authPort.logIn('reset@example.com', 'battery staple');
  for (const use of [authPort.checkPasswordReset(code), authPort.resetPassword(code, 'once more')])
    await expect(use).rejects.toMatchObject({ name: 'BackendError', code: 'linkUsed' });
});

it('does not say whether an address has an account', async () => {
  const { authPort } = app.openBrowser();
  await expect(authPort.requestPasswordReset('nobody@example.com')).resolves.toBeUndefined();
  expect(await mailedCode('nobody@example.com')).toBe('');
  await expect(authPort.requestPasswordReset('no address')).rejects.toMatchObject({ code: 'badEmail' });
});

it('mails a link with the registration that confirms the address, and notifies the watchers', async () => {
  const { authPort } = await register('confirm@example.com');
  const heard: (CurrentUser | null)[] = [];
  authPort.watchUser((user) => heard.push(user));
  expect(heard).toMatchObject([{ isEmailVerified: false }]);
  const code = await mailedCode('confirm@example.com');
  expect(await authPort.confirmEmail(code)).toBe('confirm@example.com');
  expect(heard.at(-1)).toMatchObject({ name: 'Ada', isEmailVerified: true });
  await expect(authPort.confirmEmail(code)).rejects.toMatchObject({ code: 'linkUsed' });
});

it('confirms an address for whom is not logged in', async () => {
  const here = await register('elsewhere@example.com');
  await here.authPort.sendEmailVerification();
  const { authPort } = app.openBrowser();
  expect(await authPort.confirmEmail(await mailedCode('elsewhere@example.com'))).toBe(
    'elsewhere@example.com',
  );
  await authPort.logIn('elsewhere@example.com', PASSWORD);
  const heard: (CurrentUser | null)[] = [];
  authPort.watchUser((user) => heard.push(user));
  expect(heard).toMatchObject([{ isEmailVerified: true }]);
});

it('another address takes a log-in with it; the old one can be taken back', async () => {
  const { authPort, auth } = await register('old@example.com');
  const heard: (CurrentUser | null)[] = [];
  authPort.watchUser((user) => heard.push(user));
  const { currentUser } = auth;
  if (!currentUser) throw new Error('Nobody is logged in.');
  await verifyBeforeUpdateEmail(currentUser, 'new@example.com');
  // Tokens end by whole seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await authPort.confirmEmail(await mailedCode('new@example.com'))).toBe('new@example.com');
  await expect.poll(() => heard.at(-1)).toBeNull();
  await authPort.logIn('new@example.com', PASSWORD);
  expect(await app.openBrowser().authPort.confirmEmail(await mailedCode('old@example.com'))).toBe(
    'old@example.com',
  );
  await authPort.logIn('old@example.com', PASSWORD);
  expect(heard.at(-1)).toMatchObject({ email: 'old@example.com', isEmailVerified: true });
});

it('sends a mail to who is logged in, and not without end', async () => {
  await expect(app.openBrowser().authPort.sendEmailVerification()).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  const { authPort } = await register('often@example.com');
  for (let times = 0; times < 4; times += 1) await authPort.sendEmailVerification();
  await expect(authPort.sendEmailVerification()).rejects.toMatchObject({ code: 'tooManyRequests' });
});

it('after ten wrong passwords asks to wait', async () => {
  await register('guessed@example.com');
  const { authPort } = app.openBrowser();
  const guess = () => authPort.logIn('guessed@example.com', 'wrong password');
  for (let times = 0; times < 10; times += 1)
    await expect(guess()).rejects.toMatchObject({ code: 'badCredentials' });
  await expect(guess()).rejects.toMatchObject({ code: 'tooManyRequests' });
});
