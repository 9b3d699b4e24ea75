import { AuthError } from './AuthError.ts';

export interface Allowance {
  /** Attempts allowed at once. */
  attempts: number;
  /** Milliseconds after which one more is allowed. */
  recovery: number;
}

interface Bucket {
  /** Attempts that still count. */
  level: number;
  /** When it was last updated, milliseconds since the epoch. */
  at: number;
}

/**
 * Maximum number of keys counted. Beyond it, the key unused for longest is dropped, or strangers could fill the memory.
 */
const MAX_KEYS = 10_000;

/** Counts attempts by key as a leaking bucket does: each fills it by one, and time empties it. Lost at a restart. */
export class RateLimit {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  /** In the order of their last use. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Counts an attempt. @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER instead of counting one over the limit */
  take(key: string): void {
    const level = this.#levelOf(key);
    if (level + 1 > this.#allowance.attempts) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
    this.#set(key, level + 1);
  }

  /** Takes back an attempt that turned out to be a good one. */
  giveBack(key: string): void {
    this.#set(key, Math.max(0, this.#levelOf(key) - 1));
  }

  forget(key: string): void {
    this.#buckets.delete(key);
  }

  #levelOf(key: string): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return 0;
    return Math.max(0, bucket.level - (this.#now() - bucket.at) / this.#allowance.recovery);
  }

  #set(key: string, level: number): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, { level, at: this.#now() });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
