// @isolation backend

import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CurrentUser } from '../../src/shared/ports/AuthPort.ts';
import { startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'correct horse';

/** Returns a browser and everything that its watcher received. */
function watch() {
  const browser = app.openBrowser();
  const heard: (CurrentUser | null)[] = [];
  const stop = browser.authPort.watchUser((user) => heard.push(user));
  return { ...browser, heard, stop };
}

it('registers with name and record, and has notified the watchers of both when it ends', async () => {
  const { authPort, auth, db, heard } = watch();
  await auth.authStateReady();
  await authPort.register('Ada', 'ada@example.com', PASSWORD);
  const userId = auth.currentUser?.uid ?? '';
  expect(heard.at(-1)).toEqual({
    userId,
    name: 'Ada',
    email: 'ada@example.com',
    isEmailVerified: false,
    createdAt: new Date(auth.currentUser?.metadata.creationTime ?? ''),
    isAdmin: false,
    stripeId: null,
    start_datetime: null,
    end_datetime: null,
    packs: [],
    paymentsUnderWay: [],
  });
  expect(heard.filter(Boolean)).toHaveLength(1);
  expect((await getDoc(doc(db, 'users', userId))).data()).toEqual({ userId, roomCount: 0, lastRoomId: '' });
  const { claims } = (await auth.currentUser?.getIdTokenResult()) ?? {};
  expect(claims).toMatchObject({ name: 'Ada' });
});

it('notifies first that nobody is signed in, then of each login and logout', async () => {
  await app.openBrowser().authPort.register('Bob', 'bob@example.com', PASSWORD);
  const { authPort, auth, heard } = watch();
  await auth.authStateReady();
  await expect.poll(() => heard).toEqual([null]);
  await authPort.logIn('bob@example.com', PASSWORD);
  expect(heard.slice(1)).toEqual([expect.objectContaining({ name: 'Bob' })]);
  await authPort.signOut();
  expect(heard.slice(2)).toEqual([null]);
  expect(auth.currentUser).toBeNull();
});

it('notifies a late watcher at once, and a stopped one never', async () => {
  const { authPort, heard, stop } = watch();
  stop();
  await authPort.register('Cleo', 'cleo@example.com', PASSWORD);
  expect(heard).toEqual([]);
  const late: (CurrentUser | null)[] = [];
  authPort.watchUser((user) => late.push(user));
  expect(late).toMatchObject([{ name: 'Cleo' }]);
});

it('SPEC 3 reads admin, stripeId and the end of Pro from the user record', async () => {
  const { authPort, auth, heard } = watch();
  await authPort.register('Dora', 'dora@example.com', PASSWORD);
  const end = new Date('2099-12-31T23:59:59Z');
  const record = { is_admin: true, stripeId: 'granted', end_datetime: end };
  await app.admin.doc(`users/${auth.currentUser?.uid}`).update(record);
  await authPort.logIn('dora@example.com', PASSWORD);
  expect(heard.at(-1)).toMatchObject({ isAdmin: true, stripeId: 'granted', end_datetime: end });
});

it('SPEC 6: isPro forces the end to 2099, and stripeId, start and end are the subscription that the app goes by', async () => {
  const { authPort, auth, heard } = watch();
  await authPort.register('Zelda', 'zelda@example.com', PASSWORD);
  const record = app.admin.doc(`users/${auth.currentUser?.uid}`);
  const [start, end] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-12-22T12:00:00Z')];
  const subscription = { stripeId: 'cus_1', start_datetime: start, end_datetime: end };
  await record.update({ ...subscription, packs: ['old-tales'] });
  await authPort.logIn('zelda@example.com', PASSWORD);
  expect(heard.at(-1)).toMatchObject({ ...subscription, packs: ['old-tales'] });
  await record.update({ isPro: true });
  await authPort.logIn('zelda@example.com', PASSWORD);
  expect(heard.at(-1)).toMatchObject({ ...subscription, end_datetime: new Date('2099-12-31T23:59:59Z') });
});

it('SPEC 6 and 8: admin, stripe and dates are none without a record, and cleared where it cannot be read', async () => {
  const { authPort, auth, heard } = watch();
  await authPort.register('Eve', 'eve@example.com', PASSWORD);
  const record = app.admin.doc(`users/${auth.currentUser?.uid}`);
  const granted = { is_admin: true, stripeId: 'granted', end_datetime: new Date('2099-12-31T23:59:59Z') };
  const cleared = { name: 'Eve', isAdmin: false, stripeId: null, end_datetime: null };
  for (const lose of [() => record.delete(), () => record.set({ ...granted, is_admin: 'yes' })]) {
    await record.set(granted);
    await authPort.logIn('eve@example.com', PASSWORD);
    expect(heard.at(-1)).toMatchObject({ isAdmin: true, stripeId: 'granted' });
    await lose();
    await authPort.logIn('eve@example.com', PASSWORD);
    expect(heard.at(-1)).toMatchObject(cleared);
  }
});

it.each([
  ['emailTaken', 'taken@example.com', PASSWORD],
  ['weakPassword', 'weak@example.com', 'short'],
  ['badEmail', 'no address', PASSWORD],
])('refuses to register: %s', async (code, email, password) => {
  await app
    .openBrowser()
    .authPort.register('First', 'taken@example.com', PASSWORD)
    .catch(() => {});
  await expect(app.openBrowser().authPort.register('Name', email, password)).rejects.toMatchObject({
    name: 'BackendError',
    code,
  });
});

it('responds the same to a wrong password and an unknown address', async () => {
  await app.openBrowser().authPort.register('Quinn', 'quinn@example.com', PASSWORD);
  const { authPort } = app.openBrowser();
  for (const email of ['fay@example.com', 'unknown@example.com']) {
    await expect(authPort.logIn(email, 'wrong password')).rejects.toMatchObject({ code: 'badCredentials' });
  }
});
