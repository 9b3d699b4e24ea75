import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../store/openDatabase.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import type { Account } from './Account.ts';
import { AccountStore } from './AccountStore.ts';

const ADA: Account = {
  localId: 'ada',
  email: 'ada@example.com',
  emailVerified: false,
  displayName: 'Ada',
  photoUrl: null,
  disabled: false,
  passwordHash: null,
  passwordUpdatedAt: null,
  validSince: 0,
  sessionKey: 'first',
  createdAt: 0,
  lastLoginAt: null,
  customAttributes: null,
};

let data: ReturnType<typeof makeTemporaryFolder>;
let database: ReturnType<typeof openDatabase>;

beforeEach(() => {
  data = makeTemporaryFolder();
  database = openDatabase(join(data.folder, 'database.sqlite'));
});
afterEach(() => {
  database.close();
  data.remove();
});

const closing = () => new AccountStore(database, ['ada@example.com']);

it('shows a closed account as disabled, however it is read', () => {
  const store = closing();
  new AccountStore(database).add(ADA);
  expect(store.findById('ada')?.disabled).toBe(true);
  expect(store.findByEmail('Ada@example.com')?.disabled).toBe(true);
  expect(store.list(10, '')).toMatchObject([{ disabled: true }]);
});

it('keeps it unchanged for the next server, with later changes', () => {
  new AccountStore(database).add(ADA);
  closing().change('ada', { displayName: 'Ada B.' });
  expect(new AccountStore(database).findById('ada')).toEqual({ ...ADA, displayName: 'Ada B.' });
});

it('reserves its address, even before the account exists', () => {
  const bob = { ...ADA, localId: 'bob', email: 'bob@example.com' };
  expect(() => closing().add(ADA)).toThrow('EMAIL_EXISTS');
  closing().add(bob);
  expect(() => closing().change('bob', { email: 'ada@example.com' })).toThrow('EMAIL_EXISTS');
  expect(new AccountStore(database).change('bob', { email: 'ada@example.com' }).disabled).toBe(false);
});
