import { ADDRESS_LIMITS } from './limits.ts';
import { TokenBucket } from './TokenBucket.ts';

/**
 * Limits what all sockets of one client address may cost. Without it, a hundred sockets that each stay within
 * their own limits would slow down everybody else.
 */
export class AddressBudget {
  readonly #messages: TokenBucket;
  readonly #writes: TokenBucket;
  readonly #bytes: TokenBucket;

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#messages = new TokenBucket(ADDRESS_LIMITS.messagesPerSecond, now);
    this.#writes = new TokenBucket(ADDRESS_LIMITS.writesPerSecond, now);
    const { bytesPerSecond } = ADDRESS_LIMITS;
    this.#bytes = new TokenBucket(bytesPerSecond, now, bytesPerSecond);
  }

  /** Counts a message of that many bytes. Returns false if the address has sent or caused too much. */
  takeMessage(now: number, bytes: number): boolean {
    return this.#messages.take(now) && this.#bytes.take(now, bytes);
  }

  /** Counts a write of that many paths. Returns false if the address has written too often. */
  takeWrite(now: number, paths: number): boolean {
    return this.#writes.take(now, paths);
  }

  /** Counts bytes that the server sent because of the address: responses, and updates for listeners. */
  owe(bytes: number): void {
    this.#bytes.owe(bytes);
  }
}
