// @isolation backend

import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalBackend, startBackend } from '../startBackend.ts';
import { countBilled } from '../testing/countBilled.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { SOCKETS_OF_ADDRESS } from './limits.ts';
import { SocketRegister } from './SocketRegister.ts';

const data = makeTemporaryFolder();
let backend: LocalBackend;

beforeAll(async () => {
  const rules = (name: string) => join('tests/contract', name);
  backend = await startBackend({
    dataFolder: data.folder,
    port: 0,
    rules: {
      firestore: rules('firestore.rules'),
      storage: rules('storage.rules'),
      realtime: rules('database.rules.json'),
    },
  });
});
afterAll(async () => {
  await backend.close();
  data.remove();
});

const adminPort = () => Number(process.env.FIREBASE_DATABASE_EMULATOR_HOST?.split(':')[1]);

/** Returns the socket, or the status of the refusal. */
async function open(port: number, headers: Record<string, string> = {}, path = '/.ws?v=5&ns=demo') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const status = new Promise<number>((resolve) => {
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
  });
  socket.on('error', () => {});
  return Promise.race([once(socket, 'open').then(() => socket), status]);
}

/** Resolves with the first message that contains the text. */
function messageWith(socket: WebSocket, text: string): Promise<string> {
  return new Promise((resolve) => {
    socket.on('message', (message) => String(message).includes(text) && resolve(String(message)));
  });
}

it('accepts only the server’s own names and pages', async () => {
  const { port } = backend;
  expect(await open(port, { host: `evil.example:${port}` })).toBe(421);
  expect(await open(port, { origin: 'https://evil.example' })).toBe(403);
  expect(await open(port, {}, '/else')).toBe(404);
  const socket = await open(port, { origin: `http://localhost:${port}` });
  expect(socket).toBeInstanceOf(WebSocket);
  (socket as WebSocket).terminate();
});

it('keeps browsers off the admin port, where no rule applies, and counts the bytes that it sends', async () => {
  const counter = countBilled();
  expect(await open(adminPort(), { origin: `http://127.0.0.1:${adminPort()}` })).toBe(403);
  const socket = (await open(adminPort())) as WebSocket;
  const heard = messageWith(socket, '"r":1');
  socket.send('{"t":"d","d":{"r":1,"a":"p","b":{"p":"/anywhere","d":1}}}');
  const reply = await heard;
  expect(JSON.parse(reply)).toMatchObject({ d: { b: { s: 'ok' } } });
  socket.terminate();
  counter.stop();
  expect(counter.billed.liveBytes).toBeGreaterThan(reply.length);
});

it.each([
  ['bytes', Buffer.from([1, 2])],
  ['no JSON', '{'],
  ['a frame over 64 kB', 'x'.repeat(66_000)],
])('ends a socket that sends %s, and serves the others', async (_what, frame) => {
  const [bad, good] = [(await open(backend.port)) as WebSocket, (await open(backend.port)) as WebSocket];
  bad.send(frame);
  await once(bad, 'close');
  const heard = messageWith(good, '"t":"o"');
  good.send('{"t":"c","d":{"t":"p","d":{}}}');
  expect(await heard).toContain('"t":"o"');
  good.terminate();
});

/** Creates a server's socket before it is opened; the package's types lack this form of the constructor. */
const newSocket = () => new WebSocket(null as unknown as string, undefined, {});

it('limits sockets of another machine, and not those of this one', () => {
  const register = new SocketRegister();
  const sockets = Array.from({ length: SOCKETS_OF_ADDRESS }, () => newSocket());
  for (const socket of sockets) register.add(socket, '10.0.0.7');
  expect(register.hasRoomFor('10.0.0.7')).toBe(false);
  expect(register.hasRoomFor('10.0.0.8')).toBe(true);
  expect(register.hasRoomFor('127.0.0.1')).toBe(true);
  sockets[0]?.emit('close');
  expect(register.hasRoomFor('10.0.0.7')).toBe(true);
  for (const socket of sockets) socket.emit('close');
  register.close();
});

it('ends every socket when the server closes, which does not wait for them', async () => {
  const other = (await open(backend.port)) as WebSocket;
  const closed = once(other, 'close');
  await backend.close();
  await closed;
});
