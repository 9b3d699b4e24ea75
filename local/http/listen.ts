import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../config.ts';
import { StartError } from '../StartError.ts';

/** Milliseconds for open requests to end when the server closes. */
const CLOSE_GRACE = 5000;
/** Milliseconds. */
const SWEEP_INTERVAL = 50;

/**
 * Milliseconds that an idle connection is kept: longer than a player thinks. Node accepts one new connection
 * in each turn of the event loop, so under load connecting again takes longer than a response.
 */
const KEEP_ALIVE = 30_000;

/**
 * Opens a port and returns its number; 0 picks a free one. On loopback by default. @throws StartError if it
 * is taken or not allowed
 */
export function listen(server: Server, port: number, host = HOST): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(port, error)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Accepts no more connections, lets open requests end, and aborts the rest after five seconds. */
export function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE);
  // A client keeps its connection open after its last request. It would delay the end, or send further requests over
  // it.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} is not allowed. Choose one above 1023.`);
  return error;
}
