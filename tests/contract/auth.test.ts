// @isolation backend

import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, type Contract, connect } from './connect.ts';

const PASSWORD = 'analytical';

let contract: Contract;
let browser: Browser;
let email: string;

const register = ({ auth } = browser) => createUserWithEmailAndPassword(auth, email, PASSWORD);
const signIn = (password = PASSWORD, { auth } = browser) => signInWithEmailAndPassword(auth, email, password);
const refusal = (code: string) => expect.objectContaining({ code: `auth/${code}` });

beforeAll(async () => {
  contract = await connect();
});
afterAll(() => contract.close());
beforeEach(() => {
  browser = contract.openBrowser();
  email = `${crypto.randomUUID()}@example.com`;
});

describe('an account made in the browser', () => {
  it('is the Admin SDK’s too: found, named, verified by its token', async () => {
    const { user } = await register();
    await updateProfile(user, { displayName: 'Ada' });
    const found = await contract.auth.getUserByEmail(email);
    expect(found).toMatchObject({
      uid: user.uid,
      email,
      displayName: 'Ada',
      disabled: false,
      emailVerified: false,
    });
    const claims = await contract.auth.verifyIdToken(await user.getIdToken(true), true);
    expect(claims).toMatchObject({
      uid: user.uid,
      email,
      name: 'Ada',
      firebase: { sign_in_provider: 'password' },
    });
  });

  it('is deleted by its owner, who may register again', async () => {
    const { user } = await register();
    const { uid } = user;
    await deleteUser(user);
    await expect(contract.auth.getUser(uid)).rejects.toEqual(refusal('user-not-found'));
    expect((await register()).user.uid).not.toBe(uid);
  });

  it('takes a new password after the old one is shown again', async () => {
    const { user } = await register();
    await signOut(browser.auth);
    const again = await signIn();
    await reauthenticateWithCredential(again.user, EmailAuthProvider.credential(email, PASSWORD));
    await updatePassword(again.user, 'difference');
    await expect(signIn()).rejects.toEqual(refusal('invalid-credential'));
    expect((await signIn('difference')).user.uid).toBe(user.uid);
  });
});

describe('refusals', () => {
  it.each([
    ['no address', PASSWORD, 'invalid-email'],
    ['', PASSWORD, 'missing-email'],
    ['short@example.com', '12345', 'weak-password'],
    ['none@example.com', '', 'missing-password'],
  ])('registering "%s" with "%s" is auth/%s', async (address, password, code) => {
    await expect(createUserWithEmailAndPassword(browser.auth, address, password)).rejects.toEqual(
      refusal(code),
    );
  });

  it.each(['no address', ''])('signing in as "%s" is auth/invalid-email', async (address) => {
    await expect(signInWithEmailAndPassword(browser.auth, address, PASSWORD)).rejects.toEqual(
      refusal('invalid-email'),
    );
  });

  it('a reset for an unknown address is none: it says the same as for a known one', async () => {
    await expect(sendPasswordResetEmail(browser.auth, email)).resolves.toBeUndefined();
  });

  it('a second account of one address, whoever makes it', async () => {
    await register();
    await expect(register(contract.openBrowser())).rejects.toEqual(refusal('email-already-in-use'));
    await expect(contract.auth.createUser({ email })).rejects.toEqual(refusal('email-already-exists'));
  });

  it('a wrong password and an unknown address, alike', async () => {
    await register();
    await expect(signIn('wrong')).rejects.toEqual(refusal('invalid-credential'));
    email = `nobody-${email}`;
    await expect(signIn()).rejects.toEqual(refusal('invalid-credential'));
  });

  it('a token that was never issued', async () => {
    await expect(contract.auth.verifyIdToken('forged')).rejects.toEqual(refusal('argument-error'));
  });
});

describe('what the Admin SDK changes, the browser meets', () => {
  it('claims come with the next token', async () => {
    const { user } = await register();
    await contract.auth.setCustomUserClaims(user.uid, { isTeacher: true });
    expect((await user.getIdTokenResult()).claims.isTeacher).toBeUndefined();
    expect((await user.getIdTokenResult(true)).claims.isTeacher).toBe(true);
  });

  it('a disabled account cannot sign in, nor renew its token', async () => {
    const { user } = await register();
    await contract.auth.updateUser(user.uid, { disabled: true });
    await expect(signIn(PASSWORD, contract.openBrowser())).rejects.toEqual(refusal('user-disabled'));
    await expect(user.getIdToken(true)).rejects.toEqual(refusal('user-disabled'));
    await contract.auth.updateUser(user.uid, { disabled: false });
    await expect(signIn()).resolves.toBeDefined();
  });

  it('a revoked session’s token holds no more where it is asked about', async () => {
    const { user } = await register();
    const token = await user.getIdToken();
    // Tokens have whole seconds, so one of the revocation's own second is still valid.
    const revoke = async () => {
      await contract.auth.revokeRefreshTokens(user.uid);
      return contract.auth.verifyIdToken(token, true).catch((error: unknown) => error);
    };
    await expect.poll(revoke).toEqual(refusal('id-token-revoked'));
  });

  it('name, picture, address and password change, and many accounts are listed and deleted', async () => {
    const { uid } = (await register()).user;
    const photoURL = 'https://example.com/ada.webp';
    await contract.auth.updateUser(uid, { displayName: 'Countess', photoURL, password: 'difference' });
    expect((await signIn('difference')).user).toMatchObject({ displayName: 'Countess', photoURL });
    const other = await contract.auth.createUser({ uid: `other-${uid}`, emailVerified: true });
    const { users } = await contract.auth.listUsers(1000);
    expect(users.map((user) => user.uid)).toEqual(expect.arrayContaining([uid, other.uid]));
    expect(await contract.auth.deleteUsers([uid, other.uid])).toMatchObject({ successCount: 2 });
    await expect(signIn('difference')).rejects.toEqual(refusal('invalid-credential'));
  });
});

describe('links of the Admin SDK', () => {
  const settings = { url: 'http://localhost:4173/login' };
  const codeOf = (link: string) => new URL(link).searchParams.get('oobCode') ?? '';

  it('reset a password once', async () => {
    await register();
    const code = codeOf(await contract.auth.generatePasswordResetLink(email, settings));
    expect(await verifyPasswordResetCode(browser.auth, code)).toBe(email);
    await confirmPasswordReset(browser.auth, code, 'difference');
    await expect(confirmPasswordReset(browser.auth, code, 'engineering')).rejects.toEqual(
      refusal('invalid-action-code'),
    );
    await expect(signIn()).rejects.toEqual(refusal('invalid-credential'));
    await expect(signIn('difference')).resolves.toBeDefined();
  });

  it('confirm an address, which the next token says', async () => {
    const { user } = await register();
    const code = codeOf(await contract.auth.generateEmailVerificationLink(email, settings));
    expect(await checkActionCode(browser.auth, code)).toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email },
    });
    await applyActionCode(browser.auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
  });

  it('a code that was never made', async () => {
    await expect(verifyPasswordResetCode(browser.auth, 'forged')).rejects.toEqual(
      refusal('invalid-action-code'),
    );
  });
});
