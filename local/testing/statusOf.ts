import { request } from 'node:http';

/** The status of a GET on this machine; unlike `fetch`, it can send any header, including `host`. */
export function statusOf(port: number, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}
