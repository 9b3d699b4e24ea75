import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TrustWorld } from './TrustWorld.ts';

export interface LiveAnswer {
  /** `ok`, or the reason of the refusal; `closed` if the server ended the connection. */
  status: string;
  data: unknown;
}

/** A socket of the live channel without the SDK, which would refuse some attacks itself. */
export class LiveSocket {
  /** The messages that came without a request, as text. */
  readonly heard: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: LiveAnswer) => void>();
  #asked = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (message) => this.#hear(String(message)));
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer({ status: 'closed', data: null });
    });
  }

  static async open({ origin }: TrustWorld): Promise<LiveSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=attacked`);
    const live = new LiveSocket(socket);
    await once(socket, 'open');
    return live;
  }

  /** Sends a request by the names of the protocol; a text is its body as it stands. */
  ask(action: string, body: object | string): Promise<LiveAnswer> {
    this.#asked += 1;
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    const number = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#socket.send(`{"t":"d","d":{"r":${number},"a":"${action}","b":${json}}}`);
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: string): void {
    const { t, d } = JSON.parse(message);
    if (t !== 'd') return;
    if (d.r === undefined) this.heard.push(message);
    else this.#waiting.get(d.r)?.({ status: d.b.s, data: d.b.d });
    this.#waiting.delete(d.r);
  }
}
