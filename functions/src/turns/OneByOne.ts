import { waitAtMost } from './waitAtMost.ts';

/**
 * Runs the tasks that concern one thing one after the other, in the order in which they were asked for, and those of
 * different things at once.
 */
export class OneByOne {
  readonly #patience: number;
  /** By key, the end of the last task that was asked for. */
  readonly #ends = new Map<string, Promise<unknown>>();

  /** @param patience milliseconds after which a task begins although the one before it has not ended */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** The number of keys with a task. */
  get size(): number {
    return this.#ends.size;
  }

  /** Runs a task when those before it have ended, whether or not they failed. */
  async run<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const before = this.#ends.get(key);
    const result = before === undefined ? task() : waitAtMost(before, this.#patience).then(task);
    const end = result.catch(() => {});
    this.#ends.set(key, end);
    try {
      return await result;
    } finally {
      if (this.#ends.get(key) === end) this.#ends.delete(key);
    }
  }
}
