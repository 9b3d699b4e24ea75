import type { Turns } from './Turns.ts';

/** Milliseconds of work after which others have their turn. */
const SLICE = 10;

/** How one request's work is cut into slices: it asks between its steps whether it has to rest. */
export class Pace {
  readonly #turns: Turns;
  readonly #now: () => number;
  #begun: number;

  /** @param now milliseconds */
  constructor(turns: Turns, now: () => number = () => performance.now()) {
    this.#turns = turns;
    this.#now = now;
    this.#begun = now();
  }

  /** Lets others have their turn, if the slice is over. */
  async rest(): Promise<void> {
    if (this.#now() - this.#begun >= SLICE) await this.yield();
  }

  /** Lets others have their turn: before work of which a single step may take long. */
  async yield(): Promise<void> {
    await this.#turns.next();
    this.#begun = this.#now();
  }

  /** Does work that stops between its steps. */
  async finish<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      await this.rest();
    }
  }
}
