import { createUserWithEmailAndPassword, fetchSignInMethodsForEmail } from 'firebase/auth';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../store/openDatabase.ts';
import { createAuthTestBed } from '../testing/createAuthTestBed.ts';
import { AccountStore } from './AccountStore.ts';
import { Accounts } from './Accounts.ts';
import { createAuthUri } from './createAuthUri.ts';

const EMAIL = 'ada@example.com';
const continueUri = 'http://localhost/';
const kind = 'identitytoolkit#CreateAuthUriResponse';

const bed = createAuthTestBed();
const database = openDatabase(':memory:');
afterEach(() => database.exec('DELETE FROM accounts'));

it('returns the same for every address, since addresses are private', async () => {
  const auth = bed.openBrowser();
  await createUserWithEmailAndPassword(auth, EMAIL, 'analytical');
  for (const email of [EMAIL, 'nobody@example.com'])
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
  await expect(fetchSignInMethodsForEmail(auth, 'no address')).rejects.toMatchObject({
    code: 'auth/invalid-email',
  });
});

it('returns the sign-in methods of an address where addresses are not private', async () => {
  const store = new AccountStore(database);
  const accounts = new Accounts(store, Date.now);
  await accounts.create({ email: EMAIL, password: 'analytical' });
  await accounts.create({ email: 'none@example.com' });
  const ask = (identifier: string, keepsAddressesPrivate = false) =>
    createAuthUri({ store, keepsAddressesPrivate }, { identifier, continueUri, sessionId: 's' });
  const password = ['password'];
  const sessionId = 's';
  expect(ask(EMAIL.toUpperCase())).toEqual({
    ...{ kind, sessionId, registered: true, allProviders: password, signinMethods: password },
  });
  expect(ask('none@example.com')).toMatchObject({ registered: true, signinMethods: [] });
  expect(ask('nobody@example.com')).toMatchObject({ registered: false, allProviders: [], signinMethods: [] });
  expect(ask(EMAIL, true)).toEqual({ kind, sessionId });
});

it.each([
  [{}, 'MISSING_IDENTIFIER'],
  [{ identifier: EMAIL }, 'MISSING_CONTINUE_URI'],
  [{ identifier: 'no address', continueUri }, 'INVALID_IDENTIFIER'],
  [{ identifier: EMAIL, continueUri: 'nowhere' }, 'INVALID_CONTINUE_URI'],
  [{ providerId: 'google.com', continueUri }, 'OPERATION_NOT_ALLOWED'],
  [{ identifier: 7, continueUri }, 'INVALID_ARGUMENT'],
])('refuses %j by %s', (body, code) => {
  const parts = { store: new AccountStore(database), keepsAddressesPrivate: true };
  expect(() => createAuthUri(parts, body)).toThrow(expect.objectContaining({ code }));
});

it('creates a session id where none is requested', () => {
  const parts = { store: new AccountStore(database), keepsAddressesPrivate: true };
  const ask = () => createAuthUri(parts, { identifier: EMAIL, continueUri }) as { sessionId: string };
  expect(ask().sessionId).toMatch(/^[\w-]{27}$/);
  expect(ask().sessionId).not.toBe(ask().sessionId);
});
