import { afterEach, beforeEach, expect, it } from 'vitest';
import { onOperations } from '../log/operations.ts';
import { mailedCode } from '../testing/actionCode.ts';
import { importAccount } from '../testing/importAccount.ts';
import { type AuthServers, startAuthServers } from '../testing/startAuthServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { RateLimits } from './RateLimits.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'analytical';
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let data: ReturnType<typeof makeTemporaryFolder>;
let servers: AuthServers;

/** The refusal's message, or OK. */
async function call(name: string, body: object): Promise<string> {
  const address = `${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}`;
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return error?.message ?? 'OK';
}
const signIn = (email: string, password: string) => call('signInWithPassword', { email, password });
const askForReset = (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email });

/** A call's response, and the number of passwords hashed for it. */
async function countHashings(ask: () => Promise<string>): Promise<{ answer: string; hashings: number }> {
  let hashings = 0;
  const stop = onOperations(({ name }) => {
    if (name === 'password') hashings += 1;
  });
  try {
    const answer = await ask();
    return { answer, hashings };
  } finally {
    stop();
  }
}

/** All at once, since the limit must hold while passwords are being checked. */
async function failToSignIn(email: string, times: number): Promise<string[]> {
  const tries = Array.from({ length: times }, () => signIn(email, 'wrong password'));
  return Promise.all(tries);
}

beforeEach(async () => {
  data = makeTemporaryFolder();
  const start = Date.now();
  servers = await startAuthServers(data.folder, () => start);
  await importAccount(servers.admin.origin, { localId: 'ada', email: EMAIL, password: PASSWORD });
});
afterEach(async () => {
  await servers.close();
  data.remove();
});

it('ten wrong passwords lock an account for a minute, even for the right one', async () => {
  const answers = await failToSignIn(EMAIL, 12);
  expect(answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
  expect(answers.filter((answer) => answer === TOO_MANY)).toHaveLength(2);
  expect(await signIn(EMAIL, PASSWORD)).toBe(TOO_MANY);
  servers.passSeconds(61);
  expect(await signIn(EMAIL, PASSWORD)).toBe('OK');
  expect(await failToSignIn(EMAIL, 10)).not.toContain(TOO_MANY);
});

it('blocks an unknown address the same way, since the limit would otherwise reveal accounts', async () => {
  const known = await failToSignIn(EMAIL, 11);
  const unknown = await failToSignIn('nobody@example.com', 11);
  expect(unknown.sort()).toEqual(known.sort());
});

it('right passwords do not count', async () => {
  for (let times = 0; times < 12; times += 1) expect(await signIn(EMAIL, PASSWORD)).toBe('OK');
});

it('a new password through a mail unlocks an account', async () => {
  await failToSignIn(EMAIL, 11);
  expect(await askForReset(EMAIL)).toBe('OK');
  const oobCode = mailedCode(servers.mailBox, EMAIL);
  expect(await call('resetPassword', { oobCode, newPassword: 'difference' })).toBe('OK');
  expect(await signIn(EMAIL, 'difference')).toBe('OK');
});

it('a new password set by an administrator unlocks an account too', async () => {
  await failToSignIn(EMAIL, 11);
  const address = `${servers.admin.origin}/identitytoolkit.googleapis.com/v1/projects/demo-project/accounts`;
  const callAdmin = async (name: string, body: object) => {
    const headers = { authorization: 'Bearer owner' };
    const answer = await fetch(`${address}:${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { users: [{ localId: string }] };
  };
  const { users } = await callAdmin('lookup', { email: [EMAIL] });
  await callAdmin('update', { localId: users[0].localId, password: 'difference' });
  expect(await signIn(EMAIL, 'difference')).toBe('OK');
});

it('an account may set ten passwords at once, then one a minute, since each costs as much as a sign-in', async () => {
  const address = `${servers.client.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
  const { idToken } = (await (await fetch(address, { method: 'POST', body })).json()) as { idToken: string };
  const change = () => call('update', { idToken, password: 'difference' });
  const answers = await Promise.all(Array.from({ length: 11 }, change));
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  expect(answers.filter((answer) => answer === TOO_MANY)).toHaveLength(1);
  expect(await askForReset(EMAIL)).toBe('OK');
  const oobCode = mailedCode(servers.mailBox, EMAIL);
  expect(await call('resetPassword', { oobCode, newPassword: 'engineering' })).toBe(TOO_MANY);
  servers.passSeconds(60);
  expect(await call('resetPassword', { oobCode, newPassword: 'engineering' })).toBe('OK');
});

it('refuses an invalid sign-up before it hashes the password', async () => {
  for (const [email, password] of [
    [EMAIL, PASSWORD],
    ['bob@example.com', 'short'],
    ['no address', PASSWORD],
  ]) {
    const { answer, hashings } = await countHashings(() => call('signUp', { email, password }));
    expect(answer).not.toBe('OK');
    expect(hashings).toBe(0);
  }
});

it('a hundred failures over many accounts block their client address, and no other', () => {
  let time = Date.now();
  const limits = new RateLimits(() => time);
  const fail = (number: number, address: string) => limits.takeSignIn(`${number}@example.com`, address);
  for (let number = 0; number < 100; number += 1) fail(number, '192.0.2.1');
  expect(() => fail(100, '192.0.2.1')).toThrow(TOO_MANY);
  expect(() => fail(100, '192.0.2.2')).not.toThrow();
  time += 6000;
  expect(() => fail(101, '192.0.2.1')).not.toThrow();
  expect(() => fail(102, '192.0.2.1')).toThrow(TOO_MANY);
});

it('five mails go to one address, known or not, then one every ten minutes', async () => {
  for (const email of [EMAIL, 'nobody@example.com']) {
    const answers = [];
    for (let times = 0; times < 6; times += 1) answers.push(await askForReset(email));
    expect(answers, email).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', TOO_MANY]);
  }
  expect(servers.mailBox.mails).toHaveLength(5);
  servers.passSeconds(600);
  expect(await askForReset(EMAIL)).toBe('OK');
  expect(await askForReset(EMAIL)).toBe(TOO_MANY);
});

it('an unknown address costs as much hashing as a wrong password, so that timing reveals no account', async () => {
  const known = await countHashings(() => signIn(EMAIL, 'wrong password'));
  const unknown = await countHashings(() => signIn('nobody@example.com', 'wrong password'));
  expect(unknown).toEqual(known);
  expect(known).toEqual({ answer: 'INVALID_LOGIN_CREDENTIALS', hashings: 1 });
});

it('lets a class sign up at once from one address, and then a hundred an hour', () => {
  let now = 0;
  const limits = new RateLimits(() => now);
  for (let times = 0; times < 100; times += 1) limits.takeSignUp('192.168.1.8');
  expect(() => limits.takeSignUp('192.168.1.8')).toThrow(TOO_MANY);
  expect(() => limits.takeSignUp('192.168.1.9')).not.toThrow();
  now = 36_000;
  expect(() => limits.takeSignUp('192.168.1.8')).not.toThrow();
});
