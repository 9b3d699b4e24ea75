import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AuthServers, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';

type Claims = Record<string, unknown>;

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: AuthServers;
let token: string;
let localId: string;

const read = (authorization?: string) =>
  servers.auth.readCaller({ headers: { authorization } } as unknown as IncomingMessage);
const callAdmin = (call: string, body: object) =>
  fetch(`${servers.admin.origin}/identitytoolkit.googleapis.com/v1/projects/demo-project/${call}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });

beforeEach(async () => {
  data = makeTemporaryFolder();
  servers = await startAuthServers(data.folder);
  const answer = await fetch(
    `${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    { method: 'POST', body: JSON.stringify({ email: 'ada@example.com', password: 'analytical' }) },
  );
  ({ idToken: token, localId } = (await answer.json()) as { idToken: string; localId: string });
});
afterEach(async () => {
  await servers.close();
  data.remove();
});

it('reads the sender of a request from either SDK’s header', () => {
  expect(read(`Bearer ${token}`)).toMatchObject({ userId: localId, claims: { email: 'ada@example.com' } });
  expect(read(`Firebase ${token}`)?.userId).toBe(localId);
  expect(read(undefined)).toBeNull();
});

it('refuses the Admin SDK’s credential, and invalid tokens', () => {
  for (const authorization of ['Bearer owner', 'Bearer', 'Basic abc', 'Bearer a.b.c', `Bearer ${token}x`])
    expect(() => read(authorization), authorization).toThrow('INVALID_ID_TOKEN');
});

it('refuses a token with any claim changed, added or dropped', () => {
  const claims = claimsOf(token);
  const { email: _, ...withoutEmail } = claims;
  const forgeries: Claims[] = [
    { ...claims, sub: 'somebody-else' },
    { ...claims, exp: Number(claims.exp) + 3600 },
    { ...claims, admin: true },
    { ...claims, constructor: { name: 'x' } },
    withoutEmail,
    { ...claims, lsig: 'AAAA' },
    { ...claims, lsig: undefined },
  ];
  expect(read(`Bearer ${unsigned(claims)}`)?.userId).toBe(localId);
  for (const forgery of forgeries)
    expect(() => read(`Bearer ${unsigned(forgery)}`), JSON.stringify(forgery)).toThrow('INVALID_ID_TOKEN');
});

it('refuses a token with the key of another data folder', async () => {
  const other = makeTemporaryFolder();
  const foreign = await startAuthServers(other.folder);
  expect(() => foreign.auth.readCaller(requestWith(token))).toThrow('INVALID_ID_TOKEN');
  await foreign.close();
  other.remove();
});

it('refuses a token after its hour', () => {
  servers.passSeconds(3600);
  expect(() => read(`Bearer ${token}`)).toThrow('TOKEN_EXPIRED');
});

it('refuses the token of an account that is disabled, revoked or gone', async () => {
  await callAdmin('accounts:update', { localId, disableUser: true });
  expect(() => read(`Bearer ${token}`)).toThrow('USER_DISABLED');
  await callAdmin('accounts:update', { localId, disableUser: false });
  expect(read(`Bearer ${token}`)?.userId).toBe(localId);
  const later = String(Math.floor(Date.now() / 1000) + 5);
  await callAdmin('accounts:update', { localId, validSince: later });
  expect(() => read(`Bearer ${token}`)).toThrow('TOKEN_EXPIRED');
  await callAdmin('accounts:delete', { localId });
  expect(() => read(`Bearer ${token}`)).toThrow('USER_NOT_FOUND');
});

it('custom claims cannot override a reserved one', async () => {
  const customAttributes = JSON.stringify({ user_id: 'somebody-else', lsig: 'x', isTeacher: true });
  await callAdmin('accounts:update', { localId, customAttributes });
  const answer = await fetch(
    `${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { method: 'POST', body: JSON.stringify({ email: 'ada@example.com', password: 'analytical' }) },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  expect(read(`Bearer ${idToken}`)).toMatchObject({
    userId: localId,
    claims: { user_id: localId, isTeacher: true },
  });
});

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

function unsigned(claims: Claims): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function requestWith(token: string): IncomingMessage {
  return { headers: { authorization: `Bearer ${token}` } } as unknown as IncomingMessage;
}
