import { ConcurrencyLimit } from '../http/ConcurrencyLimit.ts';

/** Lets the works of one key run one after the other; those of different keys run side by side. */
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
