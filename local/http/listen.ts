import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../config.ts';
import { StartError } from '../StartError.ts';

/** How long open requests may take to end when the server closes, in milliseconds. */
const CLOSE_GRACE = 5000;
/** Milliseconds. */
const SWEEP_INTERVAL = 50;

/**
 * How long an idle connection is kept, in milliseconds: longer than a player thinks. Node takes one new connection in
 * each turn of the event loop, so that under load connecting again takes longer than being answered.
 */
const KEEP_ALIVE = 30_000;

/**
 * Opens a port and answers its number; 0 picks a free one. On loopback, unless told.
 * @throws StartError when it is taken or not allowed
 */
export function listen(server: Server, port: number, host = HOST): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(port, error)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes no more connections, lets the open requests end, and cuts off what is still open after five seconds. */
export function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE);
  // A client keeps its connection after a request that was under way: it would hold the end up, or send more over it.
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
