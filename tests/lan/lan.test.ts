// @isolation apart

import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalBackend, startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { serveBuiltApp } from '#local/serveBuiltApp';
import { makeBuiltApp } from '#local/testing/makeBuiltApp';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { APP_BACKEND } from '../../tools/serve/appBackend.ts';
import { type Answer, ask } from './ask.ts';
import { type Attempt, type Classroom, tryEverything } from './pupil.ts';

const DEMO = { email: 'ada@example.com', password: 'open-sesame' };
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

let data: ReturnType<typeof makeTemporaryFolder>;
let app: ReturnType<typeof makeTemporaryFolder>;
let backend: LocalBackend;
let classroom: Classroom;

/** Returns an address other than loopback's, which the server treats as another machine. */
async function secondAddress(): Promise<{ host: string; localAddress?: string }> {
  if ((await isOurs('127.0.0.2')) && (await isOurs('127.0.0.3')))
    return { host: '127.0.0.2', localAddress: '127.0.0.3' };
  // Some systems have only one loopback address; then this machine's address in the network is used.
  const host = Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address;
  if (host === undefined) throw new Error('This machine has no second address to ask from.');
  return { host, localAddress: host };
}

function isOurs(address: string): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createSocket('udp4');
    probe.once('error', () => settle(false));
    probe.bind(0, address, () => probe.close(() => settle(true)));
  });
}

/** Returns the ports of the Admin SDK, from its environment. */
function innerPorts(): number[] {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  return [FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST].map((address) =>
    Number(address?.split(':')[1]),
  );
}

async function start(addresses: readonly string[]): Promise<LocalBackend> {
  return startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    lan: { addresses: () => addresses, names: ['teacher.local'], closedAccounts: [DEMO.email] },
    functionsEntry: resolve('functions/src/index.ts'),
    // With the app, as in a classroom: it handles every other address.
    createApp: () => serveBuiltApp(makeBuiltApp(app.folder)),
  });
}

const post = (path: string, body: object): Promise<Answer> => ask(classroom, { method: 'POST', path, body });

beforeAll(async () => {
  // The server logs each refusal by a rule.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  data = makeTemporaryFolder();
  app = makeTemporaryFolder();
  const second = await secondAddress();
  backend = await start([second.host]);
  const sdk = requireAdminSdk();
  await sdk.getAuth(sdk.getApps()[0] ?? sdk.initializeApp()).createUser({ uid: 'teacher' });
  classroom = { ...second, port: backend.port, innerPorts: innerPorts(), victim: 'teacher', demo: DEMO };
});
afterAll(async () => {
  await backend.close();
  data.remove();
  app.remove();
  vi.restoreAllMocks();
});

describe('a server for a classroom', () => {
  it('refuses another machine what is not for it, and serves it like any other browser', async () => {
    const attempts = await tryEverything(classroom);
    const unlike = (attempt: Attempt) => attempt.came.startsWith(attempt.wanted) === false;
    expect(attempts.filter(unlike)).toEqual([]);
    expect(attempts.filter(({ wanted }) => wanted === 'ECONNREFUSED')).toHaveLength(2);
  });

  it('reports only its readiness to another machine', async () => {
    const { text } = await ask(classroom, { path: '/__local/health' });
    expect(JSON.parse(text)).toEqual({ status: 'ok' });
  });

  it('tells its own machine alone at which address others reach it', async () => {
    const path = '/__local/address';
    const told = await (await fetch(`${backend.origin}${path}`)).json();
    expect(told).toEqual({ sharedOrigin: `http://${classroom.host}:${backend.port}` });
    expect((await ask(classroom, { path })).status).toBe(404);
  });

  it('goes by the names it was given', async () => {
    const headers = { host: `teacher.local:${backend.port}` };
    expect((await ask(classroom, { path: '/__local/health', headers })).status).toBe(200);
  });

  it('shows the mails to its own machine, with links that another one can open', async () => {
    const email = 'pia@example.com';
    await post(`${ACCOUNTS}:signUp`, { email, password: 'forgotten' });
    await post(`${ACCOUNTS}:sendOobCode`, { requestType: 'PASSWORD_RESET', email });
    const page = await (await fetch(`${backend.origin}/__local/mail`)).text();
    const origin = `http://${classroom.host}:${backend.port}`;
    const [, code] = new RegExp(`href="${origin}/reset-password\\?\\S*oobCode=([\\w-]+)`).exec(page) ?? [];
    const reset = await post(`${ACCOUNTS}:resetPassword`, { oobCode: code, newPassword: 'remembered' });
    expect(reset.status).toBe(200);
    expect((await post(`${ACCOUNTS}:signInWithPassword`, { email, password: 'remembered' })).status).toBe(
      200,
    );
  });

  it('lets a class behind one address hold 400 connections open, no more, and others then still in', async () => {
    const { host, port } = classroom;
    // All connections are open before the first request, since the server closes idle ones after an answer.
    const open = () =>
      new Promise<Socket>((settle) => {
        const socket: Socket = connect(classroom, () => settle(socket));
        socket.on('error', () => settle(socket));
      });
    const sockets = await Promise.all(Array.from({ length: 460 }, open));
    const isServed = (socket: Socket) =>
      new Promise<boolean>((settle) => {
        socket.once('data', () => settle(true)).once('close', () => settle(false));
        if (socket.destroyed) settle(false);
        else socket.write(`GET /__local/health HTTP/1.1\r\nhost: ${host}:${port}\r\n\r\n`);
      });
    const served = (await Promise.all(sockets.map(isServed))).filter(Boolean).length;
    expect(served).toBeLessThanOrEqual(400);
    // A browser opens six connections, so 60 pupils open 360; those of the previous tests may still count.
    expect(served).toBeGreaterThan(360);
    const path = '/__local/health';
    expect((await fetch(`${backend.origin}${path}`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await ask(classroom, { path })).status).toBe(200));
  });

  it('lets one machine hold 120 sockets besides, and others then still in', async () => {
    const { host, localAddress, port } = classroom;
    const open = () =>
      new Promise<WebSocket | null>((settle) => {
        const socket = new WebSocket(`ws://${host}:${port}/.ws?v=5&ns=demo`, { localAddress });
        socket.on('open', () => settle(socket)).on('error', () => settle(null));
      });
    const sockets: WebSocket[] = [];
    for (let opened = await open(); opened !== null && sockets.length < 200; opened = await open())
      sockets.push(opened);
    expect(sockets).toHaveLength(120);
    expect((await ask(classroom, { path: '/__local/health' })).status).toBe(200);
    for (const socket of sockets) socket.terminate();
  });

  it('gives the demo accounts back to a server for this machine alone', async () => {
    await backend.close();
    backend = await startBackend({ ...APP_BACKEND, dataFolder: data.folder, port: 0 });
    const sdk = requireAdminSdk();
    const app = sdk.initializeApp({}, 'again');
    await sdk.getAuth(app).createUser({ uid: 'ada', ...DEMO });
    await sdk.deleteApp(app);
    const { idToken } = await askHere('signInWithPassword', DEMO);
    await backend.close();
    backend = await start([classroom.host]);
    expect(await askHere('signInWithPassword', DEMO)).toMatchObject(DISABLED);
    expect(await askHere('lookup', { idToken })).toMatchObject(DISABLED);
    await backend.close();
    backend = await startBackend({ ...APP_BACKEND, dataFolder: data.folder, port: 0 });
    expect(await askHere('lookup', { idToken })).toMatchObject({ users: [{ localId: 'ada' }] });
  });

  it('does not respond at an address that it must not be served at', async () => {
    await backend.close();
    backend = await start(['198.51.100.7']);
    const route = { ...classroom, port: backend.port };
    await expect(ask(route, { path: '/__local/health' })).rejects.toThrow();
    expect((await fetch(`${backend.origin}/__local/health`)).status).toBe(200);
  });
});

const DISABLED = { error: { message: 'USER_DISABLED' } };

async function askHere(call: string, body: object): Promise<Record<string, unknown>> {
  const address = `${backend.origin}${ACCOUNTS}:${call}`;
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
}
