import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { answerUnknown } from './answerFailures.ts';

const LOOPBACK = ['127.0.0.1', '::ffff:127.0.0.1', '::1'];
/**
 * A proxy on this machine forwards requests of strangers from a loopback address; it adds one of these headers to them.
 */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Hides addresses that open accounts or describe the server from all other machines. */
export const onlyThisMachine: RequestHandler = (request, response, next) => {
  if (isFromThisMachine(request)) next();
  else answerUnknown(request, response, next);
};

/** The connection's other end decides: headers are the sender's own words, and can only take trust away. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  return isLoopback(socket.remoteAddress) && !PASSED_ON.some((name) => name in headers);
}

/**
 * Returns whether an address is loopback. Connections from this machine to its own address in the network come from
 * that address, which is not.
 */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.includes(address);
}
