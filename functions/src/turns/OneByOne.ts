import { waitAtMost } from './waitAtMost.ts';

/**
 * Runs tasks with the same key one after the other, in the order of the requests; tasks with different keys
 * run at once.
 */
export class OneByOne {
  readonly #patience: number;
  /** By key, the promise of the last requested task. */
  readonly #ends = new Map<string, Promise<unknown>>();

  /** @param patience milliseconds after which a task starts even if the one before has not ended */
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
