import type { RequestHandler } from 'express';
import type { ServerAddress } from './ServerAddress.ts';

/** Tells this machine's pages at which address others reach the server; null if they do not. */
export function answerAddress(address: ServerAddress): RequestHandler {
  return (_request, response) => {
    response.set('cache-control', 'no-store').json({ sharedOrigin: address.sharedOrigin });
  };
}
