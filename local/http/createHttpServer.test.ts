import { connect } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';

let server: TestServer;

beforeEach(async () => {
  const app = express.Router();
  app.post('/json', express.json(), (_request, response) => void response.json({}));
  app.get('/stream', (_request, response) => {
    response.write('one');
    response.end('two');
  });
  app.get('/bare', (_request, response) => void response.writeHead(200, ['x-own', 'yes']).end());
  app.get('/fails', () => {
    throw Object.assign(new Error('not yours'), { status: 400 });
  });
  server = await serveRouter(app);
});
afterEach(() => server.close());

/** Sends these bytes to the server, and returns its whole response. */
function say(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`;

it.each([
  [200, get('/stream')],
  [200, get('/bare')],
  [404, get('/nowhere')],
  [400, get('/fails')],
  [
    400,
    'POST /json HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
  ],
  [400, 'no request at all\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [417, get('/stream', 'expect: the moon\r\n')],
  [431, get('/stream', `x-long: ${'x'.repeat(20_000)}\r\n`)],
  [
    413,
    `POST /json HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n`,
  ],
])('says nosniff with a %i, whoever gives it', async (status, request) => {
  const answer = await say(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});
