// @isolation backend

import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { expect, it } from 'vitest';
import { serveTests } from '../testing/serveTests.ts';
import { openBucket } from './openBucket.ts';

serveTests();

it('a save, a copy and a deletion succeed although the connection is lost before the first response', async () => {
  const relay = await loseFirstAnswers(process.env.STORAGE_EMULATOR_HOST ?? '');
  process.env.STORAGE_EMULATOR_HOST = relay.origin;
  initializeApp();
  const bucket = openBucket();
  const [kept, copy] = [bucket.file('pictures/kept.webp'), bucket.file('pictures/copy.webp')];
  await kept.save(Buffer.from('a picture'), { contentType: 'image/webp', resumable: false });
  await kept.copy(copy);
  await kept.delete({ ignoreNotFound: true });
  expect(relay.lost).toEqual(['POST', 'POST', 'DELETE']);
  expect((await copy.download())[0].toString()).toBe('a picture');
  expect(await kept.exists()).toEqual([false]);
  relay.close();
});

it('a member that is replaced before the client is loaded stays replaced, so that a test can break it', async () => {
  const broken = openBucket();
  broken.deleteFiles = () => Promise.reject(new Error('out of reach'));
  await expect(broken.deleteFiles()).rejects.toThrow('out of reach');
});

/** Passes requests on, and closes the connection instead of answering the first of each kind of write. */
async function loseFirstAnswers(target: string) {
  const seen = new Set<string>();
  const lost: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const kind = `${method} ${url}`;
    const isLost = method !== 'GET' && !seen.has(kind);
    seen.add(kind);
    const sent = { method, headers: { ...headers, host: new URL(target).host } };
    const onward = send(new URL(url, target), sent, (answer) => {
      if (!isLost) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        return;
      }
      lost.push(method);
      answer.resume();
      request.socket.destroy();
    });
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, lost, close };
}
