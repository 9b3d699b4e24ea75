import { deleteApp, type FirebaseApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID } from '../config.ts';
import { setFunctionsEnvironment } from '../functions-host/environment.ts';
import { type AdminSdk, requireAdminSdk } from '../functions-host/requireAdminSdk.ts';
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

it('is not offered on the public port, nor without the Admin SDK’s word', async () => {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${DEFAULT_PROJECT_ID}/accounts:lookup`;
  const body = JSON.stringify({ email: ['grace@example.com'] });
  const lookUp = (origin: string, authorization: string) =>
    fetch(`${origin}${path}`, { method: 'POST', headers: { authorization }, body });
  expect((await lookUp(servers.client.origin, 'Bearer owner')).status).toBe(404);
  expect((await lookUp(servers.admin.origin, 'Bearer somebody')).status).toBe(403);
  expect((await lookUp(servers.admin.origin, 'Bearer owner')).status).toBe(200);
});

it('answers what cannot be read by 400, never by 500', async () => {
  const signUp = (body: string) =>
    fetch(`${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      body,
    });
  for (const body of ['', '{', '[]', '"x"', '{"email":1}', `{"email":"${'x'.repeat(70_000)}"}`])
    expect((await signUp(body)).status, body.slice(0, 20)).toBe(400);
});
