import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * Admits only requests to this server's own names. Pages of other sites that point their own name at this
 * machine (DNS rebinding), or that send forms and simple requests here, are refused. @param ownHosts names
 * with their port
 */
export function allowOwnNames(ownHosts: () => readonly string[]): RequestHandler {
  return (request, response, next) => {
    const status = refusalOfNames(request, ownHosts());
    if (status === 421) response.status(421).type('text').send('This server does not go by that name.');
    else if (status === 403)
      response.status(403).type('text').send('Requests from other sites are not answered.');
    else next();
  };
}

/** Returns the status with which a request to another name, or from another site, is refused; null for our own. */
export function refusalOfNames({ headers }: IncomingMessage, hosts: readonly string[]): 421 | 403 | null {
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return 421;
  return origin !== undefined && !hosts.includes(origin.replace(/^https?:\/\//, '')) ? 403 : null;
}

/**
 * Keeps browsers off the admin port: the Admin SDK's storage calls carry no authorization, and every browser names
 * itself by one of these headers.
 */
export const refuseBrowsers: RequestHandler = (request, response, next) => {
  if (isFromBrowser(request)) response.status(403).type('text').send('Not for browsers.');
  else next();
};

export function isFromBrowser({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
