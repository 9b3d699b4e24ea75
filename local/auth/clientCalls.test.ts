import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { expect, it } from 'vitest';
import { createAuthTestBed } from '../testing/createAuthTestBed.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'analytical';

const bed = createAuthTestBed();
const register = (auth: Auth) => createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);

it('registers, sets a name, signs out and signs in again', async () => {
  const auth = bed.openBrowser();
  const { user } = await register(auth);
  await updateProfile(user, { displayName: 'Ada' });
  await signOut(auth);
  const again = await signInWithEmailAndPassword(auth, 'ADA@example.com', PASSWORD);
  expect(again.user).toMatchObject({
    uid: user.uid,
    email: EMAIL,
    displayName: 'Ada',
    isAnonymous: false,
    emailVerified: false,
  });
  expect(again.user.providerData.map((provider) => provider.providerId)).toEqual(['password']);
  expect(Date.parse(again.user.metadata.creationTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('refuses what Firebase refuses, by the same codes', async () => {
  const auth = bed.openBrowser();
  await register(auth);
  const code = (refusal: string) => ({ code: `auth/${refusal}` });
  await expect(register(auth)).rejects.toMatchObject(code('email-already-in-use'));
  await expect(createUserWithEmailAndPassword(auth, 'no address', PASSWORD)).rejects.toMatchObject(
    code('invalid-email'),
  );
  await expect(createUserWithEmailAndPassword(auth, 'b@example.com', 'short')).rejects.toMatchObject(
    code('weak-password'),
  );
  await expect(createUserWithEmailAndPassword(auth, 'b@example.com', '')).rejects.toMatchObject(
    code('missing-password'),
  );
});

it('responds the same for an unknown address and a wrong password', async () => {
  const auth = bed.openBrowser();
  await register(auth);
  const refusal = { code: 'auth/invalid-credential' };
  await expect(signInWithEmailAndPassword(auth, EMAIL, 'wrong password')).rejects.toMatchObject(refusal);
  await expect(signInWithEmailAndPassword(auth, 'nobody@example.com', PASSWORD)).rejects.toMatchObject(
    refusal,
  );
});

it('renews a token after its hour, with the same sign-in time', async () => {
  const { user } = await register(bed.openBrowser());
  const first = await user.getIdTokenResult();
  bed.servers.passSeconds(3601);
  const second = await user.getIdTokenResult(true);
  expect(second.token).not.toBe(first.token);
  expect(second.authTime).toBe(first.authTime);
  expect(Date.parse(second.expirationTime)).toBeGreaterThan(Date.parse(first.expirationTime) + 3_600_000);
});

it('a new password ends every other session and replaces the old password', async () => {
  const here = bed.openBrowser();
  const there = bed.openBrowser();
  const { user } = await register(here);
  const other = await signInWithEmailAndPassword(there, EMAIL, PASSWORD);
  bed.servers.passSeconds(2);
  await updatePassword(user, 'difference');
  await expect(user.getIdToken(true)).resolves.toBeTypeOf('string');
  await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(signInWithEmailAndPassword(there, EMAIL, PASSWORD)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  await expect(signInWithEmailAndPassword(there, EMAIL, 'difference')).resolves.toBeDefined();
});

it('asks for a recent sign-in before a password is changed or an account deleted', async () => {
  const { user } = await register(bed.openBrowser());
  bed.servers.passSeconds(301);
  const refusal = { code: 'auth/requires-recent-login' };
  await expect(updatePassword(user, 'difference')).rejects.toMatchObject(refusal);
  await expect(deleteUser(user)).rejects.toMatchObject(refusal);
});

it('deletes an account with its sessions', async () => {
  const here = bed.openBrowser();
  const there = bed.openBrowser();
  const { user } = await register(here);
  const other = await signInWithEmailAndPassword(there, EMAIL, PASSWORD);
  await deleteUser(user);
  await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(other.user.reload()).rejects.toBeDefined();
  await expect(register(here)).resolves.toBeDefined();
});

it('refuses to change to an unverified address, as production does', async () => {
  const { user } = await register(bed.openBrowser());
  await expect(updateEmail(user, 'new@example.com')).rejects.toMatchObject({
    code: 'auth/operation-not-allowed',
  });
});

it('keeps accounts, sessions and the signing key over a restart', async () => {
  const { user } = await register(bed.openBrowser());
  const { uid } = user;
  const token = await user.getIdToken();
  const { refreshToken } = user;
  await bed.restart();
  expect(bed.servers.auth.readCaller(requestWith(`Bearer ${token}`))?.userId).toBe(uid);
  const again = await signInWithEmailAndPassword(bed.openBrowser(), EMAIL, PASSWORD);
  expect(again.user.uid).toBe(uid);
  const renewed = await fetch(`${bed.servers.client.origin}/securetoken.googleapis.com/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(await renewed.json()).toMatchObject({ user_id: uid });
});

function requestWith(authorization: string) {
  return { headers: { authorization } } as Parameters<typeof bed.servers.auth.readCaller>[0];
}
