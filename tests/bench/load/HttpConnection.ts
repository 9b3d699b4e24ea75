import { Agent, request } from 'node:http';

/**
 * One browser's connection, open between requests. `fetch` would take more of the client's time than of the
 * server's.
 */
export class HttpConnection {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #localAddress: string | undefined;

  /** @param localAddress an address of this machine from which to connect */
  constructor(origin: string, localAddress?: string) {
    this.#origin = new URL(origin);
    this.#localAddress = localAddress;
  }

  /** Sends JSON and returns the parsed response. Rejects for any status but 200. */
  async post(path: string, body: string, idToken?: string): Promise<unknown> {
    const authorization = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...authorization,
    };
    const { status, text } = await this.#send(path, 'POST', headers, body);
    if (status !== 200) throw new Error(`${path} was answered by ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  async get(path: string): Promise<{ status: number; text: string }> {
    return this.#send(path, 'GET', {});
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    path: string,
    method: string,
    headers: Record<string, string | number>,
    body?: string,
  ): Promise<{ status: number; text: string }> {
    const { hostname, port } = this.#origin;
    return new Promise((resolve, reject) => {
      const from = this.#localAddress === undefined ? {} : { localAddress: this.#localAddress };
      const to = { hostname, port, path, method, headers, agent: this.#agent };
      const sent = request({ ...to, ...from }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', reject);
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server ends idle connections. A request at that moment opens a new one, as browsers do.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          this.#send(path, method, headers, body).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });
  }
}
