import { ADDRESS_LIMITS } from './limits.ts';
import { TokenBucket } from './TokenBucket.ts';

/**
 * What all sockets of one address may cost together. Without it, a hundred sockets that each keep to their own
 * limits would hold up everybody else.
 */
export class AddressBudget {
  readonly #messages: TokenBucket;
  readonly #writes: TokenBucket;
  readonly #bytes: TokenBucket;

  /** @param now milliseconds */
  constructor(now: number) {
    this.#messages = new TokenBucket(ADDRESS_LIMITS.messagesPerSecond, now);
    this.#writes = new TokenBucket(ADDRESS_LIMITS.writesPerSecond, now);
    const { bytesPerSecond } = ADDRESS_LIMITS;
    this.#bytes = new TokenBucket(bytesPerSecond, now, bytesPerSecond);
  }

  /** Takes a message of so many bytes; false if the address has sent or caused too much. */
  takeMessage(now: number, bytes: number): boolean {
    return this.#messages.take(now) && this.#bytes.take(now, bytes);
  }

  /** Takes a write of so many paths; false if the address has written too often. */
  takeWrite(now: number, paths: number): boolean {
    return this.#writes.take(now, paths);
  }

  /** Counts bytes that were sent because of the address: answers, and what a write told others. */
  owe(bytes: number): void {
    this.#bytes.owe(bytes);
  }
}
