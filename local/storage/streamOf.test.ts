import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serveRouter } from '../testing/serveRouter.ts';
import { streamOf } from './streamOf.ts';

const KIB = 1024;

it('passes on bytes that arrive together as one block, in order', async () => {
  const text = 'abcdefghij'.repeat(1000);
  const blocks: Buffer[] = [];
  const server = await serveRouter(async (request, response) => {
    for await (const block of streamOf(request)) blocks.push(block);
    response.end();
  });
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
  const chunks = Array.from(text, (letter) => `1\r\n${letter}\r\n`).join('');
  const socket = connect(server.port, '127.0.0.1', () => socket.write(`${head}${chunks}0\r\n\r\n`));
  await once(socket.resume(), 'close');
  await server.close();
  expect(Buffer.concat(blocks).toString()).toBe(text);
  expect(blocks.length).toBeLessThan(100);
});

it('accepts no more than it can pass on, so that a slow disk does not fill the memory', async () => {
  let given = 0;
  const source = new Readable({
    read: () => {
      given += 16 * KIB;
      source.push(Buffer.alloc(16 * KIB));
    },
  });
  const stream = streamOf(source);
  await stream.next();
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  expect(given).toBeLessThan(1000 * KIB);
  await stream.return();
  source.destroy();
});

it('keeps the bytes from before a lost connection, and reports the loss', async () => {
  const source = new Readable({ read: () => {} });
  const stream = streamOf(source);
  const first = stream.next();
  source.push('half');
  expect((await first).value?.toString()).toBe('half');
  source.destroy();
  await expect(stream.next()).rejects.toMatchObject({ code: 'cancelled' });
  await expect(streamOf(source).next()).rejects.toMatchObject({ code: 'cancelled' });
});
