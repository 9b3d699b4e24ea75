import { type IncomingHttpHeaders, request } from 'node:http';
import { WAIT_LIMIT } from '../limits.mjs';

/** The server's address and the sender's. */
export interface Route {
  /** The server's address, as the requesting machine knows it. */
  host: string;
  port: number;
  /** The address from which to send, if this machine has several. */
  localAddress?: string;
}

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * Sends one request over a new connection, with any `Host` header, which `fetch` would not allow. A closed
 * port responds at once, one behind a firewall never.
 */
export function ask(route: Route, { method = 'GET', path, headers = {}, body }: Question): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` };
  return new Promise((resolve, reject) => {
    const asking = request(
      { ...route, method, path, agent: false, timeout: WAIT_LIMIT, headers: { ...sent, ...headers } },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', reject).end(text);
  });
}
