/**
 * Attacks the realtime socket in a separate process, so that its own work does not affect the measurement:
 * `floodSockets PORT FLOOD`. Prints how many of its sockets are still open at the end, and the number of
 * received messages.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Flood, FloodResult } from './socketAttacks.ts';

/** As many sockets as one other machine may open. */
const SOCKETS = 120;
/** Milliseconds of an attack, and between two messages of a socket. */
const LASTS = 3000;
const PAUSE = 10;

const PLACE = '/open/flooded';
const LARGE = 'x'.repeat(63_000);
const VALUE = 'x'.repeat(1000);

const [port, flood] = process.argv.slice(2);
let number = 0;
let heard = 0;

function request(a: string, b: unknown): string {
  number += 1;
  return JSON.stringify({ t: 'd', d: { r: number, a, b } });
}

/** The first message of each socket, and the one that it repeats. */
const FLOODS: Readonly<Record<Flood, { first: () => string; again: () => string }>> = {
  write: {
    first: () => request('q', { p: PLACE }),
    again: () => request('p', { p: `${PLACE}/k${number % 90}`, d: VALUE }),
  },
  send: { first: () => '0', again: () => request('s', LARGE) },
  read: {
    first: () => request('p', { p: `${PLACE}/k${number % 90}`, d: VALUE }),
    again: () => request('g', { p: PLACE }),
  },
};

const { first, again } = FLOODS[flood as Flood];
const sockets = await Promise.all(
  Array.from({ length: SOCKETS }, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=flood`);
    socket.on('error', () => {});
    socket.on('message', () => {
      heard += 1;
    });
    await once(socket, 'open');
    socket.send(first());
    return socket;
  }),
);
const timer = setInterval(() => {
  for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(again());
}, PAUSE);
await new Promise((resolve) => setTimeout(resolve, LASTS));
clearInterval(timer);
const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
for (const socket of sockets) socket.terminate();
console.log(JSON.stringify({ sockets: SOCKETS, open, heard } satisfies FloodResult));
