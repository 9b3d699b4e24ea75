import WebSocket from 'ws';

interface Reply {
  id?: number;
  type?: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

interface Waiting {
  settle: (result: unknown) => void;
  fail: (error: Error) => void;
}

/** A WebDriver BiDi (W3C) connection: numbered commands, answered in any order. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as Reply));
    socket.on('close', () => this.#failAll(new Error('The browser ended the connection.')));
  }

  static open(address: string): Promise<BidiConnection> {
    return new Promise((settle, fail) => {
      const socket = new WebSocket(address, { perMessageDeflate: false });
      socket.once('open', () => settle(new BidiConnection(socket)));
      socket.once('error', fail);
    });
  }

  send<Result>(method: string, params: object = {}): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle: (result) => settle(result as Result), fail });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, type, result, error, message }: Reply): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting || id === undefined) return;
    this.#waiting.delete(id);
    if (type === 'error') waiting.fail(new Error(`${error}: ${message}`));
    else waiting.settle(result);
  }

  #failAll(error: Error): void {
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }
}
