/** Lets through so many a second, and as many more at once after a rest. */
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

  /** Takes so many of what is left; false where they are not left, and nothing is taken. */
  take(now: number, count = 1): boolean {
    const refilled = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + refilled);
    this.#at = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Takes more than may be left: nothing more is let through until that has come in again. */
  owe(count: number): void {
    this.#left -= count;
  }
}
