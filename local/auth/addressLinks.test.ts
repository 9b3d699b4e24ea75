import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailedCode } from '../testing/actionCode.ts';
import { type AuthServers, openBrowserAuth, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'analytical';
const USED = { code: 'auth/invalid-action-code' };
const WRONG = { code: 'auth/invalid-credential' };

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: AuthServers;
let apps: FirebaseApp[];

const openBrowser = (): Auth => {
  const { app, auth } = openBrowserAuth(servers.client.origin);
  apps.push(app);
  return auth;
};
const register = (auth = openBrowser(), email = EMAIL) =>
  createUserWithEmailAndPassword(auth, email, PASSWORD);
const sendCode = (body: object) =>
  fetch(`${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
    method: 'POST',
    body: JSON.stringify(body),
  });

beforeEach(async () => {
  apps = [];
  data = makeTemporaryFolder();
  servers = await startAuthServers(data.folder);
});
afterEach(async () => {
  await Promise.all(apps.map(deleteApp));
  await servers.close();
  data.remove();
});

it('an address is confirmed through a link, which the token then says', async () => {
  const auth = openBrowser();
  const { user } = await register(auth);
  await sendEmailVerification(user);
  const code = mailedCode(servers.mailBox, EMAIL);
  expect(await checkActionCode(auth, code)).toMatchObject({
    operation: 'VERIFY_EMAIL',
    data: { email: EMAIL },
  });
  await applyActionCode(openBrowser(), code);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
  await expect(applyActionCode(auth, code)).rejects.toMatchObject(USED);
});

it('an address is changed once its new owner agrees; the old one is told, and can take it back', async () => {
  const auth = openBrowser();
  const { user } = await register(auth);
  await verifyBeforeUpdateEmail(user, 'Lovelace@example.com');
  const code = mailedCode(servers.mailBox, 'lovelace@example.com');
  expect(await checkActionCode(auth, code)).toMatchObject({
    operation: 'VERIFY_AND_CHANGE_EMAIL',
    data: { email: 'lovelace@example.com', previousEmail: EMAIL },
  });
  servers.passSeconds(2);
  await applyActionCode(auth, code);
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(signInWithEmailAndPassword(auth, EMAIL, PASSWORD)).rejects.toMatchObject(WRONG);
  const renamed = await signInWithEmailAndPassword(auth, 'lovelace@example.com', PASSWORD);
  expect(renamed.user).toMatchObject({ uid: user.uid, emailVerified: true });

  const back = mailedCode(servers.mailBox, EMAIL);
  expect(await checkActionCode(auth, back)).toMatchObject({
    operation: 'RECOVER_EMAIL',
    data: { email: EMAIL },
  });
  servers.passSeconds(2);
  await applyActionCode(auth, back);
  await expect(renamed.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  const recovered = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  expect(recovered.user.uid).toBe(user.uid);
});

it('an address is not changed after a sign-in long ago, nor to one that is taken', async () => {
  const { user } = await register();
  await register(openBrowser(), 'bob@example.com');
  await expect(verifyBeforeUpdateEmail(user, 'bob@example.com')).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  await verifyBeforeUpdateEmail(user, 'cleo@example.com');
  const code = mailedCode(servers.mailBox, 'cleo@example.com');
  await register(openBrowser(), 'cleo@example.com');
  await expect(applyActionCode(openBrowser(), code)).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  servers.passSeconds(301);
  await expect(verifyBeforeUpdateEmail(user, 'new@example.com')).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  });
});

it('another address voids what was mailed to the old one', async () => {
  const { user } = await register();
  await sendPasswordResetEmail(openBrowser(), EMAIL);
  const reset = mailedCode(servers.mailBox, EMAIL);
  await verifyBeforeUpdateEmail(user, 'lovelace@example.com');
  await applyActionCode(openBrowser(), mailedCode(servers.mailBox, 'lovelace@example.com'));
  await expect(verifyPasswordResetCode(openBrowser(), reset)).rejects.toMatchObject(USED);
});

it('mails nothing for a forged or a stranger’s token', async () => {
  for (const idToken of ['owner', 'a.b.c', ''])
    for (const requestType of ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'])
      expect((await sendCode({ requestType, idToken, newEmail: EMAIL })).status).toBe(400);
  expect(servers.mailBox.mails).toEqual([]);
});
