import {
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { expect, it } from 'vitest';
import { mailedCode } from '../testing/actionCode.ts';
import { createAuthTestBed } from '../testing/createAuthTestBed.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'analytical';
const USED = { code: 'auth/invalid-action-code' };
const WRONG = { code: 'auth/invalid-credential' };

const bed = createAuthTestBed();
const register = (auth = bed.openBrowser(), email = EMAIL) =>
  createUserWithEmailAndPassword(auth, email, PASSWORD);
const sendCode = (body: object) =>
  fetch(`${bed.servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
    method: 'POST',
    body: JSON.stringify(body),
  });

it('an address is confirmed through a link, which the token then says', async () => {
  const auth = bed.openBrowser();
  const { user } = await register(auth);
  await sendEmailVerification(user);
  const code = mailedCode(bed.servers.mailBox, EMAIL);
  expect(await checkActionCode(auth, code)).toMatchObject({
    operation: 'VERIFY_EMAIL',
    data: { email: EMAIL },
  });
  await applyActionCode(bed.openBrowser(), code);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
  await expect(applyActionCode(auth, code)).rejects.toMatchObject(USED);
});

it('an address changes once its new owner agrees; the old one is notified, and can undo it', async () => {
  const auth = bed.openBrowser();
  const { user } = await register(auth);
  await verifyBeforeUpdateEmail(user, 'Lovelace@example.com');
  const code = mailedCode(bed.servers.mailBox, 'lovelace@example.com');
  expect(await checkActionCode(auth, code)).toMatchObject({
    operation: 'VERIFY_AND_CHANGE_EMAIL',
    data: { email: 'lovelace@example.com', previousEmail: EMAIL },
  });
  bed.servers.passSeconds(2);
  await applyActionCode(auth, code);
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(signInWithEmailAndPassword(auth, EMAIL, PASSWORD)).rejects.toMatchObject(WRONG);
  const renamed = await signInWithEmailAndPassword(auth, 'lovelace@example.com', PASSWORD);
  expect(renamed.user).toMatchObject({ uid: user.uid, emailVerified: true });

  const back = mailedCode(bed.servers.mailBox, EMAIL);
  expect(await checkActionCode(auth, back)).toMatchObject({
    operation: 'RECOVER_EMAIL',
    data: { email: EMAIL },
  });
  bed.servers.passSeconds(2);
  await applyActionCode(auth, back);
  await expect(renamed.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  const recovered = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  expect(recovered.user.uid).toBe(user.uid);
});

it('an address is not changed after a sign-in long ago, nor to one that is taken', async () => {
  const { user } = await register();
  await register(bed.openBrowser(), 'bob@example.com');
  await expect(verifyBeforeUpdateEmail(user, 'bob@example.com')).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  await verifyBeforeUpdateEmail(user, 'cleo@example.com');
  const code = mailedCode(bed.servers.mailBox, 'cleo@example.com');
  await register(bed.openBrowser(), 'cleo@example.com');
  await expect(applyActionCode(bed.openBrowser(), code)).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  bed.servers.passSeconds(301);
  await expect(verifyBeforeUpdateEmail(user, 'new@example.com')).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  });
});

it('another address voids what was mailed to the old one', async () => {
  const { user } = await register();
  await sendPasswordResetEmail(bed.openBrowser(), EMAIL);
  const reset = mailedCode(bed.servers.mailBox, EMAIL);
  await verifyBeforeUpdateEmail(user, 'lovelace@example.com');
  await applyActionCode(bed.openBrowser(), mailedCode(bed.servers.mailBox, 'lovelace@example.com'));
  await expect(verifyPasswordResetCode(bed.openBrowser(), reset)).rejects.toMatchObject(USED);
});

it('mails nothing for a forged or a stranger’s token', async () => {
  for (const idToken of ['owner', 'a.b.c', ''])
    for (const requestType of ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'])
      expect((await sendCode({ requestType, idToken, newEmail: EMAIL })).status).toBe(400);
  expect(bed.servers.mailBox.mails).toEqual([]);
});
