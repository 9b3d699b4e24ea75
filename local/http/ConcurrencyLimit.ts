/** Too much work is waiting; refused work has cost nothing. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** Runs a limited number of tasks at once; a limited number of others wait in order. The only queue of this backend. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = [];
  readonly #limit: number;
  readonly #mostWaiting: number;
  #free: number;

  /** Runs one task at a time; any number of others wait. */
  static oneAtATime(): ConcurrencyLimit {
    return new ConcurrencyLimit(1, Number.POSITIVE_INFINITY);
  }

  constructor(limit: number, mostWaiting: number) {
    this.#limit = limit;
    this.#free = limit;
    this.#mostWaiting = mostWaiting;
  }

  /** The number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#free === this.#limit;
  }

  /** @throws TooBusyError */
  async run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new TooBusyError('Too much is waiting already.');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
