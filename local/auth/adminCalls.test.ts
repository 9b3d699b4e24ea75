// @isolation backend

import { deleteApp, type FirebaseApp } from 'firebase/app';
import { applyActionCode, confirmPasswordReset, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID } from '../config.ts';
import { setFunctionsEnvironment } from '../functions-host/environment.ts';
import { type AdminSdk, requireAdminSdk } from '../functions-host/requireAdminSdk.ts';
import { codeOf } from '../testing/actionCode.ts';
import { type AuthServers, openBrowserAuth, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const data = makeTemporaryFolder();
const apps: FirebaseApp[] = [];
let servers: AuthServers;
let sdk: AdminSdk;
let adminApp: ReturnType<AdminSdk['initializeApp']>;
let admin: ReturnType<AdminSdk['getAuth']>;

const signIn = async (email: string, password: string) => {
  const { app, auth } = openBrowserAuth(servers.client.origin);
  apps.push(app);
  return signInWithEmailAndPassword(auth, email, password);
};

beforeAll(async () => {
  servers = await startAuthServers(data.folder);
  setFunctionsEnvironment({
    projectId: DEFAULT_PROJECT_ID,
    firestorePort: 1,
    adminPort: servers.admin.port,
  });
  sdk = requireAdminSdk();
  adminApp = sdk.initializeApp();
  admin = sdk.getAuth();
});
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await sdk.deleteApp(adminApp);
  await servers.close();
  data.remove();
});

it('creates an account that can sign in, and verifies its token', async () => {
  const created = await admin.createUser({
    email: 'Grace@example.com',
    password: 'compiler',
    displayName: 'Grace',
  });
  expect(created).toMatchObject({ email: 'grace@example.com', displayName: 'Grace', disabled: false });
  const { user } = await signIn('grace@example.com', 'compiler');
  const token = await admin.verifyIdToken(await user.getIdToken(), true);
  expect(token).toMatchObject({ uid: created.uid, name: 'Grace', email: 'grace@example.com' });
});

it('finds accounts by id and by address', async () => {
  const { uid } = await admin.createUser({ uid: 'chosen-id', email: 'chosen@example.com' });
  expect(uid).toBe('chosen-id');
  expect((await admin.getUser(uid)).email).toBe('chosen@example.com');
  expect((await admin.getUserByEmail('chosen@example.com')).uid).toBe(uid);
  await expect(admin.getUser('nobody')).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

it('finds an account once, however often and by any of its keys', async () => {
  const { uid } = await admin.createUser({ email: 'once@example.com' });
  const asked = [{ uid }, { uid }, { email: 'once@example.com' }, { email: 'ONCE@example.com' }];
  expect((await admin.getUsers(asked)).users.map((user) => user.uid)).toEqual([uid]);
});

it('refuses fields that are not supported here, and accepts clearing them', async () => {
  const refused = { code: 'auth/operation-not-allowed' };
  const phoneNumber = '+15555550001';
  const factor = { phoneNumber, displayName: 'Phone', factorId: 'phone' };
  const multiFactor = { enrolledFactors: [factor] };
  const email = 'kept@example.com';
  await expect(admin.createUser({ email, phoneNumber })).rejects.toMatchObject(refused);
  await expect(admin.createUser({ email, multiFactor })).rejects.toMatchObject(refused);
  const { uid } = await admin.createUser({ email, multiFactor: { enrolledFactors: [] } });
  await expect(admin.updateUser(uid, { phoneNumber })).rejects.toMatchObject(refused);
  await expect(admin.updateUser(uid, { multiFactor })).rejects.toMatchObject(refused);
  await expect(
    admin.updateUser(uid, { providerToLink: { providerId: 'google.com', uid: 'google' } }),
  ).rejects.toMatchObject(refused);
  const cleared = { phoneNumber: null, multiFactor: { enrolledFactors: null }, displayName: 'Kept' };
  expect((await admin.updateUser(uid, cleared)).displayName).toBe('Kept');
});

it('refuses a second account of one address or one id', async () => {
  await admin.createUser({ uid: 'twice', email: 'twice@example.com' });
  await expect(admin.createUser({ email: 'twice@example.com' })).rejects.toMatchObject({
    code: 'auth/email-already-exists',
  });
  await expect(admin.createUser({ uid: 'twice' })).rejects.toMatchObject({
    code: 'auth/uid-already-exists',
  });
});

it('changes name, address, password and claims', async () => {
  const { uid } = await admin.createUser({ email: 'old@example.com', password: 'old password' });
  await admin.updateUser(uid, {
    email: 'new@example.com',
    password: 'new password',
    displayName: 'New',
    emailVerified: true,
  });
  await admin.setCustomUserClaims(uid, { isTeacher: true });
  const { user } = await signIn('new@example.com', 'new password');
  expect(user).toMatchObject({ uid, displayName: 'New', emailVerified: true });
  expect((await user.getIdTokenResult()).claims.isTeacher).toBe(true);
  await admin.updateUser(uid, { displayName: null });
  expect((await admin.getUser(uid)).displayName).toBeUndefined();
});

it('disables, revokes and deletes', async () => {
  const { uid } = await admin.createUser({ email: 'gone@example.com', password: 'password' });
  const { user } = await signIn('gone@example.com', 'password');
  await admin.updateUser(uid, { disabled: true });
  await expect(signIn('gone@example.com', 'password')).rejects.toMatchObject({
    code: 'auth/user-disabled',
  });
  await admin.updateUser(uid, { disabled: false });
  await expect(admin.verifyIdToken(await user.getIdToken(), true)).resolves.toBeDefined();
  await admin.deleteUser(uid);
  await expect(admin.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await expect(admin.deleteUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

it('lists all accounts, page by page', async () => {
  const made = await Promise.all(
    ['one', 'two', 'three', 'four', 'five'].map((name) =>
      admin.createUser({ email: `${name}@list.example` }),
    ),
  );
  const seen: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await admin.listUsers(2, pageToken);
    seen.push(...page.users.map(({ uid }) => uid));
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(made.map(({ uid }) => uid)));
  const { users, notFound } = await admin.getUsers([{ email: 'one@list.example' }, { uid: 'nobody' }]);
  expect([users.map(({ email }) => email), notFound]).toEqual([['one@list.example'], [{ uid: 'nobody' }]]);
  const { successCount, failureCount } = await admin.deleteUsers(made.map(({ uid }) => uid));
  expect([successCount, failureCount]).toEqual([5, 0]);
  expect((await admin.listUsers()).users.map(({ uid }) => uid)).not.toContain(made[0]?.uid);
});

it('never returns a password’s digest', async () => {
  await admin.createUser({ email: 'digest@example.com', password: 'password' });
  for (const user of (await admin.listUsers()).users) expect(user.passwordHash).toBeUndefined();
});

it('revokes tokens: at once where asked, at the next renewal elsewhere', async () => {
  // The SDK sends the time of its own clock in whole seconds, so account and token must be from before it.
  servers.passSeconds(-2);
  const { uid } = await admin.createUser({ email: 'revoked@example.com', password: 'password' });
  const { user } = await signIn('revoked@example.com', 'password');
  const token = await user.getIdToken();
  servers.passSeconds(2);
  await admin.revokeRefreshTokens(uid);
  await expect(admin.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  const again = await signIn('revoked@example.com', 'password');
  await expect(admin.verifyIdToken(await again.user.getIdToken(), true)).resolves.toBeDefined();
});

it('a changed address ends every session', async () => {
  const { uid } = await admin.createUser({ email: 'before@example.com', password: 'password' });
  const { user } = await signIn('before@example.com', 'password');
  servers.passSeconds(2);
  await admin.updateUser(uid, { email: 'before@example.com', emailVerified: true });
  await expect(user.getIdToken(true)).resolves.toBeDefined();
  await admin.updateUser(uid, { email: 'after@example.com' });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
});

it('makes links without sending them', async () => {
  const { uid } = await admin.createUser({ email: 'links@example.com' });
  const reset = await admin.generatePasswordResetLink('links@example.com');
  expect(reset).toMatch(/^http:\/\/127\.0\.0\.1:4173\/reset-password\?mode=resetPassword&oobCode=/);
  const { app, auth } = openBrowserAuth(servers.client.origin);
  apps.push(app);
  await confirmPasswordReset(auth, codeOf(reset), 'invited!');
  await expect(signIn('links@example.com', 'invited!')).resolves.toBeDefined();
  const verification = await admin.generateEmailVerificationLink('links@example.com', {
    url: 'http://localhost:4173/projects',
  });
  await applyActionCode(auth, codeOf(verification));
  expect((await admin.getUser(uid)).emailVerified).toBe(true);
  const change = await admin.generateVerifyAndChangeEmailLink('links@example.com', 'linked@example.com');
  await applyActionCode(auth, codeOf(change));
  expect((await admin.getUser(uid)).email).toBe('linked@example.com');
  expect(servers.mailBox.mails.map(({ to }) => to)).toEqual(['links@example.com']);
  await expect(admin.generatePasswordResetLink('nobody@example.com')).rejects.toMatchObject({
    code: 'auth/email-not-found',
  });
  await expect(
    admin.generatePasswordResetLink('linked@example.com', { url: 'http://evil.example' }),
  ).rejects.toMatchObject({ code: 'auth/unauthorized-continue-uri' });
});

it('is not available on the public port, nor without the Admin SDK’s credential', async () => {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${DEFAULT_PROJECT_ID}/accounts:lookup`;
  const body = JSON.stringify({ email: ['grace@example.com'] });
  const lookUp = (origin: string, authorization: string) =>
    fetch(`${origin}${path}`, { method: 'POST', headers: { authorization }, body });
  expect((await lookUp(servers.client.origin, 'Bearer owner')).status).toBe(404);
  expect((await lookUp(servers.admin.origin, 'Bearer somebody')).status).toBe(403);
  expect((await lookUp(servers.admin.origin, 'Bearer owner')).status).toBe(200);
  const list = (origin: string, authorization: string) =>
    fetch(`${origin}${path.replace('lookup', 'batchGet')}?maxResults=5`, { headers: { authorization } });
  expect((await list(servers.client.origin, 'Bearer owner')).status).toBe(404);
  expect((await list(servers.admin.origin, 'Bearer somebody')).status).toBe(403);
  expect((await list(servers.admin.origin, 'Bearer owner')).status).toBe(200);
});

it('responds to unreadable requests with 400, never with 500', async () => {
  const signUp = (body: string) =>
    fetch(`${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      body,
    });
  for (const body of ['', '{', '[]', '"x"', '{"email":1}', `{"email":"${'x'.repeat(70_000)}"}`])
    expect((await signUp(body)).status, body.slice(0, 20)).toBe(400);
});
