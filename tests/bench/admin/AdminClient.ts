import { demoAdmin } from '../../../seeds/demoAccounts.ts';
import { Latencies } from '../load/Latencies.ts';
import type { LoadServer } from '../load/LoadServer.ts';

const ROUNDS = 15;

/** The measured response of one address. */
export interface Answered {
  /** The median duration. */
  milliseconds: number;
  /**
   * The server's processor time in milliseconds for one response, which does not depend on other work on the
   * machine.
   */
  processor: number;
  bytes: number;
}

/** The demo admin, who makes calls without a page. */
export class AdminClient {
  readonly #server: LoadServer;
  readonly #token: string;

  constructor(server: LoadServer, token: string) {
    this.#server = server;
    this.#token = token;
  }

  static async logIn(server: LoadServer): Promise<AdminClient> {
    const { email, password } = demoAdmin;
    const answer = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      },
    );
    const { idToken } = (await answer.json()) as { idToken: string };
    return new AdminClient(server, idToken);
  }

  /** Repeats a request; the first response, of a cold server, does not count. */
  async measure(path: string, body?: object): Promise<Answered> {
    const times = new Latencies();
    let bytes = await this.ask(path, body);
    const before = (await this.#server.readHealth()).cpuSeconds;
    for (let round = 0; round < ROUNDS; round += 1)
      bytes = (await times.measure(() => this.ask(path, body))) ?? bytes;
    if (times.failed > 0) throw new Error(times.firstFailure);
    const after = (await this.#server.readHealth()).cpuSeconds;
    const processor = ((after - before) * 1000) / ROUNDS;
    return { milliseconds: times.percentile(0.5), processor, bytes };
  }

  /** Sends a request; returns the size of its answer. */
  async ask(path: string, body?: object): Promise<number> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${this.#server.origin}${path}`, sent);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}: ${text.slice(0, 200)}`);
    return text.length;
  }
}
