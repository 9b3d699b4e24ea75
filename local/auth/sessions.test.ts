import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTables } from '../store/migrations/createTables.ts';
import { mailedCode } from '../testing/actionCode.ts';
import { type AuthServers, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { digestOf } from './digestOf.ts';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const EMAIL = 'ada@example.com';
const DAY = 24 * 60 * 60;
/** The middle of a second, so that everything here happens within one second. */
const MOMENT = Math.floor(Date.now() / 1000) * 1000 + 500;

interface Answer {
  localId: string;
  idToken: string;
  refreshToken: string;
  error?: { message: string };
}

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: AuthServers;

async function post(address: string, body: string, headers = {}): Promise<Answer> {
  return (await fetch(address, { method: 'POST', headers, body })).json() as Promise<Answer>;
}
const call = (name: string, body: object) =>
  post(`${servers.client.origin}${IDENTITY}/accounts:${name}`, JSON.stringify(body));
const callAdmin = (name: string, body: object) =>
  post(`${servers.admin.origin}${IDENTITY}/projects/demo-project/${name}`, JSON.stringify(body), {
    authorization: 'Bearer owner',
  });
const signIn = (password: string) => call('signInWithPassword', { email: EMAIL, password });

async function renewalOf({ refreshToken }: Answer): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const address = `${servers.client.origin}/securetoken.googleapis.com/v1/token`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await post(address, form.toString(), headers)).error?.message ?? 'OK';
}

/** The response of an entry point to an ID token. */
function entryOf({ idToken }: Answer): string {
  try {
    const request = { headers: { authorization: `Bearer ${idToken}` } } as unknown as IncomingMessage;
    return servers.auth.readCaller(request) === null ? 'nobody' : 'OK';
  } catch (error) {
    return (error as Error).message;
  }
}

async function expectOver(session: Answer): Promise<void> {
  expect([entryOf(session), await renewalOf(session)]).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED']);
}

async function expectGood(session: Answer): Promise<void> {
  expect([entryOf(session), await renewalOf(session)]).toEqual(['OK', 'OK']);
}

async function mailCode(): Promise<string> {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
  return mailedCode(servers.mailBox, EMAIL);
}

function inDatabase<Result>(work: (database: Database.Database) => Result): Result {
  const database = new Database(join(data.folder, 'database.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const countTokens = () =>
  inDatabase((database) => database.prepare('SELECT count(*) FROM refresh_tokens').pluck().all()[0]);

beforeEach(async () => {
  data = makeTemporaryFolder();
  servers = await startAuthServers(data.folder, () => MOMENT);
});
afterEach(async () => {
  await servers.close();
  data.remove();
});

describe('within the same second', () => {
  let before: Answer;

  beforeEach(async () => {
    before = await call('signUp', { email: EMAIL, password: 'analytical' });
  });

  it('a reset ends earlier sessions, and the next sign-in is valid', async () => {
    await call('resetPassword', { oobCode: await mailCode(), newPassword: 'difference' });
    await expectOver(before);
    const after = await signIn('difference');
    await expectGood(after);
    await call('resetPassword', { oobCode: await mailCode(), newPassword: 'engineering' });
    await expectOver(after);
    await expectGood(await signIn('engineering'));
  });

  it('a password change while signed in ends other sessions, and its own continues', async () => {
    const elsewhere = await signIn('analytical');
    const after = await call('update', { idToken: before.idToken, password: 'difference' });
    await expectOver(before);
    await expectOver(elsewhere);
    await expectGood(after);
  });

  it.each([
    ['a password that an administrator sets', { password: 'difference' }],
    ['sessions that an administrator revokes', { validSince: String(Math.floor(MOMENT / 1000)) }],
    ['another address', { email: 'countess@example.com' }],
  ])('so does %s', async (_what, change) => {
    await callAdmin('accounts:update', { localId: before.localId, ...change });
    await expectOver(before);
  });

  it('a new account with a deleted one’s id does not inherit its sessions', async () => {
    const { localId } = before;
    await callAdmin('accounts:delete', { localId });
    await callAdmin('accounts', { localId, email: EMAIL, password: 'analytical' });
    await expectOver(before);
    await expectGood(await signIn('analytical'));
  });

  it('a reset voids the links that were mailed before it, and not those after', async () => {
    const [first, second] = [await mailCode(), await mailCode()];
    await call('resetPassword', { oobCode: first, newPassword: 'difference' });
    expect((await call('resetPassword', { oobCode: second })).error?.message).toBe('INVALID_OOB_CODE');
    expect((await call('resetPassword', { oobCode: await mailCode() })).error).toBeUndefined();
  });
});

describe('refresh tokens', () => {
  it('end when nobody uses them for half a year, and are forgotten then', async () => {
    const used = await call('signUp', { email: EMAIL, password: 'analytical' });
    const unused = await signIn('analytical');
    for (let times = 0; times < 2; times += 1) {
      servers.passSeconds(100 * DAY);
      expect(await renewalOf(used)).toBe('OK');
    }
    expect(await renewalOf(unused)).toBe('INVALID_REFRESH_TOKEN');
    expect(countTokens()).toBe(2);
    servers.auth.clearExpired();
    expect(countTokens()).toBe(1);
    expect(await renewalOf(used)).toBe('OK');
  });

  it('are kept for a month after their session ended, so that its holder gets the reason', async () => {
    const before = await call('signUp', { email: EMAIL, password: 'analytical' });
    const gone = await call('signUp', { email: 'bob@example.com', password: 'analytical' });
    await callAdmin('accounts:delete', { localId: gone.localId });
    const after = await call('update', { idToken: before.idToken, password: 'difference' });
    servers.passSeconds(29 * DAY);
    servers.auth.clearExpired();
    expect(await renewalOf(before)).toBe('TOKEN_EXPIRED');
    expect(await renewalOf(gone)).toBe('USER_NOT_FOUND');
    servers.passSeconds(2 * DAY);
    servers.auth.clearExpired();
    expect(countTokens()).toBe(1);
    expect(await renewalOf(after)).toBe('OK');
  });
});

it('old sign-ins without session keys stay valid', async () => {
  await servers.close();
  inDatabase((database) => {
    database.exec('DROP TABLE accounts; DROP TABLE refresh_tokens; DROP TABLE action_codes');
    database.exec('DROP TABLE stripe_objects; DROP TABLE stripe_answers; DROP TABLE stripe_events');
    database.exec('DROP TABLE indexes; DROP TABLE index_entries');
    database.exec(createTables);
    database.exec(
      "INSERT INTO accounts VALUES ('ada', 'ada@example.com', 0, NULL, NULL, 0, NULL, NULL, 0, 0, 0, NULL)",
    );
    database.prepare("INSERT INTO refresh_tokens VALUES (?, 'ada', 0)").run(digestOf('of old'));
    database.exec('PRAGMA user_version = 1');
  });
  servers = await startAuthServers(data.folder);
  expect(await renewalOf({ localId: 'ada', idToken: '', refreshToken: 'of old' })).toBe('OK');
});

it('unused codes are deleted a day after they expire', async () => {
  await call('signUp', { email: EMAIL, password: 'analytical' });
  await mailCode();
  const countCodes = () =>
    inDatabase((database) => database.prepare('SELECT count(*) FROM action_codes').pluck().all()[0]);
  servers.passSeconds(DAY);
  servers.auth.clearExpired();
  expect(countCodes()).toBe(1);
  servers.passSeconds(DAY);
  servers.auth.clearExpired();
  expect(countCodes()).toBe(0);
});
