import { Agent, get } from 'node:http';

/** Milliseconds between a response and the next check. */
const PAUSE = 5;

/** Requests the server's health repeatedly on its own connection, and records the durations. */
export class HealthProbe {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #waits: number[] = [];
  #isStopped = false;
  readonly #asking: Promise<void>;

  constructor(port: number) {
    this.#port = port;
    this.#asking = this.#askOn();
  }

  /** Returns the milliseconds of each response, including the last one. */
  async stop(): Promise<readonly number[]> {
    this.#isStopped = true;
    await this.#asking;
    this.#agent.destroy();
    return this.#waits;
  }

  async #askOn(): Promise<void> {
    while (!this.#isStopped) {
      const begun = performance.now();
      await this.#ask();
      this.#waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** Sends one check. A connection that was cut off counts as a wait like any other. */
  #ask(): Promise<void> {
    const question = { host: '127.0.0.1', port: this.#port, path: '/__local/health', agent: this.#agent };
    return new Promise((resolve) => {
      get(question, (answer) => answer.resume().once('close', resolve)).once('error', () => resolve());
    });
  }
}
