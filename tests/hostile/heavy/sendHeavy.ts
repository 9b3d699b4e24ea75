import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WAIT_LIMIT } from '../../limits.mjs';
import type { HeavyRequest } from './HeavyRequest.ts';

/** Milliseconds for which a response is left unread, long enough for all of it to be produced. */
const UNREAD = 500;

export interface HeavyAnswer {
  /** The response's status; null without a response. */
  status: number | null;
  bytes: number;
  milliseconds: number;
}

/** Sends it over a new connection and counts the received bytes; a response to be left unread is cut off. */
export async function sendHeavy(port: number, request: HeavyRequest, body: Buffer): Promise<HeavyAnswer> {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answer: HeavyAnswer = { status: null, bytes: 0, milliseconds: 0 };
  // The server hangs up on a refused request in the middle of a large body.
  socket.on('error', () => socket.destroy());
  socket.setTimeout(WAIT_LIMIT, () => socket.destroy());
  socket.write(headOf(port, request, body.length));
  socket.write(body);
  if (request.isLeftUnread) await leaveUnread(socket, answer);
  else readAll(socket, answer);
  await closed;
  return { ...answer, milliseconds: performance.now() - begun };
}

function readAll(socket: Socket, answer: HeavyAnswer): void {
  socket.on('data', (piece: Buffer) => {
    answer.status ??= statusIn(piece);
    answer.bytes += piece.length;
  });
}

/** Waits, and then reads the beginning of the response, whose rest is left unread. */
async function leaveUnread(socket: Socket, answer: HeavyAnswer): Promise<void> {
  await wait(UNREAD);
  const [piece]: Buffer[] = await once(socket, 'data').catch(() => []);
  answer.status = piece === undefined ? null : statusIn(piece);
  socket.destroy();
}

function headOf(port: number, { method, path, headers = {} }: HeavyRequest, length: number): string {
  const sized = 'transfer-encoding' in headers ? {} : { 'content-length': String(length) };
  const usual = { host: `127.0.0.1:${port}`, connection: 'close', 'content-type': 'application/json' };
  const lines = Object.entries({ ...usual, ...sized, ...headers }).map((header) => header.join(': '));
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function statusIn(piece: Buffer): number | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(piece.toString('latin1', 0, 20))?.[1];
  return status === undefined ? null : Number(status);
}
