import { ConcurrencyLimit } from '../http/ConcurrencyLimit.ts';

/** Runs tasks of one key one after the other, and those of different keys concurrently. */
export class KeyedTurns {
  readonly #turns = new Map<string, ConcurrencyLimit>();

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turns.get(key) ?? ConcurrencyLimit.oneAtATime();
    this.#turns.set(key, turn);
    try {
      return await turn.run(work);
    } finally {
      if (turn.isIdle && this.#turns.get(key) === turn) this.#turns.delete(key);
    }
  }
}
