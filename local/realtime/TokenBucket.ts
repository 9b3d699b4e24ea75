/** A token bucket: allows a number of operations per second, and a burst after a pause. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #at: number;

  /** @param now milliseconds */
  constructor(perSecond: number, now: number, atOnce = 2 * perSecond) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
    this.#at = now;
  }

  /** Takes that many tokens. Returns false, and takes none, if fewer are left. */
  take(now: number, count = 1): boolean {
    const refilled = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + refilled);
    this.#at = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Takes tokens even if fewer are left. The missing ones must be refilled before anything more is allowed. */
  owe(count: number): void {
    this.#left -= count;
  }
}
