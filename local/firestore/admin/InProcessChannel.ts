import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ChannelInterface,
  connectivityState,
  type Deadline,
  type InterceptingListener,
  Metadata,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';
import { AdminCallFailed, type AdminMethod, type AdminMethods, MAX_MESSAGE_BYTES } from './adminMethods.ts';

type Call = ReturnType<ChannelInterface['createCall']>;
type MessageContext = Parameters<Call['sendMessageWithContext']>[0];

/** A method with its messages' form. */
interface Callee {
  readonly method: AdminMethod;
  readonly definition: ServiceDefinition[string];
}

const NAME = 'in-process';

/**
 * The Admin SDK's connection to Firestore within one process: calls go to their methods without HTTP/2, which took a
 * third of the work of a player's action. Messages are encoded as on the wire, so that both sides meet what they would
 * meet there.
 */
export class InProcessChannel implements ChannelInterface {
  readonly #callees: ReadonlyMap<string, Callee>;
  readonly #open = new Set<InProcessCall>();
  #isClosed = false;

  constructor(methods: AdminMethods, service: ServiceDefinition) {
    this.#callees = new Map(
      Object.entries(service).flatMap(([name, definition]) => {
        const method = methods[name];
        return method ? [[definition.path, { method, definition }] as const] : [];
      }),
    );
  }

  createCall(path: string, deadline: Deadline): Call {
    const call = new InProcessCall(this.#callees.get(path), deadline, () => this.#open.delete(call));
    if (this.#isClosed) call.cancelWithStatus(status.UNAVAILABLE, 'The channel is closed.');
    else this.#open.add(call);
    return call;
  }

  close(): void {
    this.#isClosed = true;
    for (const call of this.#open) call.cancelWithStatus(status.UNAVAILABLE, 'The channel was closed.');
  }

  getTarget(): string {
    return NAME;
  }

  getConnectivityState(): connectivityState {
    return this.#isClosed ? connectivityState.SHUTDOWN : connectivityState.READY;
  }

  /** It never changes but by `close`. */
  watchConnectivityState(_current: connectivityState, _deadline: Date | number, told: () => void): void {
    setImmediate(told);
  }

  getChannelzRef(): never {
    throw new Error('gRPC keeps no figures of a connection within one process.');
  }
}

class InProcessCall implements Call {
  readonly #callee: Callee | undefined;
  readonly #onEnd: () => void;
  readonly #late: NodeJS.Timeout | undefined;
  #listener: InterceptingListener | null = null;
  #request: Buffer | null = null;
  /** How many messages the client is ready for; each is asked for by itself. */
  #wanted = 0;
  #whenWanted: (() => void) | null = null;
  /** How it ended, as far as it has. */
  #end: { code: status; details: string } | null = null;

  constructor(callee: Callee | undefined, deadline: Deadline, onEnd: () => void) {
    this.#callee = callee;
    this.#onEnd = onEnd;
    const end = Number(deadline);
    if (Number.isFinite(end))
      this.#late = setTimeout(
        () => this.cancelWithStatus(status.DEADLINE_EXCEEDED, 'Deadline exceeded'),
        end - Date.now(),
      ).unref();
  }

  start(_metadata: Metadata, listener: InterceptingListener): void {
    this.#listener = listener;
    if (this.#end) this.#tellEnd();
  }

  sendMessageWithContext({ callback }: MessageContext, message: Buffer): void {
    this.#request = message;
    if (callback) process.nextTick(callback);
  }

  halfClose(): void {
    void this.#run();
  }

  startRead(): void {
    this.#wanted += 1;
    this.#whenWanted?.();
  }

  cancelWithStatus(code: status, details: string): void {
    this.#finish(code, details);
  }

  getPeer(): string {
    return NAME;
  }

  getCallNumber(): number {
    return 0;
  }

  /** Callers are the owner, whatever they show. */
  setCredentials(): void {}

  getAuthContext(): null {
    return null;
  }

  async #run(): Promise<void> {
    // As on a connection, each call waits for its turn: a chain of calls would keep all others from theirs.
    await nextTurn();
    try {
      await this.#answer();
      this.#finish(status.OK, '');
    } catch (thrown) {
      const { code, message } = thrown instanceof AdminCallFailed ? thrown : new AdminCallFailed(thrown);
      this.#finish(code, message);
    }
  }

  async #answer(): Promise<void> {
    if (!this.#callee)
      return this.#finish(status.UNIMPLEMENTED, 'The server does not implement this method.');
    const { method, definition } = this.#callee;
    const request = this.#request ?? Buffer.alloc(0);
    if (request.length > MAX_MESSAGE_BYTES)
      return this.#finish(
        status.RESOURCE_EXHAUSTED,
        `Received message larger than max (${request.length} vs ${MAX_MESSAGE_BYTES})`,
      );
    let isFirst = true;
    for await (const message of method.answer(definition.requestDeserialize(request))) {
      if (isFirst) this.#listener?.onReceiveMetadata(new Metadata());
      isFirst = false;
      await this.#untilWanted();
      if (this.#end) return;
      this.#wanted -= 1;
      this.#listener?.onReceiveMessage(definition.responseSerialize(message));
    }
  }

  async #untilWanted(): Promise<void> {
    while (this.#wanted === 0 && !this.#end)
      await new Promise<void>((resolve) => {
        this.#whenWanted = resolve;
      });
  }

  #finish(code: status, details: string): void {
    if (this.#end) return;
    this.#end = { code, details };
    clearTimeout(this.#late);
    this.#onEnd();
    this.#whenWanted?.();
    this.#tellEnd();
  }

  #tellEnd(): void {
    const { code, details } = this.#end ?? { code: status.UNKNOWN, details: '' };
    const listener = this.#listener;
    if (!listener) return;
    // Without a response header the SDK takes an error for a lost connection and retries for seven seconds.
    process.nextTick(() => {
      if (code !== status.OK) listener.onReceiveMetadata(new Metadata());
      listener.onReceiveStatus({ code, details, metadata: new Metadata() });
    });
  }
}
