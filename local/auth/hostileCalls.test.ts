import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { type AuthServers, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

const SEED = 20261121;
const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const CALLS = ['signUp', 'signInWithPassword', 'lookup', 'update', 'delete', 'sendOobCode', 'resetPassword'];
const FIELDS = [
  'email',
  'password',
  'idToken',
  'oobCode',
  'requestType',
  'newEmail',
  'newPassword',
  'continueUrl',
  'displayName',
  'deleteAttribute',
  'localId',
  'returnOobLink',
  '__proto__',
  'constructor',
  'toString',
];

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: AuthServers;

beforeAll(async () => {
  data = makeTemporaryFolder();
  servers = await startAuthServers(data.folder);
});
afterAll(async () => {
  await servers.close();
  data.remove();
});

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    'owner',
    'a.b.c',
    'PASSWORD_RESET',
    'VERIFY_EMAIL',
    'x@example.com',
    '\u0000',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const oddBody = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.oneof({ weight: 3, arbitrary: oddText }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) }),
);
const oddAuthorization = fc.constantFrom('', 'Bearer owner', 'Bearer x', 'Firebase a.b.c');

it('handles 600 odd requests without an internal error, and signs nobody in', async () => {
  const accounts = async () => {
    const list = `${servers.admin.origin}${IDENTITY}/projects/demo-project/accounts:batchGet`;
    return (await fetch(list, { headers: { authorization: 'Bearer owner' } })).text();
  };
  const before = await accounts();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALLS),
      oddBody,
      oddAuthorization,
      async (call, body, authorization) => {
        const { password: _, ...withoutPassword } = body;
        const answer = await fetch(`${servers.client.origin}${IDENTITY}/accounts:${call}`, {
          method: 'POST',
          headers: { authorization },
          // A good address with a good password would rightly make an account.
          body: JSON.stringify(call === 'signUp' ? withoutPassword : body),
        });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.ok) expect(text).not.toMatch(/idToken|refreshToken|oobLink|oobCode=/);
      },
    ),
    { seed: SEED, numRuns: runs(600) },
  );
  expect(await accounts()).toBe(before);
});

it('refuses lone surrogates, and endlessly nested claims', async () => {
  const post = async (address: string, body: object) => {
    const headers = { authorization: 'Bearer owner' };
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const client = `${servers.client.origin}${IDENTITY}/accounts`;
  const admin = `${servers.admin.origin}${IDENTITY}/projects/demo-project/accounts`;
  for (const half of ['\ud800', 'a\udc00b']) {
    for (const call of CALLS)
      expect(await post(`${client}:${call}`, { idToken: half, email: half, oobCode: half }), call).toBe(400);
    expect(await post(`${admin}:lookup`, { localId: [half] })).toBe(400);
    expect(await post(admin, { localId: half })).toBe(400);
  }
  const claims = `{"lsig":"x","a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const idToken = `${encode('{"alg":"none","typ":"JWT"}')}.${encode(claims)}.`;
  expect(await post(`${client}:lookup`, { idToken })).toBe(400);
});

it('keeps unusual text unchanged, or refuses it', async () => {
  const call = async (name: string, body: object) => {
    const address = `${servers.client.origin}${IDENTITY}/accounts:${name}`;
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const signUp = (displayName: string) =>
    call('signUp', { email: 'odd@example.com', password: 'analytical', displayName });
  expect(await signUp('A\u0000da')).toMatchObject({ error: { code: 400 } });
  const displayName = 'Ada \u202e🗝️ "\'`\\';
  const { idToken } = await signUp(displayName);
  expect(await call('lookup', { idToken })).toMatchObject({ users: [{ displayName }] });
});
