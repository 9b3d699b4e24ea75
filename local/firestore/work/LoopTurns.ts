/**
 * LoopTurns of the event loop for work that is too long for one: it is given to one piece of work at a time, in the order
 * of asking, so that other requests are answered in between however many ask.
 */
export class LoopTurns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the work that asks may go on. */
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
