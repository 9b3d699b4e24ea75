import * as v from 'valibot';
import type { AddressBudget } from './AddressBudget.ts';
import type { SocketLimits } from './limits.ts';
import type { RealtimeDatabase, Send, Writes } from './RealtimeDatabase.ts';
import { invalid, RealtimeError } from './RealtimeError.ts';
import type { RealtimeRules } from './rules/RealtimeRules.ts';
import { TokenBucket } from './TokenBucket.ts';
import { hashOf } from './values/hashOf.ts';
import { toJson } from './values/RealtimeValue.ts';
import { parsePath } from './values/realtimePath.ts';
import { MessageReader } from './wire/MessageReader.ts';
import { bodies, messageSchema, PONG, type Request, reply } from './wire/messages.ts';

interface ConnectionDeps {
  readonly database: RealtimeDatabase;
  /** The rules in force; null for the Admin SDK. */
  readonly rules: () => RealtimeRules | null;
  readonly limits: SocketLimits;
  /** The budget shared by all sockets of the address; null for the Admin SDK. */
  readonly budget: AddressBudget | null;
  readonly send: Send;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Handler = (body: unknown) => unknown;

/** Serves one client of the protocol, independent of the transport of its messages. */
export class RealtimeConnection {
  readonly #deps: ConnectionDeps;
  readonly #reader: MessageReader;
  readonly #messages: TokenBucket;
  readonly #writes: TokenBucket;
  readonly #listens = new Set<string>();
  /** The writes that run when the connection ends (`onDisconnect`), by the path that the client named. */
  readonly #farewells = new Map<string, Writes>();

  constructor(deps: ConnectionDeps) {
    const { limits, now } = deps;
    this.#deps = deps;
    this.#reader = new MessageReader(limits.messageBytes);
    this.#messages = new TokenBucket(limits.messagesPerSecond, now());
    this.#writes = new TokenBucket(limits.writesPerSecond, now());
  }

  /**
   * Handles a text frame.
   * @throws Error for a frame that no Firebase client sends; the caller closes the connection
   */
  take(frame: string): void {
    const { budget, now } = this.#deps;
    const isTaken =
      this.#messages.take(now()) && (budget?.takeMessage(now(), Buffer.byteLength(frame)) ?? true);
    if (!isTaken) throw new RangeError('Too many messages came at once.');
    const message = this.#reader.read(frame);
    if (message === null) return;
    const { t, d } = v.parse(messageSchema, JSON.parse(message));
    if (t === 'd') this.#answer(d);
    else if (d.t === 'p') this.#deps.send(PONG);
  }

  /** Runs the writes for the end of the connection; the rules are checked again. */
  end(): void {
    const { database } = this.#deps;
    for (const path of this.#listens) database.unlisten(parsePath(path), this.#deps.send);
    for (const writes of this.#farewells.values())
      try {
        this.#owe(database.write(writes, this.#options));
      } catch (error) {
        if (!(error instanceof RealtimeError)) throw error;
      }
  }

  #answer({ r, a, b }: Request): void {
    const send = (message: string) => this.#send(message);
    try {
      const handler = Object.hasOwn(this.#handlers, a) ? this.#handlers[a] : undefined;
      if (handler === undefined) throw invalid(`The action “${a}” is not served.`);
      const data = handler(b);
      send(reply(r, 'ok', data === undefined ? {} : data));
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error;
      send(reply(r, error.status, error.message));
    }
  }

  #owe(length: number): void {
    this.#deps.budget?.owe(length);
  }

  #send(message: string): void {
    this.#owe(message.length);
    this.#deps.send(message);
  }

  get #options() {
    return { rules: this.#deps.rules(), siblings: this.#deps.limits.siblings };
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    // Statistics of the SDK, and tokens, which no rule reads.
    s: () => ({}),
    auth: () => ({ auth: null }),
    gauth: () => ({ auth: null }),
    unauth: () => ({}),
    q: (body) => this.#listen(v.parse(bodies.q, body)),
    n: (body) => this.#unlisten(v.parse(bodies.n, body).p),
    g: (body) => {
      const { p, q } = v.parse(bodies.g, body);
      refuseQuery(q);
      return toJson(this.#deps.database.read(parsePath(p), this.#deps.rules()));
    },
    p: (body) => {
      const { p, d, h } = v.parse(bodies.p, body);
      this.#write(p, [{ path: parsePath(p), json: d }], h);
    },
    m: (body) => {
      const { p, d } = v.parse(bodies.m, body);
      this.#write(p, this.#mergeOf(p, d));
    },
    o: (body) => {
      const { p, d } = v.parse(bodies.o, body);
      this.#keepFarewell(p, [{ path: parsePath(p), json: d }]);
    },
    om: (body) => {
      const { p, d } = v.parse(bodies.om, body);
      this.#keepFarewell(p, this.#mergeOf(p, d));
    },
    oc: (body) => {
      this.#farewells.delete(v.parse(bodies.oc, body).p);
    },
  };

  #listen({ p, q, t }: v.InferOutput<typeof bodies.q>): void {
    const { database, limits, rules, send } = this.#deps;
    refuseQuery(t === undefined ? q : t);
    const path = parsePath(p);
    if (this.#listens.size >= limits.listens)
      throw new RealtimeError('too_many_listens', 'Too many listens.');
    this.#owe(database.listen(path, send, rules()));
    this.#listens.add(path.join('/'));
  }

  #unlisten(p: string): void {
    const path = parsePath(p);
    this.#listens.delete(path.join('/'));
    this.#deps.database.unlisten(path, this.#deps.send);
  }

  #mergeOf(p: string, values: Readonly<Record<string, unknown>>): Writes {
    const entries = Object.entries(values);
    if (entries.length > this.#deps.limits.paths) throw invalid('The write has too many paths.');
    return entries.map(([below, json]) => ({ path: parsePath(`${p}/${below}`), json }));
  }

  #write(p: string, writes: Writes, hash?: string): void {
    const { database, rules } = this.#deps;
    this.#spend(writes);
    if (hash !== undefined && hash !== hashOf(database.read(parsePath(p), rules())))
      throw new RealtimeError('datastale', 'Transaction hash does not match');
    this.#owe(database.write(writes, this.#options));
  }

  #keepFarewell(p: string, writes: Writes): void {
    const { database, limits } = this.#deps;
    this.#spend(writes);
    if (!this.#farewells.has(p) && this.#farewells.size >= limits.farewells)
      throw new RealtimeError('too_many_writes', 'Too many writes wait for the end.');
    database.check(writes, this.#options);
    this.#farewells.set(p, writes);
  }

  /** Runs before anything is looked up, so that a too large or too frequent write costs nothing more. */
  #spend(writes: Writes): void {
    const { budget, limits, now } = this.#deps;
    const paths = Math.max(1, writes.length);
    const isTaken = this.#writes.take(now(), paths) && (budget?.takeWrite(now(), paths) ?? true);
    if (!isTaken) throw new RealtimeError('too_many_writes', 'Too many writes came at once.');
    const bytes = writes.reduce((sum, { json }) => sum + Buffer.byteLength(JSON.stringify(json ?? null)), 0);
    if (bytes > limits.valueBytes) throw invalid(`A write holds ${limits.valueBytes} bytes at most.`);
  }
}

/** The SDK sends an empty query to read a whole value; any other query is refused. */
function refuseQuery(query: unknown): void {
  const isEmpty = typeof query === 'object' && query !== null && Object.keys(query).length === 0;
  if (query !== undefined && !isEmpty) throw invalid('Filtered queries are not served.');
}
