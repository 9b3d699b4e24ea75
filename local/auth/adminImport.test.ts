import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServers, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const SALT = Buffer.from('sea salt');
/** A cost that differs from that of new passwords here. */
const COST = { N: 1024, r: 8, p: 2 };
const HASHING = {
  hashAlgorithm: 'STANDARD_SCRYPT',
  cpuMemCost: COST.N,
  blockSize: COST.r,
  parallelization: COST.p,
  dkLen: 32,
};

const data = makeTemporaryFolder();
let servers: AuthServers;

beforeAll(async () => {
  servers = await startAuthServers(data.folder);
});
afterAll(async () => {
  await servers.close();
  data.remove();
});

async function post(address: string, body: object): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const importAll = (users: object[], hashing: object = HASHING) =>
  post(`${servers.admin.origin}${IDENTITY}/projects/demo-project/accounts:batchCreate`, {
    ...hashing,
    users,
  });
const signIn = (email: string, password: string) =>
  post(`${servers.client.origin}${IDENTITY}/accounts:signInWithPassword`, { email, password });
const hashed = (password: string) => ({
  passwordHash: scryptSync(password, SALT, 32, COST).toString('base64url'),
  salt: SALT.toString('base64url'),
});

it('imports accounts whose passwords were hashed elsewhere, with another cost', async () => {
  const email = 'ada@example.com';
  expect(await importAll([{ localId: 'ada', email, ...hashed('analytical') }])).toMatchObject({
    status: 200,
    body: { error: [] },
  });
  expect(await signIn(email, 'analytical')).toMatchObject({ status: 200, body: { localId: 'ada' } });
  expect(await signIn(email, 'difference')).toMatchObject({ status: 400 });
});

it('overwrites an account of the same id', async () => {
  const email = 'grace@example.com';
  await importAll([{ localId: 'grace', email, ...hashed('compiler') }]);
  await importAll([{ localId: 'grace', email, displayName: 'Grace', ...hashed('nanosecond') }]);
  expect(await signIn(email, 'nanosecond')).toMatchObject({ status: 200, body: { displayName: 'Grace' } });
});

it('lists invalid accounts by their index, and imports the others', async () => {
  await importAll([{ localId: 'first', email: 'taken@example.com' }]);
  const { passwordHash } = hashed('unsalted');
  const users = [
    { localId: 'second', email: 'taken@example.com' },
    { localId: 'third', email: 'no address' },
    { localId: 'fourth', email: 'fourth@example.com', passwordHash },
    { localId: 'fifth', email: 'fifth@example.com', ...hashed('password five') },
    { localId: 'sixth', phoneNumber: '+15555550001' },
    { localId: 'seventh', providerUserInfo: [{ providerId: 'google.com', rawId: '7' }] },
  ];
  expect((await importAll(users)).body).toMatchObject({
    error: [
      { index: 0, message: 'EMAIL_EXISTS' },
      { index: 1, message: 'INVALID_EMAIL' },
      { index: 2, message: expect.stringContaining('salt') },
      { index: 4, message: expect.stringContaining('phoneNumber') },
      { index: 5, message: expect.stringContaining('google.com') },
    ],
  });
  expect(await signIn('fifth@example.com', 'password five')).toMatchObject({ status: 200 });
});

it('refuses hashes of another kind as a whole', async () => {
  const users = [{ localId: 'md5', email: 'md5@example.com', ...hashed('x') }];
  expect(await importAll(users, { hashAlgorithm: 'MD5' })).toMatchObject({ status: 400 });
  expect(await importAll(users, { ...HASHING, dkLen: 64 })).toMatchObject({ status: 400 });
});
