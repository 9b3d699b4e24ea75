/**
 * Gives turns of the event loop to long work: one slice at a time, in the order of requests, so that other
 * requests are handled in between.
 */
export class LoopTurns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller may continue. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#give());
    });
  }

  #give(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(() => this.#give());
  }
}
