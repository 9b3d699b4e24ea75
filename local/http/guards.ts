import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** The host names that only ever mean this machine. */
export const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Lets through what is meant for this server by its own names. A page of another site that points its own name at
 * 127.0.0.1 (DNS rebinding), or that sends forms and simple requests here, is refused.
 */
export function allowOwnNames(port: () => number): RequestHandler {
  return (request, response, next) => {
    const hosts = LOCAL_NAMES.map((name) => `${name}:${port()}`);
    const { host = '', origin } = request.headers;
    if (!hosts.includes(host)) {
      response.status(421).type('text').send('This server answers on localhost only.');
    } else if (origin !== undefined && !hosts.includes(origin.replace(/^https?:\/\//, ''))) {
      response.status(403).type('text').send('Requests from other sites are not answered.');
    } else next();
  };
}

/**
 * Keeps browsers off the admin port: the Admin SDK's storage calls carry no authorization, and every browser names
 * itself by one of these headers.
 */
export const refuseBrowsers: RequestHandler = (request, response, next) => {
  if (isFromBrowser(request)) response.status(403).type('text').send('Not for browsers.');
  else next();
};

function isFromBrowser({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
