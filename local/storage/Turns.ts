/** Lets the works of one key run one after the other; those of different keys run side by side. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const result = before === undefined ? work() : before.then(work);
    const ended = result.then(ignore, ignore);
    this.#last.set(key, ended);
    await ended;
    if (this.#last.get(key) === ended) this.#last.delete(key);
    return result;
  }
}

function ignore(): void {}
